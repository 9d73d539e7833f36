"""What may happen in a tournament, and what is refused."""

import pytest

from obelisk.errors import ObeliskError
from obelisk.table.features.tournaments.cards import told_of_tournament
from obelisk.table.features.tournaments.domain.announcing import announced
from obelisk.table.features.tournaments.domain.director import (
    SERVER,
    Arrive,
    Cancel,
    Leave,
    Next,
    Note,
    Rule,
    Start,
    Tick,
    Unite,
)
from obelisk.table.features.tournaments.domain.rounds import WALKOVER
from obelisk.table.features.tournaments.domain.standings import standings
from obelisk.table.features.tournaments.domain.tables import tables_of_round
from obelisk.table.features.tournaments.domain.values import CHAMPIONSHIP, MINUTE, ROUND_ROBIN, SWISS, Outcome, due_at
from obelisk.table.features.tournaments.views import listed
from tests.table.tournaments.playing import AT, Hall, lower_wins, somebody, terms


def refused(hall, command, who=None):
    before = hall.now
    with pytest.raises(ObeliskError) as problem:
        hall.does(command) if who is None else hall.does(command, who)
    assert hall.now is before
    assert problem.value.explain("ja") != problem.value.explain("en")
    return problem.value.code


def test_people_join_once_and_leave_before_it_begins():
    hall = Hall(3)
    v = hall.now.v
    hall.joins(1)
    assert hall.now.v == v
    hall.does(Leave(), somebody(1))
    assert [entrant.name for entrant in hall.now.entrants] == ["P0", "P2"]
    assert [entrant.number for entrant in hall.now.entrants] == [0, 1]
    assert refused(hall, Leave(), somebody(1)) == "tournament/not-in"


def test_only_the_organiser_starts_removes_rules_and_cancels():
    hall = Hall(2)
    for command in (Start(), Next(0), Cancel(), Leave(1), Rule(1, 0, (0,))):
        assert refused(hall, command, somebody(0)) == "tournament/not-organiser"
    hall.does(Leave(1))
    assert len(hall.now.entrants) == 1
    assert refused(hall, Start()) == "tournament/too-few"


def test_more_than_may_take_part_are_refused():
    hall = Hall(2, most=2)
    with pytest.raises(ObeliskError) as problem:
        hall.joins(2)
    assert problem.value.code == "tournament/full"


def test_computers_fill_up_to_the_fewest_and_to_whole_tables_and_never_beyond_the_most():
    assert len(Hall(3, filler="novice").starts().entrants) == 4
    assert len(Hall(1, filler="novice", fewest=4).starts().entrants) == 4
    assert len(Hall(2, filler="novice").starts().entrants) == 2
    assert len(Hall(5, game="microchip", seats=3, filler="novice").starts().entrants) == 6
    assert len(Hall(2, filler="novice", fewest=3, most=3).starts().entrants) == 3
    assert len(Hall(5, game="microchip", seats=4, filler="novice", most=7).starts().entrants) == 7
    cup = Hall(2, CHAMPIONSHIP, game="microchip", target=50, most=5, fewest=3, filler="novice").starts()
    assert len(cup.rounds[0].pairings[0].entrants) == 3


def test_a_swiss_can_be_joined_until_its_second_round_and_a_round_robin_not_after_its_start():
    hall = Hall(4, SWISS, rounds=3)
    hall.starts()
    hall.joins(4)
    hall.ends(lower_wins)
    hall.goes_on()
    assert hall.now.rounds[1].byes != ()
    with pytest.raises(ObeliskError) as problem:
        hall.joins(5)
    assert problem.value.code == "tournament/too-late"
    hall = Hall(3)
    hall.starts()
    with pytest.raises(ObeliskError):
        hall.joins(3)


def test_a_round_goes_on_only_when_all_its_games_have_ended_and_only_once():
    hall = Hall(4)
    hall.starts()
    assert refused(hall, Next(1)) == "tournament/round-runs"
    hall.ends(lower_wins)
    hall.goes_on()
    v = hall.now.v
    hall.does(Next(1))
    assert hall.now.v == v


def test_the_next_round_begins_by_itself_after_the_pause():
    hall = Hall(4, pause=20)
    hall.starts()
    hall.ends(lower_wins)
    assert due_at(hall.now) == hall.at + 20_000
    hall.does(Tick(), SERVER)
    assert len(hall.now.rounds) == 1
    hall.at += 20_000
    hall.does(Tick(), SERVER)
    assert len(hall.now.rounds) == 2


def test_it_starts_at_its_time_or_is_cancelled_where_too_few_have_come():
    for n, status in ((2, "running"), (1, "cancelled")):
        hall = Hall(n, starts_at=AT + MINUTE)
        assert due_at(hall.now) == AT + MINUTE
        hall.does(Tick(), SERVER)
        assert hall.now.status == "open"
        hall.at += MINUTE
        assert hall.does(Tick(), SERVER).status == status


def test_whoever_has_not_come_after_the_patience_is_not_waited_for():
    hall = Hall(2, patience=3)
    hall.starts()
    pairing = hall.now.unfinished[0]
    assert due_at(hall.now) == hall.at + 3 * MINUTE
    hall.does(Arrive(pairing.table, (0,)), SERVER)
    hall.at += 3 * MINUTE
    hall.does(Tick(), SERVER)
    assert hall.now.unfinished[0].absent == (pairing.entrants[1],)
    assert due_at(hall.now) is None


def test_who_withdraws_loses_the_present_game_and_all_others_by_walkover():
    hall = Hall(4)
    hall.starts()
    hall.does(Leave(), somebody(3))
    lost = next(pairing for pairing in hall.now.unfinished if 3 in pairing.entrants)
    assert lost.absent == (3,)
    hall.ends(lower_wins)
    hall.goes_on()
    walkover = next(pairing for pairing in hall.now.rounds[1].pairings if 3 in pairing.entrants)
    assert (walkover.table, walkover.outcome.reason) == (None, WALKOVER)
    hall.ends(lower_wins)
    hall.goes_on()
    hall.ends(lower_wins)
    assert hall.now.status == "over"
    assert standings(hall.now)[-1].entrant == 3


def test_it_is_over_when_only_one_is_left():
    hall = Hall(3, SWISS, rounds=3)
    hall.starts()
    hall.does(Leave(), somebody(0))
    hall.does(Leave(), somebody(1))
    hall.ends(lower_wins)
    assert hall.now.status == "over"


def test_the_organiser_decides_a_game_and_may_change_that():
    hall = Hall(2)
    hall.starts()
    assert refused(hall, Rule(2, 0, ())) == "tournament/no-game"
    assert refused(hall, Rule(1, 0, (2,))) == "table/seats"
    hall = Hall(4)
    hall.starts()
    hall.does(Rule(1, 0, (0,)))
    winner = hall.now.rounds[0].pairings[0].entrants[0]
    assert next(one for one in standings(hall.now) if one.entrant == winner).score == 1
    hall.does(Rule(1, 0, (0, 1)))
    assert next(one for one in standings(hall.now) if one.entrant == winner).score * 2 == 1
    # What the table says later changes nothing.
    table = hall.now.rounds[0].pairings[0].table
    v = hall.now.v
    hall.does(Note({table: Outcome("rules", (2, 1))}), SERVER)
    assert hall.now.v == v


def test_a_result_counts_once():
    hall = Hall(2)
    hall.starts()
    table = hall.now.unfinished[0].table
    hall.does(Note({table: Outcome("rules", (1, 2))}), SERVER)
    v = hall.now.v
    hall.does(Note({table: Outcome("rules", (2, 1))}), SERVER)
    assert hall.now.v == v


def test_a_cancelled_tournament_changes_no_more():
    hall = Hall(2)
    hall.does(Cancel())
    for command in (Start(), Cancel(), Leave(0), Next(0)):
        assert refused(hall, command) in ("tournament/over", "tournament/begun")
    with pytest.raises(ObeliskError):
        hall.joins(5)


def test_tables_have_the_players_on_their_seats_and_know_their_tournament():
    hall = Hall(3, filler="novice", clock={"kind": "game", "seconds": 60, "increment": 0}, rated=True)
    hall.starts()
    made = tables_of_round(hall.now, None, hall.at)
    assert len(made) == 2
    for (events, table), pairing in zip(made, hall.now.unfinished, strict=True):
        assert table.id == pairing.table
        assert table.has_begun
        assert table.is_rated
        assert [seat.owner for seat in table.seats] == [hall.now.entrants[one].owner for one in pairing.entrants]
        assert table.tournament == {"id": "abcdefghij", "title": "Cup", "round": 1}
        assert events[0].kind == "made"


def test_a_lot_says_whether_blue_or_orange_starts_a_tournaments_games_of_abstrakto():
    hall = Hall(8, game="abstrakto")
    hall.starts()
    made = [table for _, table in tables_of_round(hall.now, None, hall.at)]
    assert {(table.starter, table.colours) for table in made} == {(0, (0, 1)), (0, (1, 0))}
    assert [table.colours for _, table in tables_of_round(hall.now, None, hall.at)] == [one.colours for one in made]


def test_a_championship_ends_when_its_game_says_who_is_champion():
    hall = Hall(3, CHAMPIONSHIP, game="microchip", target=50, most=5)
    hall.starts()
    first = hall.now.unfinished[0]
    rules = {"totals": (60, 10, 5), "wins": (1, 0, 0)}
    hall.does(Note({first.table: Outcome("rules", (1, 2, 3), totals=(30, 10, 5), wins=(1, 0, 0))}), SERVER)
    assert standings(hall.now)[0].entrant == first.entrants[0]
    hall.goes_on()
    second = hall.now.unfinished[0]
    assert second.entrants == (*first.entrants[1:], first.entrants[0])
    hall.does(Note({second.table: Outcome("agreed", (1, 1, 1))}), SERVER)
    hall.goes_on()
    assert hall.now.unfinished[0].entrants == second.entrants
    hall.does(Note({hall.now.unfinished[0].table: Outcome("rules", (1, 2, 3), **rules, champions=(0,))}), SERVER)
    assert hall.now.status == "over"
    assert (standings(hall.now)[0].entrant, standings(hall.now)[0].score) == (second.entrants[0], 60)


def test_a_championship_that_everybody_has_left_is_broken_off_and_has_no_champion():
    hall = Hall(3, CHAMPIONSHIP, game="microchip", target=50, most=5)
    hall.starts()
    first = hall.now.unfinished[0]
    hall.does(Note({first.table: Outcome("rules", (1, 2, 3), totals=(30, 10, 5), wins=(1, 0, 0))}), SERVER)
    hall.goes_on()
    assert not hall.now.is_broken_off
    hall.does(Note({hall.now.unfinished[0].table: Outcome("abandoned", (1, 1, 1), (0, 1, 2))}), SERVER)
    assert (hall.now.status, hall.now.is_broken_off) == ("over", True)
    told = listed(hall.now, somebody(first.entrants[0]).owners, "en")
    assert (told["winners"], told["place"]) == ([], None)
    assert told_of_tournament(hall.now, "en").about.endswith("Broken off: there is no champion.")


def test_entrants_who_turn_out_to_be_one_person_become_the_first_of_them():
    hall = Hall(4)
    hall.does(Unite(), somebody(1, 3))
    assert [(entrant.number, entrant.name) for entrant in hall.now.entrants] == [(0, "P0"), (1, "P1"), (2, "P2")]
    v = hall.now.v
    hall.does(Unite(), somebody(1, 3))
    hall.does(Unite(), somebody(3))
    assert hall.now.v == v


def test_of_one_persons_entrants_in_a_running_tournament_the_later_ones_withdraw_and_lose_their_games():
    hall = Hall(4)
    hall.starts()
    hall.does(Unite(), somebody(1, 3))
    assert [entrant.is_out for entrant in hall.now.entrants] == [False, False, False, True]
    (game,) = [one for one in hall.now.last.pairings if 3 in one.entrants]
    assert game.absent == (3,)
    hall.does(Unite(), somebody(1, 3))
    assert [entrant.is_out for entrant in hall.now.entrants] == [False, False, False, True]
    # To withdraw is to withdraw as the one who is left.
    hall.does(Leave(), somebody(1, 3))
    assert [entrant.is_out for entrant in hall.now.entrants] == [False, True, False, True]


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"kind": "knockout"}, "tournament/kind"),
        ({"title": "x" * 61}, "tournament/long-title"),
        ({"seats": 3}, "tournament/number"),
        ({"most": 1}, "tournament/number"),
        ({"fewest": 9, "most": 8}, "tournament/number"),
        ({"most": 200}, "tournament/number"),
        ({"kind": SWISS, "rounds": 0}, "tournament/number"),
        ({"cycles": 9}, "tournament/number"),
        ({"filler": "god"}, "table/level"),
        ({"starts_at": 5}, "tournament/starts-at"),
        ({"patience": 0}, "tournament/number"),
        ({"pause": -1}, "tournament/number"),
        ({"kind": CHAMPIONSHIP, "target": 50}, "table/no-championships"),
        ({"kind": CHAMPIONSHIP, "game": "microchip", "most": 6, "target": 50}, "tournament/number"),
        ({"kind": CHAMPIONSHIP, "game": "microchip", "most": 5, "target": 50, "rated": True}, "table/rated-plain"),
        ({"options": {"seed": 5}, "game": "microchip"}, "tournament/chosen-deal"),
        ({"options": {"nonsense": 5}}, "setup/unknown-key"),
        ({"game": "nothing"}, "game/unknown"),
    ],
)
def test_what_cannot_be_played_is_refused(wishes, code):
    with pytest.raises(ObeliskError) as problem:
        announced("abcdefghij", terms(**{"kind": ROUND_ROBIN, **wishes}), "organiser", "", "seed", AT)
    assert problem.value.code == code
    assert problem.value.explain("ja") != problem.value.explain("en")

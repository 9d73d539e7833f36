"""What counts: points, and tie-breaks by the field's names, on an example that was worked out by hand."""

from fractions import Fraction

import pytest

from obelisk.table.core.state import COMPUTER, PERSON, Ending, Seat
from obelisk.table.features.tournaments.domain.results import outcome_of
from obelisk.table.features.tournaments.domain.standings import standings
from obelisk.table.features.tournaments.domain.values import ROUND_ROBIN, SWISS, Outcome, Pairing
from tests.table.tournaments.playing import Hall, lower_wins, with_results

HALF = Fraction(1, 2)


def found(tournament):
    return {one.entrant: one for one in standings(tournament)}


def a_swiss():
    """Four players, three rounds: 0 beats 1, 2 beats 3; 0 and 2 draw, 1 beats 3; 0 beats 3, 1 beats 2."""
    hall = Hall(4, SWISS, rounds=3)
    games = [
        ([(0, 1, 2), (2, 3, 2)], ()),
        ([(2, 0, 1), (1, 3, 2)], ()),
        ([(0, 3, 2), (1, 2, 2)], ()),
    ]
    return with_results(hall.now, games)


def test_the_hand_worked_table_of_a_swiss():
    """Scores 2½, 2, 1½, 0. Buchholz of 0 is 2 + 1½ + 0, of 1 is 2½ + 0 + 1½, of 2 is 0 + 2½ + 2, of 3 is 1½ + 2 + 2½.

    Sonneborn-Berger of 0 is 2 + 1½ / 2 + 0, of 1 is 0 + 1½, of 2 is 0 + 2½ / 2. Progressive: 1 + 1½ + 2½; 0 + 1 + 2;
    1 + 1½ + 1½.
    """
    table = found(a_swiss())
    assert [table[n].score for n in range(4)] == [2 + HALF, 2, 1 + HALF, 0]
    assert [table[n].place for n in range(4)] == [1, 2, 3, 4]
    breaks = [table[n].tie_breaks for n in range(4)]
    assert [one["buchholz"] for one in breaks] == [3 + HALF, 4, 4 + HALF, 6]
    assert [one["median"] for one in breaks] == [1 + HALF, 1 + HALF, 2, 2]
    assert [one["sonneborn-berger"] for one in breaks] == [2 + HALF * 3 / 2, 1 + HALF, Fraction(5, 4), 0]
    assert [one["progressive"] for one in breaks] == [5, 3, 4, 0]
    assert [one["direct"] for one in breaks] == [0, 0, 0, 0]


def test_the_direct_encounter_counts_first_and_only_among_those_who_have_all_met():
    hall = Hall(3, ROUND_ROBIN)
    won = with_results(hall.now, [([(0, 1, 0)], (2,)), ([(0, 2, 2)], (1,)), ([(1, 2, 0)], (0,))])
    table = found(won)  # everybody has beaten somebody: 1 each, and everybody 1 among them
    assert [table[n].place for n in range(3)] == [1, 1, 1]
    hall = Hall(4, SWISS, rounds=2)
    two = with_results(hall.now, [([(0, 1, 0), (2, 3, 2)], ()), ([(0, 3, 2), (1, 2, 0)], ())])
    table = found(two)  # 0 and 1 have a point each, and 1 has beaten 0
    assert (table[0].score, table[1].score) == (1, 1)
    assert (table[0].tie_breaks["direct"], table[1].tie_breaks["direct"]) == (0, 1)
    assert table[1].place < table[0].place


def test_a_bye_counts_a_point_in_a_swiss_and_nothing_in_a_round_robin():
    for kind, score in ((SWISS, 1), (ROUND_ROBIN, 0)):
        hall = Hall(3, kind, rounds=1 if kind == SWISS else 0)
        assert found(with_results(hall.now, [([(0, 1, 2)], (2,))]))[2].score == score


def test_an_unplayed_round_counts_for_buchholz_like_an_opponent_with_the_same_score():
    hall = Hall(3, SWISS, rounds=1)
    assert found(with_results(hall.now, [([(0, 1, 2)], (2,))]))[2].tie_breaks["buchholz"] == 1


@pytest.mark.parametrize(
    ("places", "scores"),
    [
        ((1, 2, 3), (1, HALF, 0)),
        ((1, 1, 3), (Fraction(3, 4), Fraction(3, 4), 0)),
        ((1, 2, 2), (1, Fraction(1, 4), Fraction(1, 4))),
        ((1, 1, 1), (HALF, HALF, HALF)),
        ((1, 1), (HALF, HALF)),
    ],
)
def test_places_are_worth_points_and_a_shared_win_is_split(places, scores):
    outcome = Outcome("rules", places)
    n = len(places)
    got = [sum(Fraction(outcome.duel(a, b), 2) for b in range(n) if b != a) / (n - 1) for a in range(n)]
    assert got == list(scores)


def seats(*kinds):
    return [Seat(kind, owner=f"o{number}") for number, kind in enumerate(kinds)]


def test_winners_come_first_then_points_and_who_has_left_is_last():
    pairing = Pairing((5, 6, 7), "t")
    everybody = seats(PERSON, PERSON, PERSON)
    assert outcome_of(Ending("rules", (1,), (10, 12, 11)), everybody, pairing).places == (3, 1, 2)
    assert outcome_of(Ending("rules", (1,), None), everybody, pairing).places == (2, 1, 2)
    gone = outcome_of(Ending("rules", (0,), (10, 9, 8)), seats(COMPUTER, PERSON, PERSON), pairing)
    assert (gone.places, gone.out) == ((3, 1, 2), (0,))


def test_a_draw_without_winners_is_a_draw_and_two_who_are_absent_have_both_lost():
    pairing = Pairing((0, 1), "t")
    both = seats(PERSON, PERSON)
    assert outcome_of(Ending("rules", ()), both, pairing).duel(0, 1) == 1
    nobody = outcome_of(Ending("absent", ()), both, Pairing((0, 1), "t", absent=(0, 1)))
    assert (nobody.duel(0, 1), nobody.duel(1, 0)) == (0, 0)


def test_whoever_wins_everything_is_first_in_every_kind():
    for kind, wishes in ((ROUND_ROBIN, {}), (SWISS, {"rounds": 3})):
        hall = Hall(6, kind, **wishes)
        last = standings(hall.plays_out(lower_wins))
        assert (last[0].entrant, last[0].place) == (0, 1)
        assert last[0].score == len(hall.now.rounds)

"""Chance at the table: the table rolls, nobody chooses, and what came can be checked after the game."""

import hashlib

import pytest

from obelisk.errors import IllegalMove
from obelisk.table.core.commands import Answer, Do, Move
from obelisk.table.core.dealing import commitment, roll
from obelisk.table.core.opening import LOCAL, make_local
from obelisk.table.core.referee import decide
from obelisk.table.core.refusals import Forbidden, Missing, Refused
from obelisk.table.core.state import replayed
from obelisk.table.views import records
from obelisk.table.views.advice import ask
from obelisk.table.views.lines import Line
from obelisk.table.views.pictures import Picture, frames_of
from obelisk.table.views.snapshots import snapshot
from tests.table.people import ADA, BEN, Desk

pytestmark = pytest.mark.usefixtures("dice")


def refused(code, kind=Refused):
    return pytest.raises(kind, check=lambda error: error.code == code)


def finished(desk):
    """Play a game of the toy to its end, always keeping."""
    while not desk.table.is_over:
        desk.move("keep")
    return desk


def expected(salt, ply):
    """Return what must come by the rules of docs/table.md: 1 and 3 have the weight 1, 2 has the weight 2."""
    number = int(hashlib.sha256(f"{salt}\nroll {ply}".encode()).hexdigest(), 16)
    return ["1", "2", "2", "3"][number % 4]


def test_the_table_rolls_when_the_game_begins_and_after_each_move():
    desk = Desk("toy-dice")
    assert desk.kinds()[-2:] == ["began", "moved"]
    assert desk.log[-1].data["seat"] == -1
    assert desk.table.active == (0,)
    happened = desk.move("keep")
    assert [(event.kind, event.data["seat"]) for event in happened] == [("moved", 0), ("moved", -1)]
    assert [event.data["active"] for event in happened] == [[-1], [1]]
    assert desk.table.active == (1,)


def test_nothing_is_rolled_before_everybody_sits_there():
    desk = Desk("toy-dice", people=(ADA, None))
    assert desk.table.ply == 0
    assert desk.table.active == ()


def test_rolls_follow_from_the_salt_and_the_number_of_moves():
    desk = finished(Desk("toy-dice"))
    salt = desk.table.made["salt"]
    rolled = [(ply, move) for ply, (seat, move) in enumerate(desk.table.position.history) if seat == -1]
    assert len(rolled) == 4
    assert [move for _, move in rolled] == [expected(salt, ply) for ply, _ in rolled]
    assert commitment(desk.table.made["setup"], salt) == desk.table.commitment


def test_rolls_keep_to_the_weights():
    position = Desk("toy-dice").table.position_at(0)
    came = [position.outcome(int(roll("salt", ply), 16)) for ply in range(2000)]
    assert abs(came.count("2") - 1000) < 120
    assert abs(came.count("1") - 500) < 100


def test_the_log_alone_leads_to_the_same_rolls():
    desk = finished(Desk("toy-dice"))
    again = replayed(desk.table.id, desk.log)
    assert again.position.history == desk.table.position.history


@pytest.mark.parametrize("move", ["3", "keep"])
def test_nobody_moves_for_chance(move):
    desk = Desk("toy-dice")
    for who in (ADA, BEN):
        with refused("table/chance-rolls", Forbidden) as caught:
            desk.does(Move(-1, move, None), who)
        assert "the table rolls" in caught.value.explain("en")
    with refused("table/over"):
        desk.does(Answer(-1, move))


def test_where_there_is_no_chance_there_is_no_seat_of_chance():
    with refused("table/no-such-seat", Missing):
        Desk("trip").does(Move(-1, "a1", None))


def test_an_outcome_is_no_move_of_a_player():
    with pytest.raises(IllegalMove):
        Desk("toy-dice").move("3")


def test_a_move_that_answers_the_position_before_the_roll_is_stale():
    desk = Desk("toy-dice")
    with refused("table/stale"):
        desk.move("keep", ply=0)
    desk.move("keep", ply=1)


# Taking back


def test_what_came_cannot_be_taken_back():
    desk = Desk("toy-dice")
    desk.move("keep")
    with refused("table/rolled") as caught:
        desk.do("offer", what="takeback")
    assert "You cannot take this move back" in caught.value.explain("en")
    shown = snapshot(desk.table, ADA, 0, here=(), now=desk.at, language="en")
    assert "You cannot take this move back" in shown["takeback"]["why_not"]
    assert shown["takeback"]["code"] == "table/rolled"


def test_alone_with_a_computer_nobody_takes_back_what_came_either():
    desk = Desk("toy-dice", people=(ADA, None), computers={1: "novice"})
    desk.move("keep")
    with refused("table/rolled"):
        desk.do("undo")


def test_at_one_screen_moves_are_taken_back_and_the_same_comes_again(dice):
    table = make_local(dice.start(), ["Ada", "Ben"])
    before = table.position
    _, once = decide(table, Move(0, "keep", None), LOCAL, 0)
    _, back = decide(once, Do("undo"), LOCAL, 0)
    assert back.position == before
    _, again = decide(back, Move(0, "keep", None), LOCAL, 0)
    assert again.position.history == once.position.history


def test_on_a_board_to_try_moves_on_chance_rolls_freely():
    desk = Desk("toy-dice", people=(ADA, ADA), analysis=True)
    came = set()
    for _ in range(12):
        desk.move("keep")
        came.add(desk.table.position.history[-1])
        desk.do("undo")
    assert len(came) > 1
    assert desk.table.position.history[-1][0] == -1


# Clocks


@pytest.mark.parametrize("kind", ["game", "move"])
def test_chance_has_no_clock(kind):
    desk = Desk("toy-dice", clock={"kind": kind, "seconds": 60})
    assert desk.table.clocks.running == (0,)
    desk.at += 10_000
    desk.move("keep")
    assert desk.table.clocks.running == (1,)
    assert desk.table.clocks.left == ((50_000, 60_000) if kind == "game" else (60_000, 60_000))
    assert desk.table.clocks.next_flag() == desk.at + 60_000
    moved = [event.data for event in desk.log if event.kind == "moved"]
    assert all(len(event["clocks"]) == 2 for event in moved)


# What is shown


def test_everybody_sees_what_came():
    desk = Desk("toy-dice")
    desk.move("keep")
    for viewer in (0, 1, None):
        shown = snapshot(desk.table, ADA, viewer, here=(), now=desk.at, language="en")
        assert [seat for seat, _ in shown["moves"]] == [-1, 0, -1]
        assert all(move for _, move in shown["moves"])
    assert 'data-roll="' in Picture(viewer=1, language="en").draw(desk.table)
    assert frames_of(desk.table) == 4


def test_the_record_of_a_table_has_the_rolls():
    desk = finished(Desk("toy-dice"))
    written = records.record_of(desk.table)
    assert [seat for seat, _ in written["moves"]] == [-1, 0, -1, 1] * 2


def test_after_the_game_every_roll_can_be_checked():
    desk = Desk("toy-dice")
    with refused("table/not-over"):
        records.rolls(desk.table)
    finished(desk)
    found = records.rolls(desk.table)
    assert found["are_kept"]
    assert [one["ply"] for one in found["rolls"]] == [0, 2, 4, 6]
    for one in found["rolls"]:
        text = f"{desk.table.made['salt']}\nroll {one['ply']}"
        assert one["hash"] == hashlib.sha256(text.encode()).hexdigest()
        assert one["weights"] == [("1", 1), ("2", 2), ("3", 1)]
        assert one["place"] == int(one["hash"], 16) % 4
        assert one["move"] == one["follows"] == ["1", "2", "2", "3"][one["place"]]


def test_a_roll_that_does_not_follow_from_the_salt_is_found():
    desk = finished(Desk("toy-dice"))
    # By luck the few rolls of a short game may follow from another salt too, but not from many.
    kept = []
    for salt in map(str, range(20)):
        desk.table.made["salt"] = salt
        kept.append(records.rolls(desk.table)["are_kept"])
    assert kept.count(False) > 10


# Lines and advice


def test_in_a_line_chance_rolls_for_itself_and_the_line_says_what_came():
    desk = Desk("toy-dice", people=(ADA, ADA))
    picture = Picture(viewer=0, language="en")
    shown = Line(moves=("keep",)).show(desk.table, picture)
    assert [seat for seat, _ in shown["moves"]] == [0, -1]
    assert shown["seat"] == 1
    line = Line(moves=tuple(move for _, move in shown["moves"]))
    further = line.show(desk.table, picture)
    assert further["moves"] == shown["moves"]
    assert further["svg"] == shown["svg"]


def test_an_earlier_position_on_chances_turn_is_shown_as_it_was():
    desk = finished(Desk("toy-dice"))
    shown = Line(ply=2).show(desk.table, Picture(viewer=None, language="en"))
    assert (shown["moves"], shown["seat"]) == ([], None)


def test_there_is_no_advice_on_chances_turn():
    desk = finished(Desk("toy-dice"))
    assert ask(desk.table, ADA, Line(ply=2)).seat is None
    assert ask(desk.table, ADA, Line(ply=2)).think(3) == []
    assert ask(desk.table, ADA, Line(ply=3)).seat == 1

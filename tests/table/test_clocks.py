"""Clocks: the server's time alone decides (docs/table.md)."""

import pytest

from obelisk.errors import BadRequest
from obelisk.table.core.clocks import DAY, Control, fresh, read_control
from obelisk.table.core.commands import NOBODY, Flag, Resume
from obelisk.table.core.referee import is_overdue
from obelisk.table.core.state import COMPUTER
from tests.table.people import ADA, BEN, CLEO, MINUTE, Desk

FIVE = {"kind": "game", "seconds": 300, "increment": 5}
HALF = {"kind": "move", "seconds": 30}


def left(desk):
    return desk.table.clocks.at(desk.at)


def test_no_clock_runs_before_the_game_begins():
    desk = Desk(people=(ADA, None), clock=FIVE)
    desk.at += 10 * MINUTE
    assert left(desk) == (5 * MINUTE, 5 * MINUTE)


def test_only_the_clock_of_who_may_move_runs_and_a_move_adds_the_increment():
    desk = Desk(clock=FIVE)
    desk.at += MINUTE
    desk.move("a1")
    desk.at += 2 * MINUTE
    assert left(desk) == (4 * MINUTE + 5000, 3 * MINUTE)
    desk.move("c3")
    assert left(desk) == (4 * MINUTE + 5000, 3 * MINUTE + 5000)


def test_time_for_each_move_is_whole_again_after_it():
    desk = Desk(clock=HALF)
    desk.at += 20_000
    desk.move("a1")
    desk.at += 25_000
    desk.move("c3")
    assert left(desk) == (30_000, 30_000)


def test_where_several_may_move_all_their_clocks_run():
    desk = Desk("abstrakto", clock=HALF, options={"discard": "secret"})
    desk.at += 10_000
    desk.move(desk.table.position.moves(0)[0], seat=0)
    desk.at += 10_000
    assert left(desk)[1] == 10_000


def test_a_flag_falls_at_its_time_and_not_before():
    desk = Desk(clock=HALF)
    assert desk.table.clocks.next_flag() == desk.at + 30_000
    desk.at += 29_999
    assert not is_overdue(desk.table, desk.at)
    assert desk.does(Flag(), NOBODY) == []
    desk.at += 1
    assert is_overdue(desk.table, desk.at)
    desk.does(Flag(), NOBODY)
    assert (desk.ended.reason, desk.ended.winners) == ("time", (1,))
    assert desk.kinds()[-2:] == ["flagged", "ended"]


def test_among_three_a_computer_plays_on_for_who_runs_out_of_time():
    desk = Desk("microchip", people=(ADA, BEN, CLEO), clock=HALF, options={"players": 3})
    seat = desk.table.active[0]
    desk.at += 30_000
    desk.does(Flag(), NOBODY)
    assert desk.table.seats[seat].kind == COMPUTER
    assert not desk.table.is_over


def test_a_computer_loses_on_time_too():
    desk = Desk(people=(ADA,), computers={1: "novice"}, clock=HALF)
    desk.move("a1")
    desk.at += 30_000
    desk.does(Flag(), NOBODY)
    assert (desk.ended.reason, desk.ended.winners) == ("time", (0,))


def test_the_time_in_which_the_server_stood_still_is_not_counted():
    desk = Desk(clock=FIVE)
    desk.at += MINUTE + 60 * MINUTE
    desk.does(Resume(60 * MINUTE), NOBODY)
    assert left(desk) == (4 * MINUTE, 5 * MINUTE)


def test_taking_back_gives_no_time_back():
    desk = Desk(people=(ADA, ADA), clock=FIVE)
    desk.at += MINUTE
    desk.move("a1")
    desk.do("undo")
    assert left(desk) == (4 * MINUTE + 5000, 5 * MINUTE)
    desk.at += MINUTE
    assert left(desk) == (3 * MINUTE + 5000, 5 * MINUTE)


def test_after_the_end_no_clock_runs():
    desk = Desk(clock=FIVE)
    desk.do("resign")
    assert desk.table.clocks.next_flag() is None


def test_a_clock_that_goes_backwards_takes_no_time():
    desk = Desk(clock=FIVE)
    desk.at -= MINUTE
    desk.move("a1")
    assert left(desk)[0] == 5 * MINUTE + 5000


def test_days_are_for_correspondence():
    control = read_control({"kind": "days", "seconds": 3 * 24 * 3600})
    assert control == Control("days", 3 * DAY)
    assert read_control(control.as_json()) == control
    assert fresh(control, 2).left == (3 * DAY, 3 * DAY)


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "game", "seconds": 1},
        {"kind": "game", "seconds": 300, "increment": -1},
        {"kind": "days", "seconds": 3600},
        {"kind": "move", "seconds": True},
        {"kind": "move"},
        {},
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(clock):
    with pytest.raises(BadRequest):
        read_control(clock)

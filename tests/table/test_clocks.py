"""Clocks: the server's time alone decides (docs/table.md)."""

import pickle
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from obelisk.errors import BadRequest
from obelisk.table.core.clocks import DAY, clock_kinds, fresh, read_control
from obelisk.table.core.commands import NOBODY, Flag, Resume
from obelisk.table.core.referee import is_overdue
from obelisk.table.core.state import COMPUTER
from obelisk.words.places import messages
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
    assert read_control(control.as_json()) == control
    assert fresh(control, 2).left == (3 * DAY, 3 * DAY)


GO = {"kind": "byoyomi", "seconds": 60, "periods": 3, "period": 30}


def test_a_move_in_main_time_gives_nothing_back():
    desk = Desk(clock=GO)
    desk.at += 20_000
    desk.move("a1")
    assert left(desk)[0] == 40_000 + 90_000


def test_a_move_within_a_byoyomi_period_costs_nothing():
    desk = Desk(clock=GO)
    desk.at += 60_000 + 29_000
    desk.move("a1")
    assert left(desk)[0] == 3 * 30_000


def test_each_whole_byoyomi_period_that_passes_is_lost():
    desk = Desk(clock=GO)
    desk.at += 60_000 + 30_000 + 12_000
    desk.move("a1")
    assert left(desk)[0] == 2 * 30_000


def test_the_flag_falls_at_the_end_of_the_last_byoyomi_period():
    desk = Desk(clock=GO)
    assert desk.table.clocks.next_flag() == desk.at + 60_000 + 90_000


def test_bronstein_gives_back_the_time_of_a_move_up_to_the_delay():
    desk = Desk(clock={"kind": "bronstein", "seconds": 60, "delay": 5})
    desk.at += 3000
    desk.move("a1")
    assert left(desk)[0] == 60_000
    desk.at += 20_000
    desk.move("c3")
    assert left(desk) == (60_000, 45_000)


def test_bronstein_gives_back_no_more_when_another_seat_moves_in_between():
    desk = Desk("abstrakto", clock={"kind": "bronstein", "seconds": 60, "delay": 5}, options={"discard": "secret"})
    desk.at += 20_000
    desk.move(desk.table.position.moves(0)[0], seat=0)
    desk.at += 2000
    desk.move(desk.table.position.moves(1)[0], seat=1)
    assert left(desk) == (45_000, 43_000)


@given(st.data())
def test_every_clock_is_read_back_from_its_notation(data):
    kind = data.draw(st.sampled_from(sorted(clock_kinds())))
    numbers = {one.name: data.draw(st.integers(one.low, one.high)) for one in clock_kinds()[kind].numbers}
    control = read_control({"kind": kind, **numbers})
    assert read_control(control.notation) == control


@pytest.mark.parametrize("text", ["", "10", "ten+5", "10+5+3", "9999+0", "3x30"])
def test_a_notation_that_no_clock_has_is_refused_with_examples(text):
    with pytest.raises(BadRequest) as refusal:
        read_control(text)
    assert refusal.value.code in ("table/clock-notation", "table/clock-number")


HOURGLASS = """
from obelisk.table.core.clocks import ClockKind, Number

KIND = ClockKind(
    name="refill",
    numbers=(Number(name="seconds", low=10, high=600, suggested=60),),
    words={
        "en": "title = refill\\nseconds = Seconds\\nshort = { $seconds } s, refilled",
        "ja": "title = 補充\\nseconds = 秒数\\nshort = { $seconds }秒・補充",
    },
    start=lambda numbers: numbers["seconds"] * 1000,
    after_move=lambda numbers, at_turn, left: max(left, numbers["seconds"] * 500),
    notation=lambda numbers: f"refill {numbers['seconds']}",
    read=lambda text: {"seconds": int(text[7:])} if text.startswith("refill ") else None,
)
"""
PROJECT = """
[project]
name = "refill-clock"
version = "1"

[project.entry-points."obelisk.clocks"]
refill = "refill_clock:KIND"
"""


@pytest.fixture
def refill(tmp_path, monkeypatch):
    """A package from outside that brings a kind of clock."""
    (tmp_path / "refill_clock.py").write_text(HOURGLASS, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    monkeypatch.setenv("OBELISK_GAMES", str(tmp_path))
    monkeypatch.setattr(sys, "path", [*sys.path])
    clock_kinds.cache_clear()
    yield "refill 60"
    clock_kinds.cache_clear()


def test_a_package_brings_a_kind_of_clock(refill):
    desk = Desk(clock=read_control(refill).as_json())
    desk.at += 50_000
    desk.move("a1")
    assert left(desk) == (30_000, 60_000)


def test_a_clock_of_a_package_is_in_the_form_and_in_the_lists(refill, serve):
    visitor = serve()
    form = visitor.get("/new/trip").text
    assert '<option value="refill">refill</option>' in form
    assert 'name="clock-refill-seconds"' in form
    made = visitor.post("/api/v1/tables", json={"game": "trip", "clock": refill})
    assert made.json()["snapshot"]["clock"] == {"kind": "refill", "seconds": 60}
    (listed,) = visitor.get("/api/v1/tables?mine=1").json()["tables"]
    assert listed["clock_text"] == "60 s, refilled"


def test_lists_leave_out_the_words_of_a_clock_whose_package_is_gone(refill, serve, monkeypatch):
    visitor = serve()
    visitor.post("/api/v1/tables", json={"game": "trip", "clock": refill})
    monkeypatch.setenv("OBELISK_GAMES", "")
    clock_kinds.cache_clear()
    (listed,) = visitor.get("/api/v1/tables?mine=1").json()["tables"]
    assert (listed["clock_text"], listed["is_by_days"]) == (None, False)


@pytest.mark.parametrize("clock", [FIVE, HALF, GO])
def test_clocks_go_to_the_processes_that_work_for_a_table(clock):
    clocks = Desk(clock=clock).table.clocks
    assert pickle.loads(pickle.dumps(clocks)) == clocks


def test_every_kind_of_clock_speaks_both_languages():
    for kind in clock_kinds().values():
        english, japanese = messages(kind.place, "en"), messages(kind.place, "ja")
        assert english.keys() == japanese.keys()
        assert {f"{kind.place}/{one.name}" for one in kind.numbers} < english.keys()


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "game", "seconds": 1},
        {"kind": "game", "seconds": 300, "increment": -1},
        {"kind": "days", "seconds": 3600},
        {"kind": "move", "seconds": True},
        {"kind": "move"},
        {"kind": "move", "seconds": 30, "increment": 5},
        {},
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(clock):
    with pytest.raises(BadRequest):
        read_control(clock)

"""The puzzle of the day, and the best that can be built."""

from datetime import UTC, date, datetime

import pytest

import obelisk
from obelisk.games.microchip import puzzles


def test_a_day_has_the_same_puzzle_whoever_asks_and_however_the_date_is_given():
    asked = puzzles.daily("2026-11-15")
    assert asked == puzzles.daily(date(2026, 11, 15))
    assert asked == puzzles.daily(datetime(2026, 11, 15, 23, 59))  # noqa: DTZ001
    assert asked == obelisk.game("microchip").start(seed=20261115, players=1)
    assert asked != puzzles.daily("2026-11-16")


def test_the_puzzle_of_a_day_is_the_same_on_every_machine():
    setup = puzzles.daily("2026-11-15").setup
    assert setup["boards"] == ["PYPRYRYYPGYPGRBRBGBGGPRBB"]
    tiles = "B1 BI BL BT BT Y1 YI YI YL YT R1 R1 RI RT RX G1 G1 GI GL GT P1 PL PL PT PX"
    assert setup["tiles"] == tiles.split()


def test_without_a_date_it_is_today_by_the_time_of_greenwich():
    before = puzzles.daily(datetime.now(UTC).date())
    assert puzzles.daily() in (before, puzzles.daily(datetime.now(UTC).date()))


@pytest.mark.parametrize("day", ["2026-13-01", "yesterday", "", 7, 2026.5])
def test_what_is_no_date_is_refused_in_words(day):
    with pytest.raises(obelisk.BadRequest, match="Write a date like 2026-11-15"):
        puzzles.daily(day)


@pytest.mark.compiled
def test_the_optimum_is_proven_and_scores_what_it_says():
    puzzle = puzzles.daily("2026-11-15")
    best = puzzles.optimum(puzzle)
    assert best.proven
    assert puzzle.play(best.move).result.points == (best.score,)
    assert puzzles.optimum(puzzle.play("build")) == best


def test_only_microchip_has_an_optimum():
    with pytest.raises(obelisk.BadRequest, match="this is a position of kono"):
        puzzles.optimum(obelisk.game("kono").start())


@pytest.mark.parametrize(
    ("score", "best", "cent"), [(54, 54, 100), (53, 54, 98), (0, 54, 0), (-50, 54, 0), (-2, 0, 0), (-4, -2, 0)]
)
def test_only_the_best_is_a_hundred_per_cent(score, best, cent):
    assert puzzles.per_cent(score, best) == cent

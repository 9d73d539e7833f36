"""Kono, step by step."""

from obelisk.lessons.goals import captures, last_move, one_of, wins
from obelisk.lessons.step import Lesson, Step, Tempting
from obelisk.position import Position


def _steps(before: Position, after: Position) -> bool:
    """Ask for a move that takes nothing."""
    return not captures(before, after)


def _jumps_over_two(before: Position, after: Position) -> bool:
    first, last = last_move(after)[:2], last_move(after)[2:]
    return captures(before, after) and abs(ord(first[0]) - ord(last[0])) + abs(int(first[1]) - int(last[1])) == 3


LESSON = Lesson(
    "kono",
    (
        Step(
            game="kono",
            name="capture",
            goal=captures,
            solution="b1b3",
            tempting=(
                Tempting("b2b3", "kono/needs-jump"),
                Tempting("b1b2", "kono/own-piece"),
                Tempting("a1b3", "move/not-straight"),
            ),
        ),
        Step(
            game="kono",
            name="step",
            moves="a1a3 c3a3",
            goal=_steps,
            solution="c2c3",
            tempting=(Tempting("c1c3", "kono/too-far"), Tempting("a3a2", "move/enemy-piece")),
        ),
        Step(
            game="kono",
            name="two",
            moves="b1b3 a4a2",
            goal=_jumps_over_two,
            solution="d2a2",
            tempting=(Tempting("a1a3", "kono/blocked"),),
        ),
        Step(
            game="kono",
            name="stuck",
            moves="d1d3 a4a2 d2a2 b4a4 b1b3 c4b4 a1a3 c3c4",
            goal=wins,
            solution="c2c3",
        ),
        Step(
            game="kono",
            name="end",
            moves=(
                "b1b3 d4d2 c1c3 a4a2 d1c1 d3d4 c2c4 d2d3 c1c2 b4a4 c3a3 d3d2 c2c3 a4b4 c3d3 b4a4 c4c3 d2c2 c3c4 c2c3 "
                "b2c2 a2b2 a1a2 b2b1 a3c3 b1c1 a2b2 a4a3 c3c1 a3a2"
            ),
            goal=one_of("c2a2"),
            solution="c2a2",
        ),
    ),
)

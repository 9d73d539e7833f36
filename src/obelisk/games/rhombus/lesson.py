"""Rhombus, step by step, on a small board."""

from obelisk.lessons.goals import anything, one_of, wins
from obelisk.lessons.step import Lesson, Step, Tempting

BOARD = {"size": 4, "sides": 0}

LESSON = Lesson(
    "rhombus",
    (
        Step(
            game="rhombus",
            name="place",
            setup=BOARD,
            moves="b2 c2",
            goal=anything,
            solution="b3",
            tempting=(Tempting("c2", "move/occupied"), Tempting("e1", "move/no-such-cell")),
        ),
        Step(
            game="rhombus",
            name="neighbours",
            setup=BOARD,
            moves="b2 d2",
            goal=one_of("a2", "c2", "b1", "b3", "c1", "a3"),
            solution="b3",
        ),
        Step(game="rhombus", name="bridge", setup=BOARD, moves="b2 d2 c3 c2", goal=one_of("b3"), solution="b3"),
        Step(game="rhombus", name="block", setup=BOARD, moves="b2 a3 c3 b3 d1 d2", goal=one_of("c2"), solution="c2"),
        Step(game="rhombus", name="join", setup=BOARD, moves="c1 a2 c2 d2 b4 c4", goal=wins, solution="b3"),
    ),
)

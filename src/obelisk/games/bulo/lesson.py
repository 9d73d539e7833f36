"""Bulo, step by step."""

from obelisk.lessons.goals import anything, last_move, one_of
from obelisk.lessons.step import Lesson, Step, Tempting
from obelisk.position import Position


def _takes_three(before: Position, after: Position) -> bool:
    return len(before.view(None)["cells"]) - len(after.view(None)["cells"]) == 3


def _takes_several(before: Position, after: Position) -> bool:
    return len(last_move(after)) > len("a1")


LESSON = Lesson(
    "bulo",
    (
        Step(game="bulo", name="one", goal=anything, solution="b2", tempting=(Tempting("a1b2", "move/not-straight"),)),
        Step(
            game="bulo",
            name="run",
            goal=_takes_three,
            solution="b2b4",
            tempting=(Tempting("a1d1", "bulo/too-many"),),
        ),
        Step(
            game="bulo",
            name="gap",
            moves="b2b3 c4",
            goal=_takes_several,
            solution="a2a4",
            tempting=(Tempting("a2c2", "bulo/gap"), Tempting("b2", "bulo/gone")),
        ),
        Step(
            game="bulo",
            name="last",
            moves="a2c2 d2 a3c3 d3 a4c4 d4",
            goal=one_of("a1c1", "b1d1"),
            solution="a1c1",
            tempting=(Tempting("a1d1", "bulo/too-many"),),
        ),
    ),
)

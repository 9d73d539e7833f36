"""Trip, step by step."""

from obelisk.lessons.goals import anything, one_of
from obelisk.lessons.step import Lesson, Step, Tempting

LESSON = Lesson(
    "trip",
    (
        Step(
            game="trip",
            name="place",
            goal=anything,
            solution="b2",
            tempting=(Tempting("e5", "move/no-such-cell"),),
        ),
        Step(
            game="trip",
            name="away",
            moves="b2",
            seat=1,
            goal=anything,
            solution="d4",
            tempting=(Tempting("c3", "trip/too-close"), Tempting("b2", "move/occupied")),
        ),
        Step(
            game="trip",
            name="close",
            moves="c3 b1 b4 a1 d1 b2 a4 d3 c1 d4 c2 a2 d2 b3",
            goal=anything,
            solution="c4",
            tempting=(Tempting("b3", "move/occupied"),),
        ),
        Step(
            game="trip",
            name="count",
            moves="b2 c4 d1 b3 d2 b4 c2 d4 b1 d3 a4 c3 a3 c1",
            goal=one_of("a1"),
            solution="a1",
        ),
    ),
)

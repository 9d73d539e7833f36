"""Decapawn, step by step."""

from obelisk.lessons.goals import captures, last_move, wins
from obelisk.lessons.step import Lesson, Step, Tempting
from obelisk.position import Position


def _goes_ahead(before: Position, after: Position) -> bool:
    return last_move(after)[0] == last_move(after)[2]


def _goes_diagonally(before: Position, after: Position) -> bool:
    return not _goes_ahead(before, after)


LESSON = Lesson(
    "decapawn",
    (
        Step(
            game="decapawn",
            name="ahead",
            goal=_goes_ahead,
            solution="c1c2",
            tempting=(Tempting("c1c3", "decapawn/backwards"), Tempting("c1d1", "decapawn/backwards")),
        ),
        Step(
            game="decapawn",
            name="diagonal",
            goal=_goes_diagonally,
            solution="c1d2",
            tempting=(Tempting("c1e2", "decapawn/too-far"),),
        ),
        Step(
            game="decapawn",
            name="capture",
            moves="c1c2 c5c4 c2c3 b5b4",
            goal=captures,
            solution="c3b4",
            tempting=(Tempting("c3c4", "decapawn/blocked"), Tempting("c3c2", "decapawn/backwards")),
        ),
        Step(
            game="decapawn",
            name="far",
            moves="a1a2 a5a4 d1e2 c5d4 e2d3 b5b4 d3e4 d5c4",
            goal=wins,
            solution="e4d5",
            tempting=(Tempting("e4e5", "decapawn/blocked"),),
        ),
    ),
)

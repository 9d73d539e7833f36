"""Plug-In, step by step, on a map of nine tiles."""

from typing import Any

from obelisk.lessons.goals import anything, last_move, mover, wins
from obelisk.lessons.step import Lesson, Step, Tempting
from obelisk.position import Position

WALK = "a1a2 a5a4 d1e2 c5d4 e2d3 b5b4 d3e4 d5c4"
"""A Decapawn that the first player wins with the next move."""
EVEN = "c4 c1 c3 a3 d1 d4 b2 d2 a2 d3 a4 c2 a1 b3 b1"
"""A Trip with one cell left, which will end in a draw."""


def _match(**others: Any) -> dict[str, Any]:
    tiles = ["trip", "kono", "bulo", "bulo", "decapawn", "trip", "kono", "decapawn", "kono"]
    return {"macro": "rhombus", "size": 3, "sides": 0, "tiles": tiles, "obelisk": 0, **others}


def _wins_tile(before: Position, after: Position) -> bool:
    return bool(after.view(None)["cells"].get(before.view(None)["tile"]) == mover(after))


def _chooses_decapawn(before: Position, after: Position) -> bool:
    return last_move(after) == "@b2"


LESSON = Lesson(
    "plug-in",
    (
        Step(
            game="plug-in",
            name="choose",
            setup=_match(pieces=[None, None, 0, None, None, 1, None, None, None]),
            goal=anything,
            solution="@b2",
            tempting=(
                Tempting("@c2", "plug-in/tile-taken"),
                Tempting("b2", "plug-in/choose-first"),
            ),
        ),
        Step(
            game="plug-in",
            name="win",
            setup=_match(),
            moves=f"@b2 {WALK}",
            goal=_wins_tile,
            solution="e4d5",
            tempting=(Tempting("@a1", "plug-in/still-playing"), Tempting("e4e5", "decapawn/blocked")),
        ),
        Step(
            game="plug-in",
            name="obelisk",
            setup=_match(),
            moves=f"@b2 {WALK} e4d5",
            seat=1,
            goal=anything,
            solution="@b3",
            tempting=(Tempting("@b2", "plug-in/tile-taken"),),
        ),
        Step(game="plug-in", name="draw", setup=_match(), moves=f"@a1 {EVEN}", seat=1, goal=_wins_tile, solution="b4"),
        Step(
            game="plug-in",
            name="which",
            setup=_match(pieces=[1, 0, None, None, None, 1, 0, None, None]),
            goal=_chooses_decapawn,
            solution="@b2",
        ),
        Step(
            game="plug-in",
            name="join",
            setup=_match(pieces=[1, 0, None, None, None, 1, 0, None, None]),
            moves=f"@b2 {WALK}",
            goal=wins,
            solution="e4d5",
        ),
    ),
)

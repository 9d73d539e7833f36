"""Abstrakto, step by step."""

from typing import Any

from obelisk.games.abstrakto.rules.grid import KIND_OF
from obelisk.lessons.goals import anything, mover, wins
from obelisk.lessons.step import Goal, Lesson, Step, Tempting
from obelisk.position import Position

SOLID, LINE, CROSS = range(3)
SMALL = 16
"""An area of fewer quarters than this is shut off from the rest of the board, in these positions."""


def _set_up(**others: Any) -> dict[str, Any]:
    return {"size": 7, "discard": "random", "kept": [[5, 5, 5], [5, 5, 5]], "starts": 0, **others}


def _lays(*kinds: int) -> Goal:
    return lambda before, after: _kind(before, after) in kinds


def _lays_on_edge(before: Position, after: Position) -> bool:
    place = after.view(None)["last"]
    return _kind(before, after) == LINE and (place[0] in "ao" or place[1:] in ("1", "15"))


def _kind(before: Position, after: Position) -> int:
    return int(KIND_OF[before.read(after.history[-1][1], mover(after))[1]])


def _owns_corner(before: Position, after: Position) -> bool:
    """Ask that a small area belongs to who has just moved."""
    areas = after.view(None)["areas"]
    return any(area["owner"] == mover(after) and len(area["quarters"]) < SMALL for area in areas)


LESSON = Lesson(
    "abstrakto",
    (
        Step(
            game="abstrakto",
            name="solid",
            setup=_set_up(),
            goal=_lays(SOLID),
            solution="h8",
            tempting=(Tempting("pass", "abstrakto/can-place"),),
        ),
        Step(
            game="abstrakto",
            name="line",
            setup=_set_up(),
            moves="h8 f4",
            goal=_lays(LINE),
            solution="i10",
            tempting=(Tempting("i8", "abstrakto/overlaps"),),
        ),
        Step(
            game="abstrakto",
            name="edge",
            setup=_set_up(),
            moves="h8 f4",
            goal=_lays_on_edge,
            solution="a8",
            tempting=(Tempting("a9", "abstrakto/cross-on-edge"), Tempting("p8", "abstrakto/off-board")),
        ),
        Step(
            game="abstrakto",
            name="cross",
            setup=_set_up(),
            moves="h8 f4 a8 j15",
            goal=_lays(CROSS),
            solution="k11",
            tempting=(Tempting("g7", "abstrakto/overlaps"), Tempting("o3", "abstrakto/cross-on-edge")),
        ),
        Step(
            game="abstrakto",
            name="area",
            setup=_set_up(),
            moves="d2 l12",
            goal=_owns_corner,
            solution="b4",
        ),
        Step(
            game="abstrakto",
            name="majority",
            setup=_set_up(),
            moves="b4 f2 h10 l12",
            goal=_owns_corner,
            solution="d4",
        ),
        Step(
            game="abstrakto",
            name="none-left",
            setup=_set_up(kept=[[3, 6, 6], [5, 5, 5]]),
            moves="b2 n14 f6 d12 l4 h10",
            goal=anything,
            solution="j9",
            tempting=(Tempting("b14", "abstrakto/none-left"), Tempting("pass", "abstrakto/can-place")),
        ),
        Step(
            game="abstrakto",
            name="end",
            setup=_set_up(kept=[[5, 6, 4], [6, 6, 3]]),
            moves=(
                "m5 g12 e3 n8 d7 i2 k5 o14 l15 e10 j10 g2 m10 b15 l7 c9 h15 b4 o2 d14 i7 m3 l12 n12 f8 d12 j14 f14 b12"
            ),
            seat=1,
            goal=wins,
            solution="k3",
        ),
        Step(
            game="abstrakto",
            name="main",
            setup=_set_up(kept=[[6, 4, 5], [4, 5, 6]]),
            moves="d5 d15 c3 g11 l13 j14 e8 k9 o12 m8 i5 c8 f6 n6 n2 b12 l4 l1 m11 e11 k7 g8 e3 n4 n14 i7 h2 i9 j2",
            seat=1,
            goal=wins,
            solution="e13",
        ),
        Step(
            game="abstrakto",
            name="discard",
            setup={"size": 7, "discard": "open", "starts": 0},
            goal=anything,
            solution="drop SLC",
            tempting=(Tempting("h8", "abstrakto/discard-first"),),
        ),
    ),
)

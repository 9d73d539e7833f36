"""Microchip, step by step: two turns of a draft, then building alone with the tiles of one puzzle."""

from typing import Any

from obelisk.lessons.goals import anything
from obelisk.lessons.step import Goal, Lesson, Step, Tempting
from obelisk.position import Position

POOL = (
    "BT RI G1 GI RL, GT B1 Y1 P1 GL, G1 YT PT BT BL, PT BL BI P1 RL, PL PL RI GL BI, G1 RX PL YL GX, RL YT GT YT BL, "
    "R1 R1 P1 GT Y1, BT YX R1 YL B1, B1 GI GL RT RT"
)
TILES = "B1 BI BT BT BX Y1 Y1 YL YL YX R1 RI RL RL RT G1 GI GI GL GL P1 PI PL PL PT"
BOARD, OTHER_BOARD = "PPYBYRPPYRGRGBPGGYBBGYRRB", "PRBGBPPBPYYBGRGBYGYRGRPRY"
RING = "a1NE b1NW a2NS b2NS a3NS a4ES b4NW b5SW a5E"
"""A long path up the left edge, open at b3."""
WHOLE = (
    "a1NE b1NW c1E d1NEW e1NW a2NS b2NS c2E d2NESW e2NSW a3NS b3ES c3EW d3NESW e3NSW a4ES b4NW d4NSW e4NS b5SW c5E d5SW"
)
"""The best layout of the puzzle, without the three tiles at a5, c4 and e5 that close it."""


def _draft() -> dict[str, Any]:
    columns = [column.split() for column in POOL.split(", ")]
    return {"players": 2, "boards": [BOARD, OTHER_BOARD], "pool": columns}


def _puzzle() -> dict[str, Any]:
    return {"players": 1, "boards": [BOARD], "tiles": TILES.split()}


def _scores(least: int) -> Goal:
    return lambda before, after: after.result is not None and after.result.points[0] >= least


def _keeps_corner(before: Position, after: Position) -> bool:
    return after.history[-1][1] == "build a1NE b1NW"


LESSON = Lesson(
    "microchip",
    (
        Step(
            game="microchip",
            name="take",
            setup=_draft(),
            goal=anything,
            solution="take G1",
            tempting=(Tempting("take B1", "microchip/not-in-column"), Tempting("build", "microchip/draft-first")),
        ),
        Step(
            game="microchip",
            name="column",
            setup=_draft(),
            moves="take BT; take RI; take RL; take G1",
            goal=anything,
            solution="take GI",
            tempting=(Tempting("take GL", "microchip/not-in-column"),),
        ),
        Step(
            game="microchip",
            name="colour",
            setup=_puzzle(),
            goal=anything,
            solution="place YX d2",
            tempting=(
                Tempting("place RT d2", "microchip/wrong-colour"),
                Tempting("build d5NESW", "microchip/off-board"),
            ),
        ),
        Step(
            game="microchip",
            name="meet",
            setup=_puzzle(),
            bench="build c2E",
            goal=_scores(-44),
            solution="place Y1 d2",
            tempting=(
                Tempting("build c2E d2N", "microchip/not-meeting"),
                Tempting("build c2E d2W e3N", "microchip/not-held"),
            ),
        ),
        Step(
            game="microchip",
            name="edge",
            setup=_puzzle(),
            bench="build a1NW b1NW",
            goal=_keeps_corner,
            solution="turn a1",
            tempting=(Tempting("build a1NW", "microchip/off-board"),),
        ),
        Step(
            game="microchip",
            name="closed",
            setup=_puzzle(),
            bench="build a1NE b1NW a2S",
            goal=_scores(6 - 2 * 21),
            solution="place P1 b2",
            tempting=(Tempting("build a1NE b1NW a2S b2E", "microchip/not-meeting"),),
        ),
        Step(
            game="microchip",
            name="biggest",
            setup=_puzzle(),
            bench=f"build {RING} c4E d4W",
            goal=_scores(18 - 2 * 15),
            solution="place R1 b3",
        ),
        Step(
            game="microchip",
            name="score",
            setup=_puzzle(),
            bench=f"build {WHOLE} a5E c4E",
            goal=_scores(52),
            solution="place B1 e5",
        ),
    ),
)

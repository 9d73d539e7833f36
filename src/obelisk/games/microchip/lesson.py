"""Microchip, step by step: some turns of a draft, then building alone with the tiles of one puzzle."""

from typing import Any

from obelisk.authoring import Goal, Position, last_move
from obelisk.games.microchip.rules.boards import read_colours
from obelisk.games.microchip.rules.data import CONNECTIONS, count_tiles
from obelisk.games.microchip.rules.layouts import check_layout, read_layout

SHAPES = {"B": "1ITTX", "Y": "11LLX", "R": "1ILLT", "G": "1IILL", "P": "1ILLT"}
TILES = [colour + shape for colour, shapes in SHAPES.items() for shape in shapes]
"""The tiles of the puzzle, on whichever board."""


def set_up(given: dict[str, Any]) -> dict[str, Any]:
    """Return the set-up of a draft; or where no pool is given, of the puzzle."""
    return given if "pool" in given else {"players": 1, "tiles": TILES, **given}


def scores(least: int) -> Goal:
    return lambda before, after: after.result is not None and after.result.points[0] >= least


def keeps_corner(before: Position, after: Position) -> bool:
    return last_move(after) == "build a1NE b1NW"


def lays_on(cell: str) -> Goal:
    return lambda before, after: cell in last_move(after)


def meets(position: Position, laid: str) -> bool:
    """Ask that paths of two tiles which one holds meet, with nothing wrong about them."""
    view, seat, layout = position.view(None), position.active[0], read_layout(laid)
    check = check_layout(read_colours(view["boards"][seat]), count_tiles(view["held"][seat]), layout)
    return not check.wrong and len(check.ends) < sum(CONNECTIONS[sides] for sides in layout)

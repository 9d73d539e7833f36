"""Colours, shapes and tiles.

A tile's paths are a set of sides, as bits in the order N E S W: 0b0011 reaches north and east. North is towards the
higher row. The shape follows from the sides, and so does the number of connections.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np

from obelisk.authoring import BadSetup, Message, SquareBoard

Array = np.ndarray[Any, Any]

SIZE = 5
CELLS = SIZE * SIZE
BOARD = SquareBoard(SIZE, SIZE)

COLOURS = "BYRGP"
N_COLOURS = len(COLOURS)
COLOUR_NAMES = tuple(Message(f"microchip/colour/{colour}") for colour in ("blue", "yellow", "red", "green", "purple"))

SHAPES = "1ILTX"
N_SHAPES = len(SHAPES)
TILES = tuple(colour + shape for colour in COLOURS for shape in SHAPES)
TILES_OF_A_COLOUR = 12

SIDES = "NESW"
NORTH, EAST, SOUTH, WEST = (1 << side for side in range(4))
PATTERNS = 16
NO_SHAPE = -1

COLUMN_STEP = (0, 1, 0, -1)
ROW_STEP = (1, 0, -1, 0)


def opposite(side: int) -> int:
    """Return the side (0 to 3) of the neighbour that meets *side*."""
    return (side + 2) % 4


def neighbour(cell: int, side: int) -> int | None:
    """Return the cell beyond a side, or None where the board ends."""
    column, row = BOARD.place(cell)
    return BOARD.at(column + COLUMN_STEP[side], row + ROW_STEP[side])


def _shape(sides: int) -> int:
    is_straight = sides in (NORTH | SOUTH, EAST | WEST)
    return (NO_SHAPE, 0, 1 if is_straight else 2, 3, 4)[sides.bit_count()]


# For each set of sides: its shape, and how many connections it has.
SHAPE_OF = np.array([_shape(sides) for sides in range(PATTERNS)], np.int64)
CONNECTIONS = np.array([sides.bit_count() for sides in range(PATTERNS)], np.int64)

# For each shape how many connections it has, and its sides before it is turned.
REACH = np.array([1, 2, 2, 3, 4], np.int64)
UNTURNED = (NORTH, NORTH | SOUTH, NORTH | EAST, NORTH | EAST | WEST, NORTH | EAST | SOUTH | WEST)


def turned(sides: int, quarters: int) -> int:
    """Return the sides of a tile after so many quarter turns clockwise."""
    quarters %= 4
    return (sides << quarters | sides >> (4 - quarters)) & (PATTERNS - 1)


def tile_of(colour: str, sides: int) -> str:
    """Return the name of the tile of a colour that reaches these sides."""
    return colour + SHAPES[SHAPE_OF[sides]]


def tile_number(name: Any) -> tuple[int, int]:
    """Return the colour and the shape of the tile called *name*.

    >>> tile_number("RT")
    (2, 3)
    """
    if not isinstance(name, str) or name not in TILES:
        raise BadSetup("microchip/no-such-tile", given=name, colours=" ".join(COLOURS), shapes=" ".join(SHAPES))
    return COLOURS.index(name[0]), SHAPES.index(name[1])


def count_tiles(names: Iterable[Any]) -> Array:
    """Return how many tiles of each colour and shape are among *names*: [colour, shape]."""
    held = np.zeros((N_COLOURS, N_SHAPES), np.int64)
    for name in names:
        held[tile_number(name)] += 1
    return held


def list_tiles(held: Array) -> list[str]:
    """Return the names of tiles counted by colour and shape, in order.

    >>> list_tiles(count_tiles(["RT", "B1", "RT"]))
    ['B1', 'RT', 'RT']
    """
    return [name for name, n in zip(TILES, held.ravel(), strict=True) for _ in range(n)]

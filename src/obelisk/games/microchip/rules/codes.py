"""A layout as one number, so that handing it in is a move like any other.

The board is coloured like a chessboard. The twelve *dark* cells are noted first: which of them hold a tile. Every side
between two cells belongs to one of the thirteen *light* cells, so what is left to say is, light cell by light cell,
which of its sides a path crosses or reaches, and whether it holds a tile: paths over the sides of an empty cell come
from its neighbours, so they come only from neighbours that hold a tile. Counted like this there are fewer than 2**58
numbers, and the empty layout is number 0. A few numbers are nobody's, because they give a dark cell a tile that no path
reaches; `code_of` never returns them, and no move has them.

Layouts that the number can express satisfy the placing rules by themselves: two neighbouring tiles share their path or
have none, and no path leaves the board.
"""

from typing import Any

import numpy as np

from obelisk.authoring import State, bits, rule
from obelisk.games.microchip.rules.data import BOARD, CELLS, neighbour, opposite

_LIGHT = [cell for cell in range(CELLS) if sum(BOARD.place(cell)) % 2 == 0]
_DARK = [cell for cell in range(CELLS) if sum(BOARD.place(cell)) % 2]

LIGHT, DARK = np.array(_LIGHT), np.array(_DARK)
SIDES_OF_LIGHT = np.array([sum(1 << side for side in range(4) if neighbour(cell, side) is not None) for cell in _LIGHT])
"""The sides of each light cell beyond which there is a cell."""

BEYOND = np.array(
    [[-1 if (other := neighbour(cell, side)) is None else other for side in range(4)] for cell in range(CELLS)]
)
"""The cell beyond each side of a cell, or -1."""
OPPOSITE = np.array([opposite(side) for side in range(4)])

DARK_BEYOND = np.array([[_DARK.index(other) if other in _DARK else -1 for other in BEYOND[cell]] for cell in _LIGHT])
"""Which of the dark cells lies beyond each side of a light one, or -1."""


@rule
def filled_beyond(filled: int, place: int) -> int:
    """Return the sides of a light cell beyond which there is one of a set of dark cells with a tile."""
    sides = 0
    for side in range(4):
        if DARK_BEYOND[place, side] >= 0:
            sides |= ((filled >> DARK_BEYOND[place, side]) & 1) << side
    return sides


@rule
def ways(beyond: int, place: int) -> int:
    """Return how many ways a light cell can be: empty with paths from its neighbours, or a tile with some sides."""
    return (1 << bits.count(beyond)) + (1 << bits.count(SIDES_OF_LIGHT[place])) - 1


# The same for all sets of dark cells at once.
_SETS: Any = np.arange(1 << len(_DARK))
_FILLED = np.array([filled_beyond(_SETS, place) for place in range(len(_LIGHT))]).T
_WAYS = (1 << np.bitwise_count(_FILLED).astype(np.int64)) + (1 << np.bitwise_count(SIDES_OF_LIGHT)) - 1

FIRST = np.cumsum([0, *np.prod(_WAYS, axis=1)])
"""The number of the first layout for each set of dark cells with a tile; in the end, how many there are in all."""

LAYOUTS = int(FIRST[-1])
SETS = len(FIRST) - 1


@rule
def first_of(filled: int) -> int:
    """Return the number of the first layout for a set of dark cells.

    Nothing else that is compiled reads the table of 32 KiB: every function that does would bring it along.
    """
    return FIRST[filled]


@rule
def set_of(code: int) -> int:
    """Return the set of dark cells that the layout with a number has tiles on."""
    below, above = 0, SETS
    while above - below > 1:
        middle = (below + above) // 2
        if first_of(middle) <= code:
            below = middle
        else:
            above = middle
    return below


@rule
def pack_bits(chosen: int, mask: int) -> int:
    """Return the bits of *chosen* at the places of *mask*, moved together."""
    packed, place = 0, 0
    while mask != 0:
        packed |= ((chosen >> bits.lowest(mask)) & 1) << place
        place += 1
        mask &= mask - 1
    return packed


@rule
def unpack_bits(packed: int, mask: int) -> int:
    """Return the bits of *packed* moved apart to the places of *mask*."""
    chosen = 0
    while mask != 0:
        if packed & 1:
            chosen |= mask & -mask
        packed >>= 1
        mask &= mask - 1
    return chosen


@rule
def code_of(layout: State) -> int:
    """Return the number of a layout: the sides of the tile on each cell, 0 where there is none."""
    filled = 0
    for i in range(len(DARK)):
        if layout[DARK[i]] != 0:
            filled |= 1 << i
    code = 0
    for i in range(len(LIGHT) - 1, -1, -1):
        beyond = filled_beyond(filled, i)
        way = pack_bits(bits.wide(layout[LIGHT[i]]), SIDES_OF_LIGHT[i])
        if way == 0:
            way = pack_bits(sides_towards(layout, LIGHT[i]), beyond)
        else:
            way += (1 << bits.count(beyond)) - 1
        code = code * ways(beyond, i) + way
    return first_of(filled) + code


@rule
def sides_towards(layout: State, cell: int) -> int:
    """Return the sides of a cell to which a path of a neighbour comes."""
    sides = 0
    for side in range(4):
        other = BEYOND[cell, side]
        if other >= 0 and bits.has(bits.wide(layout[other]), OPPOSITE[side]):
            sides |= 1 << side
    return sides


@rule
def lay_out(code: int, layout: State) -> None:
    """Write the layout with a number into *layout*."""
    filled = set_of(code)
    code -= first_of(filled)
    layout[:] = 0
    for i in range(len(LIGHT)):
        cell, beyond = LIGHT[i], filled_beyond(filled, i)
        way = code % ways(beyond, i)
        code //= ways(beyond, i)
        if way < 1 << bits.count(beyond):
            reached = unpack_bits(way, beyond)
        else:
            reached = unpack_bits(way - (1 << bits.count(beyond)) + 1, SIDES_OF_LIGHT[i])
            layout[cell] = reached
            reached &= beyond
        for side in range(4):
            if bits.has(reached, side):
                layout[BEYOND[cell, side]] |= 1 << OPPOSITE[side]

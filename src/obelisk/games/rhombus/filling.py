"""Dead and captured cells of Rhombus: free cells that may as well be filled, since nobody gains anything there.

A cell is *dead* if no shortest chain ever needs it: all that a seat could go on to from there touches already, as far
as its six neighbours tell. Its colour does not matter. Two cells side by side are *captured* by a seat if either of
them is dead once the seat has the other: whenever the other takes one, it takes the second. So both are its own.
"""

from itertools import combinations

import numpy as np

from obelisk.authoring import State, rule
from obelisk.games.rhombus.cells import CORNER, LEFT, NEAR
from obelisk.kernel.bits import wide

FREE = 0
ALIVE, DEAD, CAPTURED = 0, 1, 2
"""Why a free cell was filled, if it was; CAPTURED + seat for the seat that has captured it."""

_RING = range(6)


def _is_dead(own: int, free: int) -> bool:
    """Tell whether a cell is dead, by which of its neighbours are a seat's own and which are free, as bits.

    Its own pieces side by side are one chain. What is left around the cell, chains and free cells, must touch each
    other; no way through the cell is then shorter than one past it.
    """
    around = [1 if own >> i & 1 else 2 if free >> i & 1 else 0 for i in _RING]
    number = list(_RING)
    for i in (*_RING, *_RING):
        if around[i] == around[i - 1] == 1:
            number[i] = number[i - 1] = min(number[i], number[i - 1])
    left = {number[i] for i in _RING if around[i] != 0}
    touching = {frozenset((number[i], number[i - 1])) for i in _RING}
    return all(frozenset(pair) in touching for pair in combinations(left, 2))


DEAD_WITH = np.array([[not own & free and _is_dead(own, free) for free in range(64)] for own in range(64)], np.bool_)
"""Whether a cell is dead, by its neighbours that are a seat's own and those that are free."""


ROWS, COLUMNS, NEITHER = 1, 2, 3
"""Which sides somebody owns: bottom and top, left and right, or none."""


@rule
def owner_of_side(place: int) -> int:
    """Return what the owner of a place beside the board owns; nobody owns a corner."""
    if place == CORNER:
        return 0
    return COLUMNS if place <= LEFT else ROWS


@rule
def around(w: State, length: int, cell: int, wanted: int, sides: int) -> int:
    """Return which neighbours of a cell, as bits, are *wanted*: free, or pieces or *sides* of one seat."""
    found = 0
    for i in range(6):
        near = wide(NEAR[length, cell, i])
        if near >= 0:
            found |= wide(w.owners[near] == wanted) << i
        else:
            found |= wide(owner_of_side(near) == sides) << i
    return found


@rule
def is_dead_with(w: State, length: int, rows: int, cell: int, free: int, seat: int, more: int) -> bool:
    """Tell whether a cell is dead, as either seat sees it, once a seat has one *more* of its *free* neighbours."""
    left = free & ~more
    own = around(w, length, cell, 1 << seat, ROWS if rows == seat else COLUMNS) | more
    other = around(w, length, cell, 2 >> seat, COLUMNS if rows == seat else ROWS)
    return DEAD_WITH[own, left] or DEAD_WITH[other, left]


@rule
def fill(w: State, cell: int, owner: int, why: int) -> None:
    """Let a free cell be somebody's."""
    w.owners[cell] = owner
    w.filled[cell] = why


@rule
def fill_all(w: State, length: int, rows: int) -> None:
    """Fill dead and captured cells as long as there are any; *rows* is the seat that owns bottom and top."""
    for cell in range(length * length):
        w.filled[cell] = ALIVE
    is_new = True
    while is_new:
        is_new = False
        for cell in range(length * length):
            if w.owners[cell] == FREE and fill_at(w, length, rows, cell):
                is_new = True


@rule
def fill_at(w: State, length: int, rows: int, cell: int) -> bool:
    """Fill a free cell if it is dead, or captured together with a neighbour; tell whether it was."""
    free = around(w, length, cell, FREE, NEITHER)
    if is_dead_with(w, length, rows, cell, free, 0, 0):
        fill(w, cell, 1, DEAD)
        return True
    for i in range(3):
        if free >> i & 1 == 0:
            continue
        other = NEAR[length, cell, i]
        for seat in range(2):
            if is_dead_with(w, length, rows, cell, free, seat, 1 << i):
                others_free = around(w, length, other, FREE, NEITHER)
                if is_dead_with(w, length, rows, other, others_free, seat, 1 << i + 3):
                    fill(w, cell, 1 << seat, CAPTURED + seat)
                    fill(w, other, 1 << seat, CAPTURED + seat)
                    return True
    return False

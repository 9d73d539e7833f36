"""Chain: in turn a piece on any free cell of a hexagon, until it is full. The longer list of groups wins."""

from functools import cache

import numpy as np

from obelisk.authoring import HexBoard, Numbers, State, StateType, bits, end, number, rule
from obelisk.kernel.placing import hexagon, put

SMALLEST, LARGEST = 2, 4
MOST_CELLS = hexagon(LARGEST)
FULL = (1 << MOST_CELLS) - 1

# The cells around each cell of a board of each size, as a set.
AROUND = np.zeros((LARGEST + 1, MOST_CELLS), np.int64)
for _size in range(SMALLEST, LARGEST + 1):
    _hexagon = HexBoard.hexagon(_size)
    AROUND[_size, : len(_hexagon)] = [_hexagon.around(cell) for cell in range(len(_hexagon))]

STATE = StateType("chain", length=number(SMALLEST, LARGEST), free=number(0, FULL), pieces=number(0, FULL, 2))


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Put the piece down; on a full board the longer list of groups wins."""
    put(s, seat, move)
    if s.free == 0:
        end(s, 0b10 if has_longer_list(s, 1) else 0b01)


@rule
def has_longer_list(s: State, seat: int) -> bool:
    """Tell whether a seat's list of groups is longer: the largest counts, then the second largest, and so on.

    The lists cannot be equal, because the number of cells is odd.
    """
    own, other = s.pieces[seat], s.pieces[1 - seat]
    while own != 0 and other != 0:
        ours, theirs = largest_group(s, own), largest_group(s, other)
        if bits.count(ours) != bits.count(theirs):
            return bits.count(ours) > bits.count(theirs)
        own &= ~ours
        other &= ~theirs
    return own != 0


@rule
def largest_group(s: State, cells: int) -> int:
    """Return the largest group among *cells*; of equal ones the one with the first cell."""
    largest = 0
    while cells != 0:
        group = group_with(s, bits.lowest(cells), cells)
        cells &= ~group
        if bits.count(group) > bits.count(largest):
            largest = group
    return largest


@rule
def group_with(s: State, cell: int, cells: int) -> int:
    """Return those of *cells* that hang together with *cell*."""
    group, waiting = 0, 1 << cell
    while waiting != 0:
        cell = bits.lowest(waiting)
        group |= 1 << cell
        waiting |= AROUND[s.length, cell] & cells
        waiting &= ~group
    return group


@rule
def points(s: State, totals: Numbers) -> None:
    """The largest group of each seat."""
    for seat in range(2):
        totals[seat] = bits.count(largest_group(s, s.pieces[seat]))


_board = cache(HexBoard.hexagon)


def board(s: State) -> HexBoard:
    """Return the board that a position is played on."""
    return _board(int(s.length))

"""Y: in turn a piece on any free cell of a triangle. A chain that touches all three sides wins."""

from functools import cache

import numpy as np

from obelisk.authoring import HexBoard, State, StateType, as_set, bits, end, number, rule
from obelisk.kernel.placing import put

SMALLEST, LARGEST = 3, 9
SIDES = 3
MOST_CELLS = LARGEST * (LARGEST + 1) // 2
FULL = (1 << MOST_CELLS) - 1

# Of a board of each size: all its cells, those around each cell, and those on each side, as sets.
CELLS = np.zeros(LARGEST + 1, np.int64)
AROUND = np.zeros((LARGEST + 1, MOST_CELLS), np.int64)
ON_SIDE = np.zeros((LARGEST + 1, SIDES), np.int64)
for _size in range(SMALLEST, LARGEST + 1):
    _triangle = HexBoard.triangle(_size)
    CELLS[_size] = as_set(range(len(_triangle)))
    AROUND[_size, : len(_triangle)] = [_triangle.around(cell) for cell in range(len(_triangle))]
    for _cell, (_column, _row) in enumerate(_triangle.spots):
        for _side, _is_there in enumerate((_row == 0, _column == 0, _column + _row == _size - 1)):
            ON_SIDE[_size, _side] |= int(_is_there) << _cell

STATE = StateType(
    "y",
    length=number(SMALLEST, LARGEST),
    free=number(0, FULL),
    pieces=number(0, FULL, 2),
    # For each side the pieces, of either seat, whose chains have reached it.
    reached=number(0, FULL, SIDES),
)


@rule
def begin(s: State) -> None:
    """The board starts empty."""
    s.free = CELLS[s.length]
    s.pieces[:] = 0
    s.reached[:] = 0
    s.turn = 0


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Put the piece down; a chain that now touches all three sides wins."""
    put(s, seat, move)
    cell = 1 << move
    beside = AROUND[s.length, move] & s.pieces[seat]
    touched = 0
    for side in range(SIDES):
        if cell & ON_SIDE[s.length, side] | beside & s.reached[side]:
            touched += 1
            s.reached[side] |= cell
            spread(s, seat, side, beside)
    if touched == SIDES:
        end(s, 1 << seat)


@rule
def spread(s: State, seat: int, side: int, waiting: int) -> None:
    """Tell all pieces of a chain, from those *waiting* on, that it has reached a side."""
    waiting &= ~s.reached[side]
    while waiting != 0:
        cell = bits.lowest(waiting)
        s.reached[side] |= 1 << cell
        waiting |= AROUND[s.length, cell] & s.pieces[seat]
        waiting &= ~s.reached[side]


_board = cache(HexBoard.triangle)


def board(s: State) -> HexBoard:
    """Return the board that a position is played on."""
    return _board(int(s.length))

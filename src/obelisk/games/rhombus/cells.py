"""Sets of cells of Rhombus as two numbers of 61 bits each, and which cells lie beside which."""

import numpy as np

from obelisk.games.rhombus.rules import LARGEST, SMALLEST

MOST = LARGEST * LARGEST
"""Cells of the largest board."""

HALF = 61
"""So many cells go into each of the two numbers: no bit of them is a sign."""

AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours of a cell, each beside the one before it: how far right and up."""

BOTTOM, TOP, LEFT, RIGHT, CORNER = -1, -2, -3, -4, -5
"""What stands for a neighbour that is no cell: a side of the board, or nobody's corner between two of them."""

LOW, HIGH = (np.array([1 << cell - first if 0 <= cell - first < HALF else 0 for cell in range(MOST)], np.int64)
             for first in (0, HALF))  # fmt: skip
"""Each cell as a set, in two numbers."""


def _beside(size: int, column: int, row: int) -> int:
    """Return the cell at a column and row, or what stands for a place beside the board."""
    if 0 <= column < size and 0 <= row < size:
        return row * size + column
    if 0 <= column < size:
        return BOTTOM if row < 0 else TOP
    if 0 <= row < size:
        return LEFT if column < 0 else RIGHT
    return CORNER


NEAR = np.full((LARGEST + 1, MOST, 6), CORNER, np.int16)
"""By size and cell: its six neighbours, in the order of `AROUND`."""

FAR = np.full((LARGEST + 1, MOST, 6), CORNER, np.int16)
"""By size and cell: what a bridge over its i-th neighbour and the one after that leads to, if that is a cell too."""

for _size in range(SMALLEST, LARGEST + 1):
    for _cell in range(_size * _size):
        _row, _column = divmod(_cell, _size)
        for _i, (_right, _up) in enumerate(AROUND):
            _next_right, _next_up = AROUND[(_i + 1) % 6]
            NEAR[_size, _cell, _i] = _beside(_size, _column + _right, _row + _up)
            FAR[_size, _cell, _i] = _beside(_size, _column + _right + _next_right, _row + _up + _next_up)

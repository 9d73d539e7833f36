"""Whole numbers in the rules, and sets of cells as the bits of one: cell 0 is the lowest bit."""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.kernel.rule import rule
from obelisk.kernel.state import Numbers


def count(cells: int) -> int:
    """Return how many cells are in the set."""
    return int(cells).bit_count()


def lowest(cells: int) -> int:
    """Return the first cell of a set that is not empty."""
    return (int(cells) & -int(cells)).bit_length() - 1


@rule
def wide(number: Any) -> int:
    """Return a number that an array stores small as one of 64 bits: plain Python would overflow when it grows."""
    return np.int64(number)  # type: ignore[return-value]


@rule
def has(cells: int, cell: int) -> bool:
    """Tell whether *cell* is in the set."""
    return (cells >> cell) & 1 == 1


@rule
def list_cells(cells: int, moves: Numbers) -> int:
    """Write the cells of the set into *moves*, in order, and return how many they are."""
    n = 0
    while cells != 0:
        moves[n] = lowest(cells)
        cells &= cells - 1
        n += 1
    return n


@rule
def nth(cells: int, n: int) -> int:
    """Return the cell of a set that has *n* others before it."""
    first = 0
    for width in (32, 16, 8, 4, 2, 1):
        before = count(cells >> first & (1 << width) - 1)
        if n >= before:
            n -= before
            first += width
    return first

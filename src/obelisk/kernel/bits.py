"""Sets of cells as the bits of one whole number: cell 0 is the lowest bit."""

from __future__ import annotations

from obelisk.kernel.rule import rule
from obelisk.kernel.state import Numbers


def count(cells: int) -> int:
    """Return how many cells are in the set."""
    return int(cells).bit_count()


def lowest(cells: int) -> int:
    """Return the first cell of a set that is not empty."""
    return (int(cells) & -int(cells)).bit_length() - 1


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

"""Boards: their cells, the names of the cells, and which cells touch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations, product
from typing import Any

import numpy as np

from obelisk.kernel.state import LARGEST_SET, MOST_IN_SET

LETTERS = "abcdefghijklmnopqrstuvwxyz"
"""The letters of columns, from the left."""

HEX_STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
"""The steps from a hexagon to its neighbours, in columns and rows."""


class Board:
    """Cells in a fixed order, each with a name. Pictures and notation follow from the kind of board."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the cells, in order."""
        raise NotImplementedError

    @cached_property
    def cells(self) -> dict[str, int]:
        """The number of each cell, by name."""
        return {name: cell for cell, name in enumerate(self.names)}

    def place(self, cell: int) -> tuple[float, float]:
        """Return where a cell lies: how far to the right, and how far up."""
        raise NotImplementedError

    def __len__(self) -> int:
        return len(self.names)


@dataclass(frozen=True)
class SquareBoard(Board):
    """Columns a, b, … from the left and rows 1, 2, … from the bottom.

    Pieces stand in the cells, or, `on_lines`, on the crossings of lines.

    >>> SquareBoard(2, 2).names
    ('a1', 'b1', 'a2', 'b2')
    """

    columns: int
    rows: int
    on_lines: bool = False

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the cells: row 1 first, each row from column a."""
        return tuple(f"{LETTERS[c]}{r + 1}" for r in range(self.rows) for c in range(self.columns))

    def at(self, column: int, row: int) -> int | None:
        """Return the cell at a column and row (from 0), or None beside the board."""
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return row * self.columns + column
        return None

    def place(self, cell: int) -> tuple[int, int]:
        """Return the column and row of a cell, from 0."""
        return cell % self.columns, cell // self.columns

    def runs(self, length: int, steps: tuple[tuple[int, int], ...]) -> Iterator[tuple[int, ...]]:
        """Yield every straight run of *length* cells that goes on by one of *steps* (columns, rows)."""
        for first in range(len(self)):
            column, row = self.place(first)
            for right, up in steps:
                run = [self.at(column + i * right, row + i * up) for i in range(length)]
                cells = tuple(cell for cell in run if cell is not None)
                if len(cells) == length:
                    yield cells

    def around(self, cell: int) -> int:
        """Return the set of the cells that touch *cell* in the eight directions."""
        column, row = self.place(cell)
        steps = [(right, up) for right in (-1, 0, 1) for up in (-1, 0, 1) if (right, up) != (0, 0)]
        return as_set(near for right, up in steps if (near := self.at(column + right, row + up)) is not None)

    def symmetries(self) -> list[list[int]]:
        """Return where each cell goes in the eight turns and mirrorings of a board with equal sides."""
        last, places, images = self.columns - 1, [self.place(cell) for cell in range(len(self))], []
        for is_turned, right, up in product((False, True), repeat=3):
            moved = [(last - column if right else column, last - row if up else row) for column, row in places]
            images.append([c * self.columns + r if is_turned else r * self.columns + c for c, r in moved])
        return images


@dataclass(frozen=True)
class HexBoard(Board):
    """Hexagons of a rhombus with `size` on a side: all of them, or those that `only` names by column and row (from 0).

    Each row stands half a cell further to the right than the one below it. A cell is called the same on every board: a1
    is the corner of the rhombus, even where that is beside the board.

    >>> HexBoard.triangle(3).names
    ('a1', 'b1', 'c1', 'a2', 'b2', 'a3')
    """

    size: int
    only: frozenset[tuple[int, int]] | None = None
    has_sides: bool = True
    """Whether the sides of the board mean something: then pictures show them."""

    @classmethod
    def triangle(cls, size: int, *, has_sides: bool = True) -> HexBoard:
        """Return a triangle with *size* cells on a side: the near left half of a rhombus."""
        return cls(size, frozenset((c, r) for c in range(size) for r in range(size - c)), has_sides)

    @classmethod
    def hexagon(cls, size: int, *, has_sides: bool = False) -> HexBoard:
        """Return a hexagon with *size* cells on a side.

        >>> [len(HexBoard.hexagon(size)) for size in (1, 2, 3, 4)]
        [1, 7, 19, 37]
        """
        across = range(2 * size - 1)
        inside = (size - 1, 3 * (size - 1))
        cells = frozenset((c, r) for c in across for r in across if inside[0] <= c + r <= inside[1])
        return cls(2 * size - 1, cells, has_sides)

    @cached_property
    def spots(self) -> tuple[tuple[int, int], ...]:
        """The column and row of each cell, from 0: row 1 first, each row from the left."""
        whole = ((column, row) for row in range(self.size) for column in range(self.size))
        return tuple(spot for spot in whole if self.only is None or spot in self.only)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the cells: row 1 first, each row from the left."""
        return tuple(f"{LETTERS[column]}{row + 1}" for column, row in self.spots)

    @cached_property
    def rows(self) -> dict[int, tuple[int, ...]]:
        """The cells of each row that has some, by the row from 0."""
        found: dict[int, list[int]] = {}
        for cell, (_, row) in enumerate(self.spots):
            found.setdefault(row, []).append(cell)
        return {row: tuple(cells) for row, cells in found.items()}

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The cells that touch each cell."""
        return tuple(
            tuple(near for right, up in HEX_STEPS if (near := self.at(column + right, row + up)) is not None)
            for column, row in self.spots
        )

    @cached_property
    def _numbers(self) -> dict[tuple[int, int], int]:
        return {spot: cell for cell, spot in enumerate(self.spots)}

    def at(self, column: int, row: int) -> int | None:
        """Return the cell at a column and row (from 0), or None beside the board."""
        return self._numbers.get((column, row))

    def place(self, cell: int) -> tuple[int, int]:
        """Return the column and row of a cell, from 0."""
        return self.spots[cell]

    def around(self, cell: int) -> int:
        """Return the set of the cells that touch *cell*."""
        return as_set(self.neighbours[cell])

    def groups(self, cells: Iterable[int]) -> list[frozenset[int]]:
        """Return *cells* in groups that hang together, the largest first; of equal ones the one with the first cell."""
        left, found = set(cells), []
        while left:
            group, waiting = set[int](), [min(left)]
            while waiting:
                cell = waiting.pop()
                if cell in left:
                    left.remove(cell)
                    group.add(cell)
                    waiting += self.neighbours[cell]
            found.append(frozenset(group))
        return sorted(found, key=lambda group: (-len(group), min(group)))

    def symmetries(self) -> list[list[int]]:
        """Return where each cell goes in those of the twelve turns and mirrorings of hexagons that keep the board."""
        # Three numbers that add up to nothing, as far as the middle of the board is from there: turning by a sixth
        # changes their signs and moves them on, mirroring changes two of them.
        whole = [(column, row, -column - row) for column, row in self.spots]
        middle = [sum(along) for along in zip(*whole, strict=True)]
        spots = {tuple(len(self) * part - mid for part, mid in zip(spot, middle, strict=True)): cell
                 for cell, spot in enumerate(whole)}  # fmt: skip
        images = []
        for order, sign in product(permutations(range(3)), (1, -1)):
            moved = [spots.get(tuple(sign * spot[part] for part in order)) for spot in spots]
            if None not in moved:
                images.append([cell for cell in moved if cell is not None])
        return images


@dataclass(frozen=True)
class GraphBoard(Board):
    """Named points on the plane (x to the right, y upwards), some of them joined by lines."""

    points: tuple[tuple[str, float, float], ...]
    lines: tuple[tuple[str, str], ...]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the points, in the order given."""
        return tuple(name for name, _, _ in self.points)

    def place(self, cell: int) -> tuple[float, float]:
        """Return where a point lies."""
        return self.points[cell][1:]

    def around(self, cell: int) -> int:
        """Return the set of the points that lines join to *cell*."""
        name = self.names[cell]
        return as_set(self.cells[end] for line in self.lines if name in line for end in line if end != name)


def as_set(cells: Any) -> int:
    """Return some cells as the bits of one number; refuse cells that have no bit there."""
    found = {int(cell) for cell in cells}
    if found and not 0 <= min(found) <= max(found) < MOST_IN_SET:
        beyond = max(found) if min(found) >= 0 else min(found)
        raise ValueError(f"as_set: there is no bit for cell {beyond}. {LARGEST_SET}")
    return sum(1 << cell for cell in found)


def image_table(images: list[list[int]]) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Return a table that turns sets of up to 16 cells: [image, which byte, value of the byte] -> set."""
    table = np.zeros((len(images), 2, 256), np.int64)
    for (k, image), half in product(enumerate(images), range(2)):
        moved = moved_sets(image[8 * half : 8 * half + 8])
        table[k, half, : len(moved)] = moved
    return table


def moved_sets(image: Sequence[int]) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Return for every set of the first cells where it goes, if each of them goes to its *image*.

    >>> moved_sets([2, 0])
    array([0, 4, 1, 5])
    """
    sets = np.zeros(1, np.int64)
    for cell in image:
        sets = np.concatenate([sets, sets | np.int64(1 << cell)])
    return sets

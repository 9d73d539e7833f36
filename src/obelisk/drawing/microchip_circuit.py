"""A circuit of Microchip: a board with some tiles on it, handed in or still being built.

What is joined, closed and counted is asked of the rules; nothing of that is decided here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, NamedTuple

import numpy as np

from obelisk.errors import IllegalMove
from obelisk.games.microchip.boards import read_colours
from obelisk.games.microchip.codes import BEYOND, code_of
from obelisk.games.microchip.data import BOARD, CELLS, SHAPE_OF, SHAPES, SIDES, Array, tile_number
from obelisk.games.microchip.notation import MicrochipNotation
from obelisk.games.microchip.scoring import biggest_chip, is_closed, is_joined, joined_with, value_of
from obelisk.games.microchip.state import BUILD, PENALTY

Trouble = Literal["open", "clash", "off"]
"""Why a path does not go on: nothing lies there yet, a tile without a path lies there, or the board ends."""


class End(NamedTuple):
    """A path that does not go on."""

    cell: str
    side: str
    trouble: Trouble
    beyond: str | None
    """The cell on the other side, unless the board ends."""


@dataclass(frozen=True)
class Circuit:
    """A board, the tiles on it (the sides of each, by cell), and all tiles that its owner holds."""

    board: str
    tiles: Mapping[str, str]
    held: tuple[str, ...]

    @cached_property
    def layout(self) -> Array:
        """The sides of each cell's tile as the rules count them."""
        layout = np.zeros(CELLS, np.int64)
        for cell, sides in self.tiles.items():
            layout[BOARD.cells[cell]] = sum(1 << SIDES.index(side) for side in set(sides))
        return layout

    def sides_of(self, cell: str) -> int:
        """Return the sides that the tile on a cell reaches, as bits; 0 where there is none."""
        return int(self.layout[BOARD.cells[cell]])

    def colour_of(self, cell: str) -> str:
        """Return the letter of a cell's colour."""
        return self.board[BOARD.cells[cell]]

    def tile_on(self, cell: str) -> str:
        """Return the name of the tile on a cell."""
        return self.colour_of(cell) + SHAPES[int(SHAPE_OF[self.sides_of(cell)])]

    @cached_property
    def counted(self) -> frozenset[str]:
        """The cells of the microchip that counts."""
        return _names(int(biggest_chip(self.layout)))

    @cached_property
    def closed(self) -> frozenset[str]:
        """The cells of all microchips."""
        found: set[str] = set()
        for cell in self.tiles:
            joined = joined_with(self.layout, BOARD.cells[cell])
            if is_closed(self.layout, joined):
                found |= _names(int(joined))
        return frozenset(found)

    @cached_property
    def ends(self) -> list[End]:
        """The paths that do not go on, row by row."""
        return [
            self._end(cell, side)
            for cell in range(CELLS)
            for side in range(len(SIDES))
            if int(self.layout[cell]) >> side & 1 and not is_joined(self.layout, cell, side)
        ]

    def _end(self, cell: int, side: int) -> End:
        other = int(BEYOND[cell, side])
        if other < 0:
            return End(BOARD.names[cell], SIDES[side], "off", None)
        return End(BOARD.names[cell], SIDES[side], "clash" if self.layout[other] else "open", BOARD.names[other])

    @cached_property
    def surplus(self) -> dict[str, int]:
        """The cells whose tile is not held, the last ones laid of each kind, with how many are held of the kind."""
        held, found = Counter(self.held), {}
        laid: Counter[str] = Counter()
        for cell in self.tiles:
            tile = self.tile_on(cell)
            laid[tile] += 1
            if laid[tile] > held[tile]:
                found[cell] = held[tile]
        return found

    @cached_property
    def wrong(self) -> frozenset[str]:
        """The cells that break a placing rule, or hold a tile that nobody has."""
        clashing = [end for end in self.ends if end.trouble != "open"]
        return frozenset(self.surplus) | {cell for end in clashing for cell in (end.cell, end.beyond) if cell}

    @cached_property
    def open_ends(self) -> list[End]:
        """The paths that may still go on."""
        return [end for end in self.ends if end.trouble == "open"]

    @cached_property
    def left(self) -> Counter[str]:
        """How many tiles of each kind are held and not on the board."""
        return Counter(self.held) - Counter(self.tile_on(cell) for cell in self.tiles)

    @property
    def value(self) -> int:
        """What the microchip that counts is worth."""
        return int(value_of(self.layout, _bits(self.counted)))

    @property
    def unused(self) -> int:
        """How many tiles held are no part of it."""
        return max(0, len(self.held) - len(self.counted))

    @property
    def score(self) -> int:
        """The final score of this layout."""
        return self.value - PENALTY * self.unused

    @property
    def move(self) -> str | None:
        """The move that hands it in; None while something is wrong."""
        if self.wrong:
            return None
        any_position: Any = None  # the text of a layout is the same in every position
        return MicrochipNotation().write(any_position, BUILD + int(code_of(self.layout)))


def circuit_of(board: str, tiles: Mapping[str, str], held: Iterable[str]) -> Circuit:
    """Return a circuit that somebody describes, or raise an error that says what in it means nothing."""
    read_colours(board)
    for cell, sides in tiles.items():
        if cell not in BOARD.cells or not sides or not set(sides) <= set(SIDES):
            raise IllegalMove("drawing/microchip/no-such-tile", move=f"{cell}{sides}")
    names = tuple(held)
    for name in names:
        tile_number(name)
    return Circuit(board, tiles, names)


def _bits(cells: Iterable[str]) -> int:
    return sum(1 << BOARD.cells[cell] for cell in cells)


def _names(cells: int) -> frozenset[str]:
    return frozenset(name for cell, name in enumerate(BOARD.names) if cells >> cell & 1)

"""A circuit of Microchip: a board with some tiles on it, handed in or still being built.

What is joined, closed and counted is asked of the rules; nothing of that is decided here.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import numpy as np

from obelisk.errors import IllegalMove
from obelisk.games.microchip.rules.boards import read_colours
from obelisk.games.microchip.rules.data import BOARD, SIDES, count_tiles, tile_of
from obelisk.games.microchip.rules.layouts import Check, Layout, check_layout, side_bits
from obelisk.games.microchip.rules.scoring import is_closed, joined_with

Light = Literal["off", "closed", "counted"]
"""What a tile's traces carry."""


@dataclass(frozen=True)
class Circuit:
    """A board, the tiles on it (the sides of each, by cell), and all tiles that its owner holds."""

    board: str
    tiles: Mapping[str, str]
    held: tuple[str, ...]

    @cached_property
    def layout(self) -> Layout:
        """The sides of each cell's tile as the rules count them."""
        return tuple(side_bits(self.tiles.get(name, "")) for name in BOARD.names)

    @cached_property
    def check(self) -> Check:
        """What the rules say of it."""
        return check_layout(read_colours(self.board), count_tiles(self.held), self.layout)

    def sides_of(self, cell: str) -> int:
        """Return the sides that the tile on a cell reaches, as bits; 0 where there is none."""
        return self.layout[BOARD.cells[cell]]

    def colour_of(self, cell: str) -> str:
        """Return the letter of a cell's colour."""
        return self.board[BOARD.cells[cell]]

    def tile_on(self, cell: str) -> str:
        """Return the name of the tile on a cell."""
        return tile_of(self.colour_of(cell), self.sides_of(cell))

    @cached_property
    def counted(self) -> frozenset[str]:
        """The cells of the microchip that counts."""
        return frozenset(BOARD.names[cell] for cell in self.check.chip.cells)

    @cached_property
    def closed(self) -> frozenset[str]:
        """The cells of all microchips."""
        found: set[str] = set()
        layout = np.array(self.layout)
        for cell in self.tiles:
            joined = int(joined_with(layout, BOARD.cells[cell]))
            if is_closed(layout, joined):
                found |= {name for other, name in enumerate(BOARD.names) if joined >> other & 1}
        return frozenset(found)

    def light(self, cell: str, *, is_final: bool) -> Light:
        """Return what a cell's tile carries; on a *final* board only the microchip that counts has light."""
        if cell in self.counted:
            return "counted"
        return "closed" if cell in self.closed and not is_final else "off"

    @cached_property
    def wrong(self) -> frozenset[str]:
        """The cells that break a placing rule, or hold a tile that nobody has."""
        clashing = [end for end in self.check.ends if end.trouble != "open"]
        return frozenset(self.check.surplus) | {cell for end in clashing for cell in (end.cell, end.beyond) if cell}

    @cached_property
    def left(self) -> Counter[str]:
        """How many tiles of each kind are held and not on the board."""
        return Counter(self.held) - Counter(self.tile_on(cell) for cell in self.tiles)

    @property
    def value(self) -> int:
        """What the microchip that counts is worth."""
        return self.check.chip.value

    @property
    def unused(self) -> int:
        """How many tiles held are no part of it."""
        return max(0, len(self.held) - len(self.counted))

    @property
    def score(self) -> int:
        """The final score of this layout."""
        return self.check.score


def circuit_of(board: str, tiles: Mapping[str, str], held: Iterable[str]) -> Circuit:
    """Return a circuit that somebody describes, or raise an error that says what in it means nothing."""
    read_colours(board)
    for cell, sides in tiles.items():
        if cell not in BOARD.cells or not sides or not set(sides) <= set(SIDES):
            raise IllegalMove("microchip/drawing/no-such-tile", move=f"{cell}{sides}")
    circuit = Circuit(board, tiles, tuple(held))
    count_tiles(circuit.held)
    return circuit

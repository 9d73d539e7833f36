"""What there is to draw of Microchip and what is said of it: the pool, and everybody's circuit.

What is joined, closed and counted is asked of the rules; nothing of that is decided here.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, NamedTuple

import numpy as np

from obelisk.authoring import IllegalMove
from obelisk.authoring.drawing import Names, Seen, said
from obelisk.games.microchip.rules.boards import read_colours
from obelisk.games.microchip.rules.data import BOARD, COLOUR_NAMES, COLOURS, SIDES, TILES, count_tiles, tile_of
from obelisk.games.microchip.rules.layouts import Check, Layout, LooseEnd, check_layout, side_bits
from obelisk.games.microchip.rules.scoring import is_closed, joined_with

TAKE = "take "
"""How a move begins that takes a tile."""
Light = Literal["off", "closed", "counted"]
"""What a tile's traces carry."""


@dataclass(frozen=True)
class Circuit:
    """A board, the tiles on it (the sides of each, by cell), and all tiles that its owner holds; handed in or not."""

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


class Words(NamedTuple):
    """What is said of tiles and cells, in one language; players are called by their names."""

    language: str
    names: Names = ()

    def say(self, code: str, **facts: Any) -> str:
        """Return a sentence of this drawing."""
        return said(f"microchip/drawing/{code}", self.language, self.names, **facts)

    def _colour(self, letter: str) -> str:
        return COLOUR_NAMES[COLOURS.index(letter)].explain(self.language)

    def tile(self, name: str) -> str:
        """Return a tile in words: its name, its colour, and how many sides it reaches."""
        return self.say("tile", tile=name, colour=self._colour(name[0]), shape=self.say(f"shape/{name[1].lower()}"))

    def counted(self, tiles: Mapping[str, int]) -> str:
        """Return tiles by their names, each with how many there are of it: `B1 RT×2`."""
        return " ".join(name + (f"×{tiles[name]}" if tiles[name] > 1 else "") for name in TILES if tiles.get(name))

    def cell(self, circuit: Circuit, cell: str, *, is_final: bool) -> str:
        """Return what a screen reader says of a cell."""
        if cell not in circuit.tiles:
            return self.say("empty", cell=cell, colour=self._colour(circuit.colour_of(cell)))
        sides = [self._side(side) for side in SIDES if side in circuit.tiles[cell]]
        laid = self.say("laid", cell=cell, tile=circuit.tile_on(cell), sides=sides)
        light = circuit.light(cell, is_final=is_final)
        if light != "off":
            laid += self.say(f"laid/{light}")
        ends = [self.say("laid/end", trouble=self.trouble(end)) for end in circuit.check.ends if end.cell == cell]
        return "".join([laid, *ends, self.say("laid/surplus") if cell in circuit.check.surplus else ""])

    def _side(self, side: str) -> str:
        return self.say(f"side/{side.lower()}")

    def trouble(self, end: LooseEnd) -> str:
        """Return what is the matter with a path that does not go on."""
        return self.say(f"end/{end.trouble}", cell=end.cell, side=self._side(end.side), beyond=end.beyond)

    def problems(self, circuit: Circuit) -> list[str]:
        """Return everything that keeps a layout from being handed in."""
        surplus = circuit.check.surplus
        missing = [self.say("not-held", cell=cell, tile=circuit.tile_on(cell), n=n) for cell, n in surplus.items()]
        return missing + [self.trouble(end) for end in circuit.check.ends if end.trouble != "open"]


@dataclass(frozen=True)
class Table(Seen):
    """The table as somebody sees it. Nothing is hidden in this game."""

    laid: Mapping[str, str] = field(default_factory=dict)
    """What one tries out on one's own board: the sides of each tile, by cell."""

    @cached_property
    def words(self) -> Words:
        """What is said, in the table's language."""
        return Words(self.language, self.names)

    @property
    def hero(self) -> int:
        """Whose board is drawn large: one's own; for a spectator always the same, so that nothing hops about."""
        return self.seat if self.seat is not None else 0

    @property
    def others(self) -> list[int]:
        """The other seats, in the order of play."""
        return [(self.hero + step) % self.seats for step in range(1, self.seats)]

    @property
    def is_drafting(self) -> bool:
        """Whether there are tiles to take."""
        return bool(self.view["phase"] == "draft")

    def last_taken(self, seat: int) -> str | None:
        """Return the tile that a seat has taken, if that was the last move."""
        mover, move = self.view["moves"][-1] if self.view.get("moves") else (None, "")
        return str(move).removeprefix(TAKE) if mover == seat and str(move).startswith(TAKE) else None

    def has_handed_in(self, seat: int) -> bool:
        """Tell whether a seat's layout lies on the table."""
        return self.view["layouts"][seat] is not None

    def circuit(self, seat: int) -> Circuit:
        """Return a seat's board with the layout that was handed in, if one was."""
        tried = {"tiles": self.laid if seat == self.seat else {}}
        tiles = (self.view["layouts"][seat] or tried)["tiles"]
        return Circuit(self.view["boards"][seat], tiles, tuple(self.view["held"][seat]))

    def card(self, seat: int) -> str:
        """Return what a screen reader says of a seat."""
        circuit = self.circuit(seat)
        if self.has_handed_in(seat):
            facts = {"value": circuit.value, "unused": circuit.unused, "score": circuit.score}
            return self.say("card/scored", seat=seat, **facts)
        code = "card/drafting" if self.is_drafting else "card/building"
        return self.say(code, seat=seat, n=len(circuit.held), tiles=self.words.counted(circuit.left)).rstrip(": ")

"""What there is to draw of Microchip and what is said of it: the pool, and everybody's circuit."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from obelisk.drawing.naming import Names, called, said
from obelisk.drawing.seen import Seen
from obelisk.games.microchip.drawing.circuit import Circuit
from obelisk.games.microchip.rules.data import COLOUR_NAMES, COLOURS, SIDES, TILES
from obelisk.games.microchip.rules.layouts import LooseEnd


@dataclass(frozen=True)
class Words:
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

    def count(self, tiles: Mapping[str, int]) -> str:
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
    def seats(self) -> int:
        """How many play."""
        return int(self.view["seats"])

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

    def has_handed_in(self, seat: int) -> bool:
        """Tell whether a seat's layout lies on the table."""
        return self.view["layouts"][seat] is not None

    def circuit(self, seat: int) -> Circuit:
        """Return a seat's board with the layout that was handed in, if one was."""
        tried = {"tiles": self.laid if seat == self.seat else {}}
        tiles = (self.view["layouts"][seat] or tried)["tiles"]
        return Circuit(self.view["boards"][seat], tiles, tuple(self.view["held"][seat]))

    def name(self, seat: int) -> str:
        """Return what a seat is called, and whether it is the looker's own."""
        is_you = seat == self.seat and self.seats > 1
        return self.say("you", seat=seat) if is_you else called(seat, self.language, self.names)

    def card(self, seat: int) -> str:
        """Return what a screen reader says of a seat."""
        circuit = self.circuit(seat)
        if self.has_handed_in(seat):
            facts = {"value": circuit.value, "unused": circuit.unused, "score": circuit.score}
            return self.say("card/scored", seat=seat, **facts)
        code = "card/drafting" if self.is_drafting else "card/building"
        return self.say(code, seat=seat, n=len(circuit.held), tiles=self.words.count(circuit.left)).rstrip(": ")

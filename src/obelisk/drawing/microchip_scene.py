"""What there is to draw of Microchip: the pool, and everybody's circuit.

A circuit is a board with some tiles on it, handed in or still being built. What is joined, closed and counted is asked
of the rules; nothing of that is decided here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np

from obelisk.drawing.scene import moves_offered, status, title_of
from obelisk.errors import IllegalMove
from obelisk.games.microchip.boards import read_colours
from obelisk.games.microchip.codes import BEYOND, code_of
from obelisk.games.microchip.data import (
    BOARD,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    SHAPE_OF,
    SHAPES,
    SIDES,
    TILES,
    Array,
    tile_number,
)
from obelisk.games.microchip.notation import MicrochipNotation
from obelisk.games.microchip.scoring import biggest_chip, is_closed, is_joined, joined_with, value_of
from obelisk.games.microchip.state import BUILD, PENALTY
from obelisk.words import sentence

if TYPE_CHECKING:
    from obelisk.position import Position

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


class Words:
    """What is said of tiles and cells, in one language."""

    def __init__(self, language: str):
        """Speak *language*."""
        self.language = language

    def say(self, code: str, **facts: Any) -> str:
        """Return a sentence of this drawing."""
        return sentence(f"drawing/microchip/{code}", self.language, **facts)

    def colour(self, letter: str) -> str:
        """Return the name of a colour."""
        names = COLOUR_NAMES[COLOURS.index(letter)]
        return names.get(self.language, names["en"])

    def tile(self, name: str) -> str:
        """Return a tile in words: its name, its colour, and how many sides it reaches."""
        return self.say("tile", tile=name, colour=self.colour(name[0]), shape=self.say(f"shape/{name[1]}"))

    def count(self, tiles: Mapping[str, int]) -> str:
        """Return tiles by their names, each with how many there are of it: `B1 RT×2`."""
        return " ".join(name + (f"×{tiles[name]}" if tiles[name] > 1 else "") for name in TILES if tiles.get(name))

    def cell(self, circuit: Circuit, cell: str, *, is_final: bool) -> str:
        """Return what a screen reader says of a cell."""
        if cell not in circuit.tiles:
            return self.say("empty", cell=cell, colour=self.colour(circuit.colour_of(cell)))
        sides = [self.side(side) for side in SIDES if side in circuit.tiles[cell]]
        told = self.say("laid", cell=cell, tile=circuit.tile_on(cell), sides=", ".join(sides))
        if cell in circuit.counted:
            told += self.say("laid/counted")
        elif cell in circuit.closed and not is_final:
            told += self.say("laid/closed")
        for end in circuit.ends:
            if end.cell == cell:
                told += self.say("laid/end", trouble=self.trouble(end))
        return told + (self.say("laid/surplus") if cell in circuit.surplus else "")

    def side(self, side: str) -> str:
        """Return the name of a side."""
        return self.say(f"side/{side}")

    def trouble(self, end: End) -> str:
        """Return what is the matter with a path that does not go on."""
        return self.say(f"end/{end.trouble}", cell=end.cell, side=self.side(end.side), beyond=end.beyond)

    def problems(self, circuit: Circuit) -> list[str]:
        """Return everything that keeps a layout from being handed in."""
        kinds = [(circuit.tile_on(cell), cell, n) for cell, n in circuit.surplus.items()]
        told = [self.say("not-held", cell=cell, tile=tile, n=n) for tile, cell, n in kinds]
        return told + [self.trouble(end) for end in circuit.ends if end.trouble != "open"]


@dataclass(frozen=True)
class Table:
    """The table as somebody sees it. Nothing is hidden in this game."""

    view: dict[str, Any]
    seat: int | None
    moves: tuple[str, ...]
    title: str
    status: str
    language: str

    @cached_property
    def words(self) -> Words:
        """What is said, in the table's language."""
        return Words(self.language)

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
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.view["result"] is not None

    @property
    def is_drafting(self) -> bool:
        """Whether there are tiles to take."""
        return bool(self.view["phase"] == "draft")

    @property
    def marked_seats(self) -> list[int]:
        """The seats that the status is about: who is to move, or who won."""
        return list(self.view["result"]["winners"] if self.is_over else self.view["active"])

    def has_handed_in(self, seat: int) -> bool:
        """Tell whether a seat's layout lies on the table."""
        return self.view["layouts"][seat] is not None

    def circuit(self, seat: int) -> Circuit:
        """Return a seat's board with the layout that was handed in, if one was."""
        layout = self.view["layouts"][seat]
        tiles = {} if layout is None else layout["tiles"]
        return Circuit(self.view["boards"][seat], tiles, tuple(self.view["held"][seat]))

    def name(self, seat: int) -> str:
        """Return what a seat is called."""
        return self.words.say("you" if seat == self.seat and self.seats > 1 else "seat", seat=seat)

    def card(self, seat: int) -> str:
        """Return what a screen reader says of a seat."""
        circuit = self.circuit(seat)
        if self.has_handed_in(seat):
            facts = {"value": circuit.value, "unused": circuit.unused, "score": circuit.score}
            return self.words.say("card/scored", seat=seat, **facts)
        code = "card/drafting" if self.is_drafting else "card/building"
        return self.words.say(code, seat=seat, n=len(circuit.held), tiles=self.words.count(circuit.left)).rstrip(": ")


def table_of(position: Position, seat: int | None, language: str) -> Table:
    """Return what *seat* (None: a spectator) sees of the table."""
    return Table(
        view=position.view(seat),
        seat=seat,
        moves=moves_offered(position, seat),
        title=title_of(position.game.rulebook, language),
        status=status(position, language),
        language=language,
    )

"""What there is to draw of Abstrakto: the tiles, the areas between them, what may be laid where, what each seat has.

It is made of what a seat may see (`Position.view`) and of the moves that are offered to it, of nothing else.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from obelisk.authoring import LETTERS, listed
from obelisk.authoring.drawing import Seen, name_of, theme
from obelisk.games.abstrakto.drawing.areas import Corner, Quarter, Spot, borders, enclosed, middle
from obelisk.games.abstrakto.rules.grid import CROSS, KINDS, LINE, kind_at
from obelisk.games.abstrakto.rules.notation import crossing
from obelisk.games.abstrakto.rules.state import DISCARDED, OF_A_KIND, SEATS
from obelisk.games.abstrakto.text import KIND_NAMES, KIND_PLURALS

COLOURS = ("blue", "orange")
PASS, DROP = "pass", "drop "


class Tile(NamedTuple):
    """A tile as it lies, or as it would lie: where its middle is, counted in half-lines from 0."""

    column: int
    row: int
    owner: int

    @property
    def name(self) -> str:
        """Its place, as moves name it."""
        return f"{LETTERS[self.column]}{self.row + 1}"

    @property
    def kind(self) -> int:
        """Solid, line or cross: that follows from the place."""
        return kind_at(self.column, self.row)

    @property
    def is_upright(self) -> bool:
        """Whether a line from bottom to top is printed on it, over a line of the board."""
        return self.kind == CROSS or (self.kind == LINE and self.column % 2 == 0)

    @property
    def is_flat(self) -> bool:
        """Whether a line from left to right is printed on it, over a line of the board."""
        return self.kind == CROSS or (self.kind == LINE and self.row % 2 == 0)


class Area(NamedTuple):
    """A part of the board that no tile covers."""

    quarters: frozenset[Quarter]
    borders: list[list[Corner]]
    """Its border, and those of its holes."""
    middle: Spot
    tiles: list[int]
    owner: int | None
    is_settled: bool
    is_main: bool

    @property
    def name(self) -> str:
        """The crossing in its middle, or the one to the lower left of that."""
        return f"{LETTERS[int(self.middle[0])]}{int(self.middle[1]) + 1}"


@dataclass(frozen=True)
class Table(Seen):
    """The table as somebody sees it."""

    @cached_property
    def tiles(self) -> list[Tile]:
        """The tiles that lie there."""
        return [Tile(*crossing(name), owner) for owner in range(SEATS) for name in self.view["tiles"][owner]]

    @cached_property
    def areas(self) -> list[Area]:
        """The areas, each one after those that surround it; none as long as nothing lies there."""
        if not self.tiles:
            return []
        found = [_area(**area) for area in self.view["areas"]]
        return sorted(found, key=lambda area: -enclosed(area.borders[0]))

    @cached_property
    def main_areas(self) -> list[Area]:
        """The areas that decide if both seats own equally many; a single area is not worth a sign of its own."""
        return [area for area in self.areas if area.is_main] if len(self.areas) > 1 else []

    @property
    def mover(self) -> int:
        """The seat whose moves are offered."""
        return next(iter(self.view["active"]), 0) if self.seat is None else self.seat

    @cached_property
    def offered(self) -> list[Tile]:
        """The tiles that may be laid."""
        return [Tile(*crossing(move), self.mover) for move in self.moves if move != PASS and not move.startswith(DROP)]

    @cached_property
    def buttons(self) -> list[str]:
        """The moves that have no place on the board."""
        return [move for move in self.moves if move == PASS or move.startswith(DROP)]

    @property
    def is_by_main_area(self) -> bool:
        """Whether both own equally many areas, and the main area has decided the game."""
        is_even = self.is_over and self.view["owned"][0] == self.view["owned"][1] and len(self.marked_seats) == 1
        # Who has won because the other gave up has no points.
        return is_even and bool(self.view["result"]["points"])

    def kind_name(self, kind: int, *, is_plural: bool = False) -> str:
        """Return what a kind of tile is called."""
        return (KIND_PLURALS if is_plural else KIND_NAMES)[kind].explain(self.language)

    def name(self, seat: int) -> str:
        """Return what stands on a seat's card: its player's name, or the seat with its colour."""
        return name_of(seat, self.names) or self.who(seat)

    def who(self, seat: int) -> str:
        """Return a seat with its colour."""
        return self.say("who", seat=seat, colour=self.say(COLOURS[theme.look(seat)]))

    def counts(self, seat: int) -> dict[str, str | int]:
        """Return who a seat is, with its colour and whether it is the looker's own, its areas and its tiles left."""
        who = self.who(seat) + (self.say("you-there") if seat == self.seat else "")
        return {"who": who, "owned": self.view["owned"][seat], "left": self.left(seat)}

    def hand(self, seat: int) -> list[int] | None:
        """Return the solids, lines and crosses that a seat has left; None where that is secret."""
        if not self.view["has_discarded"][seat]:
            return [OF_A_KIND] * KINDS
        hand: list[int] | None = self.view["hand"][seat]
        return hand

    def left(self, seat: int) -> int:
        """Return how many tiles a seat has left, those that it has still to discard included."""
        hand = self.hand(seat)
        return int(self.view["left"][seat]) if hand is None else sum(hand)

    def tile_label(self, tile: Tile) -> str:
        """Return what a screen reader says of a tile."""
        told = self.say("laid", place=tile.name, kind=self.kind_name(tile.kind), seat=tile.owner)
        return told + self.say("last-there") if tile.name == self.view["last"] else told

    def area_label(self, area: Area) -> str:
        """Return what a screen reader says of an area."""
        by_colour = {COLOURS[theme.look(seat)]: n for seat, n in enumerate(area.tiles)}
        told = self.say("area", place=area.name, **by_colour)
        told += self.say("neutral") if area.owner is None else self.say("leads", seat=area.owner)
        told += self.say("settled") if area.is_settled else ""
        return told + self.say("main-there") if area in self.main_areas else told

    def counted(self, numbers: list[int] | None) -> str:
        """Return how many solids, lines and crosses there are, in words."""
        if numbers is None:
            return "?"
        kinds = [f"{self.kind_name(kind, is_plural=True)} {n}" for kind, n in enumerate(numbers)]
        return listed(kinds, self.language)

    def discards(self, seat: int) -> list[int | None] | None:
        """Return the kinds that a seat has discarded, each None where that is secret; None before it has."""
        if not self.view["has_discarded"][seat]:
            return None
        numbers = self.view["discarded"][seat]
        if numbers is None:
            return [None] * DISCARDED
        return [kind for kind in range(KINDS) for _ in range(numbers[kind])]


def _area(quarters: list[str], **seen: Any) -> Area:
    inside = frozenset(map(crossing, quarters))
    return Area(inside, borders=borders(inside), middle=middle(inside), **seen)

"""What there is to draw of Micropul: the tableau, what may be laid where, and everything that lies beside it.

It is made of what a seat may see (`Position.view`) and of the moves that are offered to it, of nothing else.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from obelisk.authoring.drawing import Seen, called, fitted
from obelisk.games.micropul.rules import data
from obelisk.games.micropul.rules.data import BIG_CATALYST, CORNER_NAMES, CORNERS, NOTHING, SIGNS
from obelisk.games.micropul.rules.state import FIRED_BIG, FIRED_BIG_NEIGHBOUR, FIRED_CORNER, FIRED_FACING

Square = tuple[int, int]
"""A column and a row, counted from the start tile."""
Spot = tuple[Square, int]
"""A corner of a square: NW NE SW SE as 0 to 3."""
MIDDLE = 4
"""The corner of a spot that stands for the middle of a big tile, where its catalyst is."""

EMPTY, WHITE, BLACK, DOT, TWO_DOTS, PLUS = tuple(SIGNS)
KINDS = {EMPTY: "empty", WHITE: "white", BLACK: "black", DOT: "dot", TWO_DOTS: "two-dots", PLUS: "plus"}

STONE = "stone "
"""How a move begins that claims a group."""

_LAYING = re.compile(r"(\d+)@(-?\d+),(-?\d+)r(\d)")
_SPOT = re.compile(r"(-?\d+),(-?\d+)(nw|ne|sw|se)")


class Face(NamedTuple):
    """A tile as it lies: its number and its quarter turns."""

    tile: int
    turn: int

    @property
    def signs(self) -> str:
        """What its corners NW NE SW SE show."""
        return "".join(SIGNS[kind] for kind in CORNERS[self.tile, self.turn])

    @property
    def middle(self) -> str:
        """The catalyst of a big tile; nothing for the others."""
        return "" if BIG_CATALYST[self.tile] == NOTHING else SIGNS[BIG_CATALYST[self.tile]]


class Laying(NamedTuple):
    """A move that lays a tile."""

    move: str
    square: Square
    face: Face


class Stone(NamedTuple):
    """A stone on the table."""

    owner: int
    spot: Spot
    is_void: bool


class Group(NamedTuple):
    """Micropuls that hang together."""

    spots: frozenset[Spot]
    is_closed: bool
    stones: tuple[int, ...]
    size: int

    @property
    def owner(self) -> int | None:
        """The seat whose single stone holds it."""
        return self.stones.index(1) if sum(self.stones) == 1 else None

    @property
    def is_void(self) -> bool:
        """Whether it holds more than one stone, so that it will not count for anybody."""
        return sum(self.stones) > 1


@dataclass(frozen=True)
class Table(Seen):
    """The table as somebody sees it."""

    last_claim: Spot | None = None
    """Where a stone was set, if that was the last move: that is for everybody to see."""

    @cached_property
    def tiles(self) -> dict[Square, Face]:
        """The laid tiles, in the order in which they were laid."""
        return {(laid["column"], laid["row"]): Face(laid["tile"], laid["turn"]) for laid in self.view["tiles"]}

    @cached_property
    def last(self) -> Square | None:
        """Where the last tile was laid; None while only the start tile lies there."""
        return list(self.tiles)[-1] if len(self.tiles) > 1 else None

    @cached_property
    def layings(self) -> list[Laying]:
        """The moves that lay a tile."""
        found = []
        for match in filter(None, map(_LAYING.fullmatch, self.moves)):
            tile, column, row, turn = map(int, match.groups())
            found.append(Laying(match[0], (column, row), Face(tile, turn)))
        return found

    @cached_property
    def fitting(self) -> dict[Square, list[Laying]]:
        """The moves that lay a tile, by square."""
        found: dict[Square, list[Laying]] = {}
        for laying in self.layings:
            found.setdefault(laying.square, []).append(laying)
        return found

    @cached_property
    def claims(self) -> dict[str, Spot]:
        """The moves that claim a group, with the micropul that each names."""
        return {move: spot_of(move.removeprefix(STONE)) for move in self.moves if move.startswith(STONE)}

    @cached_property
    def stones(self) -> list[Stone]:
        """The stones on the table."""
        return [
            Stone(owner, ((stone["column"], stone["row"]), CORNER_NAMES.index(stone["corner"])), stone["is_void"])
            for owner, stones in enumerate(self.view["stones"])
            for stone in stones
        ]

    @cached_property
    def groups(self) -> list[Group]:
        """All groups."""
        found = []
        for group in self.view["groups"]:
            spots = frozenset(map(spot_of, group["micropuls"]))
            found.append(Group(spots, group["is_closed"], tuple(group["stones"]), group["size"]))
        return found

    @cached_property
    def fired(self) -> frozenset[Spot]:
        """The catalysts that fired when the last tile was laid."""
        if self.last is None:
            return frozenset()
        marks = [mark for mark in range(int(self.view["fired"]).bit_length()) if self.view["fired"] >> mark & 1]
        return frozenset(_fired_spot(self.last, mark) for mark in marks)

    @property
    def held(self) -> dict[str, list[int]]:
        """The tiles in the `hand` of who looks, and those of the supply that are `shown`; none for a spectator."""
        return {code: [] if self.seat is None else self.view[code] for code in ("hand", "shown")}

    def counts(self, seat: int) -> dict[str, int]:
        """Return what everybody knows of a seat, in numbers."""
        keys = {"groups": "group_points", "hand": "hands", "supply": "supplies", "stones": "stones_left"}
        return {name: self.view[key][seat] for name, key in {"score": "score", **keys}.items()}

    def face_down(self, seat: int) -> int:
        """Return how many tiles of a seat's supply nobody sees."""
        return int(self.view["supplies"][seat]) - (len(self.view["shown"]) if self.seats == 1 else 0)

    def who_fitted(self, seat: int, size: float, room: float) -> tuple[str, float]:
        """Return what a seat is called in that room, and in which size: a long name goes without "you"."""
        whole = self.who(seat)
        shown, fitting = fitted(whole, size, room)
        return (shown, fitting) if shown == whole else fitted(called(seat, self.language, self.names), size, room)

    def face_label(self, face: Face) -> str:
        """Return what a tile shows, in words."""
        if face.middle:
            return self.say("big", colour=self._kind(face.signs[0]), catalyst=self._kind(face.middle))
        return self.say("corners", **dict(zip(CORNER_NAMES, map(self._kind, face.signs), strict=True)))

    def tile_label(self, square: Square) -> str:
        """Return what a screen reader says of a laid tile."""
        face = self.tiles[square]
        told = self.say("laid", square=name_of(square), tile=face.tile, face=self.face_label(face))
        for stone in self.stones:
            if stone.spot[0] == square:
                told += self.say("stone-there", seat=stone.owner, corner=CORNER_NAMES[stone.spot[1]])
        if any(spot[0] == square for spot in self.fired):
            told += self.say("fired-there")
        return told + self.say("last-there") if square == self.last else told

    def laid_by(self, square: Square) -> str:
        """Return the move that has laid a tile."""
        face = self.tiles[square]
        return f"{face.tile}@{name_of(square)}r{face.turn}"

    def _kind(self, sign: str) -> str:
        return self.say(f"kind/{KINDS[sign]}")


def name_of(square: Square) -> str:
    """Return a square as moves name it.

    >>> name_of((3, -2))
    '3,-2'
    """
    return f"{square[0]},{square[1]}"


def spot_of(text: str) -> Spot:
    """Return the corner that a stone's move names.

    >>> spot_of("3,-2sw")
    ((3, -2), 2)
    """
    match = _SPOT.fullmatch(text)
    if match is None:
        raise ValueError(text)
    return (int(match[1]), int(match[2])), CORNER_NAMES.index(match[3])


def bounds(squares: Iterable[Square]) -> tuple[int, int, int, int]:
    """Return the lowest and highest column, and the lowest and highest row."""
    columns, rows = zip(*squares, strict=True)
    return min(columns), max(columns), min(rows), max(rows)


def _fired_spot(last: Square, mark: int) -> Spot:
    if mark < FIRED_FACING:
        return last, mark - FIRED_CORNER
    if mark == FIRED_BIG:
        return last, MIDDLE
    if mark >= FIRED_BIG_NEIGHBOUR:
        return _beside(last, mark - FIRED_BIG_NEIGHBOUR), MIDDLE
    side, i = divmod(mark - FIRED_FACING, 2)
    return _beside(last, side), int(data.FACING[side, i])


def _beside(square: Square, side: int) -> Square:
    return square[0] + int(data.COLUMN_STEP[side]), square[1] + int(data.ROW_STEP[side])

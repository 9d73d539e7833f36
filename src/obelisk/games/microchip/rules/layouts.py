"""Layouts: the sides that each cell's paths reach. Read, written, tried out, checked and scored.

A layout is 25 sets of sides, one for each cell in order, as bits in the order N E S W; 0 is a cell without a tile.
Colour and shape of a tile follow from its cell and its sides.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import numpy as np

from obelisk.errors import IllegalMove
from obelisk.games.microchip.rules.data import (
    BOARD,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    SHAPE_OF,
    SHAPES,
    SIDES,
    UNTURNED,
    Array,
    neighbour,
    tile_number,
    turned,
)
from obelisk.games.microchip.rules.scoring import biggest_chip, final_score, is_joined, value_of
from obelisk.kernel import bits
from obelisk.words import sentence

Layout = tuple[int, ...]

NOTHING: Layout = (0,) * CELLS
WORD = "build"
_PART = re.compile("([a-z][0-9]+)([A-Z]*)")


@dataclass(frozen=True)
class Remark:
    """Something to say about a cell of a layout: what is wrong there, or what is still open."""

    code: str
    cell: str
    facts: dict[str, Any]

    def explain(self, language: str = "en") -> str:
        """Return the sentence for people, in *language*."""
        return sentence(self.code, language, cell=self.cell, **self.facts)


def read_layout(text: str) -> Layout:
    """Return the layout that a move hands in: `build a1NE a2S b1W`.

    >>> write_layout(read_layout("build b1W a1E"))
    'build a1E b1W'
    """
    first, *parts = text.split(" ") if isinstance(text, str) else [""]
    if first != WORD:
        raise IllegalMove("microchip/unreadable", move=text, part=first)
    layout = list(NOTHING)
    for part in parts:
        cell, sides = _read_part(text, part)
        if layout[cell]:
            raise IllegalMove("microchip/cell-twice", move=text, cell=BOARD.names[cell])
        layout[cell] = sides
    return tuple(layout)


def _read_part(move: str, part: str) -> tuple[int, int]:
    """Return the cell and the sides of one part of a move."""
    found = _PART.fullmatch(part)
    if found is None or not set(found[2]) <= set(SIDES):
        raise IllegalMove("microchip/unreadable", move=move, part=part)
    name, letters = found.groups()
    cell = _cell(move, name)
    if not letters:
        raise IllegalMove("microchip/no-sides", move=move, cell=name)
    sides = sum(1 << SIDES.index(letter) for letter in set(letters))
    if letters != side_letters(sides):
        raise IllegalMove("microchip/side-order", move=move, given=part, better=name + side_letters(sides))
    return cell, sides


def _cell(move: str, name: str) -> int:
    """Return the cell called *name*, or refuse the move."""
    if name not in BOARD.cells:
        raise IllegalMove("move/no-such-cell", move=move, cell=name, first=BOARD.names[0], last=BOARD.names[-1])
    return BOARD.cells[name]


def side_letters(sides: int) -> str:
    """Return the letters of a set of sides, in the order N E S W."""
    return "".join(letter for side, letter in enumerate(SIDES) if sides >> side & 1)


def write_layout(layout: Layout) -> str:
    """Return the move that hands in a layout; the cells row by row."""
    laid = [name + side_letters(sides) for name, sides in zip(BOARD.names, layout, strict=True) if sides]
    return " ".join([WORD, *laid])


def lay_tile(board: Array, layout: Layout, cell: str, tile: str, quarters: int = 0) -> Layout:
    """Return the layout with a tile laid on a cell, turned by so many quarters clockwise; it is only tried out.

    Unturned, a tile's paths reach N (`1`), N S (`I`), N E (`L`), N E W (`T`). What the layout still lacks,
    `check_layout` says.
    """
    at = _cell(cell, cell)
    colour, shape = tile_number(tile)
    if colour != board[at]:
        names = {"own": COLOUR_NAMES[colour], "needed": COLOUR_NAMES[board[at]]}
        raise IllegalMove("microchip/wrong-colour", move=f"{tile} {cell}", cell=cell, tile=tile, **names)
    return (*layout[:at], turned(UNTURNED[shape], quarters), *layout[at + 1 :])


def take_up(layout: Layout, cell: str) -> Layout:
    """Return the layout without the tile on a cell."""
    at = _cell(cell, cell)
    return (*layout[:at], 0, *layout[at + 1 :])


@dataclass(frozen=True)
class Chip:
    """Tiles that are joined along paths, with no open path."""

    cells: tuple[int, ...]
    value: int

    @property
    def tiles(self) -> int:
        """How many tiles it has."""
        return len(self.cells)


def counted_chip(layout: Layout) -> Chip:
    """Return the microchip that counts: the one with the highest value, then with most tiles; or an empty one."""
    laid = np.array(layout)
    cells = int(biggest_chip(laid))
    return Chip(tuple(cell for cell in range(CELLS) if bits.has(cells, cell)), int(value_of(laid, cells)))


Trouble = Literal["open", "clash", "off"]
"""Why a path does not go on: nothing lies there yet, a tile without a path lies there, or the board ends."""


class LooseEnd(NamedTuple):
    """A path that does not go on."""

    cell: str
    side: str
    trouble: Trouble
    beyond: str | None
    """The cell on the other side, unless the board ends."""


def loose_ends(layout: Layout) -> list[LooseEnd]:
    """Return the paths of a layout that do not go on, row by row."""
    laid = np.array(layout)
    found = []
    for cell, name in enumerate(BOARD.names):
        for side, letter in enumerate(SIDES):
            if bits.has(layout[cell], side) and not is_joined(laid, cell, side):
                found.append(_loose_end(layout, name, letter, neighbour(cell, side)))
    return found


def _loose_end(layout: Layout, cell: str, side: str, other: int | None) -> LooseEnd:
    if other is None:
        return LooseEnd(cell, side, "off", None)
    return LooseEnd(cell, side, "clash" if layout[other] else "open", BOARD.names[other])


@dataclass(frozen=True, eq=False)
class Check:
    """What there is to say about a layout, whole or half done."""

    ends: tuple[LooseEnd, ...]
    """Paths that do not go on."""
    surplus: dict[str, int]
    """The cells whose tile is not held, the last ones of each kind, with how many of the kind are held."""
    left: Array
    """How many tiles of each colour and shape are not laid; below zero where there are too few."""
    chip: Chip
    """The microchip that counts."""
    score: int
    """The final score, if the layout were handed in."""
    _tiles: dict[str, str]

    @property
    def wrong(self) -> tuple[Remark, ...]:
        """What the rules of placing forbid; the layout is accepted if there is nothing."""
        not_held = [
            Remark("microchip/not-held", cell, {"tile": self._tiles[cell], "held": held})
            for cell, held in self.surplus.items()
        ]
        return (*map(misplaced, (end for end in self.ends if end.trouble != "open")), *not_held)

    @property
    def still_open(self) -> tuple[Remark, ...]:
        """Paths that end at a cell without a tile. They are allowed, but no part of a microchip."""
        return tuple(
            Remark("microchip/open", end.cell, {"other": end.beyond}) for end in self.ends if end.trouble == "open"
        )


def misplaced(end: LooseEnd) -> Remark:
    """Say why a path that cannot go on breaks the rules of placing."""
    if end.trouble == "off":
        return Remark("microchip/off-board", end.cell, {"side": end.side})
    return Remark("microchip/not-meeting", end.cell, {"other": end.beyond})


def check_layout(board: Array, held: Array, layout: Layout) -> Check:
    """Say cell by cell what is wrong with a layout and what is still open.

    *board* has the colour of each cell, *held* the number of tiles of each colour and shape.
    """
    left = np.array(held)
    surplus, tiles = {}, {}
    for cell, sides in enumerate(layout):
        if sides:
            colour, shape = int(board[cell]), int(SHAPE_OF[sides])
            left[colour, shape] -= 1
            tiles[BOARD.names[cell]] = COLOURS[colour] + SHAPES[shape]
            if left[colour, shape] < 0:
                surplus[BOARD.names[cell]] = int(held[colour, shape])
    chip = counted_chip(layout)
    score = int(final_score(chip.value, chip.tiles, int(np.sum(held))))
    return Check(tuple(loose_ends(layout)), surplus, left, chip, score, tiles)

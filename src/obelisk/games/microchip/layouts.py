"""Layouts: the sides that each cell's paths reach. Read, written, tried out, checked and scored.

A layout is 25 sets of sides, one for each cell in order, as bits in the order N E S W; 0 is a cell without a tile.
Colour and shape of a tile follow from its cell and its sides.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import numpy as np

from obelisk.errors import IllegalMove
from obelisk.games.microchip.data import (
    BOARD,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    CONNECTIONS,
    SHAPE_OF,
    SHAPES,
    SIDES,
    UNTURNED,
    Array,
    neighbour,
    opposite,
    tile_number,
    turned,
)
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


NO_CHIP = Chip((), 0)


def pieces(layout: Layout) -> list[list[int]]:
    """Return the cells that are joined along paths, piece by piece; both cells must have a path at their side."""
    seen: set[int] = set()
    found = []
    for first in range(CELLS):
        if not layout[first] or first in seen:
            continue
        piece = [first]
        seen.add(first)
        for cell in piece:
            for side in range(4):
                other = neighbour(cell, side)
                if other is not None and other not in seen and _meet(layout, cell, side, other):
                    seen.add(other)
                    piece.append(other)
        found.append(sorted(piece))
    return found


def _reaches(layout: Layout, cell: int, side: int) -> bool:
    return bool(layout[cell] >> side & 1)


def _meet(layout: Layout, cell: int, side: int, other: int) -> bool:
    return _reaches(layout, cell, side) and _reaches(layout, other, opposite(side))


def _is_open(layout: Layout, cell: int) -> bool:
    """Tell whether a path of the cell meets nothing."""
    for side in range(4):
        other = neighbour(cell, side)
        if _reaches(layout, cell, side) and (other is None or not _reaches(layout, other, opposite(side))):
            return True
    return False


def biggest_chip(layout: Layout) -> Chip:
    """Return the microchip that counts: the one with the highest value, then with most tiles; or an empty one."""
    chips = [
        Chip(tuple(piece), int(sum(CONNECTIONS[layout[cell]] for cell in piece)))
        for piece in pieces(layout)
        if not any(_is_open(layout, cell) for cell in piece)
    ]
    return max(chips, key=lambda chip: (chip.value, chip.tiles), default=NO_CHIP)


def final_score(layout: Layout, held: Array) -> int:
    """Return the value of the microchip that counts, less 2 for every tile held that is not part of it."""
    chip = biggest_chip(layout)
    return chip.value - 2 * (int(np.sum(held)) - chip.tiles)


@dataclass(frozen=True, eq=False)
class Check:
    """What there is to say about a layout, whole or half done."""

    wrong: tuple[Remark, ...]
    """What the rules of placing forbid; the layout is accepted if there is nothing."""
    still_open: tuple[Remark, ...]
    """Paths that end at a cell without a tile. They are allowed, but no part of a microchip."""
    left: Array
    """How many tiles of each colour and shape are not laid; below zero where there are too few."""
    chip: Chip
    """The microchip that counts."""
    score: int
    """The final score, if the layout were handed in."""


def check_layout(board: Array, held: Array, layout: Layout) -> Check:
    """Say cell by cell what is wrong with a layout and what is still open.

    *board* has the colour of each cell, *held* the number of tiles of each colour and shape.
    """
    wrong: list[Remark] = []
    still_open: list[Remark] = []
    left = np.array(held)
    for cell, sides in enumerate(layout):
        if not sides:
            continue
        colour, shape = int(board[cell]), int(SHAPE_OF[sides])
        left[colour, shape] -= 1
        if left[colour, shape] < 0:
            facts = {"tile": COLOURS[colour] + SHAPES[shape], "held": int(held[colour, shape])}
            wrong.append(Remark("microchip/not-held", BOARD.names[cell], facts))
        for side in range(4):
            if _reaches(layout, cell, side):
                _look_across(layout, cell, side, wrong, still_open)
    return Check(tuple(wrong), tuple(still_open), left, biggest_chip(layout), final_score(layout, held))


def _look_across(layout: Layout, cell: int, side: int, wrong: list[Remark], still_open: list[Remark]) -> None:
    """Note what is to be said about a path of *cell*, by what lies beyond its side."""
    name, other = BOARD.names[cell], neighbour(cell, side)
    if other is None:
        wrong.append(Remark("microchip/off-board", name, {"side": SIDES[side]}))
    elif not layout[other]:
        still_open.append(Remark("microchip/open", name, {"other": BOARD.names[other]}))
    elif not _reaches(layout, other, opposite(side)):
        wrong.append(Remark("microchip/not-meeting", name, {"other": BOARD.names[other]}))


def hand_in(board: Array, held: Array, text: str) -> Layout:
    """Return the layout that a move hands in, or refuse it with the reason and the cell."""
    layout = read_layout(text)
    for remark in check_layout(board, held, layout).wrong:
        raise IllegalMove(remark.code, move=text, cell=remark.cell, **remark.facts)
    return layout

"""Layouts: the sides that each cell's paths reach. Read, written, tried out, checked and scored; and moves as text.

A layout is 25 sets of sides, one for each cell in order, as bits in the order N E S W; 0 is a cell without a tile.
Colour and shape of a tile follow from its cell and its sides.
"""

import re
from dataclasses import dataclass
from itertools import product
from typing import Any, Literal, NamedTuple

import numpy as np

from obelisk.authoring import IllegalMove, State, bits, sentence
from obelisk.games.microchip.rules import data
from obelisk.games.microchip.rules.codes import code_of, lay_out
from obelisk.games.microchip.rules.data import BOARD, CELLS, SIDES, TILES, Array, neighbour, tile_number, tile_of
from obelisk.games.microchip.rules.scoring import biggest_chip, final_score, is_joined, value_of
from obelisk.games.microchip.rules.state import BUILD

Layout = tuple[int, ...]

NOTHING: Layout = (0,) * CELLS
WORD = "build"
_PART = re.compile("([a-z][0-9]+)([A-Z]*)")
_TAKE = re.compile(r"take (\w+)")


class Remark(NamedTuple):
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
    found = _PART.fullmatch(part)
    if found is None or not set(found[2]) <= set(SIDES):
        raise IllegalMove("microchip/unreadable", move=move, part=part)
    name, letters = found.groups()
    cell = _cell(move, name)
    if not letters:
        raise IllegalMove("microchip/no-sides", move=move, cell=name)
    sides = side_bits(letters)
    if letters != side_letters(sides):
        raise IllegalMove("microchip/side-order", move=move, given=part, better=name + side_letters(sides))
    return cell, sides


def _cell(move: str, name: str) -> int:
    if name not in BOARD.cells:
        raise IllegalMove("move/no-such-cell", move=move, cell=name, first=BOARD.names[0], last=BOARD.names[-1])
    return BOARD.cells[name]


def side_bits(letters: str) -> int:
    """Return a set of sides by their letters, in any order."""
    return sum(1 << SIDES.index(letter) for letter in set(letters))


def side_letters(sides: int) -> str:
    """Return the letters of a set of sides, in the order N E S W."""
    return "".join(letter for side, letter in enumerate(SIDES) if sides >> side & 1)


def laid_tiles(layout: Layout) -> dict[str, str]:
    """Return the letters of the sides on each cell that has a tile, row by row."""
    return {name: side_letters(int(sides)) for name, sides in zip(BOARD.names, layout, strict=True) if sides}


def write_layout(layout: Layout) -> str:
    """Return the move that hands in a layout; the cells row by row."""
    return " ".join([WORD, *(cell + sides for cell, sides in laid_tiles(layout).items())])


def lay_tile(board: Array, layout: Layout, cell: str, tile: str, quarters: int = 0) -> Layout:
    """Return the layout with a tile laid on a cell, turned by so many quarters clockwise; it is only tried out.

    Unturned, a tile's paths reach N (`1`), N S (`I`), N E (`L`), N E W (`T`). `check_layout` says what is missing.
    """
    at, (colour, shape) = _cell(cell, cell), tile_number(tile)
    if colour != board[at]:
        names = {"own": data.COLOUR_NAMES[colour], "needed": data.COLOUR_NAMES[board[at]]}
        raise IllegalMove("microchip/wrong-colour", move=f"{tile} {cell}", cell=cell, tile=tile, **names)
    return with_sides(layout, cell, data.turned(data.UNTURNED[shape], quarters))


def take_up(layout: Layout, cell: str) -> Layout:
    """Return the layout without the tile on a cell."""
    return with_sides(layout, cell, 0)


def with_sides(layout: Layout, cell: str, sides: int) -> Layout:
    """Return the layout with a tile that reaches *sides* on a cell; its colour is the cell's."""
    at = _cell(cell, cell)
    return (*layout[:at], sides, *layout[at + 1 :])


class Chip(NamedTuple):
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
    laid, found = np.array(layout), []
    for (cell, name), (side, letter) in product(enumerate(BOARD.names), enumerate(SIDES)):
        if bits.has(layout[cell], side) and not is_joined(laid, cell, side):
            other = neighbour(cell, side)
            trouble: Trouble = "off" if other is None else "clash" if layout[other] else "open"
            found.append(LooseEnd(name, letter, trouble, None if other is None else BOARD.names[other]))
    return found


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
        still = [end for end in self.ends if end.trouble == "open"]
        return tuple(Remark("microchip/open", end.cell, {"other": end.beyond}) for end in still)


def misplaced(end: LooseEnd) -> Remark:
    """Say why a path that cannot go on breaks the rules of placing."""
    if end.trouble == "off":
        return Remark("microchip/off-board", end.cell, {"side": end.side})
    return Remark("microchip/not-meeting", end.cell, {"other": end.beyond})


def check_layout(board: Array, held: Array, layout: Layout) -> Check:
    """Say what is wrong and what is still open, by the colour of each cell and the tiles held: [colour, shape]."""
    left = np.array(held)
    surplus, tiles = {}, {}
    for cell, sides in enumerate(layout):
        if sides:
            tile = tile_of(data.COLOURS[board[cell]], sides)
            kind = tile_number(tile)
            left[kind] -= 1
            tiles[BOARD.names[cell]] = tile
            if left[kind] < 0:
                surplus[BOARD.names[cell]] = int(held[kind])
    chip = counted_chip(layout)
    score = int(final_score(chip.value, chip.tiles, int(np.sum(held))))
    return Check(tuple(loose_ends(layout)), surplus, left, chip, score, tiles)


class MicrochipNotation:
    """Moves as text: `take RT`, and `build a1NE a2S b1W` with the sides that the paths reach."""

    def write(self, s: State, move: int) -> str:
        """Return the text of a move."""
        return f"take {TILES[move]}" if move < BUILD else write_layout(layout_of(move))

    def read(self, s: State, text: str) -> int:
        """Return the move that a text means; what a layout breaks of the placing rules has no number."""
        if found := _TAKE.fullmatch(text):
            if found[1] not in TILES:
                facts = {"tile": found[1], "colours": " ".join(data.COLOURS), "shapes": " ".join(data.SHAPES)}
                raise IllegalMove("microchip/no-such-kind", move=text, **facts)
            return TILES.index(found[1])
        if text.split(" ")[0] != WORD:
            raise IllegalMove("microchip/move-unreadable", move=text)
        layout = read_layout(text)
        for end in loose_ends(layout):
            if end.trouble != "open":
                remark = misplaced(end)
                raise IllegalMove(remark.code, move=text, cell=remark.cell, **remark.facts)
        return BUILD + int(code_of(np.array(layout)))

    def respell(self, text: str) -> str:
        """Return the text with its word and cells in small letters, and tiles and sides in capitals."""
        word, *parts = text.lower().split(" ")
        cell = len(BOARD.names[0]) if word == WORD else 0
        return " ".join([word, *(part[:cell] + part[cell:].upper() for part in parts)])


def layout_of(move: int) -> Layout:
    """Return the layout that a move hands in."""
    layout = np.zeros(CELLS, np.int64)
    lay_out(move - BUILD, layout)
    return tuple(int(sides) for sides in layout)

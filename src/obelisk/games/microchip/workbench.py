"""The workbench of Microchip: tiles are laid, turned and taken up on one's own board, before a layout is handed in.

It asks the rules what is wrong, the drawing how it looks and the builder what is best; only the words are its own.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from obelisk.drawing import Lines
from obelisk.errors import BadRequest
from obelisk.games.microchip import puzzles
from obelisk.games.microchip.building.builder import best_build
from obelisk.games.microchip.drawing import building_lines
from obelisk.games.microchip.rules.boards import read_colours
from obelisk.games.microchip.rules.data import BOARD, COLOURS, CONNECTIONS, SHAPE_OF, SHAPES, SIDES, count_tiles, turned
from obelisk.games.microchip.rules.layouts import (
    NOTHING,
    WORD,
    Check,
    Layout,
    check_layout,
    lay_tile,
    loose_ends,
    read_layout,
    side_letters,
    take_up,
    write_layout,
)
from obelisk.rulebook.workbench import Done
from obelisk.words import begun, sentence

if TYPE_CHECKING:
    from obelisk.position import Position

QUARTERS = 4
_TILE = re.compile(rf"[{COLOURS}][{SHAPES}]", re.IGNORECASE)
_CELL = re.compile("[a-z][0-9]+", re.IGNORECASE)
_SIDES = re.compile(rf"[{SIDES}]+", re.IGNORECASE)
_PART = re.compile(f"({_CELL.pattern})({_SIDES.pattern})", re.IGNORECASE)


def open_bench(position: Position, seat: int) -> Bench:
    """Return the bench of a seat, with nothing on it."""
    return Bench(seat=seat, board="", held=(), layout=NOTHING, phase="").moved_to(position)


def verdict(position: Position, language: str) -> list[tuple[int | None, str]]:
    """Tell how close everybody came to the best that their tiles allow."""
    if position.result is None:
        return []
    told: list[tuple[int | None, str]] = []
    for seat, score in enumerate(position.result.points):
        best = puzzles.optimum(position, seat).score
        code = "best" if score == best else "short"
        facts = {"score": score, "best": best, "missing": best - score, "cent": puzzles.per_cent(score, best)}
        told.append((seat, _say(f"verdict/{code}", language, **facts)))
    return told


def _say(code: str, language: str, **facts: Any) -> str:
    return sentence(f"microchip/workbench/{code}", language, **facts)


@dataclass(frozen=True, kw_only=True)
class Bench:
    """A board, the tiles held, and those of them that are laid."""

    seat: int
    board: str
    held: tuple[str, ...]
    layout: Layout
    phase: str
    """`draft`, `build`, or `over` once the seat's layout was handed in."""

    @property
    def is_due(self) -> bool:
        """Whether it is time to hand a layout in."""
        return self.phase == "build"

    @property
    def text(self) -> str:
        """The layout as a move; nothing where nothing is laid."""
        return "" if self.layout == NOTHING else write_layout(self.layout)

    def reading(self, text: str) -> Bench:
        """Return the bench with another layout on it."""
        return replace(self, layout=read_layout(text) if text else NOTHING)

    def moved_to(self, position: Position) -> Bench:
        """Return the same layout with the tiles that are held now."""
        view = position.view(self.seat)
        phase = "over" if view["layouts"][self.seat] is not None else view["phase"]
        return replace(self, board=view["boards"][self.seat], held=tuple(view["held"][self.seat]), phase=phase)

    def words(self, language: str) -> Mapping[str, str]:
        """Return what can be typed; hints on building are given when it is time to build."""
        known = {word: _say(f"help/{word}", language) for word in _COMMANDS}
        if self.phase == "over":
            return {"solution": known["solution"]}
        if not self.is_due:
            del known["hint"], known["hand"]
        return known

    def how(self, language: str) -> str:
        """Return what to type first."""
        return _say("how", language)

    def lines(self, language: str) -> Lines:
        """Return the board with what is laid, what is open or wrong, and what it is worth."""
        return building_lines(self.board, self.laid, self.held, language=language)

    @property
    def usual(self) -> str:
        """The command that says what the layout is worth."""
        return "check"

    @property
    def spoilers(self) -> tuple[str, ...]:
        """The commands that tell what one could find out by oneself."""
        return ("hint", "solution")

    @property
    def laid(self) -> dict[str, str]:
        """The sides of the tile on each cell that has one."""
        return {name: side_letters(sides) for name, sides in zip(BOARD.names, self.layout, strict=True) if sides}

    def do(self, word: str, rest: str, language: str) -> Done:
        """Carry out a command; what cannot be done raises, and nothing has changed."""
        return _COMMANDS[word](self, _plain(rest), language)

    def tidy(self, text: str) -> str:
        """Write cells small, and sides large and in order."""
        word, *parts = text.split()
        found = [_PART.fullmatch(part) for part in parts]
        tidied = [
            part if cell is None else cell[1].lower() + _ordered(cell[2])
            for part, cell in zip(parts, found, strict=True)
        ]
        return " ".join([word.lower(), *tidied])

    def doubt(self, move: str, language: str) -> str | None:
        """Ask before a layout is handed in that counts for nothing, or in which a path is still open."""
        layout = read_layout(move) if move.split(" ")[0] == WORD else None
        if layout is None or not self.is_due:
            return None
        check = self._check_of(layout)
        if not check.chip.cells:
            return _say("doubt/nothing", language, score=check.score)
        return _say("doubt/open", language, n=len(check.still_open)) if check.still_open else None

    def _check_of(self, layout: Layout) -> Check:
        return check_layout(read_colours(self.board), count_tiles(self.held), layout)

    def _with(self, layout: Layout, told: Lines | None = None) -> Done:
        return Done(replace(self, layout=layout), told or [])

    def _place(self, rest: list[str], language: str) -> Done:
        """Lay a tile: `RT c3 2`, `RT c3` (turned as it fits best), `c3 NE`, or many: `a1NE a2S`."""
        parts = [_PART.fullmatch(part) for part in rest]
        if rest and all(parts):
            return self._lay({part[1]: part[2] for part in parts if part})
        if len(rest) == 2 and _CELL.fullmatch(rest[0]) and _SIDES.fullmatch(rest[1]):
            return self._lay({rest[0]: rest[1]})
        tile, cell, quarters = _tile_and_cell(rest)
        board = read_colours(self.board)
        turns = range(QUARTERS) if quarters is None else [quarters]
        return self._with(min((lay_tile(board, self.layout, cell, tile, turn) for turn in turns), key=_trouble))

    def _lay(self, tiles: dict[str, str]) -> Done:
        """Lay tiles by their cells and sides."""
        layout = self.layout
        for cell, letters in tiles.items():
            layout = _lay_sides(layout, cell.lower(), sum(1 << SIDES.index(side) for side in _ordered(letters)))
        return self._with(layout)

    def _turn(self, rest: list[str], language: str) -> Done:
        """Turn a laid tile by a quarter, or by so many."""
        if len(rest) not in (1, 2) or not all(quarters.isdecimal() for quarters in rest[1:]):
            raise BadRequest("microchip/workbench/turn")
        cell = self._laid(rest[0])
        quarters = int(rest[1]) if rest[1:] else 1
        return self._with(_lay_sides(self.layout, cell, turned(self.layout[BOARD.cells[cell]], quarters)))

    def _move(self, rest: list[str], language: str) -> Done:
        """Lay a tile that lies on one cell onto another one, turned as it is."""
        if len(rest) != 2:
            raise BadRequest("microchip/workbench/move")
        start, cell = self._laid(rest[0]), rest[1].lower()
        board, sides = read_colours(self.board), self.layout[BOARD.cells[start]]
        tile = COLOURS[board[BOARD.cells[start]]] + SHAPES[SHAPE_OF[sides]]
        lay_tile(board, self.layout, cell, tile)  # or it says why not
        return self._with(_lay_sides(take_up(self.layout, start), cell, sides))

    def _remove(self, rest: list[str], language: str) -> Done:
        """Take tiles up again."""
        if not rest:
            raise BadRequest("microchip/workbench/remove")
        layout = self.layout
        for cell in map(self._laid, rest):
            layout = take_up(layout, cell)
        return self._with(layout)

    def _laid(self, name: str) -> str:
        """Return the cell called *name*, which must have a tile."""
        cell = name.lower()
        if take_up(self.layout, cell) == self.layout:
            raise BadRequest("microchip/workbench/no-tile", cell=cell)
        return cell

    def _clear(self, rest: list[str], language: str) -> Done:
        return self._with(NOTHING)

    def _show(self, rest: list[str], language: str) -> Done:
        return self._with(self.layout)

    def _tell(self, rest: list[str], language: str) -> Done:
        """Say cell by cell what is wrong and what is still open, and what the layout is worth."""
        check = self._check_of(self.layout)
        told: Lines = [[(begun(remark.explain(language)), "error")] for remark in check.wrong]
        told += [[(begun(remark.explain(language)), "")] for remark in check.still_open]
        cells = " ".join(BOARD.names[cell] for cell in check.chip.cells)
        facts = {"value": check.chip.value, "tiles": check.chip.tiles, "held": len(self.held), "score": check.score}
        told.append([(_say("check/chip" if cells else "check/no-chip", language, cells=cells, **facts), "")])
        told.append([(_say("check/wrong" if check.wrong else "check/fine", language), "key")])
        return Done(self, told, is_drawn=False)

    def _hint(self, rest: list[str], language: str) -> Done:
        """Name one tile of an optimal layout that is not laid yet, beside those that are."""
        best = best_build(self.board, self.held)
        wanted = read_layout(best.move)
        if not self._check_of(self.layout).wrong and self._check_of(self.layout).score == best.score:
            return Done(self, [[(_say("hint/done", language), "")]], is_drawn=False)
        at = max(_missing(self.layout, wanted), key=lambda cell: _nearness(self.layout, wanted, cell))
        tile = self.board[at] + SHAPES[SHAPE_OF[wanted[at]]]
        facts = {"tile": tile, "cell": BOARD.names[at], "sides": side_letters(wanted[at])}
        return Done(self, [[(_say("hint/tile", language, **facts), "")]], is_drawn=False, cell=BOARD.names[at])

    def _solution(self, rest: list[str], language: str) -> Done:
        """Lay the whole of an optimal layout."""
        best = best_build(self.board, self.held)
        told: Lines = [[(_say("solution", language, score=best.score), "key")]]
        return replace(self._with(read_layout(best.move), told), tells_all=True)

    def _hand_in(self, rest: list[str], language: str) -> Done:
        return Done(self, [], move=write_layout(self.layout), is_drawn=False)


Command = Callable[[Bench, list[str], str], Done]

_COMMANDS: dict[str, Command] = {
    "place": Bench._place,
    "turn": Bench._turn,
    "move": Bench._move,
    "remove": Bench._remove,
    "clear": Bench._clear,
    "check": Bench._tell,
    "show": Bench._show,
    "hint": Bench._hint,
    "solution": Bench._solution,
    "hand": Bench._hand_in,
}


def _plain(text: str) -> list[str]:
    """Return the words that were typed; wide letters count as plain ones."""
    return unicodedata.normalize("NFKC", text).replace(",", " ").split()


def _ordered(letters: str) -> str:
    """Return sides in the order N E S W."""
    return "".join(side for side in SIDES if side in letters.upper())


def _tile_and_cell(words: list[str]) -> tuple[str, str, int | None]:
    """Return a tile, a cell, and the quarter turns if they are named; the tile may come first or second."""
    if len(words) not in (2, 3) or not all(word.isdecimal() for word in words[2:]):
        raise BadRequest("microchip/workbench/place")
    first, second, *turns = words
    if not (_TILE.fullmatch(first) and _CELL.fullmatch(second)):
        first, second = second, first
    if not (_TILE.fullmatch(first) and _CELL.fullmatch(second)):
        raise BadRequest("microchip/workbench/place")
    return first.upper(), second.lower(), int(turns[0]) % QUARTERS if turns else None


def _lay_sides(layout: Layout, cell: str, sides: int) -> Layout:
    """Return the layout with a tile that reaches *sides*; its colour is the cell's."""
    without, at = take_up(layout, cell), BOARD.cells[cell]
    return (*without[:at], sides, *without[at + 1 :])


def _trouble(layout: Layout) -> tuple[int, int]:
    """Return how many paths of a layout cannot go on, and how many are open: fewer is better."""
    ends = loose_ends(layout)
    wrong = sum(end.trouble != "open" for end in ends)
    return wrong, len(ends) - wrong


def _missing(layout: Layout, wanted: Layout) -> list[int]:
    """Return the cells on which a layout has another tile than it should, or none."""
    return [cell for cell, sides in enumerate(wanted) if sides and layout[cell] != sides]


def _nearness(layout: Layout, wanted: Layout, cell: int) -> tuple[int, int]:
    """Return to how many right tiles a wanted one is joined, and its connections."""
    right = {at for at, sides in enumerate(wanted) if sides and layout[at] == sides}
    column, row = BOARD.place(cell)
    beside = {at for at in right if sum(abs(a - b) for a, b in zip(BOARD.place(at), (column, row), strict=True)) == 1}
    return len(beside), int(CONNECTIONS[wanted[cell]])

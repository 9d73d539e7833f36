"""The workbench of Microchip: tiles are laid, turned and taken up on one's own board, before a layout is handed in.

It asks the rules what is wrong, the drawing how it looks and the builder what is best; only the words are its own.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from obelisk.authoring import BadRequest, Done, begun, sentence
from obelisk.authoring.drawing import Lines
from obelisk.games.microchip import puzzles
from obelisk.games.microchip.building.builder import best_build
from obelisk.games.microchip.drawing import building_lines
from obelisk.games.microchip.rules import layouts
from obelisk.games.microchip.rules.boards import read_colours
from obelisk.games.microchip.rules.data import BOARD, CONNECTIONS, SIDES, TILES, count_tiles, neighbour, tile_of, turned
from obelisk.games.microchip.rules.layouts import NOTHING, Layout, read_layout, take_up, with_sides, write_layout

if TYPE_CHECKING:
    from obelisk.authoring import Position

QUARTERS = 4
_TILE = re.compile("|".join(TILES), re.IGNORECASE)
_CELL = re.compile("[a-z][0-9]+", re.IGNORECASE)
_SIDES = re.compile(rf"[{SIDES}]+", re.IGNORECASE)
_PART = re.compile(f"({_CELL.pattern})({_SIDES.pattern})", re.IGNORECASE)


def open_bench(position: Position, seat: int) -> _Bench:
    """Return the bench of a seat, with nothing on it."""
    return _Bench(seat=seat, board="", held=(), layout=NOTHING, phase="").moved_to(position)


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
class _Bench:
    seat: int
    board: str
    held: tuple[str, ...]
    layout: Layout
    phase: str
    """`draft`, `build`, or `over` once the seat's layout was handed in."""

    usual = "check"
    spoilers = ("hint", "solution")

    @property
    def is_due(self) -> bool:
        return self.phase == "build"

    @property
    def text(self) -> str:
        return "" if self.layout == NOTHING else write_layout(self.layout)

    @property
    def laid(self) -> dict[str, str]:
        return layouts.laid_tiles(self.layout)

    def reading(self, text: str) -> _Bench:
        return replace(self, layout=read_layout(text) if text else NOTHING)

    def moved_to(self, position: Position) -> _Bench:
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
        return _say("how", language)

    def lines(self, language: str) -> Lines:
        return building_lines(self.board, self.laid, self.held, language=language)

    def do(self, word: str, rest: str, language: str) -> Done:
        """Carry out a command (wide letters count as plain ones); what cannot be done raises."""
        plain = unicodedata.normalize("NFKC", rest).replace(",", " ")
        return _COMMANDS[word](self, plain.split(), language)

    def tidy(self, text: str) -> str:
        """Write cells small, and sides large and in order."""
        word, *parts = text.split()
        for place, part in enumerate(parts):
            if found := _PART.fullmatch(part):
                parts[place] = found[1].lower() + layouts.side_letters(layouts.side_bits(found[2].upper()))
        return " ".join([word.lower(), *parts])

    def doubt(self, move: str, language: str) -> str | None:
        """Ask before a layout is handed in that counts for nothing, or in which a path is still open."""
        layout = read_layout(move) if move.split(" ")[0] == layouts.WORD else None
        if layout is None or not self.is_due:
            return None
        check = self._check_of(layout)
        if not check.chip.cells:
            return _say("doubt/nothing", language, score=check.score)
        return _say("doubt/open", language, n=len(check.still_open)) if check.still_open else None

    def _check_of(self, layout: Layout) -> layouts.Check:
        return layouts.check_layout(read_colours(self.board), count_tiles(self.held), layout)

    def _with(self, layout: Layout) -> Done:
        return Done(replace(self, layout=layout), [])

    def _place(self, rest: list[str], language: str) -> Done:
        """Lay a tile: `RT c3 2`, `RT c3` (turned as it fits best), `c3 NE`, or many: `a1NE a2S`."""
        if len(rest) == 2 and _CELL.fullmatch(rest[0]) and _SIDES.fullmatch(rest[1]):
            rest = ["".join(rest)]
        parts = [part for part in map(_PART.fullmatch, rest) if part]
        if rest and len(parts) == len(rest):
            layout = self.layout
            for part in parts:
                layout = with_sides(layout, part[1].lower(), layouts.side_bits(part[2].upper()))
            return self._with(layout)
        tile, cell, quarters = _tile_and_cell(rest)
        board = read_colours(self.board)
        turns = range(QUARTERS) if quarters is None else [quarters]
        laid = (layouts.lay_tile(board, self.layout, cell, tile, turn) for turn in turns)
        return self._with(min(laid, key=_trouble))

    def _turn(self, rest: list[str], language: str) -> Done:
        if len(rest) not in (1, 2) or not all(quarters.isdecimal() for quarters in rest[1:]):
            raise BadRequest("microchip/workbench/turn")
        cell = self._laid(rest[0])
        quarters = int(rest[1]) if rest[1:] else 1
        return self._with(with_sides(self.layout, cell, turned(self.layout[BOARD.cells[cell]], quarters)))

    def _move(self, rest: list[str], language: str) -> Done:
        if len(rest) != 2:
            raise BadRequest("microchip/workbench/move")
        start, cell = self._laid(rest[0]), rest[1].lower()
        board, sides = read_colours(self.board), self.layout[BOARD.cells[start]]
        tile = tile_of(self.board[BOARD.cells[start]], sides)
        layouts.lay_tile(board, self.layout, cell, tile)  # or it says why not
        return self._with(with_sides(take_up(self.layout, start), cell, sides))

    def _remove(self, rest: list[str], language: str) -> Done:
        if not rest:
            raise BadRequest("microchip/workbench/remove")
        layout = self.layout
        for cell in map(self._laid, rest):
            layout = take_up(layout, cell)
        return self._with(layout)

    def _laid(self, name: str) -> str:
        cell = name.lower()
        if take_up(self.layout, cell) == self.layout:
            raise BadRequest("microchip/workbench/no-tile", cell=cell)
        return cell

    def _tell(self, rest: list[str], language: str) -> Done:
        """Say cell by cell what is wrong and what is still open, and what the layout is worth."""
        check = self._check_of(self.layout)
        told: Lines = [[(begun(remark.explain(language)), "error")] for remark in check.wrong]
        told += [[(begun(remark.explain(language)), "")] for remark in check.still_open]
        cells = " ".join(BOARD.names[cell] for cell in check.chip.cells)
        facts = {"value": check.chip.value, "tiles": check.chip.tiles, "held": len(self.held), "score": check.score}
        told.append([(_say("check/chip" if cells else "check/no-chip", language, cells=cells, **facts), "")])
        verdict = "check/wrong" if check.wrong else "check/fine" if self.is_due else "check/early"
        told.append([(_say(verdict, language), "key")])
        return Done(self, told, is_drawn=False)

    def _hint(self, rest: list[str], language: str) -> Done:
        """Name one tile of an optimal layout that is not laid yet: beside most right ones, with most connections."""
        best, check = best_build(self.board, self.held), self._check_of(self.layout)
        if not check.wrong and check.score == best.score:
            return Done(self, [[(_say("hint/done", language), "")]], is_drawn=False)
        wanted = read_layout(best.move)

        def nearness(cell: int) -> tuple[int, int]:
            beside = [other for side in range(len(SIDES)) if (other := neighbour(cell, side)) is not None]
            return sum(0 < wanted[other] == self.layout[other] for other in beside), int(CONNECTIONS[wanted[cell]])

        at = max((cell for cell, sides in enumerate(wanted) if 0 < sides != self.layout[cell]), key=nearness)
        cell, tile, sides = BOARD.names[at], tile_of(self.board[at], wanted[at]), layouts.side_letters(wanted[at])
        told = _say("hint/tile", language, tile=tile, cell=cell, sides=sides)
        return Done(self, [[(told, "")]], is_drawn=False, cell=cell)

    def _solution(self, rest: list[str], language: str) -> Done:
        best = best_build(self.board, self.held)
        told: Lines = [[(_say("solution", language, score=best.score), "key")]]
        return Done(self.reading(best.move), told, tells_all=True)


_COMMANDS: dict[str, Callable[[_Bench, list[str], str], Done]] = {
    "place": _Bench._place,
    "turn": _Bench._turn,
    "move": _Bench._move,
    "remove": _Bench._remove,
    "clear": lambda bench, rest, language: bench._with(NOTHING),
    "check": _Bench._tell,
    "show": lambda bench, rest, language: Done(bench, []),
    "hint": _Bench._hint,
    "solution": _Bench._solution,
    "hand": lambda bench, rest, language: Done(bench, [], move=write_layout(bench.layout), is_drawn=False),
}


def _tile_and_cell(words: list[str]) -> tuple[str, str, int | None]:
    """Return a tile, a cell, and the quarter turns if they are named; the tile may come first or second."""
    if len(words) in (2, 3) and all(word.isdecimal() for word in words[2:]):
        for tile, cell in (words[:2], words[1::-1]):
            if _TILE.fullmatch(tile) and _CELL.fullmatch(cell):
                return tile.upper(), cell.lower(), int(words[2]) if words[2:] else None
    raise BadRequest("microchip/workbench/place")


def _trouble(layout: Layout) -> tuple[int, int]:
    """Return how many paths of a layout cannot go on, and how many are open: fewer is better."""
    ends = layouts.loose_ends(layout)
    wrong = sum(end.trouble != "open" for end in ends)
    return wrong, len(ends) - wrong

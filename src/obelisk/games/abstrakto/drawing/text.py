"""The text board of Abstrakto: a line for each half-line, and a letter for each quarter of a cell and each half-line.

Letters are twice as high as wide, so half-lines are two letters apart. A line of text shows the quarters that lie
below its half-line: a tile is three letters wide, half a letter high above (`▄▄▄`) and a whole one in the line of its
middle, where its printed lines are. So each letter belongs to one tile, and tiles stay apart.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from obelisk.authoring import LETTERS
from obelisk.authoring.drawing import EMPTY_GLYPH, Line, Lines, Sign, glyph, joined, status_lines, theme
from obelisk.games.abstrakto.drawing.scene import Area, Table, Tile
from obelisk.games.abstrakto.rules.grid import CROSS, KINDS, LINE, LINES, SOLID
from obelisk.games.abstrakto.rules.notation import LETTERS as KIND_LETTERS
from obelisk.games.abstrakto.rules.state import SEATS

if TYPE_CHECKING:
    from obelisk.authoring import Position

GUTTER = 5
"""How many letters come before the board's left edge: the rows' numbers, and what sticks out."""
WIDTH = GUTTER + 2 * LINES + 2
TOP = "▄"
FILLINGS = ("█", "▒")
"""Letters that fill the tiles of each colour."""
UPRIGHT, FLAT, CROSSED = "┃", "━", "╋"
LEADING = ("•", "◦")
NEUTRAL = "="

Grid = dict[tuple[int, int], Sign]
"""Letters by half-line (from the bottom) and column of text."""


def table_lines(position: Position, table: Table) -> Lines:
    """Return the board, the players, and whose turn it is."""
    return [*_board(table), [], *_players(table), *_legend(table), *status_lines(position, table.language, table.names)]


def _board(table: Table) -> Lines:
    grid: Grid = {}
    _write_lines(grid)
    for place in table.offered:
        letter, _ = grid[place.row, _column(place.column)]
        grid[place.row, _column(place.column)] = (EMPTY_GLYPH if letter == " " else letter, "")
    for area in table.areas:
        _write_area(grid, area)
    for tile in table.tiles:
        _write_tile(grid, tile, is_last=tile.name == table.view["last"])
    written = [[grid.get((row, column), (" ", "")) for column in range(WIDTH)] for row in range(LINES, -1, -1)]
    letters: Line = [(" " * GUTTER + " ".join(LETTERS[:LINES]), "coordinate")]
    return [*map(joined, written), letters]


def _column(line: int) -> int:
    return GUTTER + 2 * line


def _write_lines(grid: Grid) -> None:
    last = LINES - 1
    for row in range(LINES):
        for place, letter in enumerate(f"{row + 1:>2}"):
            grid[row, place] = (letter, "coordinate")
        for column in range(_column(0), _column(last) + 1):
            line, is_between = divmod(column - GUTTER, 2)
            is_upright, is_flat = not is_between and line % 2 == 0, row % 2 == 0
            letter = "│" if is_upright else "─" if is_flat else " "
            if is_upright and is_flat:
                letter = "└├┌┴┼┬┘┤┐"[3 * _third(line, last) + _third(row, last)]
            grid[row, column] = (letter, "frame")


def _third(line: int, last: int) -> int:
    return 0 if line == 0 else 2 if line == last else 1


def _write_area(grid: Grid, area: Area) -> None:
    x, y = area.middle
    style = "nobody" if area.owner is None else theme.seat(area.owner)
    if area.owner is None:
        sign = NEUTRAL if area.is_settled else ""
    else:
        sign = glyph(area.owner) if area.is_settled else LEADING[theme.look(area.owner)]
    if sign:
        grid[math.ceil(y), GUTTER + int(2 * x)] = (sign, style)


def _write_tile(grid: Grid, tile: Tile, *, is_last: bool) -> None:
    column, style = _column(tile.column), theme.seat(tile.owner)
    for across, letter in zip((-1, 0, 1), _face(tile), strict=True):
        grid[tile.row + 1, column + across] = (TOP, style)
        grid[tile.row, column + across] = (letter, style)
    if is_last:
        grid[tile.row, column - 2] = ("[", "last")
        grid[tile.row, column + 2] = ("]", "last")


def _face(tile: Tile) -> str:
    filling = FILLINGS[theme.look(tile.owner)]
    printed = {(True, True): CROSSED, (True, False): UPRIGHT, (False, True): FLAT}
    return filling + printed.get((tile.is_upright, tile.is_flat), filling) + filling


def _players(table: Table) -> Lines:
    lines: Lines = []
    for seat in range(SEATS):
        hand, kinds = table.hand(seat) or "?" * KINDS, table.discards(seat)
        held = " ".join(f"{letter}{n}" for letter, n in zip(KIND_LETTERS, hand, strict=True))
        gone = "-" if kinds is None else "".join("?" if kind is None else KIND_LETTERS[kind] for kind in kinds)
        told = table.say("counts", hand=held, discarded=gone, **table.counts(seat))
        lines.append([(f"{glyph(seat)} {FILLINGS[theme.look(seat)] * 3} ", theme.seat(seat)), (told, "")])
    return lines


def _legend(table: Table) -> Lines:
    seen = {kind: _face(Tile(*at, 0)) for kind, at in {SOLID: (1, 1), LINE: (2, 1), CROSS: (2, 2)}.items()}
    kinds = "   ".join(f"{KIND_LETTERS[kind]} {seen[kind]} {table.kind_name(kind)}" for kind in range(KINDS))
    lines: Lines = [[(kinds, "quiet")]]
    if table.areas:
        settled = " ".join((glyph(0), glyph(1), NEUTRAL))
        leading = " ".join(LEADING[theme.look(seat)] for seat in range(SEATS))
        lines.append([(table.say("signs", settled=settled, leading=leading), "quiet")])
    for area in table.main_areas:
        lines.append([(table.say("main", place=area.name, seat=area.owner, n=sum(area.tiles)), "quiet")])
    if table.is_by_main_area:
        lines.append([(table.say("sign/by-main"), "")])
    return lines

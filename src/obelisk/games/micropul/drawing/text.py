"""The text board of Micropul: every tile a box with two signs in each of two lines.

`○` and `●` are micropuls, `·` `:` `+` catalysts; a sign in the middle makes one big micropul of the four around it.
A digit beside a micropul is the stone of that seat, `!` stands beside a catalyst that has just fired.
"""

from __future__ import annotations

from itertools import dropwhile
from typing import TYPE_CHECKING

from obelisk.authoring.drawing import Lines, Sign, glyph, joined, status_lines, theme
from obelisk.games.micropul.drawing.scene import BLACK, DOT, EMPTY, MIDDLE, WHITE, Face, Square, Table, bounds, name_of
from obelisk.games.micropul.rules.data import DIFFERENT, N_TILES

if TYPE_CHECKING:
    from obelisk.authoring import Position

ROOM = 5
"""How many letters wide a tile is inside."""
GUTTER = 4
"""How many letters wide the column is in which the rows are numbered."""
GLYPHS = {WHITE: "○", BLACK: "●", DOT: "·", EMPTY: " "}

Grid = dict[tuple[int, int], Sign]
"""Letters by line and column."""


def table_lines(position: Position, table: Table) -> Lines:
    """Return the tableau, the players, the hand, and whose turn it is."""
    return [*_tableau(table), [], *_players(table), *_hand(table), *status_lines(position, table.language, table.names)]


def look_at_tile(position: Position, seat: int | None, text: str, *, language: str) -> Lines:
    """Return a tile in all its turns that look different; without a number, every tile of the hand."""
    table = Table.of(position, seat, language)
    if not text and table.view["hand"]:
        return [line for tile in table.view["hand"] for line in _turns(tile)]
    if not text.isdecimal() or int(text) >= N_TILES:
        return [[(table.say("which-tile", last=N_TILES - 1), "error")]]
    return _turns(int(text))


def _turns(tile: int) -> Lines:
    faces = [(f"{tile} r{turn}", Face(tile, turn)) for turn in range(4) if DIFFERENT[tile, turn]]
    return _row_of_tiles(faces)


def _tableau(table: Table) -> Lines:
    left, right, low, high = bounds([*table.tiles, *table.fitting])
    grid: Grid = {}

    def corner(square: Square) -> tuple[int, int]:
        return 3 * (high - square[1]), GUTTER + (ROOM + 1) * (square[0] - left)

    for square in table.fitting:
        _write_open(grid, corner(square), table, square)
    for square in table.tiles:
        _write_box(grid, corner(square), "┌┐└┘─│", "frame")
        _write_signs(grid, corner(square), table, square)
    _join_boxes(grid)
    if table.last is not None:
        _write_box(grid, corner(table.last), "╔╗╚╝═║", "last")
    for row in range(low, high + 1):
        line, _ = corner((left, row))
        _write(grid, line + 1, 0, f"{row:>{GUTTER - 1}}", "coordinate")
    foot = 3 * (high - low + 1) + 1
    for column in range(left, right + 1):
        _, place = corner((column, low))
        _write(grid, foot, place + 1, f"{column:^{ROOM}}", "coordinate")
    return _as_lines(grid, foot)


def _write(grid: Grid, line: int, column: int, text: str, style: str) -> None:
    for place, letter in enumerate(text):
        grid[line, column + place] = (letter, style)


def _write_box(grid: Grid, corner: tuple[int, int], pen: str, style: str) -> None:
    line, column = corner
    for down in (1, 2):
        _write(grid, line + down, column, pen[5], style)
        _write(grid, line + down, column + ROOM + 1, pen[5], style)
    _write(grid, line, column, pen[0] + pen[4] * ROOM + pen[1], style)
    _write(grid, line + 3, column, pen[2] + pen[4] * ROOM + pen[3], style)


# Which sign joins the lines that go from a corner up, right, down, left.
_JOINTS = {
    0b0011: "┐", 0b0110: "┌", 0b1001: "┘", 0b1100: "└",
    0b0111: "┬", 0b1011: "┤", 0b1101: "┴", 0b1110: "├", 0b1111: "┼",
}  # fmt: skip


def _join_boxes(grid: Grid) -> None:
    for (line, column), (letter, _) in list(grid.items()):
        if letter not in "┌┐└┘":
            continue
        steps = ((-1, 0), (0, 1), (1, 0), (0, -1))
        lines = [grid.get((line + down, column + across), (" ", ""))[0] in "─│" for down, across in steps]
        joint = sum(is_line << (3 - side) for side, is_line in enumerate(lines))
        grid[line, column] = (_JOINTS.get(joint, letter), "frame")


def _write_signs(grid: Grid, corner: tuple[int, int], table: Table, square: Square) -> None:
    """Write what a laid tile shows, and beside each sign the stone on it, or that it has fired."""
    line, column = corner
    for (down, across), sign in _inside(table.tiles[square]).items():
        grid[line + 1 + down, column + 1 + across] = sign
    marks: dict[int, Sign] = {each: ("!", "last") for where, each in table.fired if where == square}
    for owner, (where, each), is_void in table.stones:
        if where == square:
            marks[each] = ("x" if is_void else str(owner), theme.seat(owner))
    for each, mark in marks.items():
        place = (2, 3) if each == MIDDLE else (1 + each // 2, 1 if each % 2 == 0 else ROOM)
        grid[line + place[0], column + place[1]] = mark


def _inside(face: Face) -> Grid:
    found: Grid = {}
    for corner, sign in enumerate(face.signs):
        found[corner // 2, 1 if corner % 2 == 0 else ROOM - 2] = (GLYPHS.get(sign, sign), "")
    if face.middle:
        found[0, ROOM // 2] = (GLYPHS.get(face.middle, face.middle), "")
    return found


def _write_open(grid: Grid, corner: tuple[int, int], table: Table, square: Square) -> None:
    line, column = corner
    numbers = sorted({laying.face.tile for laying in table.fitting[square]})
    told = " ".join(map(str, numbers))
    if len(told) > ROOM:
        told = f"{numbers[0]} +{len(numbers) - 1}"
    name = name_of(square)
    _write(grid, line + 1, column + 1, f"{name if len(name) <= ROOM else '':^{ROOM}}", "coordinate")
    _write(grid, line + 2, column + 1, f"{told:^{ROOM}}", "ghost")


def _as_lines(grid: Grid, last: int) -> Lines:
    lines: Lines = []
    for line in range(last + 1):
        places = [column for row, column in grid if row == line]
        lines.append(joined(grid.get((line, column), (" ", "")) for column in range(max(places, default=-1) + 1)))
    return list(dropwhile(lambda line: not line, lines))


def _players(table: Table) -> Lines:
    lines: Lines = [
        [(f"{glyph(seat)} ", theme.seat(seat)), (table.say("counts", seat=seat, **table.counts(seat)), "")]
        for seat in range(table.seats)
    ]
    return [*lines, [(table.say("core", n=table.view["core"]), "quiet")]]


def _hand(table: Table) -> Lines:
    lines: Lines = []
    for code, tiles in table.held.items():
        if tiles:
            lines.append([(table.say(code), "title")])
            lines += _row_of_tiles([(str(tile), Face(tile, 0)) for tile in tiles])
    return lines


def _row_of_tiles(faces: list[tuple[str, Face]]) -> Lines:
    grid: Grid = {}
    for place, (name, face) in enumerate(faces):
        left = place * (ROOM + 3)
        _write_box(grid, (0, left), "┌┐└┘─│", "frame")
        _write(grid, 0, left + 1, name[:ROOM], "title")
        for (line, column), sign in _inside(face).items():
            grid[1 + line, left + 1 + column] = sign
    return _as_lines(grid, 3)

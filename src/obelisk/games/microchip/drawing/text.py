"""The text board of Microchip.

A board without tiles is five lines of letters. A laid tile needs more room, five letters by three lines, and shows its
paths in lines: heavy ones under current. The letter of its colour stands in the corner, a small one on an empty cell.
While one builds, an arrow is an open end, and × a path that cannot go on or a tile that is not held.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from typing import TYPE_CHECKING

from obelisk.authoring import LETTERS
from obelisk.authoring.drawing import Line, Lines, called, glyph, line_width, status_lines, theme
from obelisk.games.microchip.drawing.scene import Circuit, Table, Words
from obelisk.games.microchip.rules.data import BOARD, EAST, NORTH, SIDES, SIZE, SOUTH, TILES, WEST

if TYPE_CHECKING:
    from obelisk.authoring import Position

ROOM = 80
"""How many letters fit into a line."""
ACROSS, DOWN = 5, 3
"""How many letters and lines a cell with a tile takes."""
GAP = 4
"""The space between boards that stand side by side."""

# The sign in the middle of a tile, by its sides (N E S W as bits): light, and heavy under current.
LIGHT = "·○○└○│┌├○┘─┴┐┤┬┼"
HEAVY = "·●●┗●┃┏┣●┛━┻┓┫┳╋"
ARROWS = dict(zip(SIDES, "↑→↓←", strict=True))
CROSS = "×"


def table_lines(position: Position, table: Table) -> Lines:
    """Return the pool, everybody's board and tiles, and whose turn it is."""
    found: Lines = [*_pool(table), []] if table.is_drafting else []
    order = [table.hero, *table.others]
    for is_laid in (True, False):
        found += _side_by_side([_block(table, seat) for seat in order if bool(table.circuit(seat).tiles) is is_laid])
    held = [line for seat in order for line in _holding(table, seat)]
    return [*found, *held, *status_lines(position, table.language, table.names)]


def circuit_lines(circuit: Circuit, words: Words) -> Lines:
    """Return a layout in progress: the board, what is loose or wrong, the tiles left, what it is worth."""
    found = _large(circuit, is_final=False)
    found += _wrapped(words.say("left"), circuit.left, words)
    found.append([(words.say("open-ends", n=len(circuit.check.still_open)), "")])
    found += [[(problem, "error")] for problem in words.problems(circuit)]
    told = words.say("score", value=circuit.value, unused=circuit.unused, score=circuit.score)
    return [*found, [(told, "title")]]


def _pool(table: Table) -> Lines:
    first, *others = table.view["pool"]
    found: Lines = [[(table.say("draw-column"), "title")]]
    for row, tile in enumerate(first):
        line: Line = [("[", "last"), _tile(tile), ("]", "last"), ("  ", "")]
        for column in others:
            line += [_tile(column[row]), (" ", "")]
        found.append(line)
    return found


def _tile(name: str | None) -> tuple[str, str]:
    return ("··", "quiet") if name is None else (name, _style(name[0]))


def _style(colour: str) -> str:
    return f"chip-{colour.lower()}"


def _block(table: Table, seat: int) -> Lines:
    circuit = table.circuit(seat)
    head: Line = [(f"{glyph(seat)} ", theme.seat(seat)), (called(seat, table.language, table.names), "title")]
    board = _large(circuit, is_final=True) if circuit.tiles else _small(circuit)
    return [head, *board, []]


def _small(circuit: Circuit) -> Lines:
    found: Lines = []
    for row in reversed(range(SIZE)):
        letters = circuit.board[row * SIZE : (row + 1) * SIZE]
        found.append([(f"{row + 1} ", "coordinate"), *((f" {colour}", _style(colour)) for colour in letters)])
    return [*found, [("  ", ""), ("".join(f" {letter}" for letter in LETTERS[:SIZE]), "coordinate")]]


def _large(circuit: Circuit, *, is_final: bool) -> Lines:
    found: Lines = []
    for row in reversed(range(SIZE)):
        cells = [_cell(circuit, BOARD.names[row * SIZE + column], is_final=is_final) for column in range(SIZE)]
        for line in range(DOWN):
            name = f"{row + 1} " if line == DOWN // 2 else "  "
            found.append([(name, "coordinate"), *(part for cell in cells for part in cell[line])])
    letters = "".join(f"{letter:^{ACROSS}}" for letter in LETTERS[:SIZE])
    return [*found, [("  ", ""), (letters, "coordinate")]]


def _cell(circuit: Circuit, cell: str, *, is_final: bool) -> Lines:
    colour = circuit.colour_of(cell)
    if cell not in circuit.tiles:
        empty: Line = [(" " * ACROSS, "")]
        return [empty, [("  ", ""), (colour.lower(), _style(colour)), ("  ", "")], list(empty)]
    is_live = circuit.light(cell, is_final=is_final) != "off"
    signs, style = (HEAVY, "live") if is_live else (LIGHT, _style(colour))
    upright, level = signs[NORTH | SOUTH], signs[EAST | WEST]
    sides = circuit.tiles[cell]
    ends = {} if is_final else {end.side: end.trouble for end in circuit.check.ends if end.cell == cell}

    def edge(side: str, bar: str) -> tuple[str, str]:
        if side not in sides:
            return " ", ""
        if side in ends:
            return (ARROWS[side], "last") if ends[side] == "open" else (CROSS, "error")
        return bar, style

    def half(side: str) -> tuple[str, str]:
        return (level, style) if side in sides else (" ", "")

    corner = (CROSS, "error") if not is_final and cell in circuit.check.surplus else (" ", "")
    middle = (signs[circuit.sides_of(cell)], style)
    return [
        [(colour, _style(colour)), (" ", ""), edge("N", upright), (" ", ""), corner],
        [edge("W", level), half("W"), middle, half("E"), edge("E", level)],
        [("  ", ""), edge("S", upright), ("  ", "")],
    ]


def _holding(table: Table, seat: int) -> Lines:
    circuit, words = table.circuit(seat), table.words
    sign: Line = [(f"{glyph(seat)} ", theme.seat(seat))]
    if table.has_handed_in(seat):
        lines = _wrapped(table.card(seat), {}, words)
        if circuit.left:
            lines += _wrapped("  " + words.say("left"), circuit.left, words)
    else:
        lines = _wrapped(words.say("holds", seat=seat, n=len(circuit.held)), circuit.left, words)
    return [[*sign, *lines[0]], *([("  ", ""), *line] for line in lines[1:])]


def _wrapped(head: str, tiles: Mapping[str, int], words: Words) -> Lines:
    found: Lines = [[(head, "")]]
    for name in TILES:
        if tiles.get(name):
            told = " " + words.counted({name: tiles[name]})
            if line_width(found[-1]) + len(told) > ROOM - 2:
                found.append([(" ", "")])
            found[-1].append((told, _style(name[0])))
    return found


def _side_by_side(blocks: list[Lines]) -> Lines:
    """Return blocks of lines next to each other, as many as fit."""
    found: Lines = []
    row: list[Lines] = []
    for block in blocks:
        if row and sum(map(_breadth, [*row, block])) + GAP * len(row) > ROOM:
            found += _merged(row)
            row = []
        row.append(block)
    return found + _merged(row)


def _breadth(block: Lines) -> int:
    return max(map(line_width, block))


def _merged(row: list[Lines]) -> Lines:
    found: Lines = []
    for parts in zip_longest(*row, fillvalue=[]):
        line: Line = []
        for block, part in zip(row, parts, strict=True):
            line += [*part, (" " * (_breadth(block) - line_width(part) + GAP), "")]
        found.append(line[:-1])
    return found

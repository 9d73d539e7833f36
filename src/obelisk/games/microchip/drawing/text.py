"""The text board of Microchip.

A board without tiles is five lines of letters. A laid tile needs more room, five letters by three lines, and shows its
paths in lines: heavy ones under current. The letter of its colour stands in the corner, a small one on an empty cell.
While one builds, an arrow is an open end, and × a path that cannot go on or a tile that is not held.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING
from unicodedata import east_asian_width

from obelisk.drawing import theme
from obelisk.drawing.pieces import glyph
from obelisk.drawing.textboard import Line, Lines, status_lines
from obelisk.games.microchip.drawing.circuit import Circuit
from obelisk.games.microchip.drawing.scene import Table, Words
from obelisk.games.microchip.rules.data import BOARD, SIDES, SIZE, TILES
from obelisk.rulebook.geometry import LETTERS

if TYPE_CHECKING:
    from obelisk.position import Position

ROOM = 80
"""How many letters fit into a line."""
ACROSS, DOWN = 5, 3
"""How many letters and lines a cell with a tile takes."""
GAP = 4
"""The space between boards that stand side by side."""

# The sign in the middle of a tile, by its sides (N E S W as bits): light, and heavy under current.
LIGHT = "·○○└○│┌├○┘─┴┐┤┬┼"
HEAVY = "·●●┗●┃┏┣●┛━┻┓┫┳╋"
BARS = {"NS": "│", "EW": "─"}
LIVE_BARS = {"NS": "┃", "EW": "━"}
ARROWS = dict(zip(SIDES, "↑→↓←", strict=True))
CROSS = "×"


def table_lines(position: Position, table: Table) -> Lines:
    """Return the pool, everybody's board and tiles, and whose turn it is."""
    found: Lines = []
    if table.is_drafting:
        found += [*_pool(table), []]
    order = [table.hero, *table.others]
    plain = [seat for seat in order if not table.circuit(seat).tiles]
    laid = [seat for seat in order if table.circuit(seat).tiles]
    found += _side_by_side([_block(table, seat) for seat in laid])
    found += _side_by_side([_block(table, seat) for seat in plain])
    for seat in order:
        found += _holding(table, seat)
    return [*found, *status_lines(position, table.language, table.names)]


def circuit_lines(circuit: Circuit, words: Words) -> Lines:
    """Return a layout in progress: the board, what is loose or wrong, the tiles left, what it is worth."""
    found = _large(circuit, is_final=False)
    found += _wrapped(words.say("left"), circuit.left, words)
    found.append([(words.say("open-ends", n=len(circuit.open_ends)), "")])
    found += [[(problem, "error")] for problem in words.problems(circuit)]
    told = words.say("score", value=circuit.value, unused=circuit.unused, score=circuit.score)
    return [*found, [(told, "title")]]


def _pool(table: Table) -> Lines:
    """Return the pool, the draw column in brackets at the left."""
    first, *others = table.view["pool"]
    found: Lines = [[(table.words.say("draw-column"), "title")]]
    for row, tile in enumerate(first):
        line: Line = [("[", "last"), *_tile(tile), ("]", "last"), ("  ", "")]
        for column in others:
            line += [*_tile(column[row]), (" ", "")]
        found.append(line)
    return found


def _tile(name: str | None) -> Line:
    return [("··", "quiet")] if name is None else [(name, _style(name[0]))]


def _style(colour: str) -> str:
    return f"chip-{colour.lower()}"


def _block(table: Table, seat: int) -> Lines:
    """Return a seat's name and board."""
    circuit = table.circuit(seat)
    head: Line = [(f"{glyph(seat)} ", theme.seat(seat)), (table.words.seat(seat), "title")]
    board = _large(circuit, is_final=True) if circuit.tiles else _small(circuit)
    return [head, *board, []]


def _small(circuit: Circuit) -> Lines:
    """Return an empty board: a letter for each cell."""
    found: Lines = []
    for row in reversed(range(SIZE)):
        line: Line = [(f"{row + 1} ", "coordinate")]
        for column in range(SIZE):
            colour = circuit.board[row * SIZE + column]
            line += [(f" {colour}", _style(colour))]
        found.append(line)
    return [*found, [("  ", ""), ("".join(f" {letter}" for letter in LETTERS[:SIZE]), "coordinate")]]


def _large(circuit: Circuit, *, is_final: bool) -> Lines:
    """Return a board with room for paths."""
    found: Lines = []
    for row in reversed(range(SIZE)):
        cells = [_cell(circuit, BOARD.names[row * SIZE + column], is_final=is_final) for column in range(SIZE)]
        for line in range(DOWN):
            name = f"{row + 1} " if line == DOWN // 2 else "  "
            found.append([(name, "coordinate"), *(part for cell in cells for part in cell[line])])
    letters = "".join(f"{letter:^{ACROSS}}" for letter in LETTERS[:SIZE])
    return [*found, [("  ", ""), (letters, "coordinate")]]


def _cell(circuit: Circuit, cell: str, *, is_final: bool) -> Lines:
    """Return a cell as three lines of five letters."""
    colour = circuit.colour_of(cell)
    if cell not in circuit.tiles:
        empty: Line = [(" " * ACROSS, "")]
        return [empty, [("  ", ""), (colour.lower(), _style(colour)), ("  ", "")], list(empty)]
    is_live = cell in circuit.counted or (cell in circuit.closed and not is_final)
    bars, middles = (LIVE_BARS, HEAVY) if is_live else (BARS, LIGHT)
    sides = circuit.tiles[cell]
    style = "live" if is_live else _style(colour)
    ends = {} if is_final else {end.side: end.trouble for end in circuit.ends if end.cell == cell}

    def edge(side: str, bar: str) -> tuple[str, str]:
        if side not in sides:
            return " ", ""
        if side in ends:
            return (ARROWS[side], "last") if ends[side] == "open" else (CROSS, "error")
        return bar, style

    def half(side: str) -> tuple[str, str]:
        return (bars["EW"], style) if side in sides else (" ", "")

    is_surplus = not is_final and cell in circuit.surplus
    corner = (CROSS, "error") if is_surplus else (" ", "")
    middle = (middles[circuit.sides_of(cell)], style)
    return [
        [(colour, _style(colour)), (" ", ""), edge("N", bars["NS"]), (" ", ""), corner],
        [edge("W", bars["EW"]), half("W"), middle, half("E"), edge("E", bars["EW"])],
        [("  ", ""), edge("S", bars["NS"]), ("  ", "")],
    ]


def _holding(table: Table, seat: int) -> Lines:
    """Return what a seat holds, and what its microchip is worth once it was handed in."""
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
    """Return tiles by their names after *head*, in as many lines as they need."""
    found: Lines = [[(head, "")]]
    for name in TILES:
        if tiles.get(name):
            told = " " + words.count({name: tiles[name]})
            if width_of(found[-1]) + len(told) > ROOM - 2:
                found.append([(" ", "")])
            found[-1].append((told, _style(name[0])))
    return found


def width_of(line: Iterable[tuple[str, str]]) -> int:
    """Return how many columns of a terminal a line takes: a Japanese letter takes two."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for text, _ in line for letter in text)


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
    return max(map(width_of, block))


def _merged(row: list[Lines]) -> Lines:
    found: Lines = []
    for place in range(max(map(len, row), default=0)):
        line: Line = []
        for number, block in enumerate(row):
            part = block[place] if place < len(block) else []
            line += part
            if number + 1 < len(row):
                line.append((" " * (_breadth(block) - width_of(part) + GAP), ""))
        found.append(line)
    return found

"""Boards for terminals: lines of (text, name of a style). The signs differ without colour.

The styles are `seat-0`, `seat-1`, …, `nobody`, `ghost`, `last`, `coordinate`, `frame`, `obelisk`, `forbidden`,
`quiet`, `title` and, for plain text, the empty name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import singledispatch
from itertools import groupby
from typing import TYPE_CHECKING

from obelisk.drawing import theme
from obelisk.drawing.boards.places import hex_labels, places
from obelisk.drawing.naming import Names, said
from obelisk.drawing.pieces import EMPTY_GLYPH, FORBIDDEN_GLYPH, glyph
from obelisk.drawing.scene import Scene, status
from obelisk.rulebook.geometry import LETTERS, Board, HexBoard, SquareBoard
from obelisk.rulebook.values import load
from obelisk.words import sentence

if TYPE_CHECKING:
    from obelisk.position import Position

Line = list[tuple[str, str]]
Lines = list[Line]
"""The lines of a text board."""
Sign = tuple[str, str]
"""What is written for a cell, and its style."""

GRAPH_COLUMN, GRAPH_ROW = 6, 2
"""How many letters and lines a unit of a free-form board takes."""


def join(lines: Lines) -> str:
    """Return styled lines as plain text."""
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)


def joined(signs: Iterable[Sign]) -> Line:
    """Return letters as a line, those of one style together."""
    spans = [(style, [text for text, _ in same]) for style, same in groupby(signs, key=lambda sign: sign[1])]
    return [("".join(texts), style) for style, texts in spans]


def line_width(line: Line) -> int:
    """Return how many letters wide a line is."""
    return sum(len(text) for text, _ in line)


def board_lines(scene: Scene) -> Lines:
    """Return the text board of a scene, as the game writes it, or else its cells and what chance has just brought."""
    own = None if scene.book is None else scene.book.look.text
    if own is not None:
        written: Lines = load(own)(scene)
        return written
    marked_cells = scene.decisive or {*scene.last_cells, *scene.ghosts}
    lines = grid_lines(scene.board, lambda cell: sign(scene, cell), set(marked_cells), scene)
    rolled: Line = [(sentence("drawing/rolled", scene.language, outcome=scene.die), "roll")]
    return lines if scene.die is None else [*lines, rolled]


def sign(scene: Scene, cell: str) -> Sign:
    """Return what is written for a cell."""
    if cell in scene.standing:
        owner = scene.standing[cell]
        return glyph(owner) + scene.marks.get(cell, ""), "nobody" if owner is None else theme.seat(owner)
    if cell in scene.forbidden:
        return FORBIDDEN_GLYPH, "forbidden"
    return EMPTY_GLYPH, "ghost" if cell in scene.ghosts else "quiet"


def marked(what: Sign, *, is_last: bool, width: int, brackets: str = "[]") -> Line:
    """Return a cell, in brackets if the last move named it, *width* letters wide."""
    text, style = what
    padding = " " * (width - 2 - len(text))
    if not is_last:
        return [(" ", ""), (text, style), (" " + padding, "")]
    return [(brackets[0], "last"), (text, style), (brackets[1], "last"), (padding, "")]


@singledispatch
def grid_lines(board: Board, sign_of: Callable[[str], Sign], last: set[str], scene: Scene | None = None) -> Lines:
    """Return a board's cells, each as *sign_of* says, with their coordinates: here their names, where they lie."""
    spots = places(board)
    # Counted from the middle of the board, so that what is symmetrical stays so when it is rounded.
    middle_x, middle_y = (sum((min(along), max(along))) / 2 for along in zip(*spots.values(), strict=True))
    at = [
        (round((y - middle_y) * GRAPH_ROW), round((x - middle_x) * GRAPH_COLUMN), name)
        for name, (x, y) in spots.items()
    ]
    top, left = min(row for row, _, _ in at), min(column for _, column, _ in at)
    lines: Lines = []
    for line_row in range(top, max(at)[0] + 1):
        line: Line = []
        for _, column, name in sorted(place for place in at if place[0] == line_row):
            line.append((" " * max(1, column - left - line_width(line)), ""))
            line += [*marked(sign_of(name), is_last=name in last, width=3), (name, "coordinate")]
        lines.append(line)
    return lines


def _row(row: int, columns: int, width: int, sign_of: Callable[[str], Sign], last: set[str]) -> Line:
    cells = [f"{letter}{row + 1}" for letter in LETTERS[:columns]]
    return [part for cell in cells for part in marked(sign_of(cell), is_last=cell in last, width=width)]


@grid_lines.register
def _square(board: SquareBoard, sign_of: Callable[[str], Sign], last: set[str], scene: Scene | None = None) -> Lines:
    rows, width = reversed(range(board.rows)), 3 + widest_mark(scene)
    lines = [[(f"{row + 1:>2} ", "coordinate"), *_row(row, board.columns, width, sign_of, last)] for row in rows]
    letters = "".join(f" {letter}".ljust(width) for letter in LETTERS[: board.columns])
    return [*lines, [("   ", ""), (letters, "coordinate")]]


def widest_mark(scene: Scene | None) -> int:
    """Return how many letters wide the marks on pieces are."""
    return 0 if scene is None else max(map(len, scene.marks.values()), default=0)


@grid_lines.register
def _hexes(board: HexBoard, sign_of: Callable[[str], Sign], last: set[str], scene: Scene | None = None) -> Lines:
    """Write each row half a cell further to the right than the one below it."""
    sides = None if scene is None else scene.sides
    across, along = ("coordinate", "coordinate") if sides is None else (theme.seat(sides), theme.seat(1 - sides))
    labels = hex_labels(board)
    first = min(_hex_column(*spot) for spot in labels.numbers.values())
    lines: Lines = []
    for row in sorted({*board.rows, *(row for _, row in labels.letters.values())}, reverse=True):
        line: Line = []
        # What stands in a row, from the left: its number, its cells, and the letters of columns that end beside it.
        if row in labels.numbers:
            line += [(" " * (_hex_column(*labels.numbers[row]) - first), ""), (f"{row + 1:>2} ", along)]
            cells = (board.names[cell] for cell in board.rows[row])
            line += [part for cell in cells for part in marked(sign_of(cell), is_last=cell in last, width=4)]
        for column in (column for column, spot in labels.letters.items() if spot[1] == row):
            line += [
                (" " * (_hex_column(column, row) - first - 1 - line_width(line)), ""),
                (f" {LETTERS[column]}  ", across),
            ]
        lines.append(line)
    if scene is not None and sides is not None:
        lines += sides_lines(sides, scene.language, scene.names)
    return lines


def _hex_column(column: int, row: int) -> int:
    """Return where a hexagon begins in its line: each is four letters wide."""
    return 4 * column + 2 * row


def sides_lines(sides: int, language: str, names: Names = ()) -> Lines:
    """Say who joins which sides of a rhombus."""
    codes = {sides: "drawing/joins-rows", 1 - sides: "drawing/joins-columns"}
    return [
        [(glyph(seat), theme.seat(seat)), (" " + said(codes[seat], language, names, seat=seat), "quiet")]
        for seat in (0, 1)
    ]


def status_lines(position: Position, language: str, names: Names = ()) -> Lines:
    """Say whose turn it is, or how the game ended, after the signs of those seats."""
    result = position.result
    seats = position.players if result is None else result.winners
    line: Line = [(glyph(seat) + " ", theme.seat(seat)) for seat in seats]
    return [[*line, (status(position, language, names), "title")]]

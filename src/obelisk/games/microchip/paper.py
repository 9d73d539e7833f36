"""Boards of Microchip as pages to print: pale colours, each cell with the letter of its colour."""

from collections.abc import Sequence
from math import ceil

from obelisk.drawing.canvas import Canvas
from obelisk.errors import BadRequest
from obelisk.games.microchip.drawing.board import draw_cell
from obelisk.games.microchip.rules.boards import read_board
from obelisk.games.microchip.rules.data import BOARD, SIZE
from obelisk.paper.lettering import fitting
from obelisk.paper.pdf import PAGE_HEIGHT, PAGE_WIDTH
from obelisk.rulebook.geometry import LETTERS
from obelisk.words import sentence

MARGIN, TOP, GAP = 42.0, 84.0, 22.0
FOOT = 40.0
LABELS, HEAD = 14.0, 20.0
"""Room beside and below a board for the names of its rows and columns, and above it for its own."""
MOST_ON_A_PAGE = 12
LARGEST = 92.0
"""However few boards: a cell of 3.2 cm is large enough for tiles."""


def draw_boards(boards: Sequence[tuple[str, str]], *, language: str = "en") -> list[Canvas]:
    """Return the pages of boards, each given by its letters and a name (or an empty one), as large as they fit."""
    if not boards:
        raise BadRequest("microchip/paper/no-boards")
    for letters, _ in boards:
        read_board(letters)
    pages = ceil(len(boards) / MOST_ON_A_PAGE)
    on_each = ceil(len(boards) / pages)
    return [_page(boards[first : first + on_each], language) for first in range(0, len(boards), on_each)]


def _page(boards: Sequence[tuple[str, str]], language: str) -> Canvas:
    """Return a page with boards in as many columns as make them largest."""
    title = sentence("microchip/paper/boards", language)
    described = "\n".join(f"{letters} {name}".rstrip() for letters, name in boards)
    canvas = Canvas(PAGE_WIDTH, PAGE_HEIGHT, title, described)
    canvas.rect(0, 0, PAGE_WIDTH, PAGE_HEIGHT, fill="paper")
    canvas.text(MARGIN, 62, title, size=20, weight="bold")
    unit, columns = max((_unit(len(boards), columns), columns) for columns in range(1, len(boards) + 1))
    width, height = SIZE * unit + LABELS, HEAD + SIZE * unit + LABELS
    left = (PAGE_WIDTH - columns * width - (columns - 1) * GAP) / 2
    for place, (letters, name) in enumerate(boards):
        row, column = divmod(place, columns)
        x, y = left + column * (width + GAP), TOP + row * (height + GAP)
        _board(canvas, letters, name, x, y, unit)
    canvas.text(MARGIN, PAGE_HEIGHT - 30, sentence("microchip/paper/colours", language), size=8.5, fill="quiet")
    return canvas


def _unit(n: int, columns: int) -> float:
    rows = ceil(n / columns)
    width = (PAGE_WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns - LABELS
    height = (PAGE_HEIGHT - TOP - FOOT - (rows - 1) * GAP) / rows - HEAD - LABELS
    return min(width / SIZE, height / SIZE, LARGEST)


def _board(canvas: Canvas, letters: str, name: str, x: float, y: float, unit: float) -> None:
    side = SIZE * unit
    left, top = x + LABELS, y + HEAD
    if name:
        canvas.text(left, y + 13, name, size=fitting(name, side, 12), weight="bold")
    canvas.rect(left, top, side, side, fill=None, stroke="line", stroke_width=1.0, radius=4)
    for cell, cell_name in enumerate(BOARD.names):
        column, row = BOARD.place(cell)
        with canvas.group(data_cell=cell_name):
            draw_cell(canvas, left + column * unit, top + (SIZE - 1 - row) * unit, unit, letters[cell])
    for place in range(SIZE):
        middle = (place + 0.5) * unit
        canvas.text(left + middle, top + side + 11, LETTERS[place], size=8.5, anchor="middle", fill="quiet")
        canvas.text(left - 7, top + middle + 3, str(SIZE - place), size=8.5, anchor="middle", fill="quiet")

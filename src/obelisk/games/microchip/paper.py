"""Microchip on paper: boards in pale colours with letters, the tiles, the sheet of a championship, and the rules."""

from collections.abc import Sequence
from math import ceil

from obelisk.authoring import LETTERS, BadRequest, Option, sentence
from obelisk.authoring.drawing import Canvas
from obelisk.authoring.paper import (
    PAGE_HEIGHT,
    PAGE_WIDTH,
    PT,
    Job,
    Kit,
    Part,
    Piece,
    Rows,
    fitting,
    lay_out,
    leaflet,
    long_table,
    put,
    room_on,
)
from obelisk.games.microchip import GAME, board_box
from obelisk.games.microchip.drawing.board import draw_cell, draw_kind
from obelisk.games.microchip.rules.boards import read_board
from obelisk.games.microchip.rules.data import BOARD, COLOURS, SHAPES, SIZE
from obelisk.games.microchip.rules.state import MOST_PLAYERS
from obelisk.games.microchip.shapes import shape_counts

MARGIN, TOP, GAP = 42.0, 84.0, 22.0
FOOT = 40.0
LABELS, HEAD = 14.0, 20.0
"""Room beside and below a board for the names of its rows and columns, and above it for its own."""
MOST_ON_A_PAGE = 12
LARGEST = 92.0
"""However few boards: a cell of 3.2 cm is large enough for tiles."""

TILE = 22.0
"""How large a tile, and so a cell of a board that is played on, is in millimetres."""
UNIT, ACROSS = 80.0, 6
"""The size of a tile in its picture, and how many lie side by side on a sheet: two rows for each colour."""
USUAL_BOARDS, MOST_BOARDS = 5, 60


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
    title = sentence("microchip/paper/all-boards", language)
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


def boards(job: Job, part: str) -> list[Canvas]:
    """Return sheets with boards, two on each: one's own, or as many as are asked for, drawn by the rules."""
    own = board_box.read_box(job.option("own", ""))
    drawn = board_box.draw(job.option("boards", USUAL_BOARDS), job.option("seed")) if not own else []
    named = [(board.letters, board.name or board.letters) for board in own] + [(board, board) for board in drawn]
    scale, pages = TILE / UNIT, []
    width, height = SIZE * UNIT + LABELS, HEAD + SIZE * UNIT + LABELS
    for number, (letters, name) in enumerate(named):
        if number % 2 == 0:
            pages.append(job.sheet(part))
            left, top, room, free = room_on(pages[-1])
            told = sentence("microchip/paper/colours", job.language)
            pages[-1].text(left, top + free - 0.5, told, size=6.5 * PT, fill="quiet")
        board = Canvas(width, height, "", "")
        _board(board, letters, name, 0, 0, UNIT)
        x, y = left + (room - scale * (width + LABELS)) / 2, top + (number % 2) * (free - 4) / 2
        put(pages[-1], board, x, y, scale, data_board=f"{TILE:g}")
    return pages


def tiles(job: Job, part: str) -> list[Canvas]:
    """Return the sheets with the tiles; all backs are alike, so that they can be mixed."""
    shapes = "".join(shape * n for shape, n in zip(SHAPES, shape_counts(), strict=True))
    kinds = [colour + shape for colour in COLOURS for shape in shapes]
    back = Canvas(UNIT, UNIT, "", "")
    back.square(UNIT / 2, UNIT / 2, UNIT * 0.84, fill=None, stroke="graphite-line", stroke_width=1.5, radius=UNIT * 0.1)
    back.circle(UNIT / 2, UNIT / 2, UNIT * 0.2, fill=None, stroke="graphite-line", stroke_width=3)
    return lay_out(job, part, Rows([_tile(kind, back) for kind in kinds], ACROSS))


def _tile(kind: str, back: Canvas) -> Piece:
    front = Canvas(UNIT, UNIT, "", "")
    draw_kind(front, 0, 0, UNIT, kind)
    return Piece(kind, front, TILE, TILE, back)


def championship(job: Job, part: str) -> list[Canvas]:
    """Return the sheet of a championship: its rules, and a table to add up points."""
    words = {name: GAME.message(f"paper/cup/{name}").explain(job.language) for name in ("game", "target", "total")}
    rules = (GAME.message("rules/championship").explain(job.language), words["target"])
    return [long_table(job, part, words["game"], [""] * MOST_PLAYERS, words["total"], rules)]


KIT = Kit(
    (
        Part("boards", boards, is_one_sided=True),
        Part("tiles", tiles),
        Part("scores", championship),
        Part("leaflet", leaflet),
    ),
    options=(
        Option("boards", tuple(range(1, MOST_BOARDS + 1)), USUAL_BOARDS),
        Option("seed", (), None),
        Option("own", (), None, takes_text=True),
    ),
    is_drawn=True,
)

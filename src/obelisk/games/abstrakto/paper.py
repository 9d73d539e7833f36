"""Abstrakto on paper: the board, the tiles of both players, the markers, and the rules."""

from itertools import product

from obelisk.authoring.drawing import Canvas, theme
from obelisk.authoring.paper import Job, Kit, Part, Piece, Rows, lay_out, leaflet, put, room_on
from obelisk.games.abstrakto import GAME
from obelisk.games.abstrakto.drawing import REACH, RULER, draw_board
from obelisk.games.abstrakto.drawing.scene import Table
from obelisk.games.abstrakto.drawing.tiles import Frame, draw_counter, draw_mark, sample
from obelisk.games.abstrakto.rules.grid import KINDS
from obelisk.games.abstrakto.rules.state import SEATS

CELL, MARKER = 22.0, 10.0
"""How large a cell, and so a tile, and a marker are, in millimetres: a marker fits into a quarter cell."""
OF_A_KIND, MARKERS = 6, 10
"""How many tiles of each kind a player has, and how many markers there are of each colour, grey among them."""
UNIT, HALF = 100.0, 40.0
"""The size of a tile in its picture, and of half a cell in that of the board."""


def board(job: Job, part: str) -> list[Canvas]:
    """Return the sheet with the board; its names stand beyond what sticks out of it."""
    page = job.sheet(part)
    left, top, width, height = room_on(page)
    side = REACH * HALF + RULER
    canvas = Canvas(side, side, "", "")
    table = Table.of(GAME.start(seed=0).without_moves(), None, job.language)
    draw_board(canvas, table, Frame(RULER + HALF, (REACH - 1) * HALF, HALF))
    scale = CELL / (2 * HALF)
    # What is left of the board for names is left at its right too.
    x = left + (width - scale * (side + RULER)) / 2
    put(page, canvas, x, top + (height - scale * side) / 2, scale, data_board=f"{CELL:g}")
    return [page]


def tiles(job: Job, part: str) -> list[Canvas]:
    """Return the sheet with tiles and markers; a player's tiles have one back, so that discards can be secret."""
    alike = [_tile(kind, seat) for seat, kind in product(range(SEATS), range(KINDS))]
    markers = [_marker(owner) for owner in (*range(SEATS), None) for _ in range(MARKERS)]
    return lay_out(
        job, part, Rows([tile for tile in alike for _ in range(OF_A_KIND)], OF_A_KIND), Rows(markers, MARKERS)
    )


def _tile(kind: int, seat: int) -> Piece:
    front, back = Canvas(UNIT, UNIT, "", ""), Canvas(UNIT, UNIT, "", "")
    sample(front, 0, 0, UNIT, kind, seat)
    back.square(UNIT / 2, UNIT / 2, UNIT * 0.86, fill=None, stroke=theme.seat(seat), stroke_width=2, radius=4)
    draw_mark(back, UNIT / 2, UNIT / 2, UNIT * 0.14, seat, theme.seat(seat))
    return Piece(f"tile {seat} {kind}", front, CELL, CELL, back)


def _marker(owner: int | None) -> Piece:
    canvas = Canvas(UNIT, UNIT, "", "")
    draw_counter(canvas, UNIT / 2, UNIT / 2, UNIT * 0.44, owner)
    return Piece("marker" if owner is None else f"marker {owner}", canvas, MARKER, MARKER, canvas, "disc")


KIT = Kit((Part("board", board), Part("tiles", tiles), Part("leaflet", leaflet)))

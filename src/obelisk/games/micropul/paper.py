"""Micropul on paper: the 48 tiles, the stones, a sheet for the points, and the rules."""

from obelisk.authoring.drawing import Canvas, piece
from obelisk.authoring.paper import Job, Kit, Part, Piece, Rows, lay_out, leaflet, small_tables
from obelisk.games.micropul import GAME
from obelisk.games.micropul.drawing.scene import Face
from obelisk.games.micropul.drawing.tiles import draw_back, draw_tile
from obelisk.games.micropul.rules.data import N_TILES
from obelisk.games.micropul.rules.state import MOST_PLAYERS, STONES

TILE, STONE = 30.0, 12.0
"""How large a tile and a stone are, in millimetres: a stone lies on one micropul and hides no other."""
UNIT, ACROSS = 100.0, 6
"""The size of a tile in its picture, and how many lie side by side on a sheet, as on the published one."""
COUNTED = ("groups", "supply", "hand")


def tiles(job: Job, part: str) -> list[Canvas]:
    """Return the sheet with the tiles, and the one with their backs."""
    back = Canvas(UNIT, UNIT, "", "")
    draw_back(back, 0, 0, UNIT)
    pieces = [Piece(f"tile {tile}", _face(tile), TILE, TILE, back) for tile in range(N_TILES)]
    return lay_out(job, part, Rows(pieces, ACROSS))


def _face(tile: int) -> Canvas:
    canvas = Canvas(UNIT, UNIT, "", "")
    draw_tile(canvas, 0, 0, UNIT, Face(tile, 0))
    return canvas


def stones(job: Job, part: str) -> list[Canvas]:
    """Return the sheet with the stones, alike on both sides."""
    return lay_out(job, part, Rows([_stone(seat) for seat in range(MOST_PLAYERS) for _ in range(STONES)], STONES))


def _stone(seat: int) -> Piece:
    canvas = Canvas(UNIT, UNIT, "", "")
    piece(canvas, UNIT / 2, UNIT / 2, UNIT * 0.36, seat)
    return Piece(f"stone {seat}", canvas, STONE, STONE, canvas, "disc")


def scores(job: Job, part: str) -> list[Canvas]:
    """Return a sheet with a table for each game."""
    rows = [GAME.message(f"paper/counted/{name}").explain(job.language) for name in COUNTED]
    return [small_tables(job, part, rows, MOST_PLAYERS, job.say("total"))]


KIT = Kit((Part("tiles", tiles), Part("stones", stones), Part("scores", scores), Part("leaflet", leaflet)))

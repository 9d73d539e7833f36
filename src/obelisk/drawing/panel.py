"""The panel beside the map of a match: the microgame in play, or what there is to choose from."""

from __future__ import annotations

from obelisk.drawing.boards import Box, draw_board
from obelisk.drawing.canvas import Canvas
from obelisk.drawing.emblems import emblem
from obelisk.drawing.match_scene import MatchScene
from obelisk.drawing.naming import said, size_for
from obelisk.drawing.pieces import macro_piece, piece, ring_of, status_line, stone
from obelisk.drawing.scene import Scene
from obelisk.words import sentence

ROW, WINNER = 62.0, 220.0
"""The height of a line of the legend, and the width of the tile that shows who won."""


def draw_panel(canvas: Canvas, match: MatchScene, box: Box) -> None:
    """Draw the heading, whose turn it is, and the microgame or the legend."""
    canvas.text(box.x + 4, box.y + 26, match.heading, size=24, weight="bold")
    status_line(canvas, box.x + 4, box.y + 54, match.active or match.winners, match.status)
    rest = Box(box.x, box.y + 72, box.width, box.height - 72)
    if match.micro is not None:
        _micro(canvas, match, match.micro, rest)
    elif match.winners:
        x, y = box.x + box.width / 2, rest.y + rest.height * 0.42
        stone(canvas, x, y, WINNER)
        macro_piece(canvas, x, y, WINNER, match.winners[0])
    else:
        _legend(canvas, match, rest)


def _micro(canvas: Canvas, match: MatchScene, scene: Scene, box: Box) -> None:
    """Draw the microgame's board, with the player of the far side above and of the near side below."""
    holder = match.obelisk
    _side(canvas, match, 1 - holder, "drawing/far", box, box.y + 10)
    draw_board(canvas, scene, Box(box.x, box.y + 26, box.width, box.height - 56))
    _side(canvas, match, holder, "drawing/near", box, box.y + box.height - 16)


def _side(canvas: Canvas, match: MatchScene, seat: int, code: str, box: Box, y: float) -> None:
    """Write who plays from a side, at the right end of the board."""
    right = box.x + box.width - 16
    piece(canvas, right - 8, y, 7, seat)
    text = said(code, match.language, match.names, seat=seat)
    canvas.text(right - 24, y + 5, text, size=size_for(text, 14, box.width - 40), anchor="end", fill="quiet")


def _legend(canvas: Canvas, match: MatchScene, box: Box) -> None:
    """List the microgames of the map, each with its emblem and how many tiles are still free."""
    row = min(ROW, box.height / max(1, len(match.free)))
    for place, (name, n) in enumerate(match.free.items()):
        y = box.y + row * (place + 0.5)
        size = row * 0.42
        x = box.x + 4 + size
        canvas.polygon(ring_of(6, x, y, size), fill="basalt")
        emblem(canvas, x, y, size * 0.5, name, letters=match.letters[name], fill="chalk")
        canvas.text(x + size + 12, y - 1, match.titles[name], size=min(17.0, row * 0.3))
        free = sentence("drawing/free", match.language, n=n)
        canvas.text(x + size + 12, y + row * 0.26, free, size=min(13.0, row * 0.24), fill="quiet")

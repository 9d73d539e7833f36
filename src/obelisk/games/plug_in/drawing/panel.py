"""The panel of a match: the microgame in play or just decided, or what there is to choose from."""

import math

from obelisk.authoring.drawing import (
    Box,
    Canvas,
    Scene,
    aspect,
    draw_board,
    emblem,
    macro_piece,
    piece,
    ring_of,
    size_for,
    status_line,
    stone,
    wrapped,
)
from obelisk.games.plug_in.drawing.scene import MatchScene

HEAD, STATUS, SIDE = 44.0, 32.0, 30.0
"""The heights of the heading, of whose turn it is, and of the line that says who plays from a side."""
SMALL, LINE, LARGE = 14.0, 1.36, 560.0
"""The size of the letters that say what wins the microgame and who plays where, the distance of their lines in these,
and from which width on a panel is large, and they are too."""
ROW, ROW_WITH_KIND, LEAST_ROW, LEAST, WINNER = 76.0, 56.0, 40.0, 12.0, 220.0
"""The greatest height of a line of the legend, from which on it has room for the name of the tile, the least one before
there are two columns, the least letters that can be read on a telephone, and the width of the tile that shows who won.
"""


def draw_panel(canvas: Canvas, match: MatchScene, box: Box, *, bare: bool = False) -> None:
    """Draw the heading, whose turn it is (unless *bare*), and the microgame or the legend."""
    _heading(canvas, match, box)
    head = HEAD
    if not bare:
        status_line(canvas, box.x + 4, box.y + 56, match.marked_seats, match.status)
        head += STATUS
    head += _goal(canvas, match, box, box.y + head)
    rest = Box(box.x, box.y + head, box.width, box.height - head)
    if match.board_shown is not None:
        _micro(canvas, match, *match.board_shown, rest)
    elif match.winners:
        middle = box.x + box.width / 2, rest.y + rest.height * 0.42
        stone(canvas, *middle, WINNER)
        macro_piece(canvas, *middle, WINNER, match.winners[0])
    else:
        draw_legend(canvas, match, rest)


def _goal(canvas: Canvas, match: MatchScene, box: Box, y: float) -> float:
    """Write from *y* what wins the microgame in play, in one line or two, and return how much room it takes."""
    size = _letters(box)
    lines = wrapped(match.goal, size, box.width - 8)
    for n, line in enumerate(lines):
        canvas.text(box.x + 4, y + size * (1 + n * LINE) - 8, line, size=size)
    return len(lines) * size * LINE + 4 if lines else 0


def _letters(box: Box) -> float:
    return SMALL * 1.3 if box.width >= LARGE else SMALL


def _heading(canvas: Canvas, match: MatchScene, box: Box) -> None:
    """Write the heading; before who has won a microgame, the winner's mark."""
    x = box.x + 4
    if match.decided is not None:
        piece(canvas, x + 11, box.y + 18, 11, match.decided.winner)
        x += 32
    size = size_for(match.heading, 24, box.x + box.width - x)
    canvas.text(x, box.y + 26, match.heading, size=size, weight="bold")


def _micro(canvas: Canvas, match: MatchScene, scene: Scene, holder: int, box: Box) -> None:
    """Draw the microgame's board, with the player of the upper side above and of the lower side below."""
    height = min(box.height - 2 * SIDE, box.width * aspect(scene))
    right = box.x + box.width - 16
    for seat in (holder, 1 - holder):
        y = box.y + SIDE + height + 14 if seat == match.below else box.y + 12
        text = match.side(seat)
        piece(canvas, right - 8, y, 8, seat)
        size = size_for(text, _letters(box) + 1, box.width - 40)
        canvas.text(right - 24, y + 5, text, size=size, anchor="end", fill="quiet")
    draw_board(canvas, scene, Box(box.x, box.y + SIDE, box.width, height))


def draw_legend(canvas: Canvas, match: MatchScene, box: Box, columns: int = 1) -> None:
    """List the microgames of the map, each with its emblem and how many tiles are still free.

    If they are many, there are two *columns*, so that all can be read.
    """
    if box.height < LEAST_ROW * len(match.free):
        columns = 2
    rows = max(1, math.ceil(len(match.free) / columns))
    row, width = min(ROW, box.height / rows), box.width / columns
    for place, (name, n) in enumerate(match.free.items()):
        line, column = divmod(place, columns)
        y = box.y + row * (line + 0.5)
        size = row * 0.42
        x = box.x + 4 + width * column + size
        canvas.polygon(ring_of(6, x, y, size), fill="basalt")
        emblem(canvas, x, y, size * 0.5, match.micros[name], letters=match.letters[name], fill="chalk")
        kind = match.kinds[name] if columns == 1 and row >= ROW_WITH_KIND else ""
        free = match.say("free-of", kind=kind, n=n) if kind else match.say("free", n=n)
        room = width - 2 * size - 16
        title, left = match.titles[name], x + size + 12
        canvas.text(left, y - row * 0.04, title, size=size_for(title, max(LEAST, min(18.0, row * 0.36)), room))
        canvas.text(
            left, y + row * 0.32, free, size=size_for(free, max(LEAST, min(14.0, row * 0.28)), room), fill="quiet"
        )

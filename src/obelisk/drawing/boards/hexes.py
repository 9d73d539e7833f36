"""What lies around a board of hexagons: its sides, and the letters and numbers of its columns and rows."""

from __future__ import annotations

import math
from functools import lru_cache

from obelisk.drawing import theme
from obelisk.drawing.boards.frames import Frame, small_text
from obelisk.drawing.boards.places import HEX_ROW, hex_labels, hex_spot, places
from obelisk.drawing.canvas import Canvas, Point
from obelisk.drawing.pieces import mark
from obelisk.rulebook.geometry import LETTERS, HexBoard

Margins = tuple[float, float, float, float]
"""How far a board goes beyond its outermost cells: left, above, right, below."""

FRAMED: Margins = (1.7, 0.98, 1.7, 1.4)
POINTED_ABOVE: Margins = (1.7, 1.75, 1.7, 1.4)
BARE: Margins = (1.1, 0.75, 1.1, 0.75)
LETTERS_ROOM = 0.4
"""How much more room the letters take above or below a board without a frame."""

BARE_EDGE = 0.56
"""How far the edge of a board without a frame is from the middles of its outer cells."""


def frame_edge(board: HexBoard) -> float:
    """Return how far the outer edge of a board is from the middles of its outer cells."""
    return 0.7 + 0.023 * board.size if board.has_sides else BARE_EDGE


def hex_margins(board: HexBoard) -> Margins:
    """Return how far a board goes beyond its outermost cells, with its sides, letters and numbers."""
    if not board.has_sides:
        left, above, right, below = BARE
        return (left, above + LETTERS_ROOM, right, below) if hex_labels(board).is_above else (left, above, right, 1.15)
    top = [spot for spot in hull(board) if spot[1] == min(y for _, y in hull(board))]
    # A corner that points upwards needs room for its frame.
    return POINTED_ABOVE if len(top) == 1 and len(board) > 1 else FRAMED


@lru_cache(maxsize=64)
def hull(board: HexBoard) -> tuple[Point, ...]:
    """Return the cells at the corners of a board, from the lower left anticlockwise, as places of its plane.

    >>> len(hull(HexBoard(4))), len(hull(HexBoard.triangle(4))), len(hull(HexBoard.hexagon(3)))
    (4, 3, 6)
    """
    spots = sorted(set(places(board).values()), key=lambda spot: (-spot[1], spot[0]))
    first = spots[0]
    # Anticlockwise for somebody who looks at the picture, whose y goes down.
    around = sorted(spots[1:], key=lambda spot: (round(_angle(first, spot), 9), math.dist(first, spot)))
    corners = [first]
    for spot in around:
        while len(corners) > 1 and _bends(corners[-2], corners[-1], spot) <= 1e-9:
            corners.pop()
        corners.append(spot)
    return tuple(corners)


def _angle(first: Point, spot: Point) -> float:
    return math.atan2(first[1] - spot[1], spot[0] - first[0])


def _bends(first: Point, corner: Point, last: Point) -> float:
    """Return more than nothing where the way from *first* over *corner* to *last* bends to the left."""
    ahead, then = (corner[0] - first[0], first[1] - corner[1]), (last[0] - corner[0], corner[1] - last[1])
    return ahead[0] * then[1] - ahead[1] * then[0]


def hex_corners(board: HexBoard, distance: float) -> list[Point]:
    """Return the corners of a board, *distance* beyond its outer cells, in its plane."""
    corners = hull(board)
    if len(corners) < 3:
        return list(corners)
    moved = []
    for before, corner, after in zip(corners[-1:] + corners[:-1], corners, corners[1:] + corners[:1], strict=True):
        (x1, y1), (x2, y2) = _outwards(before, corner), _outwards(corner, after)
        reach = distance / (1 + x1 * x2 + y1 * y2)
        moved.append((corner[0] + reach * (x1 + x2), corner[1] + reach * (y1 + y2)))
    return moved


def _outwards(first: Point, last: Point) -> Point:
    """Return the direction away from the board, of length one, at the side from *first* to *last*."""
    length = math.dist(first, last)
    return (first[1] - last[1]) / length, (last[0] - first[0]) / length


def hex_frame(canvas: Canvas, frame: Frame, board: HexBoard, sides: int | None) -> None:
    """Draw the sides of a board; those of a rhombus in the colours, and with the marks, of the seats that join them."""
    if not board.has_sides:
        return
    # The bands reach under the outer cells, so that they fill every notch between these.
    outer = [frame.at(spot) for spot in hex_corners(board, frame_edge(board))]
    inner = [frame.at(spot) for spot in hull(board)]
    is_owned = sides is not None and board.only is None
    for side, corner in enumerate(outer):
        following = (side + 1) % len(outer)
        seat = (sides if side % 2 == 0 else 1 - sides) if is_owned and sides is not None else None
        fill = "board-edge" if seat is None else theme.seat(seat)
        band = (corner, outer[following], inner[following], inner[side])
        canvas.polygon(band, fill=fill, stroke="paper", stroke_width=frame.unit * 0.05)
    if is_owned and sides is not None:
        _marks(canvas, frame, board.size, sides)


def _marks(canvas: Canvas, frame: Frame, size: int, sides: int) -> None:
    """Draw a mark in the notch in the middle of each side of a rhombus, so that it is known without its colour."""
    half, last, out = size // 2 - 0.5, size - 1, 0.56
    left = (half / 2 - out * HEX_ROW, -half * HEX_ROW - out / 2)
    right = (last + half / 2 + out * HEX_ROW, -half * HEX_ROW + out / 2)
    notches = ((half, out), (half + last / 2, -last * HEX_ROW - out), left, right)
    for spot, seat in zip(notches, (sides, sides, 1 - sides, 1 - sides), strict=True):
        name = theme.seat(seat)
        mark(canvas, *frame.at(spot), frame.unit * 0.12, seat, fill=f"{name}-inlay", inlay=name)


def hex_coordinates(canvas: Canvas, frame: Frame, board: HexBoard) -> None:
    """Write the numbers at the left of the rows, and the letters below the columns, or above them."""
    edge, labels = frame_edge(board), hex_labels(board)
    for row, (column, _) in labels.numbers.items():
        x, y = hex_spot(column + 1, row)
        small_text(canvas, *frame.at((x - 0.26 - edge * 1.08, y - 0.12)), str(row + 1), frame)
    way = -1 if labels.is_above else 1
    for column, (_, row) in labels.letters.items():
        x, y = hex_spot(column, row + way)
        small_text(canvas, *frame.at((x - way * 0.6, y + way * (edge + 0.26))), LETTERS[column], frame)

"""The hexagons of the printed map: their names and microgames, the pieces, and whose side is whose."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from obelisk.drawing import pieces, theme
from obelisk.drawing.canvas import Canvas, Point
from obelisk.drawing.places import places
from obelisk.paper.lettering import fitting
from obelisk.rulebook.geometry import LETTERS, HexBoard

WIDEST_HEXAGON = 150.0
"""However small the board: a larger hexagon than this has no use."""

LABELS = 17.0
"""Room beside the hexagons for the numbers of the rows."""

ROOMY = 28.0
"""Hexagons with this radius have room for their own names and for a line to write on."""

# The corners of a hexagon, clockwise.
TOP, UPPER_RIGHT, LOWER_RIGHT, BOTTOM, LOWER_LEFT, UPPER_LEFT = range(6)

SIDE_MARK = 8.0
TOP_DISTANCE, SIDE_DISTANCE, BOTTOM_DISTANCE = 22.0, 32.0, 38.0
"""How large the owners' marks beside the board are, and how far from its sides: beyond the numbers and letters."""


@dataclass(frozen=True)
class PageBoard:
    """A board on the page: where it lies, and what stands on it."""

    board: HexBoard
    left: float
    """The left corner of row 1."""
    bottom: float
    """The lowest corners of row 1."""
    width: float
    """The width of a hexagon."""
    titles: Mapping[str, str]
    """The microgame of each tile; none on an empty map."""
    owners: Mapping[str, int]
    in_play: str | None
    sides: int

    @property
    def radius(self) -> float:
        """From a hexagon's middle to a corner."""
        return self.width / math.sqrt(3)

    def middle(self, name: str) -> Point:
        """Return the middle of a tile."""
        across, down = places(self.board)[name]
        return self.left + self.width * (across + 0.5), self.bottom - self.radius + self.width * down

    def corners(self, name: str, scale: float = 1.0) -> list[Point]:
        """Return the corners of a tile, clockwise from the top."""
        return pieces.ring_of(6, *self.middle(name), self.radius * scale)


def hexagon_width(size: int, width: float, height: float) -> float:
    """Return how wide the hexagons of a board can be, so that it fits into a room of the page."""
    across = (3 * size - 1) / 2
    down = (3 * size + 1) / 2 / math.sqrt(3)
    return min((width - LABELS) / across, height / down, WIDEST_HEXAGON)


def draw_board(canvas: Canvas, page: PageBoard) -> None:
    """Draw the hexagons, what is written in them, and the outline."""
    for name in page.board.names:
        with canvas.group(data_cell=name):
            _draw_tile(canvas, page, name)
    _draw_outline(canvas, page)
    _draw_labels(canvas, page)
    _draw_side_marks(canvas, page)


def _draw_tile(canvas: Canvas, page: PageBoard, name: str) -> None:
    x, y = page.middle(name)
    radius = page.radius
    canvas.polygon(page.corners(name), fill=None, stroke="line", stroke_width=0.9)
    if radius >= ROOMY:
        canvas.text(x, y - 0.56 * radius, name, size=_between(6, 0.2 * radius, 10), anchor="middle", fill="quiet")
    if name == page.in_play:
        dash = (0.1 * radius, 0.09 * radius)
        canvas.polygon(page.corners(name, 0.92), fill=None, stroke="ink", stroke_width=1.2, dash=dash)
    if name in page.titles:
        title = page.titles[name]
        size = fitting(title, 0.73 * page.width, _between(5, 0.31 * radius, 17))
        canvas.text(x, y - 0.06 * radius, title, size=size, anchor="middle", weight="bold")
    elif radius >= ROOMY:
        half = 0.38 * page.width
        canvas.line(x - half, y, x + half, y, stroke="line", stroke_width=0.6, dash=(1, 2))
    if name in page.owners:
        pieces.piece(canvas, x, y + 0.42 * radius, 0.3 * radius, page.owners[name])


def _between(low: float, value: float, high: float) -> float:
    return max(low, min(value, high))


def _draw_outline(canvas: Canvas, page: PageBoard) -> None:
    """Draw the four sides of the board, bold, each like its owner's mark: seat 0's solid, seat 1's open."""
    outline = _between(4, 0.09 * page.radius, 5.5)
    solid = [(theme.seat(owner), outline, points) for owner, points in _sides(page)]
    opened = [("paper", outline / 3, points) for owner, points in _sides(page) if owner == 1]
    for stroke, width, points in solid + opened:
        for first, last in pairwise(points):
            canvas.line(*first, *last, stroke=stroke, stroke_width=width)


def _sides(page: PageBoard) -> list[tuple[int, list[Point]]]:
    """Return the owners and the corners of the top, right, bottom and left side, clockwise.

    At the two blunt corners of the board, two sides meet in the middle of a hexagon's edge.
    """
    n = page.board.size
    corners = {name: page.corners(name) for name in page.board.names}
    row = [[corners[f"{letter}{number}"] for letter in LETTERS[:n]] for number in (1, n)]
    column = [[corners[f"{letter}{number + 1}"] for number in range(n)] for letter in (LETTERS[0], LETTERS[n - 1])]
    upper_left = _halfway(corners[f"a{n}"][UPPER_LEFT], corners[f"a{n}"][TOP])
    lower_right = _halfway(row[0][-1][LOWER_RIGHT], row[0][-1][BOTTOM])
    top = [upper_left, *(tile[corner] for tile in row[1] for corner in (TOP, UPPER_RIGHT))]
    right = [*(tile[corner] for tile in column[1][::-1] for corner in (UPPER_RIGHT, LOWER_RIGHT)), lower_right]
    bottom = [lower_right, *(tile[corner] for tile in row[0][::-1] for corner in (BOTTOM, LOWER_LEFT))]
    left = [*(tile[corner] for tile in column[0] for corner in (LOWER_LEFT, UPPER_LEFT)), upper_left]
    return [(page.sides, top), (1 - page.sides, right), (page.sides, bottom), (1 - page.sides, left)]


def _halfway(first: Point, last: Point) -> Point:
    return (first[0] + last[0]) / 2, (first[1] + last[1]) / 2


def _draw_labels(canvas: Canvas, page: PageBoard) -> None:
    """Number the rows on the left, and letter the columns along the bottom."""
    for number in range(1, page.board.size + 1):
        x, y = page.middle(f"a{number}")
        canvas.text(x - page.width / 2 - 8, y + 3.5, str(number), size=10, anchor="end", fill="quiet")
    for letter in LETTERS[: page.board.size]:
        x, y = page.middle(f"{letter}1")
        canvas.text(x, y + page.radius + 14, letter, size=10, anchor="middle", fill="quiet")


def _draw_side_marks(canvas: Canvas, page: PageBoard) -> None:
    """Draw each owner's mark in the middle of their sides, outside the board."""
    slant = math.sqrt(3) / 2
    outwards = (
        (0.0, -TOP_DISTANCE),
        (slant * SIDE_DISTANCE, SIDE_DISTANCE / 2),
        (0.0, BOTTOM_DISTANCE),
        (-slant * SIDE_DISTANCE, -SIDE_DISTANCE / 2),
    )
    for (owner, points), (right, down) in zip(_sides(page), outwards, strict=True):
        x, y = _halfway(points[0], points[-1])
        pieces.piece(canvas, x + right, y + down, SIDE_MARK, owner)

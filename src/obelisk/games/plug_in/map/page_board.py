"""The hexagons of the printed map: their names and microgames, the pieces, and whose side is whose."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from obelisk.authoring import LETTERS, HexBoard
from obelisk.authoring.drawing import Canvas, Point, hex_labels, hex_spot, pieces, places, theme
from obelisk.authoring.paper import fitting

WIDEST_HEXAGON = 150.0
"""However small the board: a larger hexagon than this has no use."""

LABELS, LETTERS_ABOVE = 17.0, 16.0
"""Room beside the hexagons for the numbers of the rows, and above them for letters, where these stand there."""

ROOMY, ROOMIER = 28.0, 40.0
"""Hexagons with this radius have room for their own names and for a line to write on; and for the kind of the tile."""

# The corners of a hexagon, clockwise.
TOP, UPPER_RIGHT, LOWER_RIGHT, BOTTOM, LOWER_LEFT, UPPER_LEFT = range(6)

SIDE_MARK = 8.0
TOP_DISTANCE, SIDE_DISTANCE, BOTTOM_DISTANCE = 22.0, 32.0, 38.0
"""How large the owners' marks beside the board are, and how far from its sides: beyond the numbers and letters."""


BEYOND = {
    (TOP, UPPER_RIGHT): (0, 1),
    (UPPER_RIGHT, LOWER_RIGHT): (1, 0),
    (LOWER_RIGHT, BOTTOM): (1, -1),
    (BOTTOM, LOWER_LEFT): (0, -1),
    (LOWER_LEFT, UPPER_LEFT): (-1, 0),
    (UPPER_LEFT, TOP): (-1, 1),
}
"""Which hexagon lies beyond the edge between two corners: so many columns to the right, and so many rows up."""


@dataclass(frozen=True)
class Extent:
    """How far a board reaches, in widths of a hexagon."""

    left: float
    """Where the middle of the leftmost hexagon lies."""
    lowest: float
    """Where the middles of the lowest row lie."""
    across: float
    down: float

    @classmethod
    def of(cls, board: HexBoard) -> Extent:
        """Return how far *board* reaches."""
        columns, rows = zip(*places(board).values(), strict=True)
        down = max(rows) - min(rows) + 2 / math.sqrt(3)
        return cls(min(columns), max(rows), max(columns) - min(columns) + 1, down)

    def hexagon_width(self, width: float, height: float) -> float:
        """Return how wide the hexagons of a board can be, so that it fits into a room of the page."""
        return min((width - LABELS) / self.across, height / self.down, WIDEST_HEXAGON)


@dataclass(frozen=True)
class PageBoard:
    """A board on the page: where it lies, and what stands on it."""

    board: HexBoard
    left: float
    """The left edge of the leftmost hexagons."""
    bottom: float
    """The lowest corners of row 1."""
    width: float
    """The width of a hexagon."""
    titles: Mapping[str, str]
    """The microgame of each tile; none on an empty map."""
    kinds: Mapping[str, str]
    """What kind of tile each is, where its microgame says so."""
    owners: Mapping[str, int]
    in_play: str | None
    sides: int | None
    """Who joins top and bottom, where sides have owners."""

    @property
    def radius(self) -> float:
        """From a hexagon's middle to a corner."""
        return self.width / math.sqrt(3)

    def middle(self, name: str) -> Point:
        """Return the middle of a tile."""
        return self.beside(self.board.spots[self.board.cells[name]])

    def beside(self, spot: tuple[int, int]) -> Point:
        """Return the middle of the hexagon in a column and row (from 0), on the board or beside it."""
        (across, down), extent = hex_spot(*spot), Extent.of(self.board)
        right = self.left + self.width * (across - extent.left + 0.5)
        return right, self.bottom - self.radius + self.width * (down - extent.lowest)

    def corners(self, name: str, scale: float = 1.0) -> list[Point]:
        """Return the corners of a tile, clockwise from the top."""
        return pieces.ring_of(6, *self.middle(name), self.radius * scale)


def draw_board(canvas: Canvas, page: PageBoard) -> None:
    """Draw the hexagons, what is written in them, and the outline."""
    for name in page.board.names:
        with canvas.group(data_cell=name):
            _draw_tile(canvas, page, name)
    _draw_outline(canvas, page)
    _draw_labels(canvas, page)
    if page.sides is not None:
        _draw_side_marks(canvas, page, page.sides)


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
        kind = page.kinds.get(name, "")
        if radius >= ROOMIER and kind and name not in page.owners:
            kind_size = fitting(kind, 0.7 * page.width, _between(6, 0.17 * radius, 11))
            canvas.text(x, y + 0.22 * radius, kind, size=kind_size, anchor="middle", fill="quiet")
    elif radius >= ROOMY:
        half = 0.38 * page.width
        canvas.line(x - half, y, x + half, y, stroke="line", stroke_width=0.6, dash=(1, 2))
    if name in page.owners:
        pieces.piece(canvas, x, y + 0.42 * radius, 0.3 * radius, page.owners[name])


def _between(low: float, value: float, high: float) -> float:
    return max(low, min(value, high))


def _draw_outline(canvas: Canvas, page: PageBoard) -> None:
    """Draw the outline of the board, bold; where sides have owners, each like its owner's mark: solid, or open."""
    outline = _between(4, 0.09 * page.radius, 5.5)
    if page.sides is None:
        width = outline * (0.7 if page.board.has_sides else 0.45)
        for first, last in _edges(page):
            canvas.line(*first, *last, stroke="ink", stroke_width=width)
        return
    sides = _sides(page, page.sides)
    solid = [(theme.seat(owner), outline, points) for owner, points in sides]
    opened = [("paper", outline / 3, points) for owner, points in sides if theme.look(owner) == 1]
    for stroke, width, points in solid + opened:
        for first, last in pairwise(points):
            canvas.line(*first, *last, stroke=stroke, stroke_width=width)


def _edges(page: PageBoard) -> Iterator[tuple[Point, Point]]:
    """Yield the edges beyond which there is no hexagon of the board."""
    for name, (column, row) in zip(page.board.names, page.board.spots, strict=True):
        corners = page.corners(name)
        for (first, last), (right, up) in BEYOND.items():
            if page.board.at(column + right, row + up) is None:
                yield corners[first], corners[last]


def _sides(page: PageBoard, owner: int) -> list[tuple[int, list[Point]]]:
    """Return the owners and the corners of the top, right, bottom and left side of a rhombus, clockwise.

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
    return [(owner, top), (1 - owner, right), (owner, bottom), (1 - owner, left)]


def _halfway(first: Point, last: Point) -> Point:
    return (first[0] + last[0]) / 2, (first[1] + last[1]) / 2


def _draw_labels(canvas: Canvas, page: PageBoard) -> None:
    """Number the rows on the left, and letter the columns below the board, or above it."""
    labels = hex_labels(page.board)
    for row, (column, _) in labels.numbers.items():
        x, y = page.beside((column + 1, row))
        canvas.text(x - page.width / 2 - 8, y + 3.5, str(row + 1), size=10, anchor="end", fill="quiet")
    for column, (_, row) in labels.letters.items():
        if labels.is_above:
            # Where the column would go on, near its last hexagon.
            x, y = page.beside((column, row - 1))
            place = x + 0.25 * page.width + 6, y - 0.85 * page.radius - 4
        else:
            x, y = page.beside((column, row + 1))
            place = x, y + page.radius + 14
        canvas.text(*place, LETTERS[column], size=10, anchor="middle", fill="quiet")


def _draw_side_marks(canvas: Canvas, page: PageBoard, owner: int) -> None:
    """Draw each owner's mark in the middle of their sides, outside the board."""
    slant = math.sqrt(3) / 2
    outwards = (
        (0.0, -TOP_DISTANCE),
        (slant * SIDE_DISTANCE, SIDE_DISTANCE / 2),
        (0.0, BOTTOM_DISTANCE),
        (-slant * SIDE_DISTANCE, -SIDE_DISTANCE / 2),
    )
    for (seat, points), (right, down) in zip(_sides(page, owner), outwards, strict=True):
        x, y = _halfway(points[0], points[-1])
        pieces.piece(canvas, x + right, y + down, SIDE_MARK, seat)

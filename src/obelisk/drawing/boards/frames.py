"""Where a board lies in a picture, and the small letters around it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from obelisk.drawing.boards.places import spot_of
from obelisk.drawing.canvas import Canvas, Point
from obelisk.rulebook.geometry import Board


class Box(NamedTuple):
    """A part of the picture, by its upper left corner."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Frame:
    """How the board's own plane lies in the picture."""

    unit: float
    """How long one unit of the board is."""
    left: float
    top: float
    way: int = 1
    """-1 where the board is seen from its far side."""
    on_end: bool = False
    """Whether the board stands on its right end: what is to the right on its plane is below in the picture."""

    def at(self, spot: Point) -> Point:
        """Return where a spot of `places` lies in the picture: x to the right, y *down*, neighbours one unit apart."""
        x, y = turned(spot, self.way, on_end=self.on_end)
        return self.left + x * self.unit, self.top + y * self.unit

    def place(self, board: Board, place: Point) -> Point:
        """Return where a place lies in the picture that is counted as its board counts, upwards.

        Whole columns and rows are cells, as in `board.place(cell)`; on a GraphBoard a place is an x and a y like those
        of its points.
        """
        return self.at(spot_of(board, place))


def turned(spot: Point, way: int, *, on_end: bool) -> Point:
    """Return where a place of the board's plane comes to when the board is turned about.

    >>> turned((5, -1), 1, on_end=True), turned((5, -1), -1, on_end=False)
    ((1, 5), (-5, 1))
    """
    x, y = way * spot[0], way * spot[1]
    return (-y, x) if on_end else (x, y)


def small_text(canvas: Canvas, x: float, y: float, string: str, frame: Frame) -> None:
    """Write a coordinate around a place."""
    size = min(15.0, max(12.0, frame.unit * 0.26))
    canvas.text(x, y + size * 0.35, string, size=size, anchor="middle", fill="quiet")

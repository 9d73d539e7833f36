"""Where a board lies in a picture, and the small letters around it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from obelisk.drawing.canvas import Canvas, Point


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

    def at(self, spot: Point) -> Point:
        """Return where a place of the board lies in the picture."""
        return self.left + self.way * spot[0] * self.unit, self.top + self.way * spot[1] * self.unit


def small_text(canvas: Canvas, x: float, y: float, string: str, frame: Frame) -> None:
    """Write a coordinate around a place."""
    size = min(15.0, max(12.0, frame.unit * 0.26))
    canvas.text(x, y + size * 0.35, string, size=size, anchor="middle", fill="quiet")

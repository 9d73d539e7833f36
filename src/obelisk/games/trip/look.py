"""What Trip looks like: its lines are marked, and its emblem is one of them."""

from obelisk.authoring.drawing import Canvas
from obelisk.games.trip.rules import LINES

__all__ = ["LINES", "emblem"]


def emblem(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """Three in a line."""
    far = radius * 0.72
    canvas.line(x - far, y + far, x + far, y - far, stroke=fill, stroke_width=radius * 0.13)
    for step in (-far, 0, far):
        canvas.circle(x + step, y - step, radius * 0.26, fill=fill)

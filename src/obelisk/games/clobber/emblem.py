"""The emblem of Clobber."""

from obelisk.authoring.drawing import Canvas, ring_of


def draw(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """A piece comes down on its neighbour."""
    width = radius * 0.12
    right = x + radius * 0.4
    canvas.polygon(ring_of(4, right, y, radius * 0.56), fill=None, stroke=fill, stroke_width=width)
    canvas.circle(x - radius * 0.42, y, radius * 0.36, fill=fill)
    canvas.line(x - radius * 0.05, y, right - radius * 0.06, y, stroke=fill, stroke_width=width)
    tip = (right + radius * 0.1, y)
    canvas.line(tip[0] - radius * 0.2, y - radius * 0.18, *tip, stroke=fill, stroke_width=width)
    canvas.line(tip[0] - radius * 0.2, y + radius * 0.18, *tip, stroke=fill, stroke_width=width)

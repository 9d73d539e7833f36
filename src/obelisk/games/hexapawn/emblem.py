"""The emblem of Hexapawn."""

from obelisk.authoring.drawing import Canvas
from obelisk.games.hexapawn.look import outline


def draw(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """One pawn stands against another, which is only drawn in outline."""
    canvas.polygon(outline(x - radius * 0.42, y + radius * 0.1, radius * 0.74), fill=fill)
    width = radius * 0.1
    canvas.polygon(
        outline(x + radius * 0.48, y - radius * 0.1, radius * 0.66), fill=None, stroke=fill, stroke_width=width
    )

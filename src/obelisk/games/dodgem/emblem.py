"""The emblem of Dodgem."""

from obelisk.authoring.drawing import Canvas
from obelisk.games.dodgem.look import RIGHT, UP, turned


def draw(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """One way leads out to the right, the other one up; the corner that they leave is drawn."""
    width = radius * 0.13
    left, bottom, side = x - radius * 0.66, y + radius * 0.66, radius * 1.12
    canvas.line(left, bottom, left + side, bottom, stroke=fill, stroke_width=width)
    canvas.line(left, bottom, left, bottom - side, stroke=fill, stroke_width=width)
    for way, place in ((RIGHT, (x + radius * 0.02, y + radius * 0.18)), (UP, (x - radius * 0.18, y - radius * 0.02))):
        tip = turned(place, radius, way, 0.86, 0)
        canvas.line(*turned(place, radius, way, -0.02, 0), *tip, stroke=fill, stroke_width=width)
        for aside in (-0.24, 0.24):
            canvas.line(*turned(place, radius, way, 0.58, aside), *tip, stroke=fill, stroke_width=width)

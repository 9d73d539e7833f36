"""The emblem of Bulo."""

from obelisk.authoring.drawing import Canvas


def draw(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """Nine blocks, of which a run is gone."""
    step, side = radius * 0.6, radius * 0.42
    for row in (-1, 0, 1):
        for column in (-1, 0, 1):
            middle = (x + column * step, y + row * step)
            if row == 0 and column >= 0:
                width, corner = radius * 0.07, radius * 0.05
                canvas.square(*middle, side * 0.8, fill=None, stroke=fill, stroke_width=width, radius=corner)
            else:
                canvas.square(*middle, side, fill=fill, radius=radius * 0.07)

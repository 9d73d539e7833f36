"""The emblem of Bulo."""

from obelisk.drawing.canvas import Canvas


def draw(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """Nine blocks, of which a run is gone."""
    step, side = radius * 0.6, radius * 0.42
    for row in (-1, 0, 1):
        for column in (-1, 0, 1):
            left, top = x + column * step - side / 2, y + row * step - side / 2
            if row == 0 and column >= 0:
                inset = side * 0.1
                canvas.rect(
                    left + inset,
                    top + inset,
                    side * 0.8,
                    side * 0.8,
                    fill=None,
                    stroke=fill,
                    stroke_width=radius * 0.07,
                    radius=radius * 0.05,
                )
            else:
                canvas.rect(left, top, side, side, fill=fill, radius=radius * 0.07)

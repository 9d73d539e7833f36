"""The emblem of Chomp."""

from obelisk.authoring.drawing import Canvas


def draw(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """A bar of chocolate, bitten off at its upper right; the piece in its lower left corner is poisoned."""
    step, side = radius * 0.56, radius * 0.48
    for column in (-1, 0, 1):
        for row in (-1, 0, 1):
            middle = (x + column * step, y - row * step)
            if column >= 0 and row >= 0 and (column, row) != (0, 0):
                continue
            if (column, row) == (-1, -1):
                corner, width = radius * 0.06, radius * 0.08
                canvas.square(*middle, side * 0.84, fill=None, stroke=fill, stroke_width=width, radius=corner)
                canvas.cross(*middle, radius * 0.1, stroke=fill, stroke_width=width)
            else:
                canvas.square(*middle, side, fill=fill, radius=radius * 0.07)

"""The emblem of Domineering."""

from obelisk.authoring.drawing import Canvas


def draw(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """An upright domino, filled, beside two lying ones in outline."""
    short, gap, width, corner = radius * 0.5, radius * 0.12, radius * 0.1, radius * 0.1
    long = 2 * short + gap
    left, top = x - (short + gap + long) / 2, y - long / 2
    canvas.rect(left, top, short, long, fill=fill, radius=corner)
    for row in range(2):
        box = (left + short + gap + width / 2, top + row * (short + gap) + width / 2, long - width, short - width)
        canvas.rect(*box, fill=None, stroke=fill, stroke_width=width, radius=corner)

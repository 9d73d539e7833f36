"""The emblem of Kono."""

import math
from itertools import pairwise

from obelisk.authoring.drawing import Canvas


def draw(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """One piece leaps over the next, onto an enemy."""
    low, width = y + radius * 0.52, radius * 0.12
    angles = [math.pi * step / 8 for step in range(1, 8)]
    arc = [(x - radius * 0.72 * math.cos(angle), y + radius * (0.2 - 0.95 * math.sin(angle))) for angle in angles]
    for first, second in pairwise(arc):
        canvas.line(*first, *second, stroke=fill, stroke_width=width)
    for side in (-0.72, 0.0):
        canvas.circle(x + radius * side, low, radius * 0.27, fill=fill)
    canvas.circle(x + radius * 0.72, low, radius * 0.22, fill=None, stroke=fill, stroke_width=width)

"""Small signs for microgames: one drawn for each of ours, and initials for all others."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from itertools import pairwise

from obelisk.drawing.canvas import Canvas
from obelisk.drawing.pieces import ring_of

Emblem = Callable[[Canvas, float, float, float, str], None]
"""Draws an emblem around a place, within a radius, in a colour."""


def emblem(canvas: Canvas, x: float, y: float, radius: float, name: str, *, letters: str, fill: str) -> None:
    """Draw the emblem of the microgame *name*; one that has none is told by its *letters*."""
    if name in EMBLEMS:
        EMBLEMS[name](canvas, x, y, radius, fill)
    else:
        canvas.polygon(ring_of(6, x, y, radius), fill=None, stroke=fill, stroke_width=radius * 0.13)
        canvas.text(x, y + radius * 0.33, letters, size=radius * 0.95, anchor="middle", weight="bold", fill=fill)


def _trip(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """Three in a line."""
    far = radius * 0.72
    canvas.line(x - far, y + far, x + far, y - far, stroke=fill, stroke_width=radius * 0.13)
    for step in (-far, 0, far):
        canvas.circle(x + step, y - step, radius * 0.26, fill=fill)


def _kono(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """One piece leaps over the next, onto an enemy."""
    low, width = y + radius * 0.52, radius * 0.12
    angles = [math.pi * step / 8 for step in range(1, 8)]
    arc = [(x - radius * 0.72 * math.cos(angle), y + radius * (0.2 - 0.95 * math.sin(angle))) for angle in angles]
    for first, second in pairwise(arc):
        canvas.line(*first, *second, stroke=fill, stroke_width=width)
    for side in (-0.72, 0.0):
        canvas.circle(x + radius * side, low, radius * 0.27, fill=fill)
    canvas.circle(x + radius * 0.72, low, radius * 0.22, fill=None, stroke=fill, stroke_width=width)


def _bulo(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
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


def _decapawn(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    """Forward, straight or to either side."""
    foot = y + radius * 0.62
    canvas.circle(x, foot, radius * 0.27, fill=fill)
    for side in (-0.72, 0.0, 0.72):
        tip = (x + radius * side, y - radius * (0.72 if side == 0 else 0.3))
        begin = (x + radius * side * 0.42, y + radius * (0.18 if side == 0 else 0.24))
        canvas.line(*begin, *tip, stroke=fill, stroke_width=radius * 0.13)
        canvas.circle(*tip, radius * 0.15, fill=fill)


EMBLEMS: dict[str, Emblem] = {"trip": _trip, "kono": _kono, "bulo": _bulo, "decapawn": _decapawn}


def abbreviations(names: Iterable[str]) -> dict[str, str]:
    """Return a letter for each name, in the order given; two letters where the first is taken.

    >>> abbreviations(["trip", "kono", "tactics", "tricks", "t"])
    {'trip': 'T', 'kono': 'K', 'tactics': 'Ta', 'tricks': 'Tr', 't': 'T2'}
    """
    found: dict[str, str] = {}
    for name in names:
        first = name[0].upper()
        tries = [first, *(first + letter for letter in name[1:]), *(f"{first}{digit}" for digit in range(2, 10)), name]
        found[name] = next(text for text in tries if text not in found.values())
    return found

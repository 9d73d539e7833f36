"""Circles and arrows that somebody has put on a picture. A place is named as the picture itself names it.

The name of a place is its kind and its own name, `cell a1`; on the map of a match, whose boards share names, with
`map ` before it. Whatever has such a name in a picture can be marked; what it lacks is passed over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import hypot
from typing import Protocol

from obelisk.drawing.canvas import Canvas, Circle, Group, Item, Point, Polygon, Rect

KINDS = tuple(f"data-{kind}" for kind in ("cell", "square", "laid", "tile", "kind", "area", "attempt", "move"))
"""What names a place: the first of these that it has."""
MAP = "ob-map"
PAINTS = {"green": "chip-g", "red": "wrong", "blue": "chip-b", "gold": "gold"}
"""What the colours of marks are called in the theme."""


class Marked(Protocol):
    """A mark: a circle around a place, or an arrow to another one."""

    @property
    def place(self) -> str:
        """Where it is, or begins."""
        ...

    @property
    def to(self) -> str | None:
        """Where an arrow ends."""
        ...

    @property
    def colour(self) -> str:
        """Its colour, one of PAINTS."""
        ...


Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def places(items: Iterable[Item]) -> dict[str, Box]:
    """Return the places that a picture names, each with the box of what catches the pointer there."""
    found: dict[str, Box] = {}
    for name, group in _named(items, ""):
        box = _first_box(group.items)
        if box is not None:
            found.setdefault(name, box)
    return found


def _named(items: Iterable[Item], before: str) -> Iterator[tuple[str, Group]]:
    for item in items:
        if not isinstance(item, Group):
            continue
        given = dict(item.attributes)
        kind = next((kind for kind in KINDS if kind in given), None)
        if kind is not None and not item.is_hidden:
            yield f"{before}{kind.removeprefix('data-')} {given[kind]}", item
        inside = "map " if MAP in given.get("class", "").split() else before
        yield from _named(item.items, inside)


def _first_box(items: Iterable[Item]) -> Box | None:
    """Return the box of the first shape: what catches the pointer is drawn before what stands there."""
    for item in items:
        match item:
            case Rect(x, y, width, height):
                return x, y, x + width, y + height
            case Circle(x, y, radius):
                return x - radius, y - radius, x + radius, y + radius
            case Polygon(points):
                columns, rows = zip(*points, strict=True)
                return min(columns), min(rows), max(columns), max(rows)
            case Group(items=inner) if not item.is_hidden:
                found = _first_box(inner)
                if found is not None:
                    return found
    return None


def annotate(canvas: Canvas, marks: Iterable[Marked]) -> None:
    """Draw marks over a picture."""
    known = places(canvas.items)
    with canvas.group(class_="ob-marks", pointer_events="none"):
        for mark in marks:
            begin, end = known.get(mark.place), known.get(mark.to or mark.place)
            if begin is None or end is None:
                continue
            if mark.to is None:
                _circle(canvas, begin, PAINTS[mark.colour])
            else:
                _arrow(canvas, begin, end, PAINTS[mark.colour])


def _circle(canvas: Canvas, box: Box, paint: str) -> None:
    (x, y), size = _middle(box), _size(box)
    for colour, width in (("paper", 0.13), (paint, 0.075)):
        canvas.circle(x, y, size * 0.42, fill=None, stroke=colour, stroke_width=size * width)


def _arrow(canvas: Canvas, begin: Box, end: Box, paint: str) -> None:
    """Draw an arrow from near the middle of a place to the middle of another, so that what stands there is seen."""
    (x, y), (to_x, to_y), size = _middle(begin), _middle(end), min(_size(begin), _size(end))
    away = hypot(to_x - x, to_y - y) or 1.0
    dx, dy = (to_x - x) / away, (to_y - y) / away

    def at(along: float, aside: float) -> Point:
        return x + dx * along - dy * aside, y + dy * along + dx * aside

    tail, tip = min(size * 0.3, away / 4), away - size * 0.08
    neck = tip - size * 0.3
    half, wide = size * 0.06, size * 0.19
    corners = (
        at(tail, half),
        at(neck, half),
        at(neck, wide),
        at(tip, 0),
        at(neck, -wide),
        at(neck, -half),
        at(tail, -half),
    )
    canvas.polygon(corners, fill=paint, stroke="paper", stroke_width=size * 0.03, opacity=0.9)


def _middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _size(box: Box) -> float:
    return min(box[2] - box[0], box[3] - box[1])

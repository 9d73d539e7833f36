"""Pictures within pictures: what was drawn in its own units is laid on a page, smaller or larger, somewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from obelisk.drawing.canvas import Canvas, Circle, Group, Item, Line, Paint, Polygon, Rect, Text

Box = tuple[float, float, float, float]
"""A part of a page: left, top, width, height."""


def put(page: Canvas, picture: Canvas, x: float, y: float, scale: float, **attributes: str | None) -> None:
    """Lay a picture on a page with its upper left corner at a place, in a group with these attributes."""
    with page.group(**attributes):
        page.items.extend(placed(picture.items, x, y, scale))


def put_into(page: Canvas, picture: Canvas, box: Box) -> float:
    """Lay a picture into a part of a page, as large as it fits, in the middle; return its scale."""
    left, top, width, height = box
    scale = min(width / picture.width, height / picture.height)
    x, y = left + (width - scale * picture.width) / 2, top + (height - scale * picture.height) / 2
    put(page, picture, x, y, scale)
    return scale


def placed(items: Iterable[Item], x: float, y: float, scale: float) -> Iterator[Item]:
    """Yield shapes as they are after they were made larger and moved; what is hidden is left out.

    >>> canvas = Canvas(10, 10, "", "")
    >>> canvas.circle(1, 2, 3, fill="ink")
    >>> [(shape.x, shape.y, shape.radius) for shape in placed(canvas.items, 100, 200, 10)]
    [(110, 220, 30)]
    """
    for item in items:
        if not isinstance(item, Group):
            yield _shape(item, x, y, scale)
        elif not item.is_hidden:
            yield Group(item.attributes, tuple(placed(item.items, x, y, scale)))


def _shape(item: Polygon | Circle | Rect | Line | Text, x: float, y: float, scale: float) -> Item:
    paint = _paint(item.paint, scale)
    match item:
        case Polygon(points):
            return Polygon(tuple((x + scale * across, y + scale * down) for across, down in points), paint)
        case Circle(at_x, at_y, radius):
            return Circle(x + scale * at_x, y + scale * at_y, scale * radius, paint)
        case Rect(at_x, at_y, width, height, radius):
            return Rect(x + scale * at_x, y + scale * at_y, scale * width, scale * height, scale * radius, paint)
        case Line(x1, y1, x2, y2):
            return Line(x + scale * x1, y + scale * y1, x + scale * x2, y + scale * y2, paint)
        case Text():
            return item._replace(x=x + scale * item.x, y=y + scale * item.y, size=scale * item.size, paint=paint)


def _paint(paint: Paint, scale: float) -> Paint:
    return paint._replace(stroke_width=paint.stroke_width * scale, dash=tuple(part * scale for part in paint.dash))

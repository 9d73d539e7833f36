"""What stands on a page."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from pypdf import PdfReader

from obelisk.drawing.canvas import Canvas, Circle, Group, Item, Line, Polygon, Rect, Text
from obelisk.paper.pdf import write_pdf


def shapes(items: Iterable[Item]) -> Iterator[Polygon | Circle | Rect | Line | Text]:
    for item in items:
        if isinstance(item, Group):
            yield from shapes(item.items)
        else:
            yield item


def texts(canvas: Canvas) -> list[str]:
    return [shape.string for shape in shapes(canvas.items) if isinstance(shape, Text)]


def places(shape: Polygon | Circle | Rect | Line | Text) -> list[tuple[float, float]]:
    match shape:
        case Polygon(points):
            return list(points)
        case Circle(x, y, radius):
            return [(x - radius, y - radius), (x + radius, y + radius)]
        case Rect(x, y, width, height):
            return [(x, y), (x + width, y + height)]
        case Line(x1, y1, x2, y2):
            return [(x1, y1), (x2, y2)]
        case Text(x, y):
            return [(x, y)]


def printed(canvas: Canvas, folder: Path) -> str:
    write_pdf(canvas, folder / "map.pdf")
    (page,) = PdfReader(folder / "map.pdf").pages
    return page.extract_text()

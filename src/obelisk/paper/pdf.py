"""A picture as a file: SVG, or a page of PDF that is drawn from the same list of shapes."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import BytesIO
from os import PathLike
from pathlib import Path
from typing import Any

from obelisk.drawing.canvas import Canvas, Circle, Group, Item, Line, Polygon, Rect, Text, extent
from obelisk.errors import BadRequest
from obelisk.paper import fonts
from obelisk.paper.inks import THIN, WHITE, Ink, Pattern, fill_ink, line_ink
from obelisk.paper.sizes import A4, POINTS, PageSize

PAGE_WIDTH, PAGE_HEIGHT = 595.0, 842.0
"""A4, in points."""

PAGES = (SVG, PDF) = (".svg", ".pdf")
"""What the name of a file with a page may end in."""

DOT = 0.28
"""How large the dots of a pattern without lines are, in parts of their distance."""


def save_page(canvas: Canvas, path: str | PathLike[str]) -> None:
    """Save a picture as SVG or PDF, as the ending of *path* says."""
    ending = Path(path).suffix.lower()
    if ending == PDF:
        write_pdf(canvas, path)
    elif ending == SVG:
        save(path, canvas.svg().encode())
    else:
        raise BadRequest("paper/file-ending", path=str(path))


def save_pages(pages: Sequence[Canvas], path: str | PathLike[str]) -> None:
    """Save pictures as the pages of a PDF file; an SVG file has only one."""
    if Path(path).suffix.lower() == PDF:
        write_pdf(pages, path)
    elif len(pages) > 1:
        raise BadRequest("paper/one-page", path=str(path), n=len(pages))
    else:
        save_page(pages[0], path)


def write_pdf(pages: Canvas | Sequence[Canvas], path: str | PathLike[str]) -> None:
    """Save pictures as A4 pages of PDF."""
    save(path, pdf([pages] if isinstance(pages, Canvas) else pages))


def pdf(pages: Sequence[Canvas], size: PageSize = A4, ink: Ink = "colour", title: str | None = None) -> bytes:
    """Return pictures as pages of PDF, drawn as lines and letters and as large as they fit.

    Without a *title* the file is called like its first page.

    A picture as large as the page, in millimetres, comes out in its exact size; one that is wider than high lies on its
    side.
    """
    fonts.register()
    try:
        from reportlab.pdfgen.canvas import Canvas as Sheet
    except ImportError as error:
        raise BadRequest("paper/no-reportlab") from error
    sheet = Sheet(BytesIO(), invariant=1, pageCompression=1, initialFontName=fonts.LATIN["normal"])
    sheet.setTitle(title or pages[0].title)
    # Otherwise readers show an author "anonymous" and a subject "unspecified".
    sheet.setAuthor("Obelisk")
    sheet.setSubject("")
    sheet.setCreator("Obelisk")
    # Printers that heed it do not shrink pages to fit.
    sheet.setViewerPreference("PrintScaling", "None")
    for canvas in pages:
        width, height = size.points(lies=canvas.width > canvas.height)
        sheet.setPageSize((width, height))
        scale = min(width / canvas.width, height / canvas.height)
        sheet.translate((width - scale * canvas.width) / 2, (height + scale * canvas.height) / 2)
        sheet.scale(scale, scale)
        _Pen(sheet, ink, scale / POINTS).draw(canvas.items)
        sheet.showPage()
    return bytes(sheet.getpdfdata())


def save(path: str | PathLike[str], data: bytes) -> None:
    """Write a file, or say why that cannot be done."""
    try:
        Path(path).write_bytes(data)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRequest("paper/cannot-save", path=str(path), reason=reason) from error


@dataclass(frozen=True)
class _Pen:
    """Draws shapes on a sheet whose origin is its upper left corner, y upwards: so all our y are negative there."""

    sheet: Any
    ink: Ink
    unit: float
    """How many millimetres a unit of the picture is."""

    def draw(self, items: Iterable[Item]) -> None:
        """Draw shapes, but for what appears only under a pointer."""
        for item in items:
            if isinstance(item, Group):
                if not item.is_hidden:
                    self.draw(item.items)
            elif item.paint.opacity > 0:
                self.sheet.saveState()
                self._shape(item)
                self.sheet.restoreState()

    def _shape(self, item: Polygon | Circle | Rect | Line | Text) -> None:
        if isinstance(item, Text):
            self._text(item)
            return
        paint, path = item.paint, _outline(self.sheet, item)
        outline = self._fill(item, path) if paint.fill is not None else None
        # A white line around something white tells nothing: it becomes the thin one.
        is_seen = outline is None or line_ink(paint.stroke or "paper", self.ink) != WHITE
        if paint.stroke is not None and is_seen:
            self._pen(line_ink(paint.stroke, self.ink), paint.stroke_width, paint.opacity)
            self.sheet.setDash(list(paint.dash))
            self.sheet.drawPath(path, fill=0, stroke=1)
        elif outline is not None:
            self._pen(outline, THIN / self.unit, 1.0)
            self.sheet.drawPath(path, fill=0, stroke=1)

    def _fill(self, item: Polygon | Circle | Rect | Line, path: Any) -> str | None:
        """Fill a shape, and return the colour of the thin line around it, if it gets one."""
        left, bottom, right, top = _bounds(item)
        size = min(right - left, top - bottom) * self.unit
        filled = fill_ink(str(item.paint.fill), self.ink, size)
        self.sheet.setFillColor(filled.colour, alpha=item.paint.opacity)
        self.sheet.drawPath(path, fill=1, stroke=0)
        if filled.pattern is not None:
            self.sheet.saveState()
            self.sheet.clipPath(path, fill=0, stroke=0)
            self._pattern(filled.pattern, (left, bottom, right, top))
            self.sheet.restoreState()
        return filled.outline

    def _pattern(self, pattern: Pattern, box: tuple[float, float, float, float]) -> None:
        """Draw lines, or dots, over a box; they have the same places on the whole sheet, so neighbours go together."""
        left, bottom, right, top = box
        apart, x, y = pattern.apart / self.unit, (left + right) / 2, (bottom + top) / 2
        reach = math.hypot(right - left, top - bottom) / 2
        self._pen(pattern.colour, 1.5 * THIN / self.unit, 1.0)
        for angle in pattern.angles:
            along, across = _direction(angle), _direction(angle + 90)
            at = x * across[0] + y * across[1]
            for number in range(math.ceil((at - reach) / apart), math.floor((at + reach) / apart) + 1):
                foot = (x + (number * apart - at) * across[0], y + (number * apart - at) * across[1])
                ends = [[foot[i] + way * reach * along[i] for i in (0, 1)] for way in (-1, 1)]
                self.sheet.line(*ends[0], *ends[1])
        if not pattern.angles:
            self.sheet.setFillColor(pattern.colour)
            for column in range(math.ceil(left / apart), math.floor(right / apart) + 1):
                for row in range(math.ceil(bottom / apart), math.floor(top / apart) + 1):
                    self.sheet.circle(column * apart, row * apart, apart * DOT / 2, fill=1, stroke=0)

    def _pen(self, colour: str, width: float, opacity: float) -> None:
        self.sheet.setStrokeColor(colour, alpha=opacity)
        self.sheet.setLineWidth(width)
        self.sheet.setLineCap(1)
        self.sheet.setLineJoin(1)

    def _text(self, text: Text) -> None:
        colour = line_ink(str(text.paint.fill), self.ink)
        self.sheet.setFillColor(colour, alpha=text.paint.opacity)
        self.sheet.setStrokeColor(colour, alpha=text.paint.opacity)
        shift = {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor]
        line = self.sheet.beginText(text.x - shift * fonts.width(text.string, text.size, text.weight), -text.y)
        for font, run in fonts.runs(text.string, text.weight):
            is_broadened = font == fonts.JAPANESE and text.weight == "bold"
            line.setFont(font, text.size)
            line.setHorizScale(100 * fonts.scale_of(font))
            line.setTextRenderMode(2 if is_broadened else 0)
            self.sheet.setLineWidth(text.size * fonts.BOLD)
            line.textOut(run)
        self.sheet.drawText(line)


def _direction(degrees: float) -> tuple[float, float]:
    return math.cos(math.radians(degrees)), math.sin(math.radians(degrees))


def _bounds(item: Polygon | Circle | Rect | Line) -> tuple[float, float, float, float]:
    """Return how far a shape reaches on the sheet: left, bottom, right, top."""
    left, top, right, bottom = extent(item)
    return left, -bottom, right, -top


def _outline(sheet: Any, item: Polygon | Circle | Rect | Line) -> Any:
    """Return the outline of a shape as a path on the sheet."""
    path = sheet.beginPath()
    match item:
        case Polygon(points):
            path.moveTo(points[0][0], -points[0][1])
            for x, y in points[1:]:
                path.lineTo(x, -y)
            path.close()
        case Circle(x, y, radius):
            path.circle(x, -y, radius)
        case Rect(x, y, width, height, radius):
            if radius:
                path.roundRect(x, -y - height, width, height, min(radius, width / 2, height / 2))
            else:
                path.rect(x, -y - height, width, height)
        case Line(x1, y1, x2, y2):
            path.moveTo(x1, -y1)
            path.lineTo(x2, -y2)
    return path

"""A picture as a file: SVG, or a page of PDF that is drawn from the same list of shapes."""

from collections.abc import Iterable, Sequence
from io import BytesIO
from itertools import groupby
from os import PathLike
from pathlib import Path
from typing import Any

from obelisk.drawing import theme
from obelisk.drawing.canvas import Canvas, Circle, Group, Item, Line, Paint, Polygon, Rect, Text
from obelisk.errors import BadRequest

PAGE_WIDTH, PAGE_HEIGHT = 595.0, 842.0
"""A4, in points."""

PAGES = (SVG, PDF) = (".svg", ".pdf")
"""What the name of a file with a page may end in."""

LATIN = {"normal": "Helvetica", "bold": "Helvetica-Bold"}
JAPANESE = "HeiseiKakuGo-W5"
"""Fonts that every reader of PDF has or finds, so that none is put into the file."""

WHITE = "#ffffff"
"""The theme's paper is the sheet in the printer: no ink is spent on it."""


def save_page(canvas: Canvas, path: str | PathLike[str]) -> None:
    """Save a picture as SVG or PDF, as the ending of *path* says."""
    ending = Path(path).suffix.lower()
    if ending == PDF:
        write_pdf(canvas, path)
    elif ending == SVG:
        _save(Path(path), canvas.svg().encode())
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
    _save(Path(path), pdf([pages] if isinstance(pages, Canvas) else pages))


def pdf(pages: Sequence[Canvas]) -> bytes:
    """Return pictures as A4 pages of PDF, drawn as lines and letters and as large as they fit."""
    try:
        from reportlab.lib.pagesizes import A4
        from reportlab.pdfbase import pdfmetrics
        from reportlab.pdfbase.cidfonts import UnicodeCIDFont
        from reportlab.pdfgen.canvas import Canvas as Sheet
    except ImportError as error:
        raise BadRequest("paper/no-reportlab") from error
    pdfmetrics.registerFont(UnicodeCIDFont(JAPANESE))
    sheet = Sheet(BytesIO(), pagesize=A4, invariant=1)
    sheet.setTitle(pages[0].title)
    for canvas in pages:
        scale = min(A4[0] / canvas.width, A4[1] / canvas.height)
        sheet.translate((A4[0] - scale * canvas.width) / 2, (A4[1] + scale * canvas.height) / 2)
        sheet.scale(scale, scale)
        _draw(sheet, canvas.items)
        sheet.showPage()
    return bytes(sheet.getpdfdata())


def _save(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRequest("paper/cannot-save", path=str(path), reason=reason) from error


def _draw(sheet: Any, items: Iterable[Item]) -> None:
    """Draw shapes on a sheet whose origin is its upper left corner, y upwards: so all our y are negative there."""
    for item in items:
        if isinstance(item, Group):
            if not item.is_hidden:
                _draw(sheet, item.items)
        else:
            sheet.saveState()
            _choose_ink(sheet, item.paint)
            _draw_shape(sheet, item)
            sheet.restoreState()


def _choose_ink(sheet: Any, paint: Paint) -> None:
    if paint.fill is not None:
        sheet.setFillColor(_ink(paint.fill), alpha=paint.opacity)
    if paint.stroke is not None:
        sheet.setStrokeColor(_ink(paint.stroke), alpha=paint.opacity)
        sheet.setLineWidth(paint.stroke_width)
        sheet.setLineCap(1)
        sheet.setLineJoin(1)
        sheet.setDash(list(paint.dash))


def _ink(name: str) -> Any:
    from reportlab.lib.colors import HexColor

    return HexColor(WHITE if name == "paper" else theme.colour(name))


def _draw_shape(sheet: Any, item: Polygon | Circle | Rect | Line | Text) -> None:
    how = {"fill": int(item.paint.fill is not None), "stroke": int(item.paint.stroke is not None)}
    match item:
        case Polygon(points):
            outline = sheet.beginPath()
            outline.moveTo(points[0][0], -points[0][1])
            for x, y in points[1:]:
                outline.lineTo(x, -y)
            outline.close()
            sheet.drawPath(outline, **how)
        case Circle(x, y, radius):
            sheet.circle(x, -y, radius, **how)
        case Rect(x, y, width, height, radius):
            sheet.roundRect(x, -y - height, width, height, radius, **how)
        case Line(x1, y1, x2, y2):
            sheet.line(x1, -y1, x2, -y2)
        case Text():
            _draw_text(sheet, item)


def _draw_text(sheet: Any, text: Text) -> None:
    from reportlab.pdfbase.pdfmetrics import stringWidth

    runs = [(font, "".join(run)) for font, run in groupby(text.string, lambda sign: _font(sign, text.weight))]
    width = sum(stringWidth(run, font, text.size) for font, run in runs)
    shift = {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor]
    line = sheet.beginText(text.x - shift * width, -text.y)
    for font, run in runs:
        line.setFont(font, text.size)
        line.textOut(run)
    sheet.drawText(line)


def _font(sign: str, weight: str) -> str:
    """Return the font of a letter: Helvetica has those of western Europe, the Japanese font also Greek and Cyrillic."""
    try:
        sign.encode("cp1252")
    except UnicodeEncodeError:
        return JAPANESE
    return LATIN[weight]

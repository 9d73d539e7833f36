"""Pages in columns: text and pictures one after the other, from column to column and from page to page."""

from __future__ import annotations

from dataclasses import dataclass, field

from obelisk.drawing.canvas import Canvas, Weight
from obelisk.paper.sheets import BOTTOM, MARGIN, PT, TOP, Job
from obelisk.paper.text.typesetting import LEADING, text_lines

COLUMNS, GUTTER = 2, 8.0


@dataclass
class Column:
    """Where the next thing is written: from column to column, and from page to page."""

    job: Job
    part: str
    has_ruler: bool = True
    pages: list[Canvas] = field(default_factory=list)
    column: int = COLUMNS - 1
    y: float = 1e9
    top: float = TOP

    @property
    def width(self) -> float:
        """How wide a column is."""
        return (self.job.size.width - 2 * MARGIN - (COLUMNS - 1) * GUTTER) / COLUMNS

    @property
    def x(self) -> float:
        """The left edge of the column."""
        return MARGIN + self.column * (self.width + GUTTER)

    @property
    def page(self) -> Canvas:
        """The page that is being written on."""
        return self.pages[-1]

    def need(self, height: float) -> None:
        """Go on to the next column, or to the next page, if there is no room for something."""
        if self.pages and self.y + height <= self.job.size.height - BOTTOM:
            return
        self.column += 1
        if self.column == COLUMNS or not self.pages:
            self.column, self.top = 0, TOP
            self.pages.append(self.job.sheet(self.part, has_ruler=self.has_ruler))
        self.y = self.top

    def text(self, text: str, size: float, *, weight: Weight = "normal", fill: str = "ink", indent: float = 0) -> None:
        """Write a paragraph, which may go on in the next column."""
        for line in text_lines(text, self.width - indent, size, weight):
            self.need(size * LEADING)
            self.page.text(self.x + indent, self.y + size, line, size=size, weight=weight, fill=fill)
            self.y += size * LEADING


def number_pages(pages: list[Canvas]) -> list[Canvas]:
    """Write on each page which it is, and of how many."""
    for number, page in enumerate(pages, start=1):
        told = f"{number} / {len(pages)}"
        page.text(page.width - MARGIN, page.height - 4.0, told, size=7 * PT, anchor="end", fill="quiet")
    return pages

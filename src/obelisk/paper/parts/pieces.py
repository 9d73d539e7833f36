"""Pieces to cut out: laid on sheets in their exact sizes, with cutting marks, and with backs that meet their fronts.

What is printed on the other side is laid out from right to left: a sheet that is turned over on its long edge has each
back behind its front. Pictures of backs keep away from the edge, so that a printer that shifts the sheet a little does
no harm.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Literal, NamedTuple

from obelisk.drawing.canvas import Canvas
from obelisk.drawing.pieces import ring_of
from obelisk.paper.placing import put
from obelisk.paper.sheets import Job, room_on

Shape = Literal["rectangle", "hexagon", "disc"]
GAPS: dict[Shape, float] = {"rectangle": 0.0, "hexagon": 3.0, "disc": 3.0}
"""How far apart pieces lie: what has straight sides is cut along common lines."""
MARK, MARK_GAP, CUT = 4.0, 1.2, 0.15
"""How long cutting marks are, how far from the pieces, and how broad the lines."""
BETWEEN, CLOSE = 11.0, 4.0
"""How far apart different kinds of pieces lie, so that the cutting marks of both have room; and where there are none.
"""


@dataclass(frozen=True)
class Piece:
    """A piece to cut out. Its pictures fill it exactly, whatever their own units are."""

    name: str
    front: Canvas
    width: float
    height: float
    """Its size in millimetres."""
    back: Canvas | None = None
    shape: Shape = "rectangle"


@dataclass
class _Block:
    """Pieces of one size on a sheet."""

    first: Piece
    left: float
    top: float
    columns: int
    pieces: list[Piece] = field(default_factory=list)

    @property
    def rows(self) -> int:
        return math.ceil(len(self.pieces) / self.columns)

    @property
    def bottom(self) -> float:
        return self.top + self.rows * (self.first.height + GAPS[self.first.shape]) - GAPS[self.first.shape]

    def place(self, number: int) -> tuple[float, float]:
        row, column = divmod(number, self.columns)
        gap = GAPS[self.first.shape]
        return self.left + column * (self.first.width + gap), self.top + row * (self.first.height + gap)


class Rows(NamedTuple):
    """Pieces in rows, at most so many side by side."""

    pieces: Sequence[Piece]
    across: int | None = None


def lay_out(job: Job, part: str, *kinds: Rows) -> list[Canvas]:
    """Return sheets with pieces, each followed by its other side if any of them has a back."""
    pages: list[Canvas] = []
    for blocks in _on_sheets(job, part, kinds):
        pages.append(_side(job, part, blocks, is_back=False))
        if any(piece.back is not None for block in blocks for piece in block.pieces):
            pages.append(_side(job, part, blocks, is_back=True))
    return pages


def _on_sheets(job: Job, part: str, kinds: Iterable[Rows]) -> list[list[_Block]]:
    left, top, width, height = room_on(job.sheet(part))
    bottom = top + height
    sheets: list[list[_Block]] = []
    y = bottom
    for waiting, across in _alike(kinds):
        first = waiting[0]
        gap = GAPS[first.shape]
        columns = max(1, math.floor((width + gap + 1e-6) / (first.width + gap)))
        columns = min(columns, across or columns, len(waiting))
        wide = columns * (first.width + gap) - gap
        while waiting:
            if sheets and sheets[-1]:
                y = sheets[-1][-1].bottom + _between(sheets[-1][-1].first, first)
            rows = math.floor((bottom - y + gap + 1e-6) / (first.height + gap))
            if rows < 1:
                sheets.append([])
                y = top
                rows = max(1, math.floor((height + gap + 1e-6) / (first.height + gap)))
            block = _Block(first, left + (width - wide) / 2, y, columns)
            block.pieces, waiting = waiting[: rows * columns], waiting[rows * columns :]
            sheets[-1].append(block)
    for blocks in sheets:
        # Some room above the first ones, so that their cutting marks are not where the name is.
        down = min(MARK + MARK_GAP, (bottom - blocks[-1].bottom) / 2)
        for block in blocks:
            block.top += down
    return sheets


def _between(above: Piece, below: Piece) -> float:
    return BETWEEN if "rectangle" in (above.shape, below.shape) else CLOSE


def _alike(kinds: Iterable[Rows]) -> Iterator[tuple[list[Piece], int | None]]:
    """Yield pieces of one size each."""
    for pieces, across in kinds:
        for _, alike in groupby(pieces, lambda piece: (piece.shape, piece.width, piece.height)):
            yield list(alike), across


def _side(job: Job, part: str, blocks: Sequence[_Block], *, is_back: bool) -> Canvas:
    page = job.sheet(part, is_back=is_back)
    for block in blocks:
        if not is_back and block.first.shape == "rectangle":
            _draw_marks(page, block)
        for number, piece in enumerate(block.pieces):
            x, y = block.place(number)
            if is_back:
                x = page.width - x - piece.width
            picture = piece.back if is_back else piece.front
            if picture is not None:
                names = {"data_back": piece.name} if is_back else {"data_piece": piece.name}
                put(page, picture, x, y, piece.width / picture.width, **names)
            if not is_back:
                _draw_cut(page, piece, x, y)
    return page


def _draw_cut(page: Canvas, piece: Piece, x: float, y: float) -> None:
    """Draw the line along which a piece that is not cut with others is cut out."""
    middle = x + piece.width / 2, y + piece.height / 2
    if piece.shape == "disc":
        page.circle(*middle, piece.width / 2, fill=None, stroke="line", stroke_width=CUT)
    elif piece.shape == "hexagon":
        page.polygon(ring_of(6, *middle, piece.height / 2), fill=None, stroke="line", stroke_width=CUT)


def _draw_marks(page: Canvas, block: _Block) -> None:
    """Draw where to cut, outside the pieces, so that nothing of it is left on them."""
    piece, rows = block.first, block.rows
    right, bottom = block.left + block.columns * piece.width, block.top + rows * piece.height
    with page.group(data_marks="cut"):
        for column in range(block.columns + 1):
            x = block.left + column * piece.width
            for y, way in ((block.top, -1), (bottom, 1)):
                page.line(x, y + way * MARK_GAP, x, y + way * (MARK_GAP + MARK), stroke="ink", stroke_width=CUT)
        for row in range(rows + 1):
            y = block.top + row * piece.height
            for x, way in ((block.left, -1), (right, 1)):
                page.line(x + way * MARK_GAP, y, x + way * (MARK_GAP + MARK), y, stroke="ink", stroke_width=CUT)

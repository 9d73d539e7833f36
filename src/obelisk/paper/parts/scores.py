"""Sheets to write points on: tables with a line for whatever counts, and a column for each player."""

from __future__ import annotations

from collections.abc import Sequence

from obelisk.drawing.canvas import Canvas
from obelisk.paper.sheets import PT, Job, room_on
from obelisk.paper.text.typesetting import size_in, write

LINE, HEAD = 7.5, 9.0
"""How high a line is, and the one for names."""
LETTERS = 8.5 * PT
BETWEEN = 6.0


def draw_table(
    page: Canvas, left: float, top: float, widths: Sequence[float], rows: Sequence[Sequence[str]], bold: int = -1
) -> float:
    """Draw a table whose first row is the head and whose last row is the sum, and return where it ends.

    Texts stand at the left of the first column, and in the middle of the others; row number *bold* is bold.
    """
    heights = [HEAD, *[LINE] * (len(rows) - 1)]
    right, bottom = left + sum(widths), top + sum(heights)
    page.rect(left, top, right - left, HEAD, fill="board")
    y = top
    for number, (row, height) in enumerate(zip(rows, heights, strict=True)):
        x = left
        weight = "bold" if number in (0, bold % len(rows)) else "normal"
        for column, (text, width) in enumerate(zip(row, widths, strict=True)):
            size = size_in(text, width - 3, LETTERS, "bold" if weight == "bold" else "normal")
            foot = y + height / 2 + size * 0.36
            if column == 0:
                page.text(x + 1.5, foot, text, size=size, weight="bold" if weight == "bold" else "normal")
            elif text:
                page.text(x + width / 2, foot, text, size=size, anchor="middle", fill="quiet")
            x += width
        y += height
        page.line(left, y, right, y, stroke="line", stroke_width=0.2)
    page.line(left, bottom - LINE, right, bottom - LINE, stroke="ink", stroke_width=0.3)
    x = left
    for width in (*widths, 0.0):
        page.line(x, top, x, bottom, stroke="line", stroke_width=0.2)
        x += width
    page.rect(left, top, right - left, bottom - top, fill=None, stroke="ink", stroke_width=0.3)
    return bottom


def small_tables(job: Job, part: str, rows: Sequence[str], players: int, total: str) -> Canvas:
    """Return a sheet full of small tables, one for each game: a line for each of the *rows*, and one for the total."""
    page = job.sheet(part)
    left, top, width, height = room_on(page)
    own = 19.0
    label = (width - BETWEEN) / 2 - players * own
    widths = [label, *[own] * players]
    high = HEAD + (len(rows) + 1) * LINE
    table = [["", *[""] * players], *([row, *[""] * players] for row in rows), [total, *[""] * players]]
    y = top + 2
    while y + high <= top + height:
        for column in (0, 1):
            draw_table(page, left + column * (sum(widths) + BETWEEN), y, widths, table)
        y += high + BETWEEN
    return page


def long_table(job: Job, part: str, head: str, names: Sequence[str], total: str, rules: Sequence[str]) -> Canvas:
    """Return a sheet with one table over many games: each player has a column for points and one for the sum so far.

    The paragraphs of *rules* stand above the table.
    """
    page = job.sheet(part)
    left, top, width, height = room_on(page)
    first = 20.0
    own = (width - first) / len(names)
    y = top
    for paragraph in rules:
        y = write(page, paragraph, left, y, width, LETTERS) + 1
    y += 2
    games = int((top + height - y - HEAD - LINE) / LINE)
    rows = [[head, *names], *([str(game), *[""] * len(names)] for game in range(1, games)), [total, *[""] * len(names)]]
    bottom = draw_table(page, left, y, [first, *[own] * len(names)], rows)
    for column in range(len(names)):
        x = left + first + (column + 0.5) * own
        page.line(x, y + HEAD, x, bottom - LINE, stroke="line", stroke_width=0.2, dash=(0.8, 0.8))
    return page

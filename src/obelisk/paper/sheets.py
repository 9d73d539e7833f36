"""Empty sheets in millimetres, with what stands on each: what it is, and a ruler to check the printer with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from obelisk.drawing.canvas import Canvas
from obelisk.game import Game
from obelisk.paper.inks import Ink
from obelisk.paper.placing import Box
from obelisk.paper.sizes import A4, PageSize
from obelisk.paper.text.typesetting import size_in
from obelisk.words import sentence

MARGIN, TOP, BOTTOM = 10.0, 17.0, 15.0
"""What stays empty at the sides, and what the lines at the top and at the bottom need."""
RULER = 100.0
PT = 25.4 / 72
"""A point, in millimetres."""


@dataclass(frozen=True)
class Job:
    """What is to be printed: for which game, on which sheets, with which ink, in which language."""

    game: Game
    size: PageSize = A4
    ink: Ink = "colour"
    language: str = "en"
    options: tuple[tuple[str, Any], ...] = ()
    """The options of the game's kit that were chosen."""

    def say(self, name: str, **facts: Any) -> str:
        """Return one of the sentences of printed pages."""
        return sentence(f"paper/{name}", self.language, **facts)

    def option(self, name: str, usual: Any = None) -> Any:
        """Return what was chosen of an option."""
        return dict(self.options).get(name, usual)

    @property
    def title(self) -> str:
        """The game's name."""
        return self.game.title.explain(self.language)

    def sheet(self, part: str, *, is_back: bool = False, lies: bool = False, has_ruler: bool = True) -> Canvas:
        """Return an empty sheet for a *part* of the game, with its furniture; one that *lies* is wider than high."""
        size = (self.size.height, self.size.width) if lies else (self.size.width, self.size.height)
        page = Canvas(*size, f"{self.title} · {part}", "")
        page.text(MARGIN, 9.5, self.title, size=11 * PT, weight="bold")
        told = self.say("back", part=part) if is_back else part
        page.text(page.width - MARGIN, 9.5, told, size=9 * PT, anchor="end", fill="quiet")
        if has_ruler and not is_back:
            draw_ruler(page, self.say("ruler"))
        return page


def room_on(page: Canvas) -> Box:
    """Return the part of a sheet that is free."""
    return MARGIN, TOP, page.width - 2 * MARGIN, page.height - TOP - BOTTOM


def draw_ruler(page: Canvas, told: str) -> None:
    """Draw a line of 100 mm, with a mark for every centimetre, and what it is for."""
    left, y = MARGIN, page.height - 8.0
    with page.group(data_ruler=f"{RULER:g}"):
        page.line(left, y, left + RULER, y, stroke="ink", stroke_width=0.2)
        for mark in range(0, int(RULER) + 1, 10):
            up = 2.6 if mark % 50 == 0 else 1.5
            page.line(left + mark, y, left + mark, y - up, stroke="ink", stroke_width=0.2)
        page.text(left + RULER + 2, y, "100 mm", size=7 * PT)
    right = left + RULER + 16
    room = page.width - MARGIN - right
    half = len(told) // 2
    # Two lines, broken at the space or sentence nearest to the middle.
    breaks = [place for place, sign in enumerate(told[:-1], start=1) if sign in " 。"]
    cut = min(breaks, key=lambda place: abs(place - half), default=len(told))
    lines = [told[:cut].strip(), told[cut:].strip()]
    size = min(size_in(line, room, 6.5 * PT) for line in lines if line)
    for number, line in enumerate(lines):
        page.text(right, y - 2.6 + number * 2.8, line, size=size, fill="quiet")

"""A leaflet with the rules of a game: the sentences and the pictures of its lesson, and the rules in short."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from obelisk import drawing, lessons
from obelisk.drawing.canvas import Canvas
from obelisk.errors import BadSetup
from obelisk.game import Game
from obelisk.lessons.pictures import draw_still
from obelisk.paper.placing import put
from obelisk.paper.sheets import MARGIN, PT, TOP, Job
from obelisk.paper.text.columns import Column, number_pages
from obelisk.paper.text.typesetting import LEADING, height_of, write
from obelisk.words import is_known, sentence

MOST_SHEETS = 2
"""So many sheets, printed on both sides, are enough even if letters must be small."""
LeafletStep = tuple[str, str, Canvas]
"""A title, a rule and a picture."""
MORE_RULES = ("rulings", "notation", "sees")


@dataclass(frozen=True)
class Type:
    """How large things are in a leaflet, in millimetres."""

    letters: float
    picture: float
    """The width of a picture."""

    @property
    def heading(self) -> float:
        """The size of a step's title."""
        return self.letters * 1.15


PICTURES = {10.5: 54, 10.0: 50, 9.5: 47, 9.0: 44, 8.5: 41, 8.0: 37, 7.5: 33, 7.0: 29, 6.5: 25}
TYPES = tuple(Type(size * PT, picture) for size, picture in PICTURES.items())
"""From large to small."""
SMALL = 7.5 * PT
"""Letters need not be smaller than this to save a sheet."""


def rules_known(game: Game) -> bool:
    """Tell whether a game says its rules in short."""
    return is_known(game.message("rules").code)


def leaflet(job: Job, part: str) -> list[Canvas]:
    """Return the pages of a leaflet, on as few sheets as can be, in the largest letters with which they are no more."""
    steps = _steps(job)
    sets = [_set(job, part, type_, steps) for type_ in TYPES]
    fewest = min(_sheets(pages) for pages, type_ in zip(sets, TYPES, strict=True) if type_.letters >= SMALL)
    if fewest > MOST_SHEETS:
        fewest = max(MOST_SHEETS, _sheets(sets[-1]))
    pages = next(pages for pages in sets if _sheets(pages) <= fewest)
    return number_pages(pages)


def _sheets(pages: Sequence[Canvas]) -> int:
    return math.ceil(len(pages) / 2)


def _set(job: Job, part: str, type_: Type, steps: Sequence[LeafletStep]) -> list[Canvas]:
    column = Column(job, part)
    _head(column, type_)
    for number, (title, rule, picture) in enumerate(steps, start=1):
        _step(column, type_, f"{number}. {title}", rule, picture)
    if not steps:
        _start(column, type_)
    _rules(column, type_)
    return column.pages


def _head(column: Column, type_: Type) -> None:
    """Write what the game is, across the page."""
    job = column.job
    column.need(0)
    told = [_known(job, f"{job.game.name}/about"), _known(job, f"{job.game.name}/lesson/by")]
    y, room = TOP + 1.5, job.size.width - 2 * MARGIN
    for text, fill in zip(told, ("ink", "quiet"), strict=True):
        if text:
            y = write(column.page, text, MARGIN, y, room, type_.letters * 1.1, fill=fill)
    column.top = column.y = y + 2


def _known(job: Job, code: str) -> str:
    return sentence(code, job.language) if is_known(code) else ""


def _steps(job: Job) -> list[LeafletStep]:
    """Return the steps of the lesson, but for those that the box at hand has not the tiles for."""
    lesson, found = lessons.of(job.game.name), []
    for step in () if lesson is None else lesson.steps:
        try:
            picture = draw_still(step, step.position, job.language, step.bench)
        except BadSetup:
            continue
        found.append((step.say("title", job.language), step.say("rule", job.language), picture))
    return found


def _step(column: Column, type_: Type, title: str, rule: str, picture: Canvas) -> None:
    """Lay a step into the column: its title, below it the picture, and beside that the rule."""
    scale = type_.picture / picture.width
    beside = column.width - type_.picture - 3
    text = height_of(rule, beside, type_.letters)
    head = height_of(title, column.width, type_.heading, "bold") + 0.8
    column.need(head + max(scale * picture.height, text) + 4)
    y = write(column.page, title, column.x, column.y, column.width, type_.heading, weight="bold") + 0.8
    put(column.page, picture, column.x, y, scale, data_step=title)
    write(column.page, rule, column.x + type_.picture + 3, y, beside, type_.letters)
    column.y = y + max(scale * picture.height, text) + 4


def _start(column: Column, type_: Type) -> None:
    """Show how a game begins that has no lesson."""
    picture = drawing.draw(column.job.game.start(seed=1).without_moves(), None, language=column.job.language)
    scale = min(column.width / picture.width, 90 / picture.height)
    column.need(scale * picture.height + 4)
    put(column.page, picture, column.x, column.y, scale)
    column.y += scale * picture.height + 4


def _rules(column: Column, type_: Type) -> None:
    """Write the rules in short, what is decided where rulebooks are silent, the notation, and who sees what."""
    job = column.job
    for name in ("rules", *(f"rules/{part}" for part in MORE_RULES)):
        text = _known(job, f"{job.game.name}/{name}")
        if not text:
            continue
        column.need(type_.heading * LEADING + 2 * type_.letters * LEADING + 2)
        heading = "in-short" if name == "rules" else name
        column.y += 1.5
        column.text(sentence(f"page/learn/{heading}", job.language), type_.heading, weight="bold")
        lines = text.splitlines()
        for line in lines:
            column.text(f"• {line}" if len(lines) > 1 else line, type_.letters)
            column.y += 0.6

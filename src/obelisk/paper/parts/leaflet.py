"""A leaflet with the rules of a game: set-up, turn and end, then the steps of its lesson, then rulings."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from obelisk import drawing, lessons
from obelisk.drawing.canvas import Canvas
from obelisk.errors import BadSetup
from obelisk.lessons.pictures import draw_still
from obelisk.paper.placing import put
from obelisk.paper.sheets import MARGIN, PT, TOP, Job
from obelisk.paper.text.columns import Column, number_pages
from obelisk.paper.text.typesetting import LEADING, height_of, write
from obelisk.rulebook.summary import RulesSection, more_rules, rules_in_short
from obelisk.words import is_known, sentence

MOST_SHEETS = 2
"""Maximum number of sheets, printed on both sides; letters become small to keep to it."""
LeafletStep = tuple[str, str, Canvas]
"""A title, a rule and a picture."""


@dataclass(frozen=True)
class Type:
    """Sizes of letters and pictures in a leaflet, in millimetres."""

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


def leaflet(job: Job, part: str) -> list[Canvas]:
    """Return the numbered pages of the leaflet of one game."""
    return number_pages(rule_pages(job, part))


def rule_pages(
    job: Job, part: str, *, intro: Sequence[str] = (), sides: int = 2, without: Collection[str] = ()
) -> list[Canvas]:
    """Return the rules of a game on the fewest sheets of *sides* pages, in the largest letters that fit on these.

    The lines of *intro* stand below the name of the game. *without* names steps of the lesson to leave out.
    """
    steps = _steps(job, without)
    sets = [_set(job, part, type_, steps, intro) for type_ in TYPES]
    sheets = [math.ceil(len(pages) / sides) for pages in sets]
    fewest = min(n for n, type_ in zip(sheets, TYPES, strict=True) if type_.letters >= SMALL)
    if fewest > MOST_SHEETS:
        fewest = max(MOST_SHEETS, sheets[-1])
    return next(pages for pages, n in zip(sets, sheets, strict=True) if n <= fewest)


def _set(job: Job, part: str, type_: Type, steps: Sequence[LeafletStep], intro: Sequence[str]) -> list[Canvas]:
    column = Column(job, part)
    _head(column, type_, intro)
    _sections(column, type_, rules_in_short(job.game.name, job.language))
    column.y += 3
    for number, (title, rule, picture) in enumerate(steps, start=1):
        _step(column, type_, f"{number}. {title}", rule, picture)
    if not steps:
        _start(column, type_)
    _sections(column, type_, more_rules(job.game.name, job.language))
    return column.pages


def _head(column: Column, type_: Type, intro: Sequence[str]) -> None:
    """Write what the game is, its authors and the intro, across the page."""
    job = column.job
    column.need(0)
    about, by = _known(job, f"{job.game.name}/about"), _known(job, f"{job.game.name}/lesson/by")
    y, room = TOP + 1.5, job.size.width - 2 * MARGIN
    for text, fill in ((about, "ink"), (by, "quiet"), *((line, "ink") for line in intro)):
        if text:
            y = write(column.page, text, MARGIN, y, room, type_.letters * 1.1, fill=fill)
    column.top = column.y = y + 2


def _known(job: Job, code: str) -> str:
    return sentence(code, job.language) if is_known(code) else ""


def _steps(job: Job, without: Collection[str]) -> list[LeafletStep]:
    """Return the steps of the lesson, but for those in *without* and those that the box has not the tiles for."""
    lesson, found = lessons.of(job.game.name), []
    for step in () if lesson is None else lesson.steps:
        if step.name in without:
            continue
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


def _sections(column: Column, type_: Type, sections: Iterable[RulesSection]) -> None:
    """Write parts of the rules; several paragraphs become a list."""
    for heading, lines in sections:
        _heading(column, type_, heading)
        for line in lines:
            column.text(f"• {line}" if len(lines) > 1 else line, type_.letters)
            column.y += 0.6


def _heading(column: Column, type_: Type, text: str) -> None:
    """Write a heading, on the next column if no two lines fit below it."""
    column.need(type_.heading * LEADING + 2 * type_.letters * LEADING + 2)
    column.y += 1.5
    column.text(text, type_.heading, weight="bold")

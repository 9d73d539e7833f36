"""Lessons: the rules of a game as small positions in which to try them.

>>> from obelisk import lessons
>>> capture = lessons.of("kono").step(0)
>>> capture.judge("b2b3").text
'to capture, a piece must jump over your own pieces, and there are none between b2 and b3.'
>>> capture.judge("b1b3").is_done
True
"""

from functools import cache
from inspect import isfunction
from pathlib import Path

from obelisk import catalogue
from obelisk.lessons.reading import read_lesson
from obelisk.lessons.step import Lesson, Reply, Step, Tempting
from obelisk.rulebook.values import Lazy, load

__all__ = ["Lesson", "Reply", "Step", "Tempting", "names", "of"]


def names() -> list[str]:
    """Return the games that have a lesson."""
    return [name for name in catalogue.names() if catalogue.game(name).lesson is not None]


def of(game: str) -> Lesson | None:
    """Return the lesson of *game*; None where it has none, or there is no such game."""
    played = catalogue.game(game) if game in catalogue.names() else None
    if played is None or played.lesson is None:
        return None
    return _read(game, played.lesson, None if played.folder is None else played.folder.module("lesson"))


@cache
def _read(game: str, where: Lazy | Path, beside: Lazy | None) -> Lesson:
    """Return a lesson that is made already, or that of a file; the module *beside* it has its goals."""
    if not isinstance(where, Path):
        made: Lesson = load(where)
        return made
    named = {} if beside is None else vars(load(beside))
    goals = [thing for name, thing in named.items() if isfunction(thing) and not name.startswith("_")]
    return read_lesson(game, where, goals, named.get("set_up", dict))

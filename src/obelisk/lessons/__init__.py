"""Lessons: the rules of a game as small positions in which to try them.

>>> from obelisk import lessons
>>> capture = lessons.of("kono").step(0)
>>> capture.judge("b2b3").text
'an enemy is captured by jumping over your own piece, and there is none between b2 and b3.'
>>> capture.judge("b1b3").is_done
True
"""

from __future__ import annotations

from importlib import import_module

from obelisk.lessons.step import Lesson, Reply, Step, Tempting

__all__ = ["Lesson", "Reply", "Step", "Tempting", "names", "of"]

_MODULES = {
    "plug-in": "plug_in",
    "rhombus": "rhombus",
    "trip": "trip",
    "kono": "kono",
    "bulo": "bulo",
    "decapawn": "decapawn",
    "micropul": "micropul",
    "abstrakto": "abstrakto",
    "microchip": "microchip",
}
"""The module of each game's lesson, in the order in which they are offered."""


def names() -> list[str]:
    """Return the games that have a lesson."""
    return list(_MODULES)


def of(game: str) -> Lesson | None:
    """Return the lesson of *game*; None for one that another package brings, or that there is not."""
    if game not in _MODULES:
        return None
    lesson: Lesson = import_module(f"obelisk.lessons.{_MODULES[game]}").LESSON
    return lesson

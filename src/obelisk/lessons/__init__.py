"""Lessons: the rules of a game as small positions in which to try them.

>>> from obelisk import lessons
>>> capture = lessons.of("kono").step(0)
>>> capture.judge("b2b3").text
'to capture, a piece must jump over your own pieces, and there are none between b2 and b3.'
>>> capture.judge("b1b3").is_done
True
"""

from obelisk import catalogue
from obelisk.lessons.step import Lesson, Reply, Step, Tempting
from obelisk.rulebook.values import load

__all__ = ["Lesson", "Reply", "Step", "Tempting", "names", "of"]


def names() -> list[str]:
    """Return the games that have a lesson."""
    return [name for name in catalogue.names() if catalogue.game(name).lesson is not None]


def of(game: str) -> Lesson | None:
    """Return the lesson of *game*; None where it has none, or there is no such game."""
    where = catalogue.game(game).lesson if game in catalogue.names() else None
    if where is None:
        return None
    lesson: Lesson = load(where)
    return lesson

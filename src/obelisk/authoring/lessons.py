"""The door to lessons: what the steps of a lesson ask for."""

from obelisk.lessons.goals import anything, captures, last_move, mover, one_of, pieces, wins
from obelisk.lessons.reading import read_lesson
from obelisk.lessons.step import Goal, Lesson, Step, Tempting

__all__ = ["Goal", "Lesson", "Step", "Tempting", "anything", "captures", "last_move", "mover", "one_of", "pieces"]
__all__ += ["read_lesson", "wins"]

"""A coach for somebody's first games: what the lessons teach about a move that was tried and refused.

Every step of a lesson names mistakes that it is there for, by the codes of their refusals. So a mistake made anywhere
leads back to the step that teaches the rule it breaks: the one that answers it, or else the first
where it tempts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from obelisk import lessons

if TYPE_CHECKING:
    from obelisk.lessons.step import Lesson, Step
    from obelisk.position import Position

BY_THE_RULES = {"page/table/why/not-own": "move/enemy-piece", "page/table/why/piece-first": "move/empty-cell"}
"""What a page refuses by itself, and what the rules would have said to it."""

WITHOUT_A_RULE = ("move/not-legal",)
"""Refusals that do not say which rule a move breaks: a step that tempts to one is about one of many."""


@dataclass(frozen=True)
class Remark:
    """What a lesson teaches about a kind of mistake."""

    game: str
    step: str
    """The page of the game's lesson has a section of this name."""
    title: str
    rule: str


def remark_on(position: Position, code: str, language: str = "en") -> Remark | None:
    """Return what the lesson says to a refusal with this *code*: of a move, of a workbench, or of a page.

    None where no step is about it. In a match the lesson of the microgame in play comes first, then that of the match.
    """
    for name in _played(position):
        lesson = lessons.of(name)
        step = _answering(lesson, BY_THE_RULES.get(f"page/{code}", code)) if lesson is not None else None
        if step is not None:
            return Remark(name, step.name, step.say("title", language), step.say("rule", language))
    return None


def _answering(lesson: Lesson, code: str) -> Step | None:
    """Return the step that answers refusals with this *code*, or else the first that is there for such mistakes."""
    answering = [step for step in lesson.steps if code in step.answers]
    tempts = () if code in WITHOUT_A_RULE else lesson.steps
    tempted = [step for step in tempts if any(tempting.code == code for tempting in step.tempting)]
    return next(iter(answering + tempted), None)


def _played(position: Position) -> list[str]:
    """Return the game that is played, and in a match the microgame on the tile before it."""
    game = position.game
    inner = game.parts.micro(position.record) if game.parts is not None else None
    return [game.name] if inner is None else [inner[0].name, game.name]

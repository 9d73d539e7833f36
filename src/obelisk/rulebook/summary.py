"""The rules of a game in words, by topic: for leaflets, pages and the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from obelisk.words import is_known, sentence

__all__ = ["SHORT_TOPICS", "RulesSection", "has_rules", "more_rules", "rules_in_short"]

SHORT_TOPICS = ("setup", "turn", "end")
"""The topics of the rules in short: the messages `GAME/rules/setup` and so on."""
MORE_TOPICS = ("championship", "variants", "tips", "rulings", "notation", "sees")
"""The topics that a game may add: the messages `GAME/rules/variants` and so on."""


class RulesSection(NamedTuple):
    """A part of the rules: its heading and its paragraphs."""

    heading: str
    lines: list[str]


def has_rules(game: str) -> bool:
    """Return whether a game has its rules in short."""
    return bool(rules_in_short(game, "en"))


def rules_in_short(game: str, language: str) -> list[RulesSection]:
    """Return set-up, turn and end; of a game with the single message `GAME/rules`, that message."""
    return [*_sections(game, SHORT_TOPICS, language)] or [*_whole(game, language)]


def more_rules(game: str, language: str) -> list[RulesSection]:
    """Return championship, variants, tips, rulings, notation and who sees what, where the game has them."""
    return [*_sections(game, MORE_TOPICS, language)]


def _sections(game: str, topics: tuple[str, ...], language: str) -> Iterator[RulesSection]:
    for topic in topics:
        code = f"{game}/rules/{topic}"
        if is_known(code):
            yield RulesSection(sentence(f"rules/{topic}", language), sentence(code, language).splitlines())


def _whole(game: str, language: str) -> Iterator[RulesSection]:
    code = f"{game}/rules"
    if is_known(code):
        yield RulesSection(sentence("rules/in-short", language), sentence(code, language).splitlines())

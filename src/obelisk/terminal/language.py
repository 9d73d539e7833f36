"""Which language the terminal speaks, and its sentences."""

from __future__ import annotations

import os
from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from obelisk.words import LANGUAGES, is_known, sentence

Language = StrEnum("Language", {language.upper(): language for language in LANGUAGES})  # type: ignore[misc]
"""The languages, as choices for `--lang`."""


def spoken(arguments: Sequence[str] = ()) -> str:
    """Return the language that `--lang` among the *arguments* names, else the environment's, else English.

    >>> spoken(["games", "--lang", "ja"])
    'ja'
    """
    for argument, following in zip(arguments, (*arguments[1:], ""), strict=False):
        named = following if argument == "--lang" else argument.removeprefix("--lang=")
        if argument.startswith("--lang") and named in LANGUAGES:
            return named
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    first = next(filter(None, settings), "")
    language = first.replace(".", "_").partition("_")[0]
    return language if language in LANGUAGES else "en"


class Say:
    """The sentences of the terminal, or of another place, in one language.

    >>> Say("en")("nobody-moved")
    'There is no move to take back.'
    """

    def __init__(self, language: str, place: str = "terminal"):
        self.language = language
        self.place = place

    def __call__(self, code: str, **facts: Any) -> str:
        """Return the sentence called *code* with its *facts*."""
        return sentence(f"{self.place}/{code}", self.language, **facts)

    def columns(self, *names: str) -> list[str]:
        """Return the headings of a table's columns."""
        return [self(f"column-{name}") for name in names]

    def within(self, place: str) -> Say:
        """Return the sentences of *place*, such as a game, in the same language."""
        return Say(self.language, place)

    def of(self, topic: str, name: str) -> str:
        """Return what there is to say on a *topic* about a game or a player; nothing where its package is silent."""
        return sentence(f"{name}/{topic}", self.language) if is_known(f"{name}/{topic}") else ""

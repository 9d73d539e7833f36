"""Every sentence that a person reads, by its code, in every language.

Games from other packages bring their own sentences with `add`; what a language lacks is said in English.
"""

from __future__ import annotations

from collections.abc import Iterable
from numbers import Integral
from typing import Any

from obelisk.words import en, ja

LANGUAGES = ("en", "ja")

_sentences: dict[str, dict[str, str]] = {"en": dict(en.SENTENCES), "ja": dict(ja.SENTENCES)}


def sentence(code: str, language: str = "en", **facts: Any) -> str:
    """Return the sentence called *code* in *language*, with *facts* filled in.

    >>> sentence("move/game-over")
    'the game is over.'
    """
    known = _sentences.get(language, {})
    template = known.get(code) or _sentences["en"][code]
    return template.format_map({name: figure(fact) if _is_negative(fact) else fact for name, fact in facts.items()})


def figure(n: int | str) -> str:
    """Return a number, or one that is written already, as people read it: with a minus sign, not a hyphen.

    >>> figure(-4)
    '−4'
    """
    return f"{n}".replace("-", "−")


def figures(points: Iterable[int]) -> str:
    """Return the points of all players, by seat: `3 : −4`."""
    return " : ".join(map(figure, points))


def begun(text: str) -> str:
    """Return a sentence with a capital letter, unless it begins with a cell.

    >>> begun("the path is open"), begun("a4 is taken")
    ('The path is open', 'a4 is taken')
    """
    return text[:1].upper() + text[1:] if text.split(" ")[0].isalpha() else text


def _is_negative(fact: Any) -> bool:
    return isinstance(fact, Integral) and int(fact) < 0


def knows(code: str) -> bool:
    """Tell whether there is a sentence called *code*."""
    return code in _sentences["en"]


def add(language: str, sentences: dict[str, str]) -> None:
    """Add the sentences of a game that comes with another package."""
    _sentences.setdefault(language, {}).update(sentences)

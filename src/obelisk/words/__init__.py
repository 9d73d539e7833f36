"""Every sentence that a person reads, by its code, in every language.

A code is a place and a name: `move/game-over` is the message `game-over` of the place `move`. The messages of our own
places lie in `LANGUAGE/PLACE.ftl` beside this file, those of a game in `words/LANGUAGE.ftl` of its folder, and its
place is the game's name. Languages are found by listing. What a language lacks is said in English.

The files are Fluent's (projectfluent.org); a slash inside a name is an underscore there.
"""

from __future__ import annotations

from collections.abc import Iterable
from numbers import Integral
from typing import Any

from obelisk.words.figures import figure, figures
from obelisk.words.places import LANGUAGES, add_place, add_texts, find, is_known

__all__ = [
    "LANGUAGES",
    "Message",
    "add_place",
    "add_texts",
    "begun",
    "figure",
    "figures",
    "is_known",
    "listed",
    "sentence",
]


class Message:
    """A code and its facts: a refusal, a reason, a remark or an error, said in any language.

    A fact may be another message, or a tuple or list of things, which are named in a row.

    >>> Message("move/occupied", cell="c3").explain("en")
    'c3 is already taken; choose an empty cell.'
    """

    __slots__ = ("code", "facts")

    def __init__(self, code: str, **facts: Any):
        self.code = code
        self.facts = facts

    def explain(self, language: str = "en") -> str:
        """Return the sentence in *language*."""
        return sentence(self.code, language, **self.facts)

    def as_json(self) -> dict[str, Any]:
        """Return the code and the facts, ready for JSON."""
        facts = {name: fact.as_json() if isinstance(fact, Message) else fact for name, fact in self.facts.items()}
        return {"code": self.code, "facts": facts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.code, self.facts) == (other.code, other.facts)

    def __hash__(self) -> int:
        return hash((self.code, tuple(self.facts)))

    def __str__(self) -> str:
        return self.explain()

    def __repr__(self) -> str:
        facts = "".join(f", {name}={fact!r}" for name, fact in self.facts.items())
        return f"Message({self.code!r}{facts})"


def sentence(code: str, language: str = "en", **facts: Any) -> str:
    """Return the sentence called *code* in *language*, with *facts* filled in.

    >>> sentence("move/game-over")
    'the game is over.'
    """
    return find(code, language)({name: _in_words(fact, language) for name, fact in facts.items()})


def _in_words(fact: Any, language: str) -> Any:
    """Return a fact as it stands in a sentence: a message or an error by its own sentence, a number as a number."""
    if hasattr(fact, "explain"):
        return fact.explain(language)
    if isinstance(fact, tuple | list):
        return listed(fact, language)
    return int(fact) if isinstance(fact, Integral) and not isinstance(fact, bool) else str(fact)


def listed(items: Iterable[Any], language: str = "en") -> str:
    """Return things in a row, as *language* separates them.

    >>> listed(("kono", "trip"), "en"), listed((0, 1), "ja"), listed((), "en")
    ('kono, trip', '0、1', 'none')
    """
    told = [str(_in_words(item, language)) for item in items]
    return find("language/between", language)({}).join(told) or find("language/none", language)({})


def begun(text: str) -> str:
    """Return a sentence with a capital letter, unless it begins with a cell.

    >>> begun("the path is open"), begun("a4 is taken")
    ('The path is open', 'a4 is taken')
    """
    return text[:1].upper() + text[1:] if text.split(" ")[0].isalpha() else text

"""Why a move is good or bad, in a player's words: a code and its facts, said in any language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from obelisk.errors import in_words
from obelisk.kernel.state import State
from obelisk.words import sentence


class Reason:
    """What speaks for a move or against it; “you” is the seat that makes the move.

    A fact may be a word by language, or another reason.

    >>> Reason("reason/micropul/closes", n=9).explain("en")
    'closes your 9-point group'
    """

    __slots__ = ("code", "facts")

    def __init__(self, code: str, **facts: Any):
        """Name the sentence and its facts."""
        self.code = code
        self.facts = facts

    def explain(self, language: str = "en") -> str:
        """Return the reason as a phrase, in *language*."""
        return sentence(self.code, language, **{name: in_words(fact, language) for name, fact in self.facts.items()})

    def as_json(self) -> dict[str, Any]:
        """Return the code and the facts, ready for JSON."""
        facts = {name: fact.as_json() if isinstance(fact, Reason) else fact for name, fact in self.facts.items()}
        return {"code": self.code, "facts": facts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.code, self.facts) == (other.code, other.facts)

    def __hash__(self) -> int:
        return hash((self.code, tuple(self.facts)))

    def __str__(self) -> str:
        return self.explain()

    def __repr__(self) -> str:
        facts = "".join(f", {name}={fact!r}" for name, fact in self.facts.items())
        return f"Reason({self.code!r}{facts})"


Reasoning = Callable[[State, int, int], Reason | None]
"""What a game says of a legal move: given a position, a seat and a move. It must not change the position."""

Ending = Callable[[State], list[Reason]]
"""What a game says of a position in which it is over: how it ended, or how its points came about."""


def after(s: State, seat: int, move: int) -> State:
    """Return the position after a move; *s* stays as it is."""
    from obelisk.kernel import steps

    table = np.zeros(1, s.dtype)
    table[0] = s
    steps.apply(table, seat, move)
    return table[0]

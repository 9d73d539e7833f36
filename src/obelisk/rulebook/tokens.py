"""Observations that are a row of *tokens*, and actions that are made of them: for games whose board has no edge.

Each kind of token has a stretch of the row, of which the first places need not be the filled ones. A network for tokens
(obelisk/training/tokens.py) knows nothing else of a game.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import NamedTuple


class TokenKind(NamedTuple):
    """What some tokens are: how many there is room for, and whether they lie somewhere on the board."""

    name: str
    n: int
    is_placed: bool = False


class TokenActions(NamedTuple):
    """Actions of which each names a token of each kind in *of* (none, one or two kinds), and one of so many *ways*.

    Their order is that of the first kind's tokens, for each of them that of the second's, and for each of these the
    ways.
    """

    of: tuple[str, ...] = ()
    ways: int = 1


@dataclass(frozen=True, kw_only=True)
class Tokens:
    """How the tokens of a row are to be read: a plane has one row, and a column for each token."""

    kinds: tuple[TokenKind, ...]
    """The kinds in the order of their stretches. The first planes, one for each, say which tokens are filled."""
    place: tuple[int, int]
    """The planes with column and row of what lies on the board; only what lies beside what is looked at."""
    actions: tuple[TokenActions, ...]
    """What the actions are made of, in their order."""

    @property
    def n(self) -> int:
        """For how many tokens there is room."""
        return sum(kind.n for kind in self.kinds)

    @property
    def n_actions(self) -> int:
        """How many actions there are."""
        return sum(prod(self.kind(name).n for name in part.of) * part.ways for part in self.actions)

    def kind(self, name: str) -> TokenKind:
        """Return a kind by its name."""
        return next(kind for kind in self.kinds if kind.name == name)

    def stretch(self, name: str) -> slice:
        """Return where the tokens of a kind are in the row."""
        before = [kind.name for kind in self.kinds].index(name)
        first = sum(kind.n for kind in self.kinds[:before])
        return slice(first, first + self.kinds[before].n)

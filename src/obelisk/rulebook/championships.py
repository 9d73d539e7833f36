"""Championships: games that follow one another until somebody's total reaches a target.

A game names the module of its championships (`Game.championship`), as it names its drawing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from obelisk.rulebook.values import load

if TYPE_CHECKING:
    from obelisk.game import Game
    from obelisk.position import Position

__all__ = ["Championship", "Championships", "championships_of"]


class Championship(Protocol):
    """A championship as a value, told by its players, who are numbered by their seats in the first game."""

    @property
    def target(self) -> int:
        """The total at which it ends."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each player, added up."""

    @property
    def wins(self) -> tuple[int, ...]:
        """How many games each player has won or shared."""

    @property
    def champions(self) -> tuple[int, ...] | None:
        """Who has won it; None while it goes on."""

    def add(self, position: Position) -> Championship:
        """Return the championship with one more game, finished or for the time being; or refuse it."""

    def record(self) -> dict[str, Any]:
        """Return all of it, ready for JSON."""


class Championships(Protocol):
    """What a module must have that a game names as its championships."""

    TARGETS: tuple[int, ...]
    """The targets that a page offers."""

    def begin(self, players: Sequence[str], target: int) -> Championship:
        """Return a championship without games, or refuse a number of players or a target."""


def championships_of(game: Game) -> Championships | None:
    """Return the championships of a game, if it has any."""
    return None if game.championship is None else cast(Championships, load(game.championship))

"""Players: who chooses the moves when it is not a person."""

from __future__ import annotations

import inspect
from typing import Any

from obelisk.errors import UnknownPlayer
from obelisk.game import Game
from obelisk.players.advising import adviser
from obelisk.players.base import Candidate, Player
from obelisk.players.builder import BuilderPlayer
from obelisk.players.greedy import GreedyPlayer
from obelisk.players.levels import LEVELS
from obelisk.players.mcts import MctsPlayer
from obelisk.players.perfect import PerfectPlayer
from obelisk.players.random import RandomPlayer
from obelisk.players.solver import SolverPlayer

_KINDS: tuple[type[Any], ...] = (
    RandomPlayer,
    GreedyPlayer,
    MctsPlayer,
    PerfectPlayer,
    SolverPlayer,
    BuilderPlayer,
    *LEVELS,
)
_PLAYERS: dict[str, type[Any]] = {kind.name: kind for kind in _KINDS}


def names(game: Game | None = None, seats: int | None = None) -> list[str]:
    """Return the names of all players, or of those who play *game*; with *seats*, when so many sit there."""
    able = [name for name, kind in _PLAYERS.items() if game is None or kind.plays(game.rulebook)]
    return [name for name in able if seats is None or seats <= getattr(_PLAYERS[name], "most_seats", seats)]


def player(name: str, **options: Any) -> Player:
    """Return the player called *name*, with its own options.

    >>> player("mcts", simulations=1000, seed=1).name
    'mcts'
    """
    if name not in _PLAYERS:
        raise UnknownPlayer("player/unknown", name=name, known=", ".join(_PLAYERS))
    kind = _PLAYERS[name]
    known = list(inspect.signature(kind).parameters)
    for option in options:
        if option not in known:
            raise UnknownPlayer("player/option", name=name, option=option, known=", ".join(known))
    made: Player = kind(**options)
    return made


__all__ = ["Candidate", "Player", "adviser", "names", "player"]

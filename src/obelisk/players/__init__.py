"""Players: who chooses the moves when it is not a person."""

from __future__ import annotations

import inspect
from typing import Any

from obelisk.errors import UnknownPlayer
from obelisk.game import Game
from obelisk.games.microchip.player import BuilderPlayer
from obelisk.players.advising import adviser
from obelisk.players.base import Candidate, Player
from obelisk.players.greedy import GreedyPlayer
from obelisk.players.levels import LEVELS
from obelisk.players.mcts import MctsPlayer
from obelisk.players.perfect import PerfectPlayer
from obelisk.players.programs.external import ExternalPlayer
from obelisk.players.random import RandomPlayer
from obelisk.players.solver import SolverPlayer
from obelisk.players.written import Written, read_player

_KINDS: tuple[type[Any], ...] = (
    RandomPlayer,
    GreedyPlayer,
    MctsPlayer,
    PerfectPlayer,
    SolverPlayer,
    BuilderPlayer,
    ExternalPlayer,
    *LEVELS,
)
_PLAYERS: dict[str, type[Any]] = {kind.name: kind for kind in _KINDS}


def names(game: Game | None = None, seats: int | None = None) -> list[str]:
    """Return the names of all players, or of those who play *game*; with *seats*, when so many sit there."""
    offered = [name for name, kind in _PLAYERS.items() if getattr(kind, "is_offered", True)]
    return [name for name in offered if game is None or is_able(name, game, seats)]


def is_able(name: str, game: Game, seats: int | None = None) -> bool:
    """Tell whether the player called *name* plays *game*; with *seats*, when so many sit there."""
    kind = _PLAYERS[name]
    return kind.plays(game) and (seats is None or seats <= getattr(kind, "most_seats", seats))


def player(name: str, **options: Any) -> Player:
    """Return the player called *name*, with its own options.

    >>> player("mcts", simulations=1000, seed=1).name
    'mcts'
    """
    if name not in _PLAYERS:
        raise UnknownPlayer("player/unknown", name=name, known=", ".join(names()))
    known = options_of(name)
    for option in options:
        if option not in known:
            raise UnknownPlayer("player/option", name=name, option=option, known=", ".join(known))
    made: Player = _PLAYERS[name](**options)
    return made


def options_of(name: str) -> list[str]:
    """Return the names of the options of the player called *name*; nobody unknown has any."""
    return list(inspect.signature(_PLAYERS[name]).parameters) if name in _PLAYERS else []


def seat_player(written: Written, **wishes: Any) -> Player:
    """Return a player as it is written, and with those *wishes* that it understands and has not decided itself."""
    known = options_of(written.name)
    granted = {key: value for key, value in wishes.items() if value is not None and key in known}
    return player(written.name, **{**granted, **written.options})


__all__ = [
    "Candidate",
    "Player",
    "Written",
    "adviser",
    "is_able",
    "names",
    "options_of",
    "player",
    "read_player",
    "seat_player",
]

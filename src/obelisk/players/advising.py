"""Who is asked for advice on a game: for hints and reviews."""

from __future__ import annotations

import inspect
from typing import Any

from obelisk.games.microchip.player import BuilderPlayer
from obelisk.players.base import Player
from obelisk.players.greedy import GreedyPlayer
from obelisk.players.mcts import MctsPlayer
from obelisk.players.perfect import PerfectPlayer
from obelisk.players.random import RandomPlayer
from obelisk.position import Position
from obelisk.solving.tablebase import is_at_hand


def adviser(position: Position, **budget: Any) -> Player:
    """Return who knows most about a position's game without long preparation: exact values, where a table is at hand.

    The *budget* (`simulations`, `seconds`, `seed`) counts for those who have such an option.
    """
    if is_at_hand(position):
        return _made(PerfectPlayer, budget)
    book = position.game
    kinds: tuple[type[Any], ...] = (MctsPlayer, BuilderPlayer, GreedyPlayer, RandomPlayer)
    return _made(next(kind for kind in kinds if kind.plays(book)), budget)


def _made(kind: type[Any], budget: dict[str, Any]) -> Player:
    known = inspect.signature(kind).parameters
    made: Player = kind(**{option: value for option, value in budget.items() if option in known and value is not None})
    return made

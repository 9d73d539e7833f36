"""Who knows most about a game: for hints, reviews, and the levels."""

from typing import Any

from obelisk.game import Game
from obelisk.players.base import Player
from obelisk.players.registry import is_able
from obelisk.players.written import Written, seat_player
from obelisk.position import Position
from obelisk.solving.tablebase import is_at_hand


def adviser(position: Position, **budget: Any) -> Player:
    """Return who knows most about a position's game without long preparation: exact values, where a table is at hand.

    The *budget* (`simulations`, `seconds`, `seed`) counts for those who have such an option.
    """
    name = "perfect" if is_at_hand(position) else thinker_for(position.game)
    return seat_player(Written(name), **budget)


def thinker_for(game: Game) -> str:
    """Return the name of the player that looks ahead best in a game: its own expert, or else tree search, if it can."""
    if game.search.expert is not None:
        return game.search.expert
    return next(name for name in ("mcts", "greedy", "random") if is_able(name, game))

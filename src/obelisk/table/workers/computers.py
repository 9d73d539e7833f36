"""Computers at the table: what one of them chooses."""

import logging
from collections.abc import Callable

from obelisk.kernel.cache.marks import is_plain
from obelisk.players import Player, player
from obelisk.players.levels import HURRIED, STRENGTHS, hurried
from obelisk.players.levels.gentle import GENTLE, GentlePlayer
from obelisk.position import Position
from obelisk.solving.tablebase import can_solve, is_at_hand
from obelisk.table.logs import note

ON_THE_WAY = 0.08
"""Seconds that a question and its answer are on their way."""


def time_of(level: str) -> float | None:
    """Return how many seconds a level thinks, if it goes by time: so that its answer is told within its time."""
    seconds = STRENGTHS[level].seconds if level in STRENGTHS else None
    return None if seconds is None else seconds - ON_THE_WAY


def chosen(level: str, position: Position, seat: int, seconds: float | None = None) -> str:
    """Return the move that a level chooses for a seat.

    A level that goes by time has *seconds*. If it fails, a short search chooses, and if that fails too, chance.
    """
    players: tuple[Callable[[], Player], ...] = (
        lambda: _player(level, position, seconds),
        lambda: _short_search(position),
    )
    for player_of in players:
        try:
            return player_of().choose(position, seat)
        except Exception as error:  # rules and players of other packages may raise anything
            note("computer-failed", logging.ERROR, level_of_play=level, game=position.game.name, error=error)
    return any_move(position, seat)


def _short_search(position: Position) -> Player:
    """Return the player that searches this game best, with a fraction of a second."""
    return hurried(position.game, position.game.search, seconds=HURRIED)


def stand_by() -> None:
    """Do nothing, in a process that is then there for whatever is to be done first."""


def any_move(position: Position, seat: int) -> str:
    """Return some legal move."""
    return player("random").choose(position, seat)


def _player(level: str, position: Position, seconds: float | None) -> Player:
    """Return the player of a level. In a game that is not solved yet, the best level searches.

    In a game that is not compiled yet, every level thinks for a fraction of a second.
    """
    if level == GENTLE:
        return GentlePlayer()
    if time_of(level) is None:
        return player(level)
    if is_plain(position.game.rules.state.tag):
        return player(level, seconds=seconds or time_of(level))
    return player(level if _is_solved(position) else "mcts", seconds=seconds or time_of(level))


def _is_solved(position: Position) -> bool:
    """Return whether nothing must be solved first: the game, or those on the tiles of a match."""
    if position.game.parts is not None:
        return all(_is_solved(part.start()) for part in position.game.parts.on_tiles(position.record))
    return is_at_hand(position) or not can_solve(position.game)

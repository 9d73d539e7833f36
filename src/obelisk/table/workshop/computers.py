"""Computers at the table: what one of them chooses."""

import logging

from obelisk.kernel.cache.marks import is_plain
from obelisk.players import Player, player
from obelisk.players.levels import STRENGTHS
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
    """Return the move that a level chooses for a seat; any legal one, if it fails, so that the game goes on.

    A level that goes by time has so many *seconds*.
    """
    try:
        return _player(level, position, seconds).choose(position, seat)
    except Exception as error:  # whatever another package's rules or players do
        note("computer-failed", logging.ERROR, level_of_play=level, game=position.game.name, error=error)
        return any_move(position, seat)


def stand_by() -> None:
    """Do nothing, in a process that is then there for whatever is to be done first."""


def any_move(position: Position, seat: int) -> str:
    """Return some legal move."""
    return player("random").choose(position, seat)


def _player(level: str, position: Position, seconds: float | None) -> Player:
    """Return who plays at a level. Nobody waits while a game is solved: until it is, the best one searches.

    Nor does anybody wait while it is compiled: until it is, levels think for a moment only.
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

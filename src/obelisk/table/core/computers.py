"""Computers at the table: they think in threads of their own, beside the server."""

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from obelisk.players import Player, player
from obelisk.position import Position
from obelisk.solving.tablebase import can_solve, is_at_hand

_log = logging.getLogger("obelisk.table")


class Computers:
    """A few threads that think, one position each; who comes later waits.

    They have the same priority as what serves: a thread that is put back while it holds the interpreter's lock would
    keep everybody waiting.
    """

    def __init__(self, threads: int):
        """Let so many think at once."""
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="obelisk-computer")

    def choose(self, level: str, position: Position, seat: int) -> Future[str]:
        """Return the move that a level chooses, in the future."""
        return self._pool.submit(chosen, level, position, seat)

    def work(self, task: Callable[..., Any], *arguments: Any) -> Future[Any]:
        """Do something else that takes long."""
        return self._pool.submit(task, *arguments)

    def close(self) -> None:
        """Take nothing more on; what is being thought about is not waited for."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def chosen(level: str, position: Position, seat: int) -> str:
    """Return the move that a level chooses for a seat; any legal one, if it fails, so that the game goes on."""
    try:
        return _player(level, position).choose(position, seat)
    except Exception:  # whatever another package's rules or players do
        _log.exception("%s could not choose a move in %s", level, position.game.name)
        return player("random").choose(position, seat)


def _player(level: str, position: Position) -> Player:
    """Return who plays at a level. Nobody waits while a game is solved: until it is, the best one searches."""
    if level == "best" and not _is_solved(position):
        return player("mcts", seconds=1.0)
    return player(level)


def _is_solved(position: Position) -> bool:
    """Return whether nothing must be solved first: the game, or those on the tiles of a match."""
    if position.game.parts is not None:
        return all(_is_solved(part.start()) for part in position.game.parts.on_tiles(position.record))
    return is_at_hand(position) or not can_solve(position.game)

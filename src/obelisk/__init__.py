"""Obelisk: a table for modern abstract games.

>>> import obelisk
>>> position = obelisk.game("kono").start()
>>> position.moves()
['a1a3', 'b1b3', 'c1c3', 'd1d3']
"""

from obelisk.batch import Batch
from obelisk.catalogue import names as _names
from obelisk.errors import (
    BadMap,
    BadRecord,
    BadRequest,
    BadSetup,
    BotFailure,
    CannotSolve,
    IllegalMove,
    ObeliskError,
    UnknownGame,
    UnknownPlayer,
)
from obelisk.game import Game, Playouts, game
from obelisk.players import Candidate, Player, player
from obelisk.position import Position, Result
from obelisk.records import record, replay
from obelisk.solving import Solution, solve

__version__ = "0.2.0.dev0"


def games() -> list[str]:
    """Return the names of all games: our own, then those that other packages bring."""
    return _names()


__all__ = [
    "BadMap",
    "BadRecord",
    "BadRequest",
    "BadSetup",
    "Batch",
    "BotFailure",
    "Candidate",
    "CannotSolve",
    "Game",
    "IllegalMove",
    "ObeliskError",
    "Player",
    "Playouts",
    "Position",
    "Result",
    "Solution",
    "UnknownGame",
    "UnknownPlayer",
    "game",
    "games",
    "player",
    "record",
    "replay",
    "solve",
]

"""Obelisk: a table for modern abstract games.

>>> import obelisk
>>> position = obelisk.game("kono").start()
>>> position.moves()
['a1a3', 'b1b3', 'c1c3', 'd1d3']
"""

from typing import Any as _Any

import obelisk.games as _folder  # noqa: F401 (once the folder is imported, `obelisk.games` stays the function below)
from obelisk.batch import Batch
from obelisk.catalogue import game
from obelisk.catalogue import names as _names
from obelisk.errors import (
    BadMap,
    BadRecord,
    BadRequest,
    BadSetup,
    BotFailure,
    BrokenGame,
    CannotSolve,
    IllegalMove,
    ObeliskError,
    UnknownGame,
    UnknownPlayer,
)
from obelisk.evaluators import Evaluator, evaluator
from obelisk.game import Game, Playouts
from obelisk.players import Candidate, Player, player
from obelisk.position import Position, Result
from obelisk.records import record, replay
from obelisk.rulebook.encodings import Space, Symmetry
from obelisk.rulebook.values import load as _load
from obelisk.searches import Searches
from obelisk.solving.tablebase import Solution, solve

__version__ = "0.2.0.dev0"


def games() -> list[str]:
    """Return the names of all games: our own, then those that other packages bring."""
    return _names()


_LATER = {"Scores": "obelisk.arena.scores:Scores"} | {
    name: f"{__name__}.{name}" for name in ("arena", "authoring", "rl", "testing")
}
"""Parts of the public face that are loaded on first use, each with its place."""


def __getattr__(name: str) -> _Any:
    """Load a part of the public face on its first use."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return _load(_LATER[name])


def __dir__() -> list[str]:
    """List the public face."""
    return sorted({*__all__, *_LATER, *(name for name in globals() if name.startswith("__"))})


__all__ = ["Batch", "Game", "Playouts", "Position", "Result", "Space", "Symmetry", "game", "games", "record", "replay"]
__all__ += ["Evaluator", "Searches", "evaluator"]
__all__ += ["Candidate", "Player", "Scores", "Solution", "arena", "player", "solve"]
__all__ += ["BadMap", "BadRecord", "BadRequest", "BadSetup", "BotFailure", "BrokenGame", "CannotSolve", "IllegalMove"]
__all__ += ["ObeliskError", "UnknownGame", "UnknownPlayer"]

"""What readers are told while rules are being compiled: that computers think less, and about how long yet."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from starlette.requests import Request

from obelisk import catalogue
from obelisk.words import sentence

if TYPE_CHECKING:
    from obelisk.compiling.background import Background

MINUTE = 60
UNKNOWN = "unknown"
"""What messages choose by where no time can be named."""


def told(request: Request, game: str | None, language: str) -> str | None:
    """Return how long it will be until a game is compiled, or all are, if none is named; None where nothing is to do.

    Whoever looks at a game asks for it: it comes first. Until a first game was measured, no time is named.
    """
    compiling: Background = request.app.state.tables.workers.compiling
    if game is not None:
        compiling.ask_for(game)
    if not compiling.is_pending(game):
        return None
    seconds = compiling.seconds_left(game)
    minutes = UNKNOWN if seconds is None else max(1, ceil(seconds / MINUTE))
    if game is None:
        return sentence("page/compiling", language, minutes=minutes)
    return sentence("page/compiling/game", language, minutes=minutes, game=catalogue.game(game).title)

"""What readers are told while rules are being compiled: that computers think less, and about how long yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request

from obelisk.words import sentence

if TYPE_CHECKING:
    from obelisk.compiling.background import Background

MINUTE = 60


def told(request: Request, game: str | None, language: str) -> str | None:
    """Return how long it will be until a game is compiled, or all are, if none is named; None where nothing is to do.

    Whoever looks at a game asks for it: it comes first.
    """
    compiling: Background = request.app.state.tables.workshop.compiling
    if game is not None:
        compiling.ask_for(game)
    if not compiling.is_pending(game):
        return None
    minutes = round(compiling.seconds_left(game) / MINUTE)
    return sentence("page/compiling", language, minutes=minutes)

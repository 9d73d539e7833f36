"""What the welcome of newcomers adds to other pages."""

from typing import Any

from fastapi import Request

from obelisk.table.core.state import Table
from obelisk.table.features.welcome.routes import first_game
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part


def table(request: Request, table: Table, shown: dict[str, Any]) -> Part | None:
    """Lead a newcomer through the first game."""
    told = first_game(request, table)
    words = own_words_for(language_of(request), "welcome", "end")
    return None if told is None else Part(boot={"welcome": told}, words=words)

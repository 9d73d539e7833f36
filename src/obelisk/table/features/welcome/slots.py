"""What the welcome adds to other pages."""

from typing import Any

from fastapi import Request

from obelisk.table.core.state import Table
from obelisk.table.features.welcome.routes import first_game, invitation
from obelisk.table.web.identity import language_of
from obelisk.table.web.rendering import own_words_for
from obelisk.table.web.slots import Part


def home_top(request: Request) -> Part | None:
    """Invite newcomers to a first lesson and a first game."""
    game = invitation(request)
    if game is None:
        return None
    facts = {"game": game.name, "title": game.title(language_of(request))}
    return Part(template="home.html", facts=facts, styles=("home.css",))


def table(request: Request, table: Table, shown: dict[str, Any]) -> Part | None:
    """Lead a newcomer through the first game."""
    told = first_game(request, table)
    words = own_words_for(language_of(request), "welcome", "end")
    return None if told is None else Part(boot={"welcome": told}, words=words)

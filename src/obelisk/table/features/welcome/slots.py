"""What the welcome adds to other pages."""

from fastapi import Request

from obelisk.table.features.welcome.routes import invitation
from obelisk.table.web.identity import language_of
from obelisk.table.web.slots import Part


def home_top(request: Request) -> Part | None:
    """Invite newcomers to a first lesson and a first game."""
    game = invitation(request)
    if game is None:
        return None
    facts = {"game": game.name, "title": game.title(language_of(request))}
    return Part(template="home.html", facts=facts, styles=("home.css",))

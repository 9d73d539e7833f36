"""What the documentation adds to other pages."""

from fastapi import Request

from obelisk.table.features.documentation import site
from obelisk.table.views.viewers import game_title
from obelisk.table.web.identity import language_of
from obelisk.table.web.slots import Part


def layout_foot(request: Request) -> Part | None:
    """Show a link to the documentation, if there is one."""
    address = site.address(language_of(request))
    return None if address is None else Part(template="link.html", facts={"address": address})


def lesson_end(request: Request, game: str) -> Part | None:
    """Show a link to the page of a game, if it has one."""
    language = language_of(request)
    address = site.address(language, f"games/{game}")
    if address is None:
        return None
    return Part(template="whole_game.html", facts={"address": address, "title": game_title(game, language)})

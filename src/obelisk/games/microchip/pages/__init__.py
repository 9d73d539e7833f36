"""What Microchip brings to the pages of the table: boards of one's own, and the best that could have been built."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from fastapi import Response
from fastapi.responses import RedirectResponse

from obelisk.authoring import BadRequest, catalogue
from obelisk.authoring.pages import Missing
from obelisk.authoring.players import read_day
from obelisk.games.microchip import GAME, puzzles
from obelisk.games.microchip.pages.choosing import choices
from obelisk.games.microchip.pages.painter import ADDRESS, Painter

if TYPE_CHECKING:
    from obelisk.authoring import Pages, Position


def add(pages: Pages) -> None:
    """Add the page of boards, what is said of a microchip that was built alone, and former addresses of puzzles."""
    pages.add_folder(Path(__file__).parent)
    Painter(pages).add()
    pages.add_choices(choices, script="new_boards.js", style="boards.css", in_line=True)
    pages.add_lesson_link(ADDRESS, "painter/link")
    pages.add_score_facts(score_facts)
    pages.router.add_api_route("/puzzle", moved)
    pages.router.add_api_route("/puzzle/{day}", moved)


def moved(day: str = "") -> Response:
    """Say where the puzzle of a day is now; a game in its place leads to the puzzle of that game."""
    if not day or day in catalogue.names():
        return RedirectResponse(f"/puzzles/{day or GAME.name}", 301)
    try:
        return RedirectResponse(f"/puzzles/{GAME.name}/{read_day(day)}", 301)
    except BadRequest as error:
        raise Missing(error.code, **error.facts) from error


def score_facts(position: Position, options: dict[str, Any], language: str) -> dict[str, Any]:
    """Return what is known of a circuit that was built alone: the best there is."""
    return {"optimum": puzzles.optimum(position).score}

"""What Microchip brings to the pages of the table: the best that could have been built."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fastapi import Response
from fastapi.responses import RedirectResponse

from obelisk.games.microchip import GAME, puzzles

if TYPE_CHECKING:
    from obelisk.position import Position
    from obelisk.rulebook.pages import Pages


def add(pages: Pages) -> None:
    """Add what is said of a microchip that was built alone, and the addresses that its puzzles had once."""
    pages.add_score_facts(score_facts)
    pages.router.add_api_route("/puzzle", moved)
    pages.router.add_api_route("/puzzle/{day}", moved)


def moved(day: str = "") -> Response:
    """Say where the puzzle of a day is now."""
    is_day = day.replace("-", "").isdecimal() and len(day) == len("2026-11-15")
    return RedirectResponse(f"/puzzles/{GAME.name}" + (f"/{day}" if is_day else ""), 301)


def score_facts(position: Position, options: dict[str, Any], language: str) -> dict[str, Any]:
    """Return what is known of a circuit that was built alone: the best there is."""
    return {"optimum": puzzles.optimum(position).score}

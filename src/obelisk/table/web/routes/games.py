"""The games that can be played here."""

from fastapi import APIRouter, Request, Response

from obelisk.table.core.referee import LEVELS
from obelisk.table.web.answers import PROBLEMS, as_json
from obelisk.table.web.choices import known_games
from obelisk.table.web.identity import language_of
from obelisk.table.wire.games import Games

router = APIRouter(prefix="/api/v1", tags=["games"], responses=PROBLEMS)


@router.get("/games", response_model=Games)
def list_games(request: Request) -> Response:
    """List the games that can be played, with their seats and the names in their set-ups."""
    language = language_of(request)
    found: Games = {
        "games": [
            {
                "name": game.name,
                "title": game.title.explain(language),
                "seats": game.seats,
                "options": list(game.setup.keys),
                "has_solo": game.seats[0] == 1,
                "hides": game.hides,
                "levels": list(LEVELS),
            }
            for game in known_games()
        ]
    }
    return as_json(found)

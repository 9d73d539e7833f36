"""A newcomer's first minutes: an invitation, a lesson of a few steps, a game that can be won, and what comes next."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from obelisk.players.levels.gentle import GENTLE
from obelisk.rulebook.values import Welcome
from obelisk.table.core.opening import TableSpec
from obelisk.table.core.referee import LEVELS
from obelisk.table.core.refusals import Missing
from obelisk.table.core.state import Table
from obelisk.table.features.lessons.routes import course
from obelisk.table.web import choices
from obelisk.table.web.answers import tables_of
from obelisk.table.web.identity import called_of, hashed, language_of, secret_for, set_cookie, start_session, who_of
from obelisk.table.web.safety import address_of
from obelisk.table.web.slots import fill_now
from obelisk.words import sentence

router = APIRouter(prefix="/welcome", include_in_schema=False)
COOKIE, AWAY = "welcome", "away"
"""What a browser keeps: the table of its first game, or that its reader wants no invitation."""


def _first() -> tuple[choices.Offered, Welcome] | None:
    """Return the game that newcomers begin with, if one says that it is good for that."""
    found = ((choices.offered(game.name), game.welcome) for game in choices.known_games() if game.welcome is not None)
    return next(found, None)


def invitation(request: Request) -> choices.Offered | None:
    """Return the game to which a newcomer is invited: who has no name, no games, and was not asked before."""
    found = _first()
    if found is None or COOKIE in request.cookies or called_of(request):
        return None
    owners = who_of(request).owners
    if owners and tables_of(request).people.all_tables(owners):
        return None
    return found[0]


def _offered(request: Request) -> tuple[choices.Offered, Welcome]:
    found = _first()
    if found is None:
        raise Missing("welcome/off")
    return found


@router.get("")
def lesson(request: Request) -> HTMLResponse:
    """The steps of the lesson that a newcomer needs, and then the game."""
    game, welcome = _offered(request)
    page = course(request, game.name, only=welcome.steps, template="welcome/lesson.html")
    start_session(request, page)
    return page


@router.post("/play")
async def play(request: Request) -> Response:
    """Open the newcomer's first game, against an opponent that is gentle and says so."""
    game, welcome = _offered(request)
    request.app.state.openings.count(address_of(request), "table/too-many-tables")
    answer = RedirectResponse("/", 303)
    session = start_session(request, answer)
    other = 1 - welcome.seat
    spec = TableSpec(
        game=game.name,
        host=session,
        options=welcome.options,
        mine=(welcome.seat,),
        computers={other: GENTLE},
        keys={welcome.seat: hashed(secret_for(request, None, "the first game"))},
        name=called_of(request),
        chat=False,
        is_public=False,
    )
    table = (await tables_of(request).make(spec)).committed
    answer.headers["location"] = f"/t/{table.id}"
    set_cookie(request, answer, COOKIE, table.id)
    return answer


@router.post("/away")
def away(request: Request) -> Response:
    """Ask this browser's reader no more."""
    answer = RedirectResponse("/", 303)
    set_cookie(request, answer, COOKIE, AWAY)
    return answer


def first_game(request: Request, table: Table) -> dict[str, Any] | None:
    """Return what the page of a newcomer's first game says besides: before the first moves, and after the end."""
    found = _first()
    if found is None or request.cookies.get(COOKIE) != table.id or found[0].name != table.game:
        return None
    game, welcome = found
    language = language_of(request)
    links = [(address, name.explain(language)) for address, name in request.app.state.rendering.links]
    links = [*fill_now(request, "after_first_game").boot.items(), *links]
    return {
        "told": [sentence(f"{game.name}/welcome/{number}", language) for number in range(1, welcome.told + 1)],
        "next": f"/new/{game.name}?level={LEVELS[0]}",
        "friend": f"/new/{game.name}?way=friend",
        "links": links,
    }

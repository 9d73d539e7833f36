"""The pages of the table: their addresses, and what each of them shows."""

import asyncio
from functools import partial

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from obelisk.drawing import covers
from obelisk.errors import UnknownGame
from obelisk.players.levels import STRENGTHS
from obelisk.table.views.pictures import Picture
from obelisk.table.views.snapshots import snapshot
from obelisk.table.views.viewers import is_shared, viewer_for
from obelisk.table.web import choices
from obelisk.table.web.answers import SVG, seen_table, tables_of
from obelisk.table.web.extensions import Extensions
from obelisk.table.web.identity import language_of, start_session
from obelisk.table.web.live.door import door_for
from obelisk.table.web.rendering import FOREVER, MODES, remember, static, words_for, write_page
from obelisk.table.web.routes.pictures import drawn_for
from obelisk.table.web.schema import TableId
from obelisk.table.web.signs import theme_css
from obelisk.words import LANGUAGES

router = APIRouter(include_in_schema=False)
CLOCKS = ("none", "game", "move", "days")
"""The clocks that a new table offers."""
USUAL_LEVEL = "casual"


@router.get("/")
def home(request: Request) -> HTMLResponse:
    """The shelf, one's own games, what games bring, and what goes on at other tables."""
    language = language_of(request)
    extensions: Extensions = request.app.state.extensions
    return write_page(
        request,
        "home.html",
        shelf=[(choices.offered(name), covers.middle(name)) for name in covers.names()],
        frames={name: len(covers.frames(name)) for name in covers.names()},
        versions={name: covers.version(name) for name in covers.names()},
        small=choices.small_games(),
        cards=[
            extensions.rendering.part(game, card.template, language, **card.facts) for game, card in extensions.cards()
        ],
        words=words_for(language, "home"),
    )


@router.get("/favicon.ico")
def icon() -> Response:
    """What browsers ask for that do not look at the page."""
    return RedirectResponse(static("icon.svg"), 307, {"Cache-Control": "max-age=86400"})


@router.get("/new/{game}")
def new(request: Request, game: str) -> HTMLResponse:
    """Who plays, and how: then the table opens."""
    try:
        offered = choices.offered(game)
    except UnknownGame as problem:
        return write_page(request, "problem.html", 404, told=problem.explain(language_of(request)))
    page = write_page(
        request,
        "new.html",
        game=offered,
        picture=covers.plate(game),
        levels=list(STRENGTHS),
        usual_level=USUAL_LEVEL,
        clocks=CLOCKS,
        words=words_for(language_of(request), "new"),
    )
    start_session(request, page)
    return page


@router.get("/t/{table_id}")
async def table_page(request: Request, table_id: TableId) -> HTMLResponse:
    """A table: the first picture is in the page already, so that it is seen at once."""
    table, who = await seen_table(request, table_id)
    live = await tables_of(request).get(table_id)
    language, viewer = language_of(request), viewer_for(table, who)
    seen = partial(snapshot, here=live.here, now=tables_of(request).now(), language=language)
    shown = await asyncio.to_thread(seen, live.as_shown(table), who, viewer)
    picture = ""
    # At one screen a picture must wait until the right person sits before it.
    if not is_shared(table, who):
        whole, _ = await drawn_for(request, table, Picture(viewer=viewer, language=language, bare=True))
        picture = covers.without_style(whole, keeps_description=True)
    offered = choices.offered(table.game)
    door = door_for(request)
    more = {
        "levels": list(STRENGTHS),
        "usual_level": USUAL_LEVEL,
        "door": None if door is None else {"address": door.address},
    }
    page = write_page(
        request,
        "table.html",
        id=table_id,
        game=offered,
        picture=picture,
        boot={"id": table_id, "title": offered.title(language), "language": language, "table": shown, **more},
        words=words_for(language, "table", "level", "new"),
    )
    start_session(request, page)  # before a seat is taken, so that a retry is known to be one
    return page


@router.get("/verify")
def verify(request: Request) -> HTMLResponse:
    """Check that what was dealt is what was promised."""
    return write_page(request, "verify.html", words=words_for(language_of(request), "verify"))


@router.get("/account")
def account(request: Request) -> HTMLResponse:
    """Sign in, or open an account."""
    return write_page(request, "account.html", words=words_for(language_of(request), "account", "home"))


@router.get("/shelf/{game}/{number}.svg")
def cover_picture(game: str, number: int, v: str = "") -> Response:
    """One picture of a game's cover; kept for ever only under the name of the version that is shown now."""
    found = covers.frames(game) if game in covers.names() else ()
    if not 0 <= number < len(found):
        return Response(status_code=404)
    headers = FOREVER if v == covers.version(game) else {"Cache-Control": "no-cache"}
    return Response(found[number], media_type=SVG, headers=headers)


@router.get("/theme.css")
def theme_sheet() -> Response:
    """The colours of all pictures; the address that pages name changes with them."""
    return Response(theme_css(), media_type="text/css", headers=FOREVER)


@router.get("/language/{language}")
def choose_language(language: str, request: Request) -> Response:
    """Remember a language."""
    return remember(request, "language", language, LANGUAGES)


@router.get("/mode/{mode}")
def choose_mode(mode: str, request: Request) -> Response:
    """Remember light, dark, or as the machine says."""
    return remember(request, "mode", mode, MODES)

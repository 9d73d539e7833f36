"""The pages of the table: their addresses, and what each of them shows."""

from __future__ import annotations

import asyncio
from datetime import date
from functools import partial
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from obelisk.errors import UnknownGame
from obelisk.players.levels import STRENGTHS
from obelisk.table import choices, downloads, exits, shelf
from obelisk.table.api import tables_of
from obelisk.table.forms import TableId
from obelisk.table.identity import language_of, start_session
from obelisk.table.looking import seen_table
from obelisk.table.writing import FOREVER, HERE, MODES, remember, theme_css, words_for, write_page
from obelisk.words import LANGUAGES

router = APIRouter(include_in_schema=False)
CLOCKS = ("none", "game", "move", "days")
"""The clocks that a new table offers."""


def add_pages(app: FastAPI) -> None:
    """Give a server the pages and what they load."""
    app.include_router(router)
    app.include_router(downloads.router)
    app.mount("/static", Fresh(directory=HERE / "static"), name="static")


class Fresh(StaticFiles):
    """Files that browsers keep, but ask for again each time: modules name each other without a version."""

    def file_response(self, *arguments: Any, **named: Any) -> Response:
        """Return a file, or that it has not changed."""
        answer = super().file_response(*arguments, **named)
        answer.headers.setdefault("Cache-Control", "no-cache")
        return answer


@router.get("/")
def home(request: Request) -> HTMLResponse:
    """The shelf, one's own games, today's puzzle, and what goes on at other tables."""
    language = language_of(request)
    return write_page(
        request,
        "home.html",
        shelf=[(choices.offered(name), shelf.first(name)) for name in shelf.GAMES],
        frames=shelf.FRAMES,
        versions={name: shelf.version(name) for name in shelf.GAMES},
        small=choices.small_games(),
        puzzle=shelf.puzzle_picture(date.today()),  # noqa: DTZ011 (the day where the server stands)
        today=date.today().isoformat(),  # noqa: DTZ011
        words=words_for(language, "home"),
    )


@router.get("/new/{game}")
def new(request: Request, game: str) -> HTMLResponse:
    """Who plays, and how: then the table opens."""
    try:
        offered = choices.offered(game)
    except UnknownGame as problem:
        return write_page(request, "problem.html", 404, told=problem.explain(language_of(request)))
    picture = shelf.last(game) if game in shelf.GAMES else None
    page = write_page(
        request,
        "new.html",
        game=offered,
        picture=picture,
        levels=list(STRENGTHS),
        clocks=CLOCKS,
        words=words_for(language_of(request), "new"),
    )
    start_session(request, page)
    return page


@router.get("/t/{table_id}")
async def table_page(request: Request, table_id: TableId) -> HTMLResponse:
    """A table: the first picture is in the page already, so that it is seen at once."""
    table, who = await seen_table(request, table_id)
    room = await tables_of(request).room(table_id)
    language, eye = language_of(request), exits.eye_for(table, who)
    seen = partial(exits.snapshot, here=room.here, now=tables_of(request).now(), language=language)
    shown = await asyncio.to_thread(seen, table, who, eye)
    # At one screen a picture must wait until the right person sits before it.
    is_shared = table.hides and len(who.seats_at(table)) > 1
    title = choices.offered(table.game).title(language)
    picture = ""
    if not is_shared:
        drawn = partial(exits.picture, language=language, tall=False, bare=True)
        whole = await asyncio.to_thread(drawn, table, table.position, eye)
        picture = shelf.without_style(whole, keeps_description=True)
    page = write_page(
        request,
        "table.html",
        id=table_id,
        game=table.game,
        title=title,
        is_dealt=choices.offered(table.game).is_dealt,
        picture=picture,
        boot={"id": table_id, "title": title, "language": language, "table": shown},
        words=words_for(language, "table", "level", "new", "puzzle"),
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
def shelf_picture(game: str, number: int, v: str = "") -> Response:
    """One picture of a game on the shelf; kept for ever only under the name of the version that is shown now."""
    found = shelf.frames(game) if game in shelf.GAMES else ()
    if not 0 <= number < len(found):
        return Response(status_code=404)
    headers = FOREVER if v == shelf.version(game) else {"Cache-Control": "no-cache"}
    return Response(found[number], media_type="image/svg+xml", headers=headers)


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

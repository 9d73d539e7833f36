"""The pages of the table: their addresses, and what each of them shows."""

from __future__ import annotations

from datetime import date

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from obelisk.errors import UnknownGame
from obelisk.players.levels import STRENGTHS
from obelisk.table import choices, shelf
from obelisk.table.writing import FOREVER, HERE, MODES, language_of, remember, theme_css, words_for, write_page
from obelisk.words import LANGUAGES

router = APIRouter(include_in_schema=False)


def add_pages(app: FastAPI) -> None:
    """Give a server the pages and what they load."""
    app.include_router(router)
    app.mount("/static", StaticFiles(directory=HERE / "static"), name="static")


@router.get("/")
def home(request: Request) -> HTMLResponse:
    """The shelf, one's own games, today's puzzle, and what goes on at other tables."""
    language = language_of(request)
    return write_page(
        request,
        "home.html",
        shelf=[(choices.offered(name), shelf.first(name)) for name in shelf.GAMES],
        frames=shelf.FRAMES,
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
    return write_page(
        request,
        "new.html",
        game=offered,
        picture=picture,
        levels=list(STRENGTHS),
        words=words_for(language_of(request), "new"),
    )


@router.get("/shelf/{game}/{number}.svg")
def shelf_picture(game: str, number: int) -> Response:
    """One picture of a game on the shelf."""
    found = shelf.frames(game) if game in shelf.GAMES else ()
    if not 0 <= number < len(found):
        return Response(status_code=404)
    return Response(found[number], media_type="image/svg+xml", headers=FOREVER)


@router.get("/theme.css")
def theme_sheet() -> Response:
    """The colours of all pictures."""
    return Response(theme_css(), media_type="text/css", headers=FOREVER)


@router.get("/language/{language}")
def choose_language(language: str, request: Request) -> Response:
    """Remember a language."""
    return remember(request, "language", language, LANGUAGES)


@router.get("/mode/{mode}")
def choose_mode(mode: str, request: Request) -> Response:
    """Remember light, dark, or as the machine says."""
    return remember(request, "mode", mode, MODES)

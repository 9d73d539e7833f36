"""The pages of the table: their addresses, and what each of them shows."""

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any
from urllib.parse import parse_qsl

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from markupsafe import Markup

from obelisk.drawing import covers
from obelisk.errors import UnknownGame
from obelisk.players.levels import STRENGTHS
from obelisk.table.feature import is_offered
from obelisk.table.service.store_threads import in_store
from obelisk.table.views.pictures import Picture
from obelisk.table.views.snapshots import snapshot
from obelisk.table.views.viewers import is_shared, viewer_for
from obelisk.table.web import choices
from obelisk.table.web.answers import SVG, seen_table, tables_of
from obelisk.table.web.cards import game_card, table_card
from obelisk.table.web.clock_form import offered_clocks
from obelisk.table.web.extensions import Extensions
from obelisk.table.web.files.addresses import FOREVER, static
from obelisk.table.web.identity import language_of, start_session
from obelisk.table.web.lan_listener import door_for
from obelisk.table.web.prints import prints
from obelisk.table.web.rendering import MODES, remember, words_for, write_page
from obelisk.table.web.routes.pictures import drawn_for
from obelisk.table.web.schema import MOST_POINTS, TableId
from obelisk.table.web.signs import theme_css
from obelisk.table.web.slots import fill, fill_now
from obelisk.words import LANGUAGES

router = APIRouter(include_in_schema=False)
fallback = APIRouter(include_in_schema=False)
"""What is answered where no feature does."""
LEAVE = """self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
"""
AT_TABLE = ("head", "goal", "above", "beside", "below")
"""Slots of the page of a table: head, line about the game, above and beside the buttons, below the chat."""
USUAL_LEVEL = "casual"
DESCRIPTION = "/api/v1/openapi.json"
"""The address of the description of the API."""
OPTION = "option-"
"""What the names of fields begin with that are options of the game."""


@router.get("/")
def home(request: Request) -> HTMLResponse:
    """The shelf, one's own games, what games bring, and what goes on at other tables."""
    language = language_of(request)
    extensions = _extensions(request)
    return write_page(
        request,
        "home.html",
        shelf=[(choices.offered(name), covers.middle(name)) for name in covers.names()],
        frames={name: len(covers.frames(name)) for name in covers.names()},
        versions={name: covers.version(name) for name in covers.names()},
        small=choices.small_games(),
        on_top=fill_now(request, "home_top"),
        of_features=fill_now(request, "home_card"),
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
    extensions = _extensions(request)
    own = extensions.choices.get(game)
    named = {} if own is None else {"style": own.style, "script": own.script}
    has_page = own is not None and not own.in_line
    page = write_page(
        request,
        "new.html",
        card=game_card(request, game),
        game=offered,
        part=_part(request, offered, dict(request.query_params)),
        files={kind: extensions.rendering.own_static(game, name) for kind, name in named.items()},
        has_page=has_page,
        picture=None if has_page else covers.plate(game),
        levels=list(STRENGTHS),
        usual_level=USUAL_LEVEL,
        clocks=offered_clocks(request.app.state.settings),
        most_points=MOST_POINTS,
        ways=fill_now(request, "new", offered).boot,
        has_ratings=is_offered(request.app.state.settings, "rated-games"),
        script=request.app.state.page_scripts["new"],
        words=words_for(language_of(request), "new"),
    )
    start_session(request, page)
    return page


@router.post("/new/{game}/choices")
async def choices_part(request: Request, game: str) -> HTMLResponse:
    """The part of the page with the game's own choices, after one of them was made: what its fields say now."""
    text = (await request.body()).decode("utf-8", "replace")
    chosen = dict(parse_qsl(text, keep_blank_values=True))
    part = await asyncio.to_thread(_part, request, choices.offered(game), chosen)
    return HTMLResponse(part, headers={"Cache-Control": "no-store"})


def _part(request: Request, game: choices.Offered, chosen: Mapping[str, str]) -> Markup:
    """Write what the game lets people choose, as it is after what was chosen."""
    language = language_of(request)
    own = _extensions(request).choices.get(game.name)
    rendering = _extensions(request).rendering
    if own is None:
        return rendering.our_part("options.html", language, game=game, chosen=_values(chosen))
    card = own.make(chosen, language)
    return rendering.part(game.name, card.template, language, **card.facts, prints=prints(request))


def _values(chosen: Mapping[str, str]) -> dict[str, Any]:
    """Return the options that fields stand for; what is no JSON is nobody's choice."""
    found = {}
    for name, text in chosen.items():
        if name.startswith(OPTION):
            with suppress(ValueError):
                found[name.removeprefix(OPTION)] = json.loads(text)
    return found


def _extensions(request: Request) -> Extensions:
    found: Extensions = request.app.state.extensions
    return found


@router.get("/t/{table_id}")
async def table_page(request: Request, table_id: TableId) -> HTMLResponse:
    """A table: the first picture is in the page already, so that it is seen at once."""
    table, who = await seen_table(request, table_id)
    live = await tables_of(request).get(table_id)
    language, viewer = language_of(request), viewer_for(table, who)
    tables = tables_of(request)
    seen = partial(snapshot, here=live.here, now=tables.now(), language=language, more=tables.snapshot_facts)
    shown = await in_store(seen, live.as_shown(table), who, viewer)
    picture = ""
    # At one screen a picture must wait until the right person sits before it.
    if not is_shared(table, who):
        first = Picture(viewer=viewer, language=language, tall=is_phone(request), bare=True)
        whole, _ = await drawn_for(request, table, first)
        picture = covers.without_style(whole, keeps_description=True)
    offered = choices.offered(table.game)
    door = door_for(request)
    added = await fill(request, "table", table, shown)
    more = {
        "levels": list(STRENGTHS),
        "usual_level": USUAL_LEVEL,
        "door": None if door is None else {"address": door.address},
        "prints": prints(request),
        **added.boot,
    }
    page = write_page(
        request,
        "table.html",
        card=table_card(request, table),
        id=table_id,
        game=offered,
        picture=picture,
        tall=is_phone(request),
        added={name: fill_now(request, f"table_{name}", shown).parts for name in AT_TABLE},
        script=request.app.state.page_scripts["table"],
        boot={"id": table_id, "title": offered.title(language), "language": language, "table": shown, **more},
        words={**words_for(language, "table", "level", "new"), **added.words},
    )
    start_session(request, page)  # before a seat is taken, so that a retry is known to be one
    return page


def is_phone(request: Request) -> bool:
    """Return whether a browser says that it is a phone's; a page that finds itself on another screen asks anew."""
    told = request.headers.get("sec-ch-ua-mobile")
    return "Mobi" in request.headers.get("user-agent", "") if told is None else told == "?1"


@fallback.get("/api")
def api() -> Response:
    """Lead to the description of the API."""
    return RedirectResponse(DESCRIPTION, 307)


@fallback.get("/service-worker.js")
def leave_worker() -> Response:
    """The service worker of a host who wants none: it removes one that was there before."""
    return Response(LEAVE, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/verify")
def verify(request: Request) -> HTMLResponse:
    """Check that what was dealt is what was promised."""
    return write_page(request, "verify.html", words=words_for(language_of(request), "verify"))


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

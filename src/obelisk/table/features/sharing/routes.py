"""What other sites may show of this one: pictures beside links, a finished game in a frame; and what robots read."""

import asyncio
import hashlib
import re
from collections.abc import Callable, Hashable
from typing import Annotated, Any
from urllib.parse import urlsplit
from xml.etree import ElementTree

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse
from markupsafe import escape
from pydantic import TypeAdapter, ValidationError

from obelisk.table.core.refusals import Missing
from obelisk.table.core.state import Table
from obelisk.table.features.puzzles.routes import found_puzzle
from obelisk.table.features.sharing.views import cards, pages
from obelisk.table.features.sharing.wire import Embedding
from obelisk.table.features.studies.routes.forms import StudyId
from obelisk.table.features.studies.routes.studies import kept_study
from obelisk.table.features.studies.views.scenes import scene_of
from obelisk.table.features.tournaments.routes.schema import TournamentId
from obelisk.table.features.tournaments.service import tournaments_of
from obelisk.table.service.store_threads import in_store
from obelisk.table.views.pictures import Picture, without_style
from obelisk.table.views.viewers import names_of
from obelisk.table.web import choices
from obelisk.table.web.answers import LRUCache, as_json, done_for, seen_table, tables_of
from obelisk.table.web.cards import table_card
from obelisk.table.web.identity import language_of
from obelisk.table.web.links import home_of
from obelisk.table.web.rendering import own_words_for, words_for, write_page
from obelisk.table.web.routes.pictures import drawn_for
from obelisk.table.web.safety import FRAMED
from obelisk.table.web.schema import PuzzleDay, PuzzleGame, TableId
from obelisk.table.workers.lanes import SLOW
from obelisk.words import sentence

router = APIRouter(include_in_schema=False)
CARDS = LRUCache(200)
A_WHILE = 300
"""So many seconds others may keep what was true when they asked."""
A_DAY = 86_400
WIDE, HIGH = 640, 560
"""How large the frame of a game is, unless whoever asks has less room."""
LEAST_WIDE, LEAST_HIGH = 240, 320
PATH = re.compile(r"/(?:t|embed)/([^/]{1,64})/?")
ID = TypeAdapter(TableId)
FORMATS = ("json", "xml")
CLOSED = ("/api/", "/account", "/join/", "/me", "/language/", "/mode/", "/oembed")
"""What no robot needs: it changes something, or is different for everybody."""


@router.get("/robots.txt")
def robots() -> Response:
    """What robots may visit. Tables that are not public say in their pages that nobody shall list them."""
    lines = ["User-agent: *", *(f"Disallow: {path}" for path in CLOSED)]
    return PlainTextResponse("\n".join(lines) + "\n", headers={"Cache-Control": f"public, max-age={A_DAY}"})


@router.get("/cards/home.png")
async def home_card(request: Request) -> Response:
    """The picture of every page that has none of its own."""
    return await _card(request, cards.home_png, key=("home",))


@router.get("/cards/games/{game}.png")
async def game_card(request: Request, game: str) -> Response:
    """The picture of the pages about a game."""
    return await _card(request, cards.game_png, choices.offered(game).name, key=("game", game))


@router.get("/cards/people/{name:path}.png")
async def person_card(request: Request, name: str) -> Response:
    """The picture of somebody's profile; what is hidden has none."""
    found = await in_store(tables_of(request).people.find, name)
    if found is None or found.is_hidden or not request.app.state.settings.profiles:
        raise Missing("account/nobody", name=name[:60])
    called = found.account.name
    return await _card(request, cards.person_png, called, key=("person", called))


@router.get("/cards/puzzles/{game}/{day}.png")
async def puzzle_card(request: Request, game: PuzzleGame, day: PuzzleDay) -> Response:
    """The picture of a puzzle, if its day has come."""
    found = (await asyncio.to_thread(found_puzzle, request, game, day)).day
    return await _card(request, pages.puzzle_png, game, found, key=("puzzle", game, day))


@router.get("/cards/tournament/{tournament_id}.png")
async def tournament_card(request: Request, tournament_id: TournamentId) -> Response:
    """The picture of a tournament."""
    found = await tournaments_of(request).get(tournament_id)
    told = await asyncio.to_thread(pages.told_of_tournament, found, language_of(request))
    facts = found.terms.game, told.title, told.about
    return await _card(request, pages.tournament_png, *facts, key=("tournament", *facts))


@router.get("/cards/study/{study_id}.png")
async def study_card(request: Request, study_id: StudyId) -> Response:
    """The picture of a study: the first position of which it says something."""
    kept = await kept_study(request, study_id)
    scene, told = (
        scene_of(kept.study, pages.spoken_of(kept.study)),
        pages.told_of_study(kept.study, language_of(request)),
    )
    return await _card(
        request, pages.study_png, scene, told.title, told.about, key=("study", study_id, str(kept.study.v))
    )


@router.get("/cards/t/{table_id}.png")
async def table_card_picture(request: Request, table_id: TableId) -> Response:
    """The picture of a table, as everybody may see it who has the link, whoever asks."""
    table, _ = await seen_table(request, table_id)
    language = language_of(request)
    drawn = await _drawn(request, cards.table_png, table, language, key=cards.key_of(table, language), table=table)
    return _sent(request, drawn)


async def _card(request: Request, draw: Callable[..., bytes], *facts: Any, key: tuple[str, ...]) -> Response:
    language = language_of(request)
    return _sent(request, await _drawn(request, draw, *facts, language, key=("card", *key, language)))


async def _drawn(
    request: Request, draw: Callable[..., bytes], *facts: Any, key: Hashable, table: Table | None = None
) -> tuple[bytes, str]:
    """Return a card and its digest, from memory or drawn by another process."""
    _check_on(request)

    async def make() -> tuple[bytes, str]:
        drawn = await done_for(request, table, SLOW, draw, *facts, key=key)
        return drawn, hashlib.sha256(drawn).hexdigest()[:20]

    found: tuple[bytes, str] = await CARDS.get(key, make)
    return found


def _sent(request: Request, card: tuple[bytes, str]) -> Response:
    """Answer with a picture that every site may show; its tag is made of the picture alone."""
    drawn, digest = card
    headers = {
        "ETag": f'"{digest}"',
        "Cache-Control": f"public, max-age={A_WHILE}",
        "Vary": "Accept-Language",
        "Cross-Origin-Resource-Policy": "cross-origin",
    }
    if digest in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(drawn, media_type="image/png", headers=headers)


def _check_on(request: Request) -> None:
    if not request.app.state.settings.embeds:
        raise Missing("share/embed/off")


@router.get("/embed/{table_id}")
async def embed(request: Request, table_id: TableId) -> HTMLResponse:
    """A finished game for a frame on any site: its board, who played, what came of it, and its moves one by one."""
    _check_on(request)
    table, _ = await seen_table(request, table_id)
    language = language_of(request)
    picture = ""
    if table.is_over:
        whole, _ = await drawn_for(request, table, Picture(viewer=None, language=language, bare=True))
        picture = without_style(whole)
    winners = () if table.ending is None else table.ending.winners
    page = write_page(
        request,
        "sharing/embed.html",
        200 if table.is_over else 409,
        card=table_card(request, table),
        id=table_id,
        title=cards.told_of(table, language).title,
        game=choices.offered(table.game),
        players=[
            (table.colours[seat], name, seat in winners and len(table.seats) > 1)
            for seat, name in enumerate(names_of(table, language))
        ],
        state=cards.state_of(table, language) if table.is_over else sentence("share/embed/not-over", language),
        picture=picture,
        boot={"id": table_id, "language": language, "last": table.ply},
        words={**words_for(language), **own_words_for(language, "share", "embed")},
        is_kept=False,
    )
    page.headers.update(FRAMED)
    return page


@router.get("/oembed", response_model=Embedding)
async def oembed(
    request: Request,
    url: Annotated[str, Query(max_length=2000)],
    maxwidth: Annotated[int | None, Query(ge=1)] = None,
    maxheight: Annotated[int | None, Query(ge=1)] = None,
    format: Annotated[str, Query(max_length=16)] = "json",
) -> Response:
    """How a finished game is shown inside a page, as oEmbed (oembed.com) asks for it."""
    _check_on(request)
    language = language_of(request)
    if format not in FORMATS:
        return PlainTextResponse(sentence("share/embed/format", language), 501)
    table = await _meant(request, url)
    width = max(LEAST_WIDE, min(WIDE, maxwidth or WIDE))
    height = max(LEAST_HIGH, min(HIGH, maxheight or HIGH))
    home, card = home_of(request), table_card(request, table)
    # Written for the picture of a table whatever the address was that somebody copied.
    told = {
        "version": "1.0",
        "type": "rich",
        "title": card.title,
        "provider_name": "Obelisk",
        "provider_url": home,
        "cache_age": A_DAY,
        "html": frame_code(f"{home}embed/{table.id}", card.title, width, height),
        "width": width,
        "height": height,
        "thumbnail_url": card.picture,
        "thumbnail_width": card.width,
        "thumbnail_height": card.height,
    }
    headers = {"Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin"}
    headers["Cache-Control"] = f"public, max-age={A_WHILE}"
    if format == "xml":
        return Response(_as_xml(told), media_type="text/xml", headers=headers)
    return as_json(told, headers)


def frame_code(address: str, title: str, width: int, height: int) -> str:
    """Return what a page is given to show a game in: a frame that becomes narrower where there is less room."""
    size = f'width="{width}" height="{height}" style="border:0;width:100%;max-width:{width}px"'
    return f'<iframe src="{escape(address)}" title="{escape(title)}" {size} loading="lazy" allowfullscreen></iframe>'


async def _meant(request: Request, url: str) -> Table:
    """Return the finished game that an address of this server leads to."""
    refusal = Missing("share/embed/not-ours")
    try:
        place = urlsplit(url)
        found = PATH.fullmatch(place.path)
        is_ours = place.scheme in ("http", "https") and place.netloc == urlsplit(home_of(request)).netloc
        if found is None or not is_ours:
            raise refusal
        table_id = ID.validate_python(found[1])
    except (ValueError, ValidationError):
        raise refusal from None
    table, _ = await seen_table(request, table_id)
    if not table.is_over:
        raise Missing("share/embed/not-over")
    return table


def _as_xml(told: dict[str, Any]) -> bytes:
    root = ElementTree.Element("oembed")
    for name, value in told.items():
        ElementTree.SubElement(root, name).text = str(value)
    return bytes(ElementTree.tostring(root, "utf-8", xml_declaration=True))

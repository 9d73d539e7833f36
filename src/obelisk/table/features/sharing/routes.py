"""What other sites may show of this one: pictures beside links, a finished game in a frame; and what robots read."""

import re
from typing import Annotated, Any
from urllib.parse import urlsplit
from xml.etree import ElementTree

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse
from markupsafe import escape
from pydantic import TypeAdapter, ValidationError

from obelisk.table.core.refusals import Missing
from obelisk.table.core.state import Table
from obelisk.table.features.sharing.wire import Embedding
from obelisk.table.views import cards
from obelisk.table.views.pictures import Picture, without_style
from obelisk.table.views.viewers import names_of
from obelisk.table.web import choices
from obelisk.table.web.answers import as_json, seen_table
from obelisk.table.web.card_pictures import card_picture
from obelisk.table.web.cards import table_card
from obelisk.table.web.identity import language_of
from obelisk.table.web.links import home_of
from obelisk.table.web.rendering import own_words_for, words_for, write_page
from obelisk.table.web.routes.pictures import drawn_for
from obelisk.table.web.safety import FRAMED
from obelisk.table.web.schema import TableId
from obelisk.words import sentence

router = APIRouter(include_in_schema=False)
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
    return await card_picture(request, cards.home_png, key="home")


@router.get("/cards/games/{game}.png")
async def game_card(request: Request, game: str) -> Response:
    """The picture of the pages about a game."""
    return await card_picture(request, cards.game_png, choices.offered(game).name, key=("game", game))


@router.get("/cards/t/{table_id}.png")
async def table_card_picture(request: Request, table_id: TableId) -> Response:
    """The picture of a table, as watchers see it."""
    table, _ = await seen_table(request, table_id)
    return await card_picture(
        request, cards.table_png, table, key=cards.key_of(table, language_of(request)), table=table
    )


@router.get("/embed/{table_id}")
async def embed(request: Request, table_id: TableId) -> HTMLResponse:
    """A finished game for a frame on any site: its board, who played, what came of it, and its moves one by one."""
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

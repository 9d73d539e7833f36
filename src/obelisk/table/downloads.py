"""What one may take home from a finished game: its last picture as SVG and PNG, the whole game as a GIF; a QR code."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Iterator
from typing import Annotated

import resvg_py
import segno
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse
from PIL import Image

from obelisk.position import Position
from obelisk.rulebook.values import load
from obelisk.table import exits
from obelisk.table.ending import explained
from obelisk.table.forms import TableId
from obelisk.table.identity import language_of
from obelisk.table.looking import seen_table
from obelisk.table.refusals import Missing, Refused
from obelisk.table.state import Table

router = APIRouter(prefix="/t/{table_id}", include_in_schema=False)
PNG_WIDTH, GIF_WIDTH = 1600, 720
MOST_FRAMES = 150
"""A GIF of a longer game leaves positions out."""
MOST_GAMES = 50
"""So many games back are counted."""
FRAME_TIME, LAST_TIME = 600, 3000
"""How long a picture of a GIF is seen, and the last one, in milliseconds."""
_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)


@router.get("/qr.svg")
def qr_code(request: Request, table_id: TableId) -> Response:
    """The link of a table, for a telephone's camera."""
    drawn = io.BytesIO()
    link = f"{request.base_url}t/{table_id}"
    segno.make(link, micro=False).save(drawn, kind="svg", border=2, dark="#2b2722", light="#fff", xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


@router.get("/board.svg")
async def board_svg(request: Request, table_id: TableId) -> Response:
    """The position as a picture to keep, as the asker sees it."""
    table, eye = await _seen(request, table_id)
    svg = await asyncio.to_thread(exits.picture, table, table.position, eye, language=language_of(request), tall=False)
    return _file(svg, "image/svg+xml", f"{table.game}-{table.id}.svg")


@router.get("/board.png")
async def board_png(
    request: Request, table_id: TableId, ply: Annotated[int | None, Query(ge=0, le=100_000)] = None
) -> Response:
    """The position, or an earlier one, as pixels, as the asker sees it."""
    table, eye = await _seen(request, table_id)
    position = await asyncio.to_thread(exits.position_for, table, ply)
    svg = await asyncio.to_thread(exits.picture, table, position, eye, language=language_of(request), tall=False)
    return _file(await asyncio.to_thread(png, svg, PNG_WIDTH), "image/png", f"{table.game}-{table.id}.png")


@router.get("/game.gif")
async def game_gif(request: Request, table_id: TableId) -> Response:
    """The whole game, move by move, once it is over."""
    table, _ = await _seen(request, table_id)
    if not table.is_over:
        raise Refused("table/not-over")
    moving = await asyncio.to_thread(gif, table, language_of(request))
    return _file(moving, "image/gif", f"{table.game}-{table.id}.gif")


@router.get("/map.svg")
async def match_map(request: Request, table_id: TableId) -> Response:
    """The map of a match on a sheet to print, from which it can be played on later."""
    table, _ = await _seen(request, table_id)
    sheet_of = table.position.game.sheet
    if sheet_of is None:
        raise Missing("problem/missing")
    sheet = await asyncio.to_thread(load(sheet_of).draw_map, table.position, language=language_of(request))
    return _file(sheet.svg(), "image/svg+xml", f"map-{table.id}.svg")


@router.get("/explained")
async def explain(request: Request, table_id: TableId) -> Response:
    """How a finished game came to its end (`how`) and to its points (`points`): sentences, each with its seat."""
    table, _ = await _seen(request, table_id)
    language = language_of(request)
    if table.ending is None:
        raise Refused("table/not-over")
    told = await asyncio.to_thread(explained, table.position, table.ending, exits.names_of(table, language), language)
    return JSONResponse(told, headers={"Cache-Control": "private, no-store"})


@router.get("/games")
async def games_so_far(request: Request, table_id: TableId) -> Response:
    """What the same people have won in the games that led to this one by "play again", by their seats here."""
    table, _ = await _seen(request, table_id)
    n = len(table.seats)
    played, wins, points = 0, [0] * n, [0] * n
    for back in range(MOST_GAMES):
        if table.ending is not None:
            played += 1
            for seat in range(n):
                # With every game everybody moves one seat down, so they sat one further up in the game before.
                then = (seat + back) % n
                wins[seat] += then in table.ending.winners
                points[seat] += table.ending.points[then] if table.ending.points else 0
        if table.made["from"] is None:
            break
        table, _ = await _seen(request, table.made["from"])
    return JSONResponse({"games": played, "wins": wins, "points": points})


async def _seen(request: Request, table_id: str) -> tuple[Table, exits.Eye]:
    table, who = await seen_table(request, table_id)
    return table, exits.eye_for(table, who)


def _file(content: str | bytes, kind: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "private, no-store"}
    return Response(content, media_type=kind, headers=headers)


def png(svg: str, width: int) -> bytes:
    """Return a picture as pixels, so many of them wide, in the colours of a light room."""
    # Its renderer knows no custom properties; without the style sheet it takes the plain colours of every shape.
    return bytes(resvg_py.svg_to_bytes(svg_string=_STYLE.sub("", svg), width=width))


def gif(table: Table, language: str) -> bytes:
    """Return a finished game as an animated picture."""
    frames = []
    for one in _way(table.position):
        svg = exits.picture(table, one, None, language=language, tall=False)
        frames.append(Image.open(io.BytesIO(png(svg, GIF_WIDTH))).convert("RGB"))
    size = max(frame.width for frame in frames), max(frame.height for frame in frames)
    even = [_on_paper(frame, size).quantize(64) for frame in frames]
    written = io.BytesIO()
    times = [FRAME_TIME] * (len(even) - 1) + [LAST_TIME]
    even[0].save(written, "GIF", save_all=True, append_images=even[1:], duration=times, loop=0, optimize=False)
    return written.getvalue()


def _on_paper(frame: Image.Image, size: tuple[int, int]) -> Image.Image:
    sheet = Image.new("RGB", size, "#f7f2e6")
    sheet.paste(frame, (0, 0))
    return sheet


def _way(position: Position) -> Iterator[Position]:
    """Yield the positions of a game, evenly, the first and the last among them."""
    history = position.history
    step = max(1, -(-len(history) // MOST_FRAMES))
    one = position.game.start(setup=position.setup)
    for number, (seat, move) in enumerate(history):
        if number % step == 0:
            yield one
        one = one.play(move, seat)
    yield one

"""What one may take home from a table: its last picture as SVG and PNG, the whole game as a GIF; a QR code."""

from collections.abc import AsyncIterator, Hashable
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from obelisk.table.core.state import Table
from obelisk.table.views.advice import check_over
from obelisk.table.views.pictures import Picture, frames, frames_of, gif, pixels, sheet
from obelisk.table.views.records import earlier_games, explanation
from obelisk.table.views.viewers import viewer_for
from obelisk.table.web.answers import SVG, as_file, as_json, done_for, seen_table
from obelisk.table.web.identity import language_of
from obelisk.table.web.links import home_of, qr_svg
from obelisk.table.web.routes.pictures import drawn_for
from obelisk.table.web.schema import TableId
from obelisk.table.wire.records import EarlierGames, EndingExplained
from obelisk.table.wire.tables import FramesDrawn
from obelisk.table.workers.lanes import CHECK, DRAW, SLOW

router = APIRouter(prefix="/t/{table_id}", include_in_schema=False)
SHEET_TYPES = {"txt": "text/plain; charset=utf-8", "svg": SVG, "pdf": "application/pdf"}
MOST_GAMES = 50
"""So many games back are counted."""
AT_ONCE = 12
"""So many pictures of a GIF are drawn before others have their turn."""


@router.get("/qr.svg")
def qr_code(request: Request, table_id: TableId) -> Response:
    """The link of a table, for a telephone's camera."""
    drawn = qr_svg(f"{home_of(request)}t/{table_id}")
    return Response(drawn, media_type=SVG, headers={"Cache-Control": "private, max-age=3600"})


@router.get("/board.svg")
async def board_svg(request: Request, table_id: TableId) -> Response:
    """The position as a picture to keep, as the asker sees it."""
    table, picture = await _picture(request, table_id)
    svg, _ = await drawn_for(request, table, picture)
    return as_file(svg, SVG, f"{table.game}-{table.id}.svg")


@router.get("/board.png")
async def board_png(
    request: Request, table_id: TableId, ply: Annotated[int | None, Query(ge=0, le=100_000)] = None
) -> Response:
    """The position, or an earlier one, as pixels, as the asker sees it."""
    table, picture = await _picture(request, table_id, ply)
    drawn = await done_for(request, table, SLOW, pixels, table, picture, key=("png", picture.key(table)))
    return as_file(drawn, "image/png", f"{table.game}-{table.id}.png")


async def _picture(request: Request, table_id: str, ply: int | None = None) -> tuple[Table, Picture]:
    table, who = await seen_table(request, table_id)
    return table, Picture(viewer=viewer_for(table, who), language=language_of(request), ply=ply)


@router.get("/game.gif")
async def game_gif(request: Request, table_id: TableId) -> Response:
    """The whole game, move by move, once it is over."""
    table, _ = await seen_table(request, table_id)
    language = language_of(request)
    check_over(table)
    key, total = ("gif", table.id, language), frames_of(table)
    drawn: list[bytes] = []
    making: dict[Hashable, int] = request.app.state.making
    try:
        for first in range(0, total, AT_ONCE):
            making[key] = first
            facts = (table, language, first, AT_ONCE)
            drawn += await done_for(request, table, SLOW, frames, *facts, key=(*key, first))
        making[key] = total
        moving = await done_for(request, table, SLOW, gif, drawn, key=key)
    finally:
        making.pop(key, None)
    return as_file(moving, "image/gif", f"{table.game}-{table.id}.gif")


@router.get("/making", response_model=FramesDrawn)
async def how_far(request: Request, table_id: TableId) -> Response:
    """How many positions of the game's GIF are drawn, while it is being made, and how many there are."""
    table, _ = await seen_table(request, table_id)
    making: dict[Hashable, int] = request.app.state.making
    done = making.get(("gif", table.id, language_of(request)), 0)
    drawn: FramesDrawn = {"done": done, "of": frames_of(table)}
    return as_json(drawn)


@router.get("/map.{kind}")
async def sheet_file(request: Request, table_id: TableId, kind: Literal["txt", "svg", "pdf"]) -> Response:
    """The game on a sheet to print, or as text, from which it can be played on later."""
    table, _ = await seen_table(request, table_id)
    drawn = await done_for(request, table, DRAW, sheet, table, kind, language_of(request), key=None)
    return as_file(drawn, SHEET_TYPES[kind], f"map-{table.id}.{kind}")


@router.get("/explained", response_model=EndingExplained)
async def explain(request: Request, table_id: TableId) -> Response:
    """How a finished game came to its end (`how`) and to its points (`points`): sentences, each with its seat."""
    table, _ = await seen_table(request, table_id)
    return as_json(await done_for(request, table, CHECK, explanation, table, language_of(request), key=None))


@router.get("/games", response_model=EarlierGames)
async def games_so_far(request: Request, table_id: TableId) -> Response:
    """What the same people have won in the games that led to this one by "play again", by their seats here."""
    return as_json(earlier_games([table async for table in _chain(request, table_id)]))


async def _chain(request: Request, table_id: str | None) -> AsyncIterator[Table]:
    """Yield a table, and those that led to it, the latest first."""
    for _ in range(MOST_GAMES):
        if table_id is None:
            return
        table, _ = await seen_table(request, table_id)
        yield table
        table_id = table.made["from"]

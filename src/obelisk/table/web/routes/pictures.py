"""Pictures of a table, as the asker sees it."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from obelisk.table.core.state import Table
from obelisk.table.views.pictures import Picture, text_board
from obelisk.table.views.viewers import viewer_for
from obelisk.table.web.answers import (
    PROBLEMS,
    SVG,
    SVG_POLICY,
    Language,
    done_for,
    seen_table,
    tables_of,
    while_here,
)
from obelisk.table.web.identity import language_of
from obelisk.table.web.safety import address_of
from obelisk.table.web.schema import Ply, SeatNumber, TableId
from obelisk.table.workers.lanes import DRAW, Asker

router = APIRouter(prefix="/api/v1", tags=["pictures"], responses=PROBLEMS)


@router.get("/tables/{table_id}/picture.svg", response_class=Response, responses={200: {"content": {SVG: {}}}})
async def show_picture(
    request: Request,
    table_id: TableId,
    ply: Ply | None = None,
    seat: SeatNumber | None = None,
    language: Language = None,
    tall: bool = False,
    bare: Annotated[bool, Query(description="without the game's name and whose turn it is")] = False,
    groups: bool | None = None,
    near: Annotated[SeatNumber | None, Query(description="from whose side the board is seen")] = None,
    v: Annotated[str | None, Query(max_length=16, description="anything; makes addresses differ")] = None,
) -> Response:
    """Draw the position, or an earlier one, as the asker sees it (or as everybody does, after the end)."""
    table, who = await seen_table(request, table_id)
    asked = (("groups", groups), ("near", near))
    picture = Picture(
        viewer=viewer_for(table, who, seat),
        language=language or language_of(request),
        ply=ply,
        tall=tall,
        bare=bare,
        switches=tuple((name, wish) for name, wish in asked if wish is not None),
    )

    # The tag is made of the picture alone: nothing that is hidden may show in it.
    drawn, digest = await drawn_for(request, table, picture)
    headers = {"ETag": f'"{digest}"', "Cache-Control": "private, no-cache", "Vary": "Cookie, Authorization"}
    headers["Content-Security-Policy"] = SVG_POLICY
    if digest in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(drawn, media_type=SVG, headers=headers)


async def drawn_for(request: Request, table: Table, picture: Picture) -> tuple[str, str]:
    """Return a picture and its digest; the drawing is stopped when the client leaves."""
    asker = Asker(address_of(request), table.id)
    found: tuple[str, str] = await while_here(
        request, asyncio.ensure_future(tables_of(request).pictures.draw(table, picture, asker))
    )
    return found


@router.get("/tables/{table_id}/board.txt", response_class=PlainTextResponse)
async def show_text(
    request: Request, table_id: TableId, seat: SeatNumber | None = None, language: Language = None
) -> Response:
    """Write the position as a text board, as the asker sees it."""
    table, who = await seen_table(request, table_id)
    viewer = viewer_for(table, who, seat)
    board = await done_for(request, table, DRAW, text_board, table, viewer, language or language_of(request), key=None)
    return PlainTextResponse(board, headers={"Cache-Control": "private, no-store"})

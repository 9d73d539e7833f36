"""Taking a table off the list of one's games: the list forgets it, the table and its record stay."""

from __future__ import annotations

import asyncio
from functools import partial

from fastapi import APIRouter, Request, Response

from obelisk.table.api import PROBLEMS, tables_of
from obelisk.table.forms import TableId
from obelisk.table.identity import who_of
from obelisk.table.refusals import Refused, Unavailable
from obelisk.table.store import Entry, forget_sitters

router = APIRouter(prefix="/api/v1", tags=["tables"], responses=PROBLEMS)


@router.delete("/tables/{table_id}/mine", status_code=204)
async def take_off_list(request: Request, table_id: TableId) -> Response:
    """Take a table off the list of one's games: one that is over, or at which one does not sit any more."""
    tables, who = tables_of(request), who_of(request)
    table = await tables.settled(await tables.room(table_id))
    if not table.is_over and who.seats_at(table):
        raise Refused("table/still-listed")
    kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(problem: Exception | None) -> None:
        if not kept.done():
            kept.set_exception(problem) if problem else kept.set_result(None)

    tables.writer.submit(Entry(table_id, [], done, also=partial(forget_sitters, who.owners, table_id)))
    try:
        await kept
    except Exception as error:
        raise Unavailable("table/not-kept") from error
    return Response(status_code=204)

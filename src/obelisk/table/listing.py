"""Taking a table off the list of one's games: the list forgets it, the table and its record stay."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from obelisk.table.api import PROBLEMS, tables_of
from obelisk.table.forms import TableId
from obelisk.table.identity import who_of
from obelisk.table.refusals import Refused

router = APIRouter(prefix="/api/v1", tags=["tables"], responses=PROBLEMS)


@router.delete("/tables/{table_id}/mine", status_code=204)
async def take_off_list(request: Request, table_id: TableId) -> Response:
    """Take a table off the list of one's games: one that is over, or at which one does not sit any more."""
    tables, who = tables_of(request), who_of(request)
    table = await tables.settled(await tables.room(table_id))
    if not table.is_over and who.seats_at(table):
        raise Refused("table/still-listed")
    await tables.take_off_list(table_id, who.owners)
    return Response(status_code=204)

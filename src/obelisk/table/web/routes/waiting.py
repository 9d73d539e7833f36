"""The games that wait for whoever asks, the most urgent first."""

from fastapi import APIRouter, Request, Response

from obelisk.table.core.waiting import waiting_for
from obelisk.table.service.store_threads import in_store
from obelisk.table.views.snapshots import summary
from obelisk.table.web.answers import PROBLEMS, as_json, tables_of
from obelisk.table.web.identity import language_of, who_of
from obelisk.table.wire.tables import TableList

router = APIRouter(prefix="/api/v1/me", tags=["me"], responses=PROBLEMS)


@router.get("/turns", response_model=TableList)
async def list_turns(request: Request) -> Response:
    """List the games with other people in which it is the asker's turn, those with the least time first."""
    who, language = who_of(request), language_of(request)
    rows = await in_store(tables_of(request).reader.of_owners, who.owners) if who.owners else []
    found = waiting_for(who, [one for _, one in rows if one is not None])
    listed: TableList = {"tables": [summary(one, who, language) for one in found]}
    return as_json(listed)

"""Thanking another player."""

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from obelisk.table.core.refusals import Refused
from obelisk.table.service.store_threads import in_store
from obelisk.table.web.answers import PROBLEMS, seen_table, tables_of
from obelisk.table.web.schema import SeatNumber, TableId
from obelisk_kudos.store import give

router = APIRouter(prefix="/api/v1/tables/{table_id}/kudos", tags=["kudos"], responses=PROBLEMS)


class Thanks(BaseModel):
    """Whom to thank."""

    seat: SeatNumber


@router.post("", status_code=204, response_class=Response)
async def thank(request: Request, table_id: TableId, form: Thanks) -> Response:
    """Thank another player of a finished game."""
    table, who = await seen_table(request, table_id)
    own, seats = who.seats_at(table), table.seats
    receiver = seats[form.seat].owner if form.seat < len(seats) else None
    if not own or not table.is_over or receiver is None or receiver in who.owners:
        raise Refused("kudos/not-here")
    tables = tables_of(request)
    await in_store(give, tables.engine, table_id, str(seats[own[0]].owner), receiver, tables.now())
    return Response(status_code=204)

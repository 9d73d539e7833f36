"""The workbench of a seat."""

from functools import partial

from fastapi import APIRouter, Request, Response

from obelisk.table.core.commands import Help
from obelisk.table.core.referee import seat_of
from obelisk.table.service.store_threads import in_store
from obelisk.table.views import workbench
from obelisk.table.web.answers import PROBLEMS, as_json, done_for, seen_table, tables_of
from obelisk.table.web.identity import language_of
from obelisk.table.web.schema import Laying, TableId
from obelisk.table.wire.workbench import BenchAnswer
from obelisk.table.workers.lanes import DRAW

router = APIRouter(prefix="/api/v1", tags=["workbench"], responses=PROBLEMS)


@router.post("/tables/{table_id}/bench", response_model=BenchAnswer)
async def try_out(request: Request, table_id: TableId, form: Laying) -> Response:
    """Try something out on a seat's workbench. Nobody else learns of it, and it is no part of the game.

    What lies there is kept for the seat; a layout that comes with the request is only tried, and not kept.
    """
    table, who = await seen_table(request, table_id)
    tables, language, seat = tables_of(request), language_of(request), seat_of(table, who, form.seat)
    kept = await in_store(tables.reader.layout, table_id, seat)
    layout = kept if form.layout is None else form.layout
    tried = (layout, form.word, form.rest)
    task = partial(workbench.try_out, language=language, tall=form.tall, ply=form.ply)
    answer, helps = await done_for(request, table, DRAW, task, table, seat, *tried, key=None)
    if form.layout is None and table.has_begun and answer["layout"] != kept:
        await tables.save_layout(table_id, seat, answer["layout"])
    if helps:
        await tables.act(table_id, Help(seat), who)
    return as_json(answer)

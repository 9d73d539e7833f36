"""The HTTP API of conditional moves, each for their own player alone."""

from fastapi import APIRouter, Request, Response

from obelisk.table.core.planning import why_not_plan
from obelisk.table.core.referee import seat_of
from obelisk.table.features.correspondence import wire
from obelisk.table.features.correspondence.domain.plans import Plan, make_plan
from obelisk.table.features.correspondence.service import correspondence_of
from obelisk.table.service.store_threads import in_store
from obelisk.table.web.answers import PROBLEMS, as_json, done_for, seen_table
from obelisk.table.web.identity import language_of
from obelisk.table.web.schema import Planning, TableId
from obelisk.table.workers.lanes import CHECK

router = APIRouter(prefix="/api/v1/tables/{table_id}/plan", tags=["tables"], responses=PROBLEMS)


@router.get("", response_model=wire.PlanShown)
async def tell(request: Request, table_id: TableId) -> Response:
    """Return the lines that the asker has planned from the present position on, and why they cannot, if so."""
    table, who = await seen_table(request, table_id)
    seat = seat_of(table, who, None)
    plan = await in_store(correspondence_of(request).plans.kept.of, table_id, seat)
    reason, language = why_not_plan(table, seat), language_of(request)
    return as_json({
        "seat": seat,
        "lines": [] if plan is None else [list(line) for line in plan.rest(table)],
        "why_not": None if reason is None else reason.explain(language),
        "code": None if reason is None else reason.code,
    })  # fmt: skip


@router.put("", response_model=wire.PlanShown)
async def keep(request: Request, table_id: TableId, form: Planning) -> Response:
    """Plan answers to what the other may play, in place of the plan before; no lines end it."""
    table, who = await seen_table(request, table_id)
    facts = (table, seat_of(table, who, None), form.lines)
    plan: Plan = await done_for(request, table, CHECK, make_plan, *facts, key=None)
    await in_store(correspondence_of(request).plans.kept.keep, table_id, plan)
    return as_json({"seat": plan.seat, "lines": [list(line) for line in plan.lines], "why_not": None, "code": None})

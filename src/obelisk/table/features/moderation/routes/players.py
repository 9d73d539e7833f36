"""What players do about others: mute, block and report them, and read what hosts tell them."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import RedirectResponse

from obelisk.table.core.cleaning import clean
from obelisk.table.core.refusals import Forbidden, Missing
from obelisk.table.core.state import Table
from obelisk.table.features.moderation import wire
from obelisk.table.features.moderation.service import moderation_of
from obelisk.table.features.moderation.store import blocks as shunning
from obelisk.table.features.moderation.store import reports as reporting
from obelisk.table.features.moderation.store.standing import see_notice
from obelisk.table.service.store_threads import in_store
from obelisk.table.web.answers import PROBLEMS, as_json, filled, seen_table, tables_of
from obelisk.table.web.identity import called_of, start_session, who_of
from obelisk.table.web.rendering import back_from
from obelisk.table.web.safety import address_of
from obelisk.table.web.schema import Reporting, Shunning, TableId

router = APIRouter(prefix="/api/v1", tags=["moderation"], responses=PROBLEMS)
pages = APIRouter(include_in_schema=False)


@router.get("/tables/{table_id}/people", response_model=wire.ShunnedSeats)
async def show_people(request: Request, table_id: TableId) -> Response:
    """Return which seats of others the asker has muted and blocked."""
    table, who = await seen_table(request, table_id)
    return as_json(await _seats(request, table, who.owners))


@router.post("/tables/{table_id}/people", response_model=wire.ShunnedSeats)
async def shun(request: Request, table_id: TableId, form: Shunning) -> Response:
    """Mute or block whoever plays a seat, or no more."""
    table, who = await seen_table(request, table_id)
    response = Response(status_code=200)
    owners = who.owners | {start_session(request, response)}
    lists = moderation_of(request).blocks
    if form.on:
        facts = (owners, table_id, form.seat, form.kind, tables_of(request).now())
        await in_store(lists.shun, *facts)
    else:
        await in_store(lists.forgive, owners, table_id, form.seat, form.kind)
    return filled(response, await _seats(request, table, owners))


def _others_at(table: Table, owners: frozenset[str]) -> list[str | None]:
    """Return who sits at a table, by seat; None for computers, free seats and oneself."""
    return [None if seat.owner in owners else seat.owner for seat in table.seats]


async def _seats(request: Request, table: Table, owners: frozenset[str]) -> dict[str, Any]:
    find, sitting = moderation_of(request).blocks.seats, _others_at(table, owners)
    names = {shunning.MUTE: "muted", shunning.BLOCK: "blocked"}
    return {name: await in_store(find, owners, sitting, kind) for kind, name in names.items()}


@router.get("/me/shunned", response_model=wire.ShunnedList)
async def list_shunned(request: Request) -> Response:
    """Return whom the asker has muted or blocked."""
    found = await in_store(moderation_of(request).blocks.listed, who_of(request).owners)
    told = [{"id": one.id, "kind": one.kind, "name": one.name, "made_at": one.made_at} for one in found]
    return as_json({"shunned": told})


@router.delete("/me/shunned/{entry}", status_code=204)
async def take_off(request: Request, entry: Annotated[str, Path(pattern="^[0-9a-f]{16}$")]) -> Response:
    """Take an entry off the asker's list."""
    await in_store(moderation_of(request).blocks.take_off, who_of(request).owners, entry)
    return Response(status_code=204)


@router.post("/reports", status_code=201, response_model=wire.Reported)
async def report(request: Request, form: Reporting) -> Response:
    """Report a line of chat, a name or a table to the hosts; what was said is looked up at the table."""
    table, who = await seen_table(request, form.table)
    quote, seat = _quoted(table, form)
    if seat is not None and table.seats[seat].owner in who.owners:
        raise Forbidden("moderation/oneself")
    moderation_of(request).report_limit.count(address_of(request), "moderation/too-many-reports")
    response = Response(status_code=201)
    made = reporting.Report(
        at=tables_of(request).now(),
        reporter=start_session(request, response),
        reporter_name=called_of(request),
        table_id=table.id,
        kind=form.kind,
        seat=seat,
        about=None if seat is None else table.seats[seat].owner,
        about_name="" if seat is None else table.seats[seat].name,
        quote=quote,
        reason=form.reason,
        text=clean(form.text),
    )
    number = await in_store(reporting.add_report, tables_of(request).engine, made)
    return filled(response, {"id": number})


def _quoted(table: Table, form: Reporting) -> tuple[str, int | None]:
    """Return what is reported as it stands at the table, and whose it is."""
    if form.kind == reporting.TABLE:
        return "", None
    if form.kind == reporting.CHAT:
        lines = [(seat, text) for seat, _, text, at in table.chat if at == form.at and form.seat in (None, seat)]
        if not lines:
            raise Missing("moderation/no-line")
        return lines[0][1], lines[0][0]
    if form.seat is None or not 0 <= form.seat < len(table.seats) or not table.seats[form.seat].name:
        raise Missing("moderation/no-name")
    return table.seats[form.seat].name, form.seat


@pages.post("/notices/{number}")
async def read_notice(request: Request, number: int) -> Response:
    """Note that something was read, and go back to the page that showed it."""
    tables = tables_of(request)
    await in_store(see_notice, tables.engine, number, who_of(request).owners, tables.now())
    await tables_of(request).admin_changes.look()
    return RedirectResponse(back_from(request), 303)

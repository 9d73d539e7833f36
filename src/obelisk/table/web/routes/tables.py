"""Tables: opening, listing and looking at them, sitting down, moving, and everything else that players do."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request, Response

from obelisk.table.core.clocks import DAY, Control, read_control
from obelisk.table.core.commands import Move, Place, Sit, Who
from obelisk.table.core.dealing import id_from
from obelisk.table.core.opening import TableSpec, by_lot, put_aside
from obelisk.table.core.refusals import Forbidden, Refused, Unavailable, Unreadable
from obelisk.table.core.state import COMPUTER, Table
from obelisk.table.core.summary import summary_of
from obelisk.table.feature import is_offered
from obelisk.table.service.connections import encode
from obelisk.table.service.live_table import LiveTable
from obelisk.table.service.store_threads import in_store
from obelisk.table.store.reading import Listed as Rows
from obelisk.table.views.events import numbered
from obelisk.table.views.records import legal_moves
from obelisk.table.views.snapshots import snapshot, summary, takeback
from obelisk.table.views.viewers import Viewer, viewer_for, viewer_for_events
from obelisk.table.web.answers import PROBLEMS, as_json, done_for, filled, seen_table, tables_of
from obelisk.table.web.identity import (
    check_may_be_rated,
    check_name,
    check_text,
    hashed,
    language_of,
    name_for,
    secret_for,
    session_of,
    start_session,
    who_of,
)
from obelisk.table.web.safety import address_of
from obelisk.table.web.schema import (
    Acting,
    Clock,
    ClockNumbers,
    Moving,
    NewTable,
    RequestKey,
    SeatNumber,
    TableId,
    Taking,
)
from obelisk.table.wire.events import Missed
from obelisk.table.wire.tables import Done, LegalMoves, Opened, Seated, Snapshot, TableList, Takeback
from obelisk.table.workers.lanes import CHECK

LONGEST_WAIT = 25.0
LISTED_FOR = {"open": DAY, "running": 7 * DAY}
"""For how long a table is listed: whoever opened it has gone home by then, or plays by correspondence."""
router = APIRouter(prefix="/api/v1", tags=["tables"], responses=PROBLEMS)
Key = Annotated[RequestKey | None, Header(alias="Idempotency-Key")]


@router.post("/tables", status_code=201, response_model=Opened)
async def open_table(request: Request, form: NewTable, key: Key = None) -> Response:
    """Open a table; whoever opens it takes the seats named in `mine`."""
    check_may_be_rated(request, is_rated=form.rated)
    control = control_of(request, form.clock)
    check_text(request, form.sheet)
    request.app.state.openings.count(address_of(request), "table/too-many-tables")
    response = Response(status_code=201, media_type="application/json")
    session = start_session(request, response)
    keys = {seat: secret_for(request, key, f"seat {seat} of a new table") for seat in form.mine}
    spec = TableSpec(
        game=form.game,
        host=session,
        options=form.options,
        mine=tuple(form.mine),
        computers={_seat(seat): level for seat, level in form.computers.items()},
        keys={seat: hashed(key) for seat, key in keys.items()},
        name=_name(request, response, form.name, len(form.mine)),
        colour=form.colour,
        clock=None if control is None else control.as_json(),
        waits=form.waits,
        chat=form.chat,
        is_public=form.is_public,
        championship=form.championship,
        analysis=form.analysis,
        rated=form.rated,
    )
    if form.sheet is not None:
        spec = await done_for(request, None, CHECK, put_aside, spec, form.sheet, key=None)
        spec = _named_by_sheet(request, spec, form)
    elif form.by_lot:
        lot = int(hashed(secret_for(request, key, "the lot")), 16)
        spec = await asyncio.to_thread(by_lot, spec, lot)
        keys = {seat: next(key for key in keys.values() if hashed(key) == kept) for seat, kept in spec.keys.items()}
    live = await tables_of(request).make(spec, id_from(secret_for(request, key, "a new table")))
    table = live.committed
    who = who_of(request).joined_by(session)
    shown = await _snapshot(request, live, table, who, viewer_for(table, who))
    response.headers["Location"] = f"/api/v1/tables/{table.id}"
    opened: Opened = {
        "id": table.id,
        "link": f"{request.base_url}t/{table.id}",
        "seats": {str(seat): key for seat, key in keys.items()},
        "snapshot": shown,
    }
    return filled(response, opened)


def _named_by_sheet(request: Request, spec: TableSpec, form: NewTable) -> TableSpec:
    """Let the sheet name the player who opens the table, unless the request does; refuse names that hosts took away."""
    assert spec.sheet is not None
    for text in (*spec.sheet["names"], *spec.sheet["colours"]):
        check_name(request, text)
    names = spec.sheet["names"]
    is_named = form.name is None and any(names[seat] for seat in spec.mine if seat < len(names))
    return replace(spec, name="") if is_named else spec


def control_of(request: Request, given: Clock | None) -> Control | None:
    """Return the clock that a request names. Refuse one by days where there are no games by days."""
    control = read_control(given.model_dump() if isinstance(given, ClockNumbers) else given)
    if control is not None and control.kind.is_by_days and not is_offered(request.app.state.settings, "games-by-days"):
        raise Refused("table/no-correspondence")
    return control


def _name(request: Request, response: Response, given: str | None, seats: int = 1) -> str:
    """Return the name that somebody sits down under.

    Who plays several seats at one screen lends their name to none of them, unless they say so.
    """
    if seats == 1:
        return name_for(request, response, given)
    check_name(request, given or "")
    return given or ""


def _seat(text: str) -> int:
    if not text.isdecimal() or len(text) > 2:
        raise Unreadable("table/seats", last=15, given=text)
    return int(text)


@router.get("/tables", response_model=TableList)
async def list_tables(request: Request, mine: bool = False, open: bool = False, running: bool = False) -> Response:
    """List one's own tables, public tables with a free seat, or public games that are played."""
    tables, who = tables_of(request), who_of(request)
    rows: Rows = []
    if mine and who.owners:
        rows += await in_store(tables.reader.of_owners, who.owners)
    for status, is_asked in (("open", open), ("running", running)):
        if is_asked:
            since = tables.now() - LISTED_FOR[status]
            rows += await in_store(tables.reader.listed, status, since)
    language = language_of(request)
    found = []
    for table_id, known in dict(rows).items():
        if known is None:
            with suppress(Unavailable):  # put aside: it cannot be played, and stands in nobody's way
                found.append(summary(summary_of((await tables.get(table_id)).committed), who, language))
        else:
            found.append(summary(known, who, language))
    listed: TableList = {"tables": found}
    return as_json(listed)


@router.get("/tables/{table_id}", response_model=Snapshot)
async def show_table(
    request: Request, table_id: TableId, seat: Annotated[SeatNumber | None, Query()] = None
) -> Response:
    """Return where everything stands, as the asker sees it. Its ETag begins with the number of the last event."""
    live = await tables_of(request).get(table_id)
    table = await tables_of(request).settled(live)
    who = who_of(request)
    viewer = viewer_for(table, who, seat)
    tag = _tag(table)
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Cookie, Authorization, Accept-Language"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return as_json(await _snapshot(request, live, table, who, viewer), headers)


def _tag(table: Table) -> str:
    """Return the ETag of a table: being forgotten adds no event, and changes what people are called and have said."""
    written = encode([[seat.name for seat in table.seats], table.chat]).decode()
    return f'"{table.v}-{hashed(written)[:16]}"'


async def _snapshot(request: Request, live: LiveTable, table: Table, who: Who, viewer: Viewer) -> Snapshot:
    table = live.as_shown(table)
    tables = tables_of(request)
    now, here, more = tables.now(), live.here, tables.snapshot_facts
    return await in_store(snapshot, table, who, viewer, here=here, now=now, language=language_of(request), more=more)


@router.get("/tables/{table_id}/events", response_model=Missed)
async def list_events(
    request: Request,
    table_id: TableId,
    after: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """Return the events after a number; with `wait`, as soon as there are any, or after so many seconds."""
    tables = tables_of(request)
    live = await tables.get(table_id)
    tables.scheduler.meet(live, who_of(request))
    if wait and after >= live.committed.v:
        await live.next_event(wait)
    table = await tables.settled(live)
    happened = await tables.log(live, after)
    viewer = viewer_for_events(table, who_of(request))
    missed: Missed = {"v": table.v, "events": [numbered(table, event, viewer) for event in happened]}
    return as_json(missed)


@router.post("/tables/{table_id}/seats", status_code=201, response_model=Seated)
async def take_seat(request: Request, table_id: TableId, form: Taking, key: Key = None) -> Response:
    """Take an open seat, or give it to a computer. The key of a seat is for programs, which have no cookie."""
    response = Response(status_code=201, media_type="application/json")
    if form.level is not None:
        v, _ = await tables_of(request).act(table_id, Place(form.seat, form.level), who_of(request), key)
        return filled(response, _seated(form.seat, None, v))
    check_may_be_rated(request, is_rated=(await tables_of(request).get(table_id)).committed.is_rated)
    if session_of(request) is None:  # nobody could tell a retry from somebody else
        key = None
    session = start_session(request, response)
    secret = secret_for(request, key, f"seat {form.seat} of {table_id}")
    await check_apart(request, table_id)
    command = Sit(form.seat, _name(request, response, form.name), session, hashed(secret), form.colour)
    v, _ = await tables_of(request).act(table_id, command, who_of(request), key)
    return filled(response, _seated(form.seat, secret, v))


def _seated(seat: int, key: str | None, v: int) -> Seated:
    return {"seat": seat, "key": key, "v": v}


@router.post("/tables/{table_id}/moves", response_model=Done)
async def make_move(
    request: Request,
    table_id: TableId,
    form: Moving,
    key: Key = None,
    if_match: Annotated[str | None, Header(max_length=32)] = None,
) -> Response:
    """Make a move: 409 if it is not one's turn or the table has moved on, 422 with the reason if it is illegal."""
    tables = tables_of(request)
    command = form.command()
    if form.ply is None and if_match is not None:
        table = (await tables.get(table_id)).table
        seen = if_match.strip('W/"').partition("-")[0]
        command = Move(form.seat, form.move, table.ply if seen == str(table.v) else -1)
    v, live = await tables.act(table_id, command, who_of(request), key)
    return as_json(_done(v, live))


@router.post("/tables/{table_id}/actions", response_model=Done)
async def act(request: Request, table_id: TableId, form: Acting, key: Key = None) -> Response:
    """Resign, offer, accept, decline, say something, leave, rename oneself, undo, ask for a rematch."""
    v, live = await tables_of(request).act(table_id, form.command(), who_of(request), key)
    return as_json(_done(v, live))


def _done(v: int, live: LiveTable) -> Done:
    return {"v": v, "ply": live.committed.ply}


@router.get("/tables/{table_id}/moves", response_model=LegalMoves)
async def list_moves(request: Request, table_id: TableId, seat: SeatNumber | None = None) -> Response:
    """List the legal moves of one's own seat."""
    table, who = await seen_table(request, table_id)
    return as_json(await asyncio.to_thread(legal_moves, table, viewer_for(table, who, seat)))


@router.get("/tables/{table_id}/takeback", response_model=Takeback | None)
async def tell_takeback(request: Request, table_id: TableId, seat: SeatNumber | None = None) -> Response:
    """Tell whether the asker's last move can be taken back now, and why not; what the snapshot says as `takeback`."""
    table, who = await seen_table(request, table_id)
    viewer = viewer_for(table, who, seat)
    return as_json(await asyncio.to_thread(takeback, table, who, viewer, language_of(request)))


@router.delete("/tables/{table_id}/mine", status_code=204)
async def take_off_list(request: Request, table_id: TableId) -> Response:
    """Take a table off the list of one's games: unless somebody else plays there, and waits for one."""
    table, who = await seen_table(request, table_id)
    own = who.seats_at(table)
    others = (seat for number, seat in enumerate(table.seats) if number not in own)
    if own and not table.is_over and any(seat.kind != COMPUTER for seat in others):
        raise Refused("table/still-listed")
    await tables_of(request).take_off_list(table_id, who.owners)
    return Response(status_code=204)


async def check_apart(request: Request, table_id: str) -> None:
    """Refuse to let somebody sit down with people of whom one has blocked the other."""
    tables, owners = tables_of(request), who_of(request).owners
    table = (await tables.get(table_id)).committed
    sitting = {owner for owner in (*(seat.owner for seat in table.seats), table.host) if owner and owner not in owners}
    if bool(sitting) and await in_store(tables.gate.is_apart, owners, sitting):
        raise Forbidden("table/apart")

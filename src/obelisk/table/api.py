"""The HTTP API of tables: docs/table.md says what each request is for."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Request, Response

from obelisk.table import exits, hub
from obelisk.table.clocks import DAY
from obelisk.table.commands import Do, Move, Place, Sit, Who
from obelisk.table.forms import (
    Acting,
    Done,
    Listed,
    Missed,
    Moving,
    NewTable,
    Opened,
    Problem,
    Seated,
    SeatNumber,
    TableId,
    Taking,
)
from obelisk.table.identity import hashed, language_of, secret_for, session_of, start_session, who_of
from obelisk.table.making import Wish
from obelisk.table.refusals import TooMuch, Unreadable
from obelisk.table.rooms import Room
from obelisk.table.safety import address_of
from obelisk.table.state import Table
from obelisk.table.store import TableRow
from obelisk.table.tables import Tables, id_from

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "content": {"application/problem+json": {}}}
    for status in (403, 404, 409, 413, 422, 429, 503)
}
LONGEST_WAIT = 25.0
LISTED_FOR = {"open": DAY, "running": 7 * DAY}
"""For how long a table is listed: who opened it has gone home by then, or plays by correspondence."""
router = APIRouter(prefix="/api/v1", tags=["tables"], responses=PROBLEMS)
Key = Annotated[str | None, Header(alias="Idempotency-Key", max_length=128)]


def tables_of(request: Request) -> Tables:
    """Return the tables of the server."""
    found: Tables = request.app.state.tables
    return found


@router.post("/tables", status_code=201, response_model=Opened)
async def open_table(request: Request, form: NewTable, key: Key = None) -> Response:
    """Open a table; whoever opens it takes the seats named in `mine`."""
    wait = request.app.state.openings.wait(address_of(request))
    if wait:
        raise TooMuch("table/too-many-tables", after=wait)
    response = Response(status_code=201, media_type="application/json")
    session = start_session(request, response)
    keys = {seat: secret_for(request, key, f"seat {seat} of a new table") for seat in form.mine}
    wish = Wish(
        game=form.game,
        host=session,
        options=form.options,
        mine=tuple(form.mine),
        computers={_seat(seat): level for seat, level in form.computers.items()},
        keys={seat: hashed(key) for seat, key in keys.items()},
        name=form.name or "",
        clock=None if form.clock is None else form.clock.model_dump(),
        chat=form.chat,
        is_public=form.is_public,
        championship=form.championship,
    )
    room = await tables_of(request).make(wish, id_from(secret_for(request, key, "a new table")))
    table = room.committed
    who = who_of(request).joined_by(session)
    shown = await _snapshot(request, room, table, who, exits.eye_for(table, who))
    response.headers["Location"] = f"/api/v1/tables/{table.id}"
    return filled(response, {
        "id": table.id,
        "link": f"{request.base_url}t/{table.id}",
        "seats": {str(seat): key for seat, key in keys.items()},
        "snapshot": shown,
    })  # fmt: skip


def _seat(text: str) -> int:
    if not text.isdecimal() or len(text) > 2:
        raise Unreadable("table/seats", last=15, given=text)
    return int(text)


@router.get("/tables", response_model=Listed)
async def list_tables(request: Request, mine: bool = False, open: bool = False, running: bool = False) -> Response:
    """List one's own tables, public tables with a free seat, or public games that are played."""
    tables, who = tables_of(request), who_of(request)
    rows: list[TableRow] = []
    if mine and who.owners:
        rows += await asyncio.to_thread(tables.reader.of_owners, who.owners)
    for status, is_asked in (("open", open), ("running", running)):
        if is_asked:
            since = tables.now() - LISTED_FOR[status]
            rows += await asyncio.to_thread(tables.reader.listed, status, since)
    language = language_of(request)
    found = []
    for table_id in dict.fromkeys(row.id for row in rows):
        room = await tables.room(table_id)
        found.append(exits.summary(room.committed, who, language))
    return as_json({"tables": found})


@router.get("/tables/{table_id}", response_model=dict[str, Any])
async def show_table(
    request: Request, table_id: TableId, seat: Annotated[SeatNumber | None, Query()] = None
) -> Response:
    """Return where everything stands, as the asker sees it. Its ETag is the number of the last event."""
    room = await tables_of(request).room(table_id)
    table = await tables_of(request).settled(room)
    who = who_of(request)
    eye = exits.eye_for(table, who, seat)
    tag = f'"{table.v}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Cookie, Authorization, Accept-Language"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return as_json(await _snapshot(request, room, table, who, eye), headers)


async def _snapshot(request: Request, room: Room, table: Table, who: Who, eye: exits.Eye) -> dict[str, Any]:
    now, here, language = tables_of(request).now(), room.here, language_of(request)
    return await asyncio.to_thread(lambda: exits.snapshot(table, who, eye, here=here, now=now, language=language))


@router.get("/tables/{table_id}/events", response_model=Missed)
async def list_events(
    request: Request,
    table_id: TableId,
    after: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """Return the events after a number; with `wait`, as soon as there are any, or after so many seconds."""
    tables = tables_of(request)
    room = await tables.room(table_id)
    if wait and after >= room.committed.v:
        await _next_event(room, wait)
    table = await tables.settled(room)
    happened = await tables.log(room, after)
    eye = exits.eye_for_events(table, who_of(request))
    told = [{"v": event.v, "event": exits.event_for(table, event, eye)} for event in happened]
    return as_json({"v": table.v, "events": told})


async def _next_event(room: Room, wait: float) -> None:
    waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    room.waiters.append(waiter)
    try:
        async with asyncio.timeout(wait):
            await waiter
    except TimeoutError:
        pass
    finally:
        if waiter in room.waiters:
            room.waiters.remove(waiter)


@router.post("/tables/{table_id}/seats", status_code=201, response_model=Seated)
async def take_seat(request: Request, table_id: TableId, form: Taking, key: Key = None) -> Response:
    """Take an open seat, or give it to a computer. The key of a seat is for programs, which have no cookie."""
    response = Response(status_code=201, media_type="application/json")
    if form.level is not None:
        v, _ = await tables_of(request).act(table_id, Place(form.seat, form.level), who_of(request), key)
        return filled(response, {"seat": form.seat, "key": None, "v": v})
    if session_of(request) is None:  # nobody could tell a retry from somebody else
        key = None
    session = start_session(request, response)
    secret = secret_for(request, key, f"seat {form.seat} of {table_id}")
    command = Sit(form.seat, form.name or "", session, hashed(secret))
    v, _ = await tables_of(request).act(table_id, command, who_of(request), key)
    return filled(response, {"seat": form.seat, "key": secret, "v": v})


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
    ply = form.ply
    if ply is None and if_match is not None:
        room = await tables.room(table_id)
        ply = room.table.ply if if_match.strip('W/"') == str(room.table.v) else -1
    v, room = await tables.act(table_id, Move(form.seat, form.move, ply), who_of(request), key)
    return as_json({"v": v, "ply": room.committed.ply})


@router.post("/tables/{table_id}/actions", response_model=Done)
async def act(request: Request, table_id: TableId, form: Acting, key: Key = None) -> Response:
    """Resign, offer, accept, decline, say something, leave, rename oneself, undo, ask for a rematch."""
    command = Do(form.kind, form.seat, form.what, form.ply, form.text, form.name)
    v, room = await tables_of(request).act(table_id, command, who_of(request), key)
    return as_json({"v": v, "ply": room.committed.ply})


@router.get("/tables/{table_id}/moves", response_model=dict[str, Any])
async def list_moves(request: Request, table_id: TableId, seat: SeatNumber | None = None) -> Response:
    """List the legal moves of one's own seat."""
    room = await tables_of(request).room(table_id)
    table = await tables_of(request).settled(room)
    eye = exits.eye_for(table, who_of(request), seat)
    moves = await asyncio.to_thread(table.position.moves, eye) if eye in table.active else []
    return as_json({"v": table.v, "ply": table.ply, "seat": eye, "moves": moves})


def as_json(body: Any, headers: dict[str, str] | None = None) -> Response:
    """Return an answer. What is in it was made for one reader, so nobody in between may keep it."""
    usual = {"Cache-Control": "private, no-store"}
    return Response(hub.encode(body), media_type="application/json", headers={**usual, **(headers or {})})


def filled(response: Response, body: Any) -> Response:
    """Return a response that has its cookies already, with its body."""
    whole = as_json(body)
    whole.status_code = response.status_code
    whole.raw_headers += [(name, value) for name, value in response.raw_headers if name in (b"set-cookie", b"location")]
    return whole

"""The HTTP API of whoever asks: their name, their other devices, everything that is kept about them, and its end."""

import asyncio
from base64 import b64encode
from collections.abc import AsyncIterator, Collection
from contextlib import suppress
from functools import partial
from secrets import token_urlsafe
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from obelisk.table.core.commands import Do, Who
from obelisk.table.core.refusals import Damaged, Forbidden, Missing, Refused, Unavailable
from obelisk.table.core.results import ALONE, result_of
from obelisk.table.feature import data_parts
from obelisk.table.features.accounts import wire
from obelisk.table.features.accounts.devices import code_of, device_of
from obelisk.table.features.accounts.routes.accounts import checked, count_try, signed_in
from obelisk.table.features.accounts.service import accounts_of, check_devices, device_links_of, service
from obelisk.table.features.accounts.store.erasing import erase
from obelisk.table.service.connections import encode
from obelisk.table.service.store_threads import in_store
from obelisk.table.store.people import Person
from obelisk.table.views.records import exported
from obelisk.table.web.answers import PROBLEMS, as_json, count_devices, filled, tables_of
from obelisk.table.web.identity import (
    account_of,
    called_of,
    check_name,
    hashed,
    keep_name,
    person_of,
    renew_session,
    session_of,
    start_session,
    who_of,
)
from obelisk.table.web.links import home_of, is_reached, qr_svg
from obelisk.table.web.safety import address_of
from obelisk.table.web.schema import AboutMe, Joining, Leaving

router = APIRouter(prefix="/api/v1/me", tags=["me"], responses=PROBLEMS)
SECRET = 16
"""So many bytes are at the end of a link for a device: few enough for a camera, too many to guess."""


@router.get("", response_model=wire.Me)
async def who_am_i(request: Request) -> Response:
    """Return what the asker is called, their account, and on how many devices they are known."""
    return as_json(await _told(request))


async def _told(request: Request) -> dict[str, Any]:
    people, account = tables_of(request).people, account_of(request)
    known = None if account is None else await in_store(people.find, account.name)
    told = None if known is None else {"name": known.account.name, "made_at": known.made_at}
    is_hidden = None if known is None else known.is_hidden
    return {
        "name": called_of(request),
        "account": told,
        "is_hidden": is_hidden,
        "devices": await count_devices(request),
    }


@router.patch("", response_model=wire.Me)
async def change_me(request: Request, form: AboutMe) -> Response:
    """Change one's name, which without an account the browser keeps, or whether others see the account's profile."""
    response, account = Response(status_code=200), account_of(request)
    kept = {}
    check_name(request, form.name or "")
    if form.is_hidden is not None:
        if account is None:
            raise Forbidden("account/not-signed-in")
        await in_store(tables_of(request).people.hide, account, form.is_hidden)
    if form.name is not None and account is not None:
        count_try(request)
        renamed = await in_store(accounts_of(request).rename, account, form.name)
        kept = {"name": renamed.name, "account": {"name": renamed.name}}
    elif form.name is not None:
        kept = {"name": keep_name(request, response, form.name)}
    told = await _told(request)
    is_hidden = {} if form.is_hidden is None else {"is_hidden": form.is_hidden}
    return filled(response, {**told, **is_hidden, **kept})


@router.post("/devices", status_code=201, response_model=wire.DeviceLink)
async def invite_device(request: Request) -> Response:
    """Make a link by which another device becomes the asker's too: good once, and for ten minutes."""
    check_devices(request)
    count_try(request)
    response = Response(status_code=201)
    session, secret = start_session(request, response), token_urlsafe(SECRET)
    device = device_of(request.headers.get("user-agent", ""))
    facts = (session, account_of(request), hashed(secret), called_of(request), tables_of(request).now(), device)
    await in_store(device_links_of(request).invite, *facts)
    link = f"{home_of(request)}join/{secret}"
    drawn = f"data:image/svg+xml;base64,{b64encode(qr_svg(link)).decode()}"
    return filled(response, {"link": link, "qr": drawn, "code": code_of(secret), "is_reached": is_reached(request)})


@router.post("/join", response_model=wire.Joined)
async def join(request: Request, form: Joining) -> Response:
    """Let this device become that of whoever has made the link; the games of this browser are theirs then."""
    check_devices(request)
    count_try(request)
    tables = tables_of(request)
    found = await in_store(device_links_of(request).use, hashed(form.secret), tables.now())
    if tables.gate.refuses_account(found.account.id):
        raise Forbidden("problem/banned")
    response = await signed_in(request, found.account, 200)
    if not found.account.name and found.name:
        keep_name(request, response, found.name)
    return filled(response, {"name": found.name})


@router.get("/export.json", response_model=wire.Export)
async def export(request: Request) -> Response:
    """Return everything that is kept about the asker: who they are, all their games with what they said, studies."""
    service(request).exports.count(address_of(request), "problem/many")
    told, who = await _told(request), who_of(request)
    ids = await in_store(tables_of(request).people.all_tables, who.owners)
    headers = {"Content-Disposition": 'attachment; filename="obelisk.json"', "Cache-Control": "private, no-store"}
    return StreamingResponse(_export(request, told, who, ids), media_type="application/json", headers=headers)


async def _export(request: Request, told: dict[str, Any], who: Who, ids: Collection[str]) -> AsyncIterator[bytes]:
    """Yield one JSON object, table by table: nobody else waits for it, and it never is in memory as a whole."""
    tables = tables_of(request)
    person = Person(owners=who.owners, joined=person_of(request), tables=tuple(ids))
    known: dict[str, Any] = {"you": told}
    for part in data_parts():
        if hasattr(part, "export"):
            known |= await in_store(part.export, tables.engine, person)
    yield encode(known)[:-1] + b',"tables":['
    between = b""
    for table_id in ids:
        with suppress(Unavailable, Missing):  # put aside, or removed meanwhile
            table = await tables.settled(await tables.get(table_id))
            yield between + encode(await asyncio.to_thread(exported, table, who))
            between = b","
    yield b"]"
    for part in data_parts():
        if hasattr(part, "export_documents"):
            name, documents, read = await in_store(part.export_documents, tables.engine, person)
            yield b"," + encode(name) + b":["
            between = b""
            for one in documents:
                with suppress(Missing, Damaged):  # deleted meanwhile, or damaged
                    yield between + encode(await in_store(read, one))
                    between = b","
            yield b"]"
    yield b"}"


@router.post("/delete", response_model=wire.Forgotten)
async def delete_me(request: Request, form: Leaving) -> Response:
    """Forget the asker for good: account, name, chat, and all games that nobody else played; others' games stay."""
    account, session, who = account_of(request), session_of(request), who_of(request)
    if account is not None:
        account = await checked(request, account.name, form.password or "")
    tables, person = tables_of(request), person_of(request)
    owners = who.owners
    if session is not None:
        await _leave_all(request, who)
        changed = await in_store(erase, tables.engine, owners, person)
        for table_id in changed:
            tables.remove(table_id)
        tables.sessions.forget()
        tables.close_connections(owners)
    response = Response(status_code=200)
    keep_name(request, response, "")
    renew_session(request, response)
    return filled(response, {"account": None})


async def _leave_all(request: Request, who: Who) -> None:
    """Let nobody wait for who leaves: tournaments are left, games resigned, seats freed, scores taken off the lists."""
    tables = tables_of(request)
    for subscriber in tables.subscribers:
        await subscriber.person_leaves(who)
    for table_id in await in_store(partial(tables.people.all_tables, who.owners, goes_on=True)):
        with suppress(Unavailable, Missing, Refused):  # with the first of several seats everything may be over
            table = (await tables.get(table_id)).committed
            for seat in who.seats_at(table):
                await tables.act(table_id, Do("resign" if table.has_begun else "leave", seat), who)
    for summary in await in_store(tables.people.finished, who.owners):
        found = result_of(summary, who.owners)
        if found is not None and found.outcome == ALONE:
            with suppress(Unavailable, Missing):
                await in_store(tables.forget_score, (await tables.get(summary.id)).committed)

"""The HTTP API of accounts: open one, sign in, sign out, change the password."""

import logging
from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request, Response

from obelisk.table.core.cleaning import clean
from obelisk.table.core.refusals import Forbidden, TooMuch
from obelisk.table.features.accounts import wire
from obelisk.table.features.accounts.service import accounts_of, device_links_of, service
from obelisk.table.logs import note
from obelisk.table.service.store_threads import in_store
from obelisk.table.service.subscriber import SessionChange
from obelisk.table.store.names import folded
from obelisk.table.store.sessions import Account
from obelisk.table.web.answers import PROBLEMS, as_json, filled, tables_of
from obelisk.table.web.identity import (
    account_of,
    check_name,
    former_session_of,
    person_of,
    renew_session,
    session_of,
    who_of,
)
from obelisk.table.web.safety import address_of, host_of
from obelisk.table.web.schema import NewPassword, Signing
from obelisk.table.workers.lanes import HASH, Asker

router = APIRouter(prefix="/api/v1", tags=["accounts"], responses=PROBLEMS)


async def checked(request: Request, name: str, password: str) -> Account:
    """Return the account with that name and password, which may not be tried too often: by an address, or by anybody.

    A browser that was signed in there before has tries of its own, so that no stranger can use up its owner's.
    """
    count_try(request)
    session = former_session_of(request)
    is_own = await in_store(accounts_of(request).has_been_at, session, name)
    tried = f"{folded(clean(name))} {session if is_own else ''}"
    try:
        service(request).tries_by_name.count(tried, "account/many-tries")
        account: Account = await _hashing(request, accounts_of(request).check, name, password)
    except TooMuch:
        _note_refusal(request, "too-often")
        raise
    except Forbidden:
        _note_refusal(request, "wrong")
        raise
    return account


async def _hashing(request: Request, task: Callable[..., Any], *facts: Any) -> Any:
    """Return the result of a task that hashes a password, when it is this client's turn."""
    return await tables_of(request).workers.do(HASH, task, *facts, asker=Asker(address_of(request)))


def count_try(request: Request) -> None:
    """Count one more try of an address, or refuse it."""
    try:
        service(request).tries.count(address_of(request), "problem/many")
    except TooMuch:
        _note_refusal(request, "too-often")
        raise


def _note_refusal(request: Request, reason: str) -> None:
    """Tell the host from where somebody tried to sign in in vain; not as whom."""
    note("sign-in-refused", logging.WARNING, address=host_of(request), reason=reason)


def _told(account: Account | None) -> dict[str, Any]:
    return {"account": None if account is None else {"name": account.name}}


@router.post("/accounts", status_code=201, response_model=wire.SignedIn)
async def create(request: Request, form: Signing) -> Response:
    """Open an account, and sign in; the games of this browser belong to it then."""
    count_try(request)
    check_name(request, form.name)
    at = tables_of(request).now()
    account = await _hashing(request, accounts_of(request).create, form.name, form.password, at)
    return await signed_in(request, account, 201)


@router.post("/accounts/password", response_model=wire.SignedIn)
async def change_password(request: Request, form: NewPassword) -> Response:
    """Change the password of the account that is signed in; everywhere else it is signed out."""
    account = account_of(request)
    if account is None:
        raise Forbidden("account/not-signed-in")
    account = await checked(request, account.name, form.password)
    ended = await _hashing(request, accounts_of(request).change_password, account, form.new_password)
    tables_of(request).close_connections(ended)
    return await signed_in(request, account, 200)


@router.post("/sessions", status_code=201, response_model=wire.SignedIn)
async def sign_in(request: Request, form: Signing) -> Response:
    """Sign in; the games of this browser belong to the account then."""
    account = await checked(request, form.name, form.password)
    if tables_of(request).gate.refuses_account(account.id):
        _note_refusal(request, "banned")
        raise Forbidden("problem/banned")
    return await signed_in(request, account, 201)


async def signed_in(request: Request, account: Account, status: int) -> Response:
    """Give the browser a new session, so that nobody who knew the old one is signed in too, or plays its seats."""
    response, tables = Response(status_code=status), tables_of(request)
    sessions, at = tables.sessions, tables.now()
    before, known, owners = session_of(request), account_of(request), who_of(request).owners
    if before is not None:
        await in_store(sessions.join, known or account, before, at, is_open=False)
        tables.close_connections([before])
    await in_store(device_links_of(request).merge, person_of(request), account)
    session = renew_session(request, response)
    await in_store(sessions.join, account, session, at, is_open=True)
    is_other = known is not None and known.id != account.id
    change = SessionChange(before, session, owners, is_other_person=is_other)
    for subscriber in tables.subscribers:
        await subscriber.session_changed(change)
    joined = await in_store(sessions.session, session, at)
    for subscriber in tables.subscribers:
        await subscriber.person_joined(joined.owners)
    return filled(response, _told(account))


@router.get("/sessions", response_model=wire.SignedIn)
def who_am_i(request: Request) -> Response:
    """Return the account that is signed in, if one is."""
    return as_json(_told(account_of(request)))


@router.delete("/sessions", status_code=200, response_model=wire.SignedIn)
async def sign_out(request: Request, everywhere: bool = False) -> Response:
    """Sign out, here or everywhere: old sessions play nothing any more, and the seats stay with the account."""
    response = Response(status_code=200)
    session, account = session_of(request), account_of(request)
    if session is not None and account is not None:
        tables, ended = tables_of(request), [session]
        if everywhere:
            ended = await in_store(tables.sessions.sign_out_everywhere, account)
        else:
            await in_store(tables.sessions.sign_out, session)
        tables.close_connections(ended)
        owners, after = who_of(request).owners, renew_session(request, response)
        change = SessionChange(session, after, owners, ended=tuple(ended), is_other_person=True)
        for subscriber in tables.subscribers:
            await subscriber.session_changed(change)
    return filled(response, _told(None))

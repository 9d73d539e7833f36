"""The HTTP API of accounts: open one, sign in, sign out."""

import asyncio
import logging
from typing import Any

from fastapi import APIRouter, Request, Response

from obelisk.table.core.refusals import Forbidden, TooMuch
from obelisk.table.logs import note
from obelisk.table.store.accounts import Account, Accounts
from obelisk.table.web.answers import PROBLEMS, as_json, filled, tables_of
from obelisk.table.web.identity import renew_session, session_of
from obelisk.table.web.safety import address_of, host_of
from obelisk.table.web.schema import Signing

router = APIRouter(prefix="/api/v1", tags=["accounts"], responses=PROBLEMS)


def accounts_of(request: Request) -> Accounts:
    """Return the accounts of the server."""
    found: Accounts = request.app.state.accounts
    return found


def _count_try(request: Request) -> None:
    try:
        request.app.state.tries.count(address_of(request), "problem/many")
    except TooMuch:
        _note_refusal(request, "too-often")
        raise


def _note_refusal(request: Request, reason: str) -> None:
    """Tell the host from where somebody tried to sign in in vain; not as whom."""
    note("sign-in-refused", logging.WARNING, address=host_of(request), reason=reason)


def _told(account: Account | None) -> dict[str, Any]:
    return {"account": None if account is None else {"name": account.name}}


@router.post("/accounts", status_code=201, response_model=dict[str, Any])
async def create(request: Request, form: Signing) -> Response:
    """Open an account, and sign in; the games of this browser belong to it then."""
    _count_try(request)
    at = tables_of(request).now()
    account = await asyncio.to_thread(accounts_of(request).create, form.name, form.password, at)
    return await _signed_in(request, account, at)


@router.post("/sessions", status_code=201, response_model=dict[str, Any])
async def sign_in(request: Request, form: Signing) -> Response:
    """Sign in; the games of this browser belong to the account then."""
    _count_try(request)
    try:
        account = await asyncio.to_thread(accounts_of(request).check, form.name, form.password)
    except Forbidden:
        _note_refusal(request, "wrong")
        raise
    if account.id in request.app.state.bans.accounts:
        _note_refusal(request, "banned")
        raise Forbidden("problem/banned")
    return await _signed_in(request, account, tables_of(request).now())


async def _signed_in(request: Request, account: Account, at: int) -> Response:
    """Give the browser a new session, so that nobody who knew the old one is signed in too."""
    response = Response(status_code=201)
    before, session = session_of(request), renew_session(request, response)
    accounts = accounts_of(request)
    if before is not None and accounts.account_of(before) in (None, account):
        await asyncio.to_thread(accounts.join, account, before, at, is_open=False)
    await asyncio.to_thread(accounts.join, account, session, at, is_open=True)
    return filled(response, _told(account))


@router.get("/sessions", response_model=dict[str, Any])
def who_am_i(request: Request) -> Response:
    """Return the account that is signed in, if one is."""
    return as_json(_told(accounts_of(request).account_of(session_of(request))))


@router.delete("/sessions", status_code=200, response_model=dict[str, Any])
async def sign_out(request: Request) -> Response:
    """Sign out: the browser gets a fresh session, and the seats stay with the account."""
    response = Response(status_code=200)
    session = session_of(request)
    if session is not None and accounts_of(request).account_of(session) is not None:
        await asyncio.to_thread(accounts_of(request).sign_out, session)
        renew_session(request, response)
    return filled(response, _told(None))

"""The page of the reader's account, and the page on which a device joins."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from obelisk.table.features.accounts.devices import code_of
from obelisk.table.features.accounts.service import check_devices, device_links_of
from obelisk.table.service.store_threads import in_store
from obelisk.table.web.answers import tables_of
from obelisk.table.web.identity import account_of, hashed, language_of, start_session, who_of
from obelisk.table.web.rendering import own_words_for, words_for, write_page
from obelisk.table.web.slots import fill

router = APIRouter(include_in_schema=False)
MINUTE = 60_000
"""Milliseconds of a minute."""
SAID = ("hello", "saved", "changed", "copied", "deleted", "everywhere-done")
"""The messages of the page's script."""


@router.get("/account")
async def account_page(request: Request) -> HTMLResponse:
    """Sign in, or open an account; one's name, devices, and everything that is kept."""
    language = language_of(request)
    sections, settings = await fill(request, "account"), await fill(request, "account_setting")
    page = write_page(
        request,
        "accounts/account.html",
        sections=sections,
        settings_of_features=settings,
        links_of_features=await fill(request, "account_link"),
        words={
            **words_for(language, "table/invite"),
            **own_words_for(language, "accounts", *SAID),
            **sections.words,
            **settings.words,
        },
    )
    start_session(request, page)
    return page


@router.get("/join/{secret}")
async def join_page(request: Request, secret: str) -> HTMLResponse:
    """Ask whether this device shall be that of whoever has made the link; nothing happens before they say so."""
    check_devices(request)
    tables = tables_of(request)
    found = await in_store(device_links_of(request).look, hashed(secret), tables.now())
    facts: dict[str, Any] = {"secret": secret, "code": code_of(secret), "name": found.name, "device": found.device}
    facts["minutes"] = max(0, tables.now() - found.made_at) // MINUTE
    own = frozenset[str]() if account_of(request) is not None else who_of(request).owners - found.owners
    facts["games"] = len(await in_store(tables.people.all_tables, own)) if own else 0
    facts["warnings"] = await fill(request, "join", own, found.owners)
    return write_page(request, "accounts/join.html", words=words_for(language_of(request)), **facts)

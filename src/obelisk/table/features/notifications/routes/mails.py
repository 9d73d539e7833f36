"""Being told by mail, once an address was confirmed, and by a feed at a secret address."""

from secrets import token_urlsafe
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from obelisk.table.core.commands import Who
from obelisk.table.core.refusals import Missing
from obelisk.table.core.waiting import waiting_for
from obelisk.table.features.notifications import wire
from obelisk.table.features.notifications.mail import check_address, secret_for
from obelisk.table.features.notifications.service import notifications_of
from obelisk.table.features.notifications.store.mails import Address
from obelisk.table.features.notifications.views.feeds import atom
from obelisk.table.service.store_threads import in_store
from obelisk.table.short_tasks import short
from obelisk.table.web.answers import PROBLEMS, as_json, filled, tables_of
from obelisk.table.web.identity import hashed, language_of, start_session, who_of
from obelisk.table.web.links import home_of
from obelisk.table.web.rendering import write_page
from obelisk.table.web.safety import address_of
from obelisk.table.web.schema import MailAddress
from obelisk.table.web.settings import PREFIX
from obelisk.words import sentence

router = APIRouter(prefix="/api/v1/me", tags=["me"], responses=PROBLEMS)
pages = APIRouter(include_in_schema=False)
RESULTS = 20
"""So many results are in a feed."""


def _check_mail(request: Request) -> None:
    if notifications_of(request).sender.mail is None:
        settings = request.app.state.settings
        raise Missing(
            "notifications/mail-no-origin" if settings.mail else "notifications/no-mail", variable=f"{PREFIX}ORIGIN"
        )


def _check_feeds(request: Request) -> None:
    if not request.app.state.settings.feeds:
        raise Missing("notifications/no-feeds")


async def _told(request: Request, who: Who) -> dict[str, Any]:
    found = await in_store(notifications_of(request).mails.of, who.owners)
    return {"address": None, "is_confirmed": False, "language": None} if found is None else found.as_told()


@router.get("/mail", response_model=wire.MailShown)
async def tell_mail(request: Request) -> Response:
    """Return the address that the asker has given, and whether it was confirmed."""
    _check_mail(request)
    return as_json(await _told(request, who_of(request)))


@router.post("/mail", status_code=201, response_model=wire.MailShown)
async def set_mail(request: Request, form: MailAddress) -> Response:
    """Give an address: a mail with a link goes there, and nothing else before the link was followed."""
    _check_mail(request)
    address = check_address(form.address)
    notifications_of(request).mail_limit.count(address_of(request), "problem/many")
    response = Response(status_code=201)
    session, tables = start_session(request, response), tables_of(request)
    who, at, key = who_of(request).joined_by(session), tables.now(), tables.sessions.key
    yes, no = (hashed(secret_for(key, purpose, session, at)) for purpose in ("confirm", "stop"))
    new = Address(session, address, yes, no, language_of(request), at)
    await in_store(notifications_of(request).mails.set, new, who.owners)
    return filled(response, await _told(request, who))


@router.delete("/mail", status_code=204)
async def remove_mail(request: Request) -> Response:
    """Forget the address of the asker."""
    _check_mail(request)
    await in_store(notifications_of(request).mails.remove, who_of(request).owners)
    return Response(status_code=204)


def _page(request: Request, code: str, button: str | None = None) -> HTMLResponse:
    language = language_of(request)
    said = None if button is None else sentence(button, language)
    return write_page(request, "notifications/mail.html", told=sentence(code, language), button=said)


@pages.get("/mail/confirm/{secret}")
def ask_confirm(request: Request, secret: str) -> HTMLResponse:
    """Ask whether mail may go to an address: programs that look into mails follow links too."""
    _check_mail(request)
    return _page(request, "notifications/mail/may-confirm", "notifications/mail/confirm")


@pages.post("/mail/confirm/{secret}")
async def confirm(request: Request, secret: str) -> HTMLResponse:
    """Let mail go to an address from now on."""
    _check_mail(request)
    found = await in_store(notifications_of(request).mails.confirm, hashed(secret), tables_of(request).now())
    return _page(request, "notifications/mail/bad-link" if found is None else "notifications/mail/confirmed")


@pages.get("/mail/stop/{secret}")
def ask_stop(request: Request, secret: str) -> HTMLResponse:
    """Ask whether no mail shall come any more."""
    _check_mail(request)
    return _page(request, "notifications/mail/may-stop", "notifications/mail/end")


@pages.post("/mail/stop/{secret}")
async def stop(request: Request, secret: str) -> HTMLResponse:
    """Send no mail any more; mail programs do this with one click (RFC 8058)."""
    _check_mail(request)
    is_done = await in_store(notifications_of(request).mails.stop, hashed(secret))
    return _page(request, "notifications/mail/stopped" if is_done else "notifications/mail/bad-link")


@router.get("/feed", response_model=wire.FeedShown)
async def tell_feed(request: Request) -> Response:
    """Return when the asker's feed got its address; the address itself is told only once."""
    _check_feeds(request)
    return as_json({"made_at": await in_store(notifications_of(request).feeds.made_at, who_of(request).owners)})


@router.post("/feed", status_code=201, response_model=wire.FeedMade)
async def make_feed(request: Request) -> Response:
    """Give the asker's feed a new secret address; the one before is good no more."""
    _check_feeds(request)
    response, secret, tables = Response(status_code=201), token_urlsafe(24), tables_of(request)
    session = start_session(request, response)
    owners = who_of(request).joined_by(session).owners
    await in_store(notifications_of(request).feeds.set, hashed(secret), session, owners, tables.now())
    return filled(response, {"link": f"{home_of(request)}feed/{secret}.atom?language={language_of(request)}"})


@router.delete("/feed", status_code=204)
async def remove_feed(request: Request) -> Response:
    """Let the address of the asker's feed be good no more."""
    _check_feeds(request)
    await in_store(notifications_of(request).feeds.remove, who_of(request).owners)
    return Response(status_code=204)


@pages.get("/feed/{secret}.atom")
async def feed(request: Request, secret: str) -> Response:
    """The games that wait for whoever the address belongs to, and their latest results."""
    _check_feeds(request)
    body = await in_store(_feed, request, secret)
    headers = {"Cache-Control": "private, no-cache", "Referrer-Policy": "no-referrer"}
    return Response(body, media_type="application/atom+xml", headers=headers)


@short
def _feed(request: Request, secret: str) -> bytes:
    tables, feeds = tables_of(request), notifications_of(request).feeds
    owner = feeds.owner_of(hashed(secret))
    if owner is None:
        raise Missing("notifications/no-feed")
    who = Who(frozenset(feeds.sessions(owner)))
    rows = tables.reader.of_owners(who.owners)
    waiting = waiting_for(who, [one for _, one in rows if one is not None])
    finished = tables.people.finished(who.owners)[:RESULTS]
    mark, made_at = hashed(f"feed {owner}")[:16], feeds.made_at(who.owners) or 0
    return atom(mark, waiting, finished, who, home_of(request), language_of(request), made_at)

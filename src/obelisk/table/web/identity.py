"""Who somebody is: by the cookie of a browser, or by the key of a seat. Only hashes of either are kept."""

from __future__ import annotations

import hashlib
import hmac
import re
from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from obelisk.table.core.cleaning import LONGEST_NAME, clean, clean_name
from obelisk.table.core.commands import Who
from obelisk.table.core.dealing import fresh_secret
from obelisk.table.core.refusals import Forbidden, Refused
from obelisk.table.feature import is_offered
from obelisk.table.service.store_threads import in_store
from obelisk.table.short_tasks import short
from obelisk.table.store.sessions import ENDED
from obelisk.table.web.schema import LONGEST_SECRET
from obelisk.words import LANGUAGES

if TYPE_CHECKING:
    from obelisk.table.service.gate import Gate
    from obelisk.table.store.sessions import Account, Session, Sessions

COOKIE, LANGUAGE, NAME = "obelisk", "language", "name"
SHORT_LANGUAGE = "lang"
"""What links call the language that a page is shown in."""
SECURE_COOKIE = f"__Host-{COOKIE}"
"""What the cookie is called where it comes over HTTPS alone: no other host, nor plain HTTP, can set it then."""
FOUND = "obelisk.session"
"""Key under which the session is stored in a request's scope."""
NO_SESSION = (None, ENDED)
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
"""A secret, as `fresh_secret` returns it."""
YEAR = 365 * 24 * 3600


def hashed(secret: str) -> str:
    """Return what is kept of a secret. It has 256 bits, so a plain hash tells nobody what it was."""
    return hashlib.sha256(secret.encode()).hexdigest()


def secret_for(connection: HTTPConnection, key: str | None, purpose: str) -> str:
    """Return a fresh secret; to a browser that asks for the same again under the same *key*, the one it was given.

    Only who has the session can work it out. Somebody without one gets another secret each time: a key of theirs says
    nothing about who they are.
    """
    session = _found(connection)[0]
    if key is None or session is None:
        return fresh_secret()
    return _digest(session.encode(), f"{purpose} {key}")


def _digest(key: bytes, text: str) -> str:
    return urlsafe_b64encode(hmac.digest(key, text.encode(), "sha256")).decode().rstrip("=")


def _named(connection: HTTPConnection) -> tuple[str, str]:
    """Return the secret that a browser's cookie names, and what is said to be its signature."""
    cookie = connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE, "")
    secret, _, signature = cookie.partition(".")
    return (secret, signature) if len(cookie) <= LONGEST_SECRET else ("", "")


async def find_session(connection: HTTPConnection) -> None:
    """Store the session of a request in its scope; read the database in a thread where that is necessary."""
    if not _may_be_session(connection):
        return
    is_known = _sessions(connection).remembers(hashed(_named(connection)[0]), connection.app.state.tables.now())
    found = _looked_up(connection) if is_known else await in_store(_looked_up, connection)
    connection.scope[FOUND] = found


def is_unsigned(connection: HTTPConnection) -> bool:
    """Return whether only the database can tell if this server has given a cookie out, as those of version 0.1."""
    secret, _ = _named(connection)
    if not _may_be_session(connection) or _is_signed(connection):
        return False
    return not _sessions(connection).remembers(hashed(secret), connection.app.state.tables.now())


def _may_be_session(connection: HTTPConnection) -> bool:
    """Return whether a cookie is signed by this server, or has the form of version 0.1, which has no signature."""
    secret, signature = _named(connection)
    return _is_signed(connection) if signature else SECRET.fullmatch(secret) is not None


def _is_signed(connection: HTTPConnection) -> bool:
    secret, signature = _named(connection)
    return hmac.compare_digest(_digest(_sessions(connection).key, secret).encode(), signature.encode())


def _sessions(connection: HTTPConnection) -> Sessions:
    found: Sessions = connection.app.state.tables.sessions
    return found


def _found(connection: HTTPConnection) -> tuple[str | None, Session]:
    """Return the secret that a browser's cookie names, and its session; none where that has ended."""
    found: tuple[str | None, Session] = connection.scope.get(FOUND, NO_SESSION)
    return found


@short
def _looked_up(connection: HTTPConnection) -> tuple[str | None, Session]:
    """Return the secret of a cookie and its session.

    The server accepts only cookies that it has given out: those that it signed, and those of version 0.1, which have no
    signature, if their session has taken a seat here.
    """
    secret, _ = _named(connection)
    now = connection.app.state.tables.now()
    found = _sessions(connection).session(hashed(secret), now, is_signed=_is_signed(connection))
    return (secret if found.owners else None), found


def session_of(connection: HTTPConnection) -> str | None:
    """Return the hash of the session that a browser's cookie names, if it has one."""
    secret = _found(connection)[0]
    return None if secret is None else hashed(secret)


def former_session_of(connection: HTTPConnection) -> str:
    """Return the hash of the session that a browser's cookie names, even one that has ended or never was one."""
    return hashed(_named(connection)[0])


def reader_of(connection: HTTPConnection) -> str:
    """Return a mark of the session by which a browser notices that somebody else reads now; it opens nothing."""
    session = session_of(connection)
    return "nobody" if session is None else hashed(f"reader {session}")[:16]


def account_of(connection: HTTPConnection) -> Account | None:
    """Return the account that a browser is signed in to, if any."""
    return _found(connection)[1].account


def person_of(connection: HTTPConnection) -> int | None:
    """Return the row that joins the sessions of somebody who has an account or several devices, if there is one."""
    return _found(connection)[1].person


def called_of(connection: HTTPConnection) -> str:
    """Return what somebody is called: by their account, or by the name that their browser keeps; "" for neither.

    A name that a host has taken away is none, and a muted guest's cookie may only have the name of before the mute.
    """
    account, gate, owners = account_of(connection), _gate(connection), _found(connection)[1].owners
    if account is not None:
        return "" if gate.is_taken(owners, account.name) else account.name
    known = clean(unquote(connection.cookies.get(NAME, "")))
    is_good = len(known) <= LONGEST_NAME and gate.may_be_called(owners, known, _now(connection))
    return known if is_good else ""


def check_name(connection: HTTPConnection, name: str) -> None:
    """Refuse a name that the asker may not use: one that a host has taken away, or a new one while muted."""
    if name and name != called_of(connection):
        _gate(connection).check_name(_found(connection)[1].owners, name, _now(connection))


def check_may_be_rated(connection: HTTPConnection, *, is_rated: bool) -> None:
    """Refuse a rated game where the host has switched ratings off, or to an asker without an account."""
    if is_rated and not is_offered(connection.app.state.settings, "rated-games"):
        raise Refused("table/no-ratings")
    if is_rated and account_of(connection) is None:
        raise Forbidden("table/rated-account")


def is_host(connection: HTTPConnection) -> bool:
    """Return whether the asker may act as a host."""
    account = account_of(connection)
    return account is not None and account.id in _gate(connection).hosts


def check_text(connection: HTTPConnection, *published: object) -> None:
    """Refuse to publish anything of a muted asker; empty values publish nothing."""
    if any(published):
        _gate(connection).check_text(_found(connection)[1].owners, _now(connection))


def _now(connection: HTTPConnection) -> int:
    now: int = connection.app.state.tables.now()
    return now


def _gate(connection: HTTPConnection) -> Gate:
    found: Gate = connection.app.state.tables.gate
    return found


def name_for(connection: HTTPConnection, response: Response, given: str | None) -> str:
    """Return the name under which somebody plays: the one given, which is kept; else the one that is known."""
    if given is None:
        return called_of(connection)
    check_name(connection, given)
    return keep_name(connection, response, given)


def keep_name(connection: HTTPConnection, response: Response, name: str) -> str:
    """Let the browser of somebody without an account keep a name, or none; return it as it is kept."""
    kept = clean_name(name)
    if kept and account_of(connection) is None:
        set_cookie(connection, response, NAME, quote(kept))
    elif NAME in connection.cookies:
        response.delete_cookie(NAME, path="/", httponly=True, samesite="lax", secure=is_secure(connection))
    return kept


def who_of(connection: HTTPConnection) -> Who:
    """Return who asks: by cookie, with all sessions of their account, and by the key of a seat."""
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    has_key = scheme.lower() == "bearer" and 0 < len(key.strip()) <= LONGEST_SECRET
    return Who(_found(connection)[1].owners, frozenset([hashed(key.strip())]) if has_key else frozenset())


def start_session(connection: HTTPConnection, response: Response) -> str:
    """Return the hash of a browser's session; it gets its cookie with *response*, or the same one for longer."""
    secret = _found(connection)[0]
    return _give_session(connection, response, fresh_secret() if secret is None else secret)


def renew_session(connection: HTTPConnection, response: Response) -> str:
    """Give a browser a new session with *response*, and return its hash."""
    return _give_session(connection, response, fresh_secret())


def sign_old_session(connection: HTTPConnection, response: Response) -> None:
    """Give a browser whose cookie has an old form the same session in the new form."""
    name = _cookie_name(connection)
    if COOKIE in connection.cookies and (name != COOKIE or "." not in connection.cookies[COOKIE]):
        secret = _found(connection)[0]
        if secret is not None:
            _give_session(connection, response, secret)


def _give_session(connection: HTTPConnection, response: Response, secret: str) -> str:
    name = _cookie_name(connection)
    set_cookie(connection, response, name, f"{secret}.{_digest(_sessions(connection).key, secret)}")
    if name != COOKIE and COOKIE in connection.cookies:
        response.delete_cookie(COOKIE, path="/", secure=True, httponly=True, samesite="lax")
    return hashed(secret)


def _cookie_name(connection: HTTPConnection) -> str:
    return SECURE_COOKIE if is_secure(connection) else COOKIE


def is_secure(connection: HTTPConnection) -> bool:
    """Return whether somebody comes by HTTPS."""
    return bool(connection.app.state.settings.secure) or connection.scope["scheme"] in ("https", "wss")


def set_cookie(connection: HTTPConnection, response: Response, name: str, value: str) -> None:
    """Set a cookie that scripts cannot read and that other sites' forms do not send."""
    response.set_cookie(
        name, value, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure(connection), path="/"
    )


def language_of(connection: HTTPConnection) -> str:
    """Return the language that somebody reads: the one they chose, else the first of their browser's that we speak."""
    asked = connection.query_params
    chosen = asked.get(LANGUAGE) or asked.get(SHORT_LANGUAGE)
    if chosen not in LANGUAGES:
        chosen = connection.cookies.get(LANGUAGE)
    if chosen in LANGUAGES:
        return str(chosen)
    return preferred(connection.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """Return the language that an Accept-Language header asks for most.

    >>> preferred("de, ja;q=0.8, en;q=0.9"), preferred("ja-JP"), preferred("")
    ('en', 'ja', 'en')
    """
    wishes = []
    for place, part in enumerate(header.split(",")[:20]):
        tag, _, parameter = part.strip().partition(";")
        try:
            weight = float(parameter.strip().removeprefix("q=") or 1)
        except ValueError:
            weight = 0.0
        if weight > 0:
            wishes.append((-weight, place, tag.partition("-")[0].strip().lower()))
    return next((tag for *_, tag in sorted(wishes) if tag in LANGUAGES), "en")

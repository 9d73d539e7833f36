"""Who somebody is: by the cookie of a browser, or by the key of a seat. Only hashes of either are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection
from starlette.responses import Response

from obelisk.table.core.commands import Who
from obelisk.table.web.schema import LONGEST_SECRET
from obelisk.words import LANGUAGES

if TYPE_CHECKING:
    from obelisk.table.store.accounts import Accounts

COOKIE, LANGUAGE = "obelisk", "language"
YEAR = 365 * 24 * 3600


def fresh_secret() -> str:
    """Return a secret of 256 bits, as it stands in a cookie or in a header."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """Return what is kept of a secret. It has 256 bits, so a plain hash tells nobody what it was."""
    return hashlib.sha256(secret.encode()).hexdigest()


def secret_for(connection: HTTPConnection, key: str | None, purpose: str) -> str:
    """Return a fresh secret; to a browser that asks for the same again under the same *key*, the one it was given.

    Only who has the session can work it out. Somebody without one gets another secret each time: a key of theirs says
    nothing about who they are.
    """
    session = connection.cookies.get(COOKIE)
    if key is None or not session or len(session) > LONGEST_SECRET:
        return fresh_secret()
    digest = hmac.digest(session.encode(), f"{purpose} {key}".encode(), "sha256")
    return urlsafe_b64encode(digest).decode().rstrip("=")


def session_of(connection: HTTPConnection) -> str | None:
    """Return the hash of the session that a browser's cookie names, if it has one."""
    secret = connection.cookies.get(COOKIE)
    return hashed(secret) if secret and len(secret) <= LONGEST_SECRET else None


def who_of(connection: HTTPConnection) -> Who:
    """Return who asks: by cookie, with all sessions of their account, and by the key of a seat."""
    accounts: Accounts = connection.app.state.accounts
    session = session_of(connection)
    owners = accounts.sessions_with(session) if session is not None else frozenset()
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    has_key = scheme.lower() == "bearer" and 0 < len(key.strip()) <= LONGEST_SECRET
    return Who(owners, frozenset([hashed(key.strip())]) if has_key else frozenset())


def start_session(connection: HTTPConnection, response: Response) -> str:
    """Return the hash of a browser's session; it gets its cookie with *response*, or the same one for longer."""
    session = session_of(connection)
    if session is None:
        return renew_session(connection, response)
    set_cookie(connection, response, COOKIE, connection.cookies[COOKIE])
    return session


def renew_session(connection: HTTPConnection, response: Response) -> str:
    """Give a browser a new session with *response*, and return its hash."""
    secret = fresh_secret()
    set_cookie(connection, response, COOKIE, secret)
    return hashed(secret)


def set_cookie(connection: HTTPConnection, response: Response, name: str, value: str) -> None:
    """Set a cookie that scripts cannot read and that other sites' forms do not send."""
    is_secure = connection.app.state.settings.secure or connection.url.scheme in ("https", "wss")
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure, path="/")


def language_of(connection: HTTPConnection) -> str:
    """Return the language that somebody reads: the one they chose, else the first of their browser's that we speak."""
    chosen = connection.query_params.get(LANGUAGE) or connection.cookies.get(LANGUAGE)
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

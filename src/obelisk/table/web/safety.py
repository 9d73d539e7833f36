"""What every request passes first: hosts, bans, rate limits, sizes, origins and sessions; and the headers of answers.

The checks run from the cheapest to the dearest: the address and its rate limit, then headers and body, then the
session. Limits for one person follow where the request is carried out.
"""

import asyncio
import re
from functools import lru_cache
from http import HTTPStatus
from ipaddress import IPv4Address, ip_address, ip_network
from socket import gethostname
from urllib.parse import urlsplit

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from obelisk.table.service.gate import Gate
from obelisk.table.service.limits import Pace, RateLimit
from obelisk.table.web.bodies import LARGER_BODIES, is_small, largest, received, replayed
from obelisk.table.web.identity import YEAR, find_session, is_unsigned, language_of, session_of
from obelisk.table.web.problems import plain, shown, written
from obelisk.table.web.settings import PREFIX, Settings
from obelisk.words import sentence

LONGEST_LENGTH = 9
AT_ONCE, LEAST_AT_ONCE = 10, 10
"""An address may make a tenth of its requests of a minute at once, and as many in each second that follows."""
FILES = 5
"""Times as many static files."""
MOST_TALKERS = 10
"""Number of live connections of one address that may send messages at the full rate."""
REFUSED_AFTER = 0.5
"""Seconds until a request beyond the limit is refused."""
MOST_LOOKUPS = 30
"""Maximum number of unsigned cookies that an address may have looked up in a minute."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
PROBES = ("/healthz", "/readyz")
"""What asks whether the server is there is always answered."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
"""Nothing inline, nothing from elsewhere. Boards get their colours from /board.css, not from a style of their own."""

FRAMED = {
    "Content-Security-Policy": POLICY.replace("frame-ancestors 'none'", "frame-ancestors *"),
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cross-Origin-Opener-Policy": "unsafe-none",
}
"""What a page says that every site may show in a frame: nothing on it may act for whoever looks at it."""

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def host_of(connection: HTTPConnection) -> str:
    """Return the address that a request comes from."""
    return connection.client.host if connection.client is not None else "?"


def is_banned(connection: HTTPConnection) -> bool:
    """Return whether the address or the session of a request is banned; a session that was not looked up is not."""
    gate: Gate = connection.app.state.tables.gate
    return gate.refuses(host_of(connection), session_of(connection))


class RequestLimits:
    """Rate limits by address, which HTTP requests and live connections share."""

    def __init__(self, requests: int, messages: int = 0):
        """Allow an address so many *requests* in a minute, and *messages* in a second for each of ten connections.

        0 allows everything.
        """
        self._requests = RateLimit(requests, 60)
        at_once = max(requests // AT_ONCE, LEAST_AT_ONCE) if requests else 0
        self._pace = Pace(at_once, at_once)
        self._file_pace = Pace(FILES * at_once, FILES * at_once)
        self._messages = Pace(messages * MOST_TALKERS, messages * MOST_TALKERS)
        self._lookups = RateLimit(min(requests, MOST_LOOKUPS), 60)

    async def wait(self, connection: HTTPConnection) -> int:
        """Count a request and let it wait for its turn; return 0, or the seconds to wait where the limit is reached.

        Refusals wait, too, so that a client that asks again at once is no load.
        """
        address = address_of(connection)
        seconds = self._requests.wait(address)
        await (asyncio.sleep(REFUSED_AFTER) if seconds else self._pace.follow(address))
        return seconds

    async def wait_for_file(self, connection: HTTPConnection) -> None:
        """Let a request for a static file wait for its turn; there is no other limit for them."""
        await self._file_pace.follow(address_of(connection))

    async def wait_for_message(self, connection: HTTPConnection) -> None:
        """Let a message on a live connection wait for its turn."""
        await self._messages.follow(address_of(connection))

    def wait_for_lookup(self, connection: HTTPConnection) -> int:
        """Count a session that only the database knows; return 0, or the seconds to wait."""
        return self._lookups.wait(address_of(connection)) if is_unsigned(connection) else 0


def address_of(connection: HTTPConnection) -> str:
    """Return where a request comes from; of an IPv6 address the network that one household has."""
    return _counted(host_of(connection))


@lru_cache(maxsize=10_000)
def _counted(host: str) -> str:
    """Return an address as it is counted: however it is written, an IPv6 address by the first half of its bits.

    >>> _counted("2001:db8::7"), _counted("2001:db8:0:0:ffff::1"), _counted("::ffff:192.0.2.1")
    ('2001:db8::/64', '2001:db8::/64', '192.0.2.1')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address) or address.ipv4_mapped is not None:
        return str(getattr(address, "ipv4_mapped", None) or address)
    return str(ip_network((address, 64), strict=False))


HOST = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(:[0-9]{1,5})?")


class Hosts:
    """The names that this server may be asked for by.

    A page of another site whose name is made to lead here (DNS rebinding) would look like one of ours. No such page can
    have an address in place of a name, nor a name that means the visitor's own machine or this one.
    """

    def __init__(self, settings: Settings):
        """Allow what *settings* name. If they name nothing and everybody comes by HTTPS, certificates see to it."""
        machine = gethostname().lower().partition(".")[0]
        origins = (urlsplit(origin).hostname or "" for origin in (settings.origin, *settings.origins.split()))
        self._names = {"localhost", machine, f"{machine}.local", *settings.hosts.lower().split(), *origins}
        self._allows_all = settings.secure and not settings.hosts

    def allows(self, host: str) -> bool:
        """Return whether a request may name *host*, with or without a port; programs may name none."""
        found = HOST.fullmatch(host)
        if found is None:
            return not host
        name = found[1].lower().removesuffix(".")
        if self._allows_all or name in self._names or name.endswith(".localhost"):
            return True
        return _is_address(name.strip("[]")) or any(f"*.{rest}" in self._names for rest in _ends(name))


def _is_address(name: str) -> bool:
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


def _ends(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[start:]) for start in range(1, len(parts))]


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Return whether a request comes from our own pages, or not from a page at all.

    Browsers name the origin with everything that could do harm; programs have none, and no cookie that is not theirs.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin in (settings.origin, *settings.origins.split()):
        return True
    try:
        place = urlsplit(origin)
    except ValueError:  # such as http://[
        return False
    return place.scheme in ("http", "https") and _host(place.netloc) == _host(headers.get("host", ""))


def _host(netloc: str) -> str:
    return netloc.lower().removesuffix(":80").removesuffix(":443")


class Safety:
    """Looks at every request first, and adds the headers to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings, hosts: Hosts):
        """Guard *app*."""
        self.app = app
        self.settings = settings
        self._hosts = hosts
        self._headers = {**HEADERS, "Strict-Transport-Security": f"max-age={YEAR}"} if settings.secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the app, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_framed = headers.get("Content-Security-Policy") == FRAMED["Content-Security-Policy"]
                for name, value in self._headers.items():
                    if not (is_framed and name == "X-Frame-Options"):
                        headers.setdefault(name, value)
            await send(message)

        refusal = await self._refusal(scope, connection)
        if refusal is None and scope["method"] not in SAFE_METHODS:
            body = await received(receive, largest(scope["path"]))
            if body is None or not (is_small(body) or scope["path"] in LARGER_BODIES):
                refusal = plain(connection, 413, "problem/large")
            else:
                receive = replayed(body, receive)
        if refusal is None:
            refusal = await self._unwelcome(scope, connection)
        await (refusal or self.app)(scope, receive, send_with_headers)

    async def _refusal(self, scope: Scope, connection: HTTPConnection) -> ASGIApp | None:
        """Return the refusal of a request by its address and its headers."""
        if scope["path"] in PROBES:
            return None
        host = connection.headers.get("host", "")
        if not self._hosts.allows(host):
            return _explained(connection, host)
        limits: RequestLimits = connection.app.state.limits
        if scope["path"].startswith("/static/"):
            await limits.wait_for_file(connection)
            return None
        if is_banned(connection):
            return _banned(scope, connection)
        wait = await limits.wait(connection)
        if wait:
            return _too_many(connection, wait)
        return self._malformed(scope, connection) or _unwritable(scope, connection)

    async def _unwelcome(self, scope: Scope, connection: HTTPConnection) -> ASGIApp | None:
        """Look up the session of a request; return the refusal of one that may not be looked up, or is banned."""
        if scope["path"] in PROBES or scope["path"].startswith("/static/"):
            return None
        limits: RequestLimits = connection.app.state.limits
        wait = limits.wait_for_lookup(connection)
        if wait:
            return _too_many(connection, wait)
        try:
            await find_session(connection)
        except SQLAlchemyError:
            if connection.app.state.tables.damage.file is None:
                return plain(connection, 503, "table/not-read")
            # What can be read is shown to everyone, as to a guest.
        return _banned(scope, connection) if is_banned(connection) else None

    def _malformed(self, scope: Scope, connection: HTTPConnection) -> ASGIApp | None:
        """Return the refusal of a request that is too large, or that a page of another site has sent."""
        headers = connection.headers
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > LONGEST_LENGTH or int(length) > largest(scope["path"]):
            return plain(connection, 413, "problem/large")
        if scope["method"] not in SAFE_METHODS and not is_own_origin(headers, self.settings):
            return plain(connection, 403, "problem/origin")
        return None


def _unwritable(scope: Scope, connection: HTTPConnection) -> Response | None:
    """Return the refusal of a request that would write to a database with damaged pages."""
    if scope["method"] in SAFE_METHODS or connection.app.state.tables.damage.file is None:
        return None
    told = sentence("table/damaged-file", language_of(connection))
    return shown(Request(scope), written(503, "table/damaged-file", told, language_of(connection)))


def _banned(scope: Scope, connection: HTTPConnection) -> Response:
    language = language_of(connection)
    told = sentence("problem/banned", language)
    return shown(Request(scope), written(403, "problem/banned", told, language))


def _too_many(connection: HTTPConnection, wait: int) -> Response:
    answer = plain(connection, 429, "problem/many")
    answer.headers["Retry-After"] = str(wait)
    return answer


def _explained(connection: HTTPConnection, host: str) -> Response:
    """Return the answer to a request for a host that is not allowed; somebody may only not have named it yet."""
    found = HOST.fullmatch(host)
    if found is None:
        return plain(connection, 400, "problem/bad-host")
    facts = {"host": found[1], "setting": f"{PREFIX}HOSTS"}
    if "text/html" in connection.headers.get("accept", ""):
        told = sentence("problem/host", language_of(connection), **facts)
        return PlainTextResponse(told, HTTPStatus.MISDIRECTED_REQUEST)
    return plain(connection, HTTPStatus.MISDIRECTED_REQUEST, "problem/host", **facts)

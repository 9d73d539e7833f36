"""What guards the server before anything else happens: origins, sizes, numbers of requests, and headers."""

import re
from functools import lru_cache
from http import HTTPStatus
from ipaddress import IPv4Address, ip_address, ip_network
from socket import gethostname
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from obelisk.table.store.hosting.bans import Bans
from obelisk.table.web.allowances import Allowance
from obelisk.table.web.identity import YEAR, language_of, session_of
from obelisk.table.web.problems import plain, shown, written
from obelisk.table.web.settings import PREFIX, Settings
from obelisk.words import sentence

LARGEST_BODY, LONGEST_LENGTH = 64 * 1024, 9
LARGER_BODIES = {"/api/v1/studies": 1024 * 1024}
"""Where whole files are sent, they may be larger."""
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
    """Return whether a request comes from an address, or from an account, that is not let in."""
    bans: Bans = connection.app.state.bans
    return bans.refuse(host_of(connection), session_of(connection))


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
        self._requests = Allowance(settings.requests, 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it with what is wrong about it."""
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

        refusal = self._refusal(scope, connection)
        if refusal is not None:
            await refusal(scope, receive, send_with_headers)
            return
        await self.app(scope, _bounded(receive, _largest(scope)), send_with_headers)

    def _refusal(self, scope: Scope, connection: HTTPConnection) -> ASGIApp | None:
        headers = connection.headers
        if scope["path"] in PROBES:
            return None
        if not self._hosts.allows(headers.get("host", "")):
            return _explained(connection, headers.get("host", ""))
        if scope["path"].startswith("/static/"):
            return None
        if is_banned(connection):
            language = language_of(connection)
            told = sentence("problem/banned", language)
            return shown(Request(scope), written(403, "problem/banned", told, language))
        wait = self._requests.wait(address_of(connection))
        if wait:
            answer = plain(connection, 429, "problem/many")
            answer.headers["Retry-After"] = str(wait)
            return answer
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > LONGEST_LENGTH or int(length) > _largest(scope):
            return plain(connection, 413, "problem/large")
        if scope["method"] not in SAFE_METHODS and not is_own_origin(headers, self.settings):
            return plain(connection, 403, "problem/origin")
        return None


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


def _largest(scope: Scope) -> int:
    return LARGER_BODIES.get(scope["path"], LARGEST_BODY)


def _bounded(receive: Receive, largest: int) -> Receive:
    """Stop reading a body that never ends, whatever its header said."""
    total = 0

    async def read() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > largest:
            return {"type": "http.disconnect"}
        return message

    return read

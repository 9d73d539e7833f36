"""What guards the server before anything else happens: origins, sizes, numbers of requests, and headers."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from obelisk.table.store.hosting.bans import Bans
from obelisk.table.web.allowances import Allowance
from obelisk.table.web.identity import language_of, session_of
from obelisk.table.web.problems import plain, shown, written
from obelisk.table.web.settings import Settings
from obelisk.words import sentence

LARGEST_BODY = 64 * 1024
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
    host = host_of(connection)
    return ":".join(host.split(":")[:4]) if ":" in host else host


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Return whether a request comes from our own pages, or not from a page at all.

    Browsers name the origin with everything that could do harm; programs have none, and no cookie that is not theirs.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin in settings.origins.split():
        return True
    place = urlsplit(origin)
    return place.scheme in ("http", "https") and _host(place.netloc) == _host(headers.get("host", ""))


def _host(netloc: str) -> str:
    return netloc.lower().removesuffix(":80").removesuffix(":443")


class Safety:
    """Looks at every request first, and adds the headers to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings):
        """Guard *app*."""
        self.app = app
        self.settings = settings
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
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        refusal = self._refusal(scope, connection)
        if refusal is not None:
            await refusal(scope, receive, send_with_headers)
            return
        await self.app(scope, _bounded(receive), send_with_headers)

    def _refusal(self, scope: Scope, connection: HTTPConnection) -> ASGIApp | None:
        headers = connection.headers
        if scope["path"].startswith("/static/") or scope["path"] in PROBES:
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
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            return plain(connection, 413, "problem/large")
        if scope["method"] not in SAFE_METHODS and not is_own_origin(headers, self.settings):
            return plain(connection, 403, "problem/origin")
        return None


def _bounded(receive: Receive) -> Receive:
    """Stop reading a body that never ends, whatever its header said."""
    total = 0

    async def read() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > LARGEST_BODY:
            return {"type": "http.disconnect"}
        return message

    return read

"""Limits of one connection that uvicorn lacks: the time that a request may take, and the size of its headers.

`obelisk serve` names this protocol to uvicorn.
"""

import asyncio
import socket
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from obelisk.table.web.frames import ThrottledSocket

SECONDS = 15.0
"""So long a whole request may take to arrive, from its first byte, or from the connection, to its last."""
UNREAD = 30_000
"""After so many milliseconds a client is given up that does not take what it is sent."""
LONGEST_HEAD = 32 * 1024
"""Maximum bytes of a request's first line, headers and trailers together."""
MOST_LINES = 100
"""Maximum number of headers and trailers of a request."""
PIECE = 8 * 1024
"""Bytes parsed at a time: an unfinished header may exceed its limit by one piece."""
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
FULL = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
"""What a live connection is answered for which there is no room."""
SPARE = 256
"""So many descriptors are kept for files, the database and processes; all others may be connections."""


class HeadersTooLarge(Exception):
    """The headers of a request exceed a limit."""


class TimeoutProtocol(HttpToolsProtocol):
    """HTTP with a deadline for each request and a limit for its headers."""

    _deadline: asyncio.TimerHandle | None = None
    _head = _lines = 0
    """Bytes and lines of the complete headers of the present request."""
    _unfinished = 0
    """Bytes that have arrived since the last complete head or part of a body."""
    _is_too_large = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        plug = transport.get_extra_info("socket")
        if plug is not None and plug.family != getattr(socket, "AF_UNIX", None) and hasattr(socket, "TCP_USER_TIMEOUT"):
            plug.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived, in pieces, and refuse headers that do not end."""
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            self._unfinished += len(piece)
            super().data_received(piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._unfinished > LONGEST_HEAD:
                self._refuse()
                return

    def on_message_begin(self) -> None:
        """Start the deadline of a request."""
        super().on_message_begin()
        self._head = self._lines = 0
        self._wait()

    def on_url(self, url: bytes) -> None:
        """Count the address as a part of the head."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header or a trailer."""
        self._lines += 1
        self._count(len(name) + len(value) + len(": \r\n"))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin to count anew."""
        self._unfinished = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Begin to count anew: only headers and trailers are counted."""
        self._unfinished = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Stop the deadline: the request is complete, and its answer may take longer."""
        self._unfinished = 0
        self._stop()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Answer a request that cannot be parsed, or one whose headers are too large."""
        if self._is_too_large:
            self._refuse()
        else:
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """From here on live connections have a heartbeat of their own; uvicorn alone would take any number of them."""
        self._stop()
        if self.limit_concurrency is not None and len(self.connections) >= self.limit_concurrency:
            self.transport.write(FULL)
            self.transport.close()
        else:
            super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._stop()
        super().connection_lost(exc)

    def _count(self, size: int) -> None:
        """Count bytes of a head; the parser stops, and calls `send_400_response`, when they are too many."""
        self._head += size
        self._is_too_large = self._head > LONGEST_HEAD or self._lines > MOST_LINES
        if self._is_too_large:
            raise HeadersTooLarge

    def _refuse(self) -> None:
        self.transport.write(TOO_LARGE)
        self.transport.close()

    def _wait(self) -> None:
        self._stop()
        self._deadline = self.loop.call_later(SECONDS, self._give_up)

    def _stop(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        self.transport.abort()


def most_connections() -> int | None:
    """Raise the number of files that this process may open as far as the system allows; return how many may connect."""
    try:
        import resource
    except ImportError:  # this system has no such limit
        return None
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    usable = 1_000_000 if most == resource.RLIM_INFINITY else most
    resource.setrlimit(resource.RLIMIT_NOFILE, (usable, most))
    return max(64, usable - SPARE)


def options(messages: int = 0) -> dict[str, Any]:
    """Return how uvicorn is told of this. A live connection may send so many frames in a second; 0 for no limit."""
    usual = {"http": TimeoutProtocol, "limit_concurrency": most_connections(), "timeout_keep_alive": 30}
    return {**usual, "ws": partial(ThrottledSocket, frames=messages)} if messages else usual

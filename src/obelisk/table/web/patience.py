"""How long the server waits for a client that says nothing: uvicorn alone would wait for ever.

`obelisk serve` names this protocol to uvicorn.
"""

import asyncio
import socket
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SECONDS = 15.0
"""So long a whole request may take to arrive, from its first byte, or from the connection, to its last."""
UNREAD = 30_000
"""After so many milliseconds a client is given up that does not take what it is sent."""
FULL = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
"""What a live connection is answered for which there is no room."""
SPARE = 256
"""So many descriptors are kept for files, the database and processes; all others may be connections."""


class PatientProtocol(HttpToolsProtocol):
    """HTTP for clients that are in no hurry, up to a point."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        plug = transport.get_extra_info("socket")
        if plug is not None and plug.family != getattr(socket, "AF_UNIX", None) and hasattr(socket, "TCP_USER_TIMEOUT"):
            plug.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        self._wait()

    def on_message_begin(self) -> None:
        """Wait for the rest of a request."""
        super().on_message_begin()
        self._wait()

    def on_message_complete(self) -> None:
        """The request is there; its answer takes as long as it takes."""
        self._stop()
        super().on_message_complete()

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


def options() -> dict[str, Any]:
    """Return how uvicorn is told of this."""
    return {"http": PatientProtocol, "limit_concurrency": most_connections(), "timeout_keep_alive": 30}

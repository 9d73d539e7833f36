"""The door to the home network: a server that only its own machine reaches can be opened from there, and closed again.

Nobody else can do that: the request must come from this machine, ask for it by a name that means this machine, and be
made by one of our pages there. A server that is set up for visitors from elsewhere has no door.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from functools import partial
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from obelisk.table.core.refusals import Unavailable

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

    from obelisk.table.web.settings import Settings

BEYOND = ("192.0.2.1", 9)
"""An address outside of every home: the way there leads through the home network. Nothing is sent to it."""
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""What a proxy says: somebody else asks through it."""
Close = Callable[[], None]
Listen = Callable[[socket.socket], Awaitable[Close]]


class Door:
    """A way into a server from the home network, closed at first."""

    def __init__(self, listen: Listen, port: int):
        """Let *listen* serve what comes to a socket; the *port* is the one used on this machine, if it is free."""
        self._listen = listen
        self._port = port
        self._close: Close | None = None
        self._lock = asyncio.Lock()
        self.address: str | None = None
        """Where the server is found while the door is open."""

    async def open(self) -> None:
        """Let the home network in."""
        async with self._lock:
            if self._close is None:
                sock = _socket_at(home_address(), self._port)
                self._close = await self._listen(sock)
                self.address = f"http://{sock.getsockname()[0]}:{sock.getsockname()[1]}"

    async def close(self) -> None:
        """Let nobody in any more, and send away who has come in."""
        async with self._lock:
            if self._close is not None:
                self._close()
                self._close = self.address = None


def home_address() -> str:
    """Return this machine's address in the home network; one that the whole world could reach is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(BEYOND)
        except OSError:
            raise Unavailable("table/no-home") from None
        found = str(probe.getsockname()[0])
    if not ip_address(found).is_private or is_this_machine(found):
        raise Unavailable("table/no-home")
    return found


def _socket_at(address: str, port: int) -> socket.socket:
    for one in (port, 0):
        try:
            return socket.create_server((address, one), backlog=2048)
        except OSError:
            continue
    raise Unavailable("table/no-home")


def is_this_machine(name: str) -> bool:
    """Return whether a name or an address means the machine that uses it.

    >>> [is_this_machine(name) for name in ("localhost", "127.0.0.1", "::1", "192.168.1.5", "obelisk.example")]
    [True, True, True, False, False]
    """
    try:
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False


def door_for(asked: HTTPConnection) -> Door | None:
    """Return the server's door, if it has one and whoever asks sits at this machine."""
    door: Door | None = asked.app.state.door
    host = urlsplit(f"//{asked.headers.get('host', '')}").hostname
    is_here = is_this_machine(asked.client.host if asked.client else "") and is_this_machine(host or "")
    return door if is_here and not any(name in asked.headers for name in FORWARDED) else None


def is_from_page(asked: HTTPConnection) -> bool:
    """Return whether a page asks that this machine shows; which one is known to be ours is checked before."""
    return is_this_machine(urlsplit(asked.headers.get("origin", "")).hostname or "")


def hang(app: FastAPI, server: uvicorn.Server, host: str, port: int) -> None:
    """Give a server its door that listens at *host*; none, if others reach it already or are meant to."""
    settings: Settings = app.state.settings
    if is_this_machine(host) and not (settings.hosts or settings.origin or settings.origins or settings.secure):
        app.state.door = Door(partial(_listen, server), port)


async def _listen(server: uvicorn.Server, sock: socket.socket) -> Close:
    """Let a running server listen at one more socket; return what ends that."""
    config, at = server.config, sock.getsockname()
    protocol: Any = config.http_protocol_class
    make = partial(protocol, config=config, server_state=server.server_state, app_state=server.lifespan.state)
    opened = await asyncio.get_running_loop().create_server(make, sock=sock, backlog=config.backlog)
    server.servers.append(opened)

    def close() -> None:
        opened.close()
        server.servers.remove(opened)
        for connection in list(server.server_state.connections):
            if connection.transport.get_extra_info("sockname") == at:
                connection.shutdown()

    return close

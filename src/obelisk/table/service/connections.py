"""Who is connected to a table, and what they are sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

import msgspec

from obelisk.table.core.commands import Who
from obelisk.table.core.events import Event
from obelisk.table.core.state import Seat, Table
from obelisk.table.views.events import numbered
from obelisk.table.views.viewers import Viewer, viewer_for_events
from obelisk.table.wire.live import Acknowledgement

encode = msgspec.json.Encoder().encode
SLOW, SIGNED_OUT = 4008, 4401
"""Why a connection is closed that was open."""
MOST_WAITING = 1000
"""How many messages may wait for a connection that does not read; then it is closed, and may come back and resume."""


class Packed(bytes):
    """A message that is compressed by gzip, for viewers who have asked for pictures."""


Message = bytes | asyncio.Future[bytes]
"""What waits to be sent; a message that is still being written keeps its place in the row."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a viewer wants pictures of the present position: from which seat, in which language, how drawn."""

    seat: int | None
    language: str
    tall: bool
    switches: tuple[tuple[str, Any], ...] = ()


class Connection:
    """One live connection: what waits to be sent to it, and as which viewer."""

    __slots__ = (
        "_seats", "_viewer", "_wake", "code", "drawn", "host", "is_closed", "look", "session", "waiting", "who",
    )  # fmt: skip

    def __init__(self, who: Who, session: str | None = None, host: str = ""):
        """Connect somebody from the address *host*, known by the cookie of a *session* if they have one."""
        self.who = who
        self.session = session
        self.host = host
        self.code = SLOW
        self.waiting: deque[Message] = deque()
        self.look: Look | None = None
        """How the viewer wants pictures, if they want any."""
        self.drawn: Hashable = None
        """The key of the picture that the viewer has."""
        self.is_closed = False
        self._wake: asyncio.Future[None] | None = None
        self._seats: tuple[Seat, ...] | None = None
        self._viewer: Viewer = None

    def viewer(self, table: Table) -> Viewer:
        """Return as whom events are told; looked up again only when somebody has changed seats."""
        if self._seats is not table.seats:
            self._seats = table.seats
            self._viewer = viewer_for_events(table, self.who)
        return self._viewer

    def send(self, message: Message) -> None:
        """Let a message wait for its turn."""
        if self.is_closed:
            return
        if len(self.waiting) >= MOST_WAITING:
            self.close()
            return
        self.waiting.append(message)
        self._wake_up()

    def close(self, code: int = SLOW) -> None:
        """Send nothing more, and hear nothing more; *code* says why."""
        self.is_closed = True
        self.code = code
        self.waiting.clear()
        self._wake_up()

    def _wake_up(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def next(self) -> bytes | None:
        """Return the next message, when there is one; None when the connection is closed."""
        while not self.waiting:
            if self.is_closed:
                return None
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        message = self.waiting.popleft()
        return message if isinstance(message, bytes) else await asyncio.shield(message)


def message(table: Table, event: Event, viewer: Viewer) -> bytes:
    """Return an event as it is sent to a viewer; of a kind that is not told, its number alone."""
    return encode(numbered(table, event, viewer))


def acknowledgement(key: str, v: int) -> bytes:
    """Return what tells a client that its request was carried out, and by which event."""
    told: Acknowledgement = {"ack": key, "v": v}
    return encode(told)

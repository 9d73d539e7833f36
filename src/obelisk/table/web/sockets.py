"""The live connection: events in order without gaps, and moves with an acknowledgement.

Every message is one JSON object; docs/table.md has all of them.
"""

import asyncio
import re
from collections import Counter
from contextlib import suppress
from functools import partial

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from obelisk.errors import ObeliskError
from obelisk.table.core.commands import Who
from obelisk.table.core.refusals import Missing, Unreadable
from obelisk.table.service import connections
from obelisk.table.service.connections import Connection, encode
from obelisk.table.service.limits import RateLimit
from obelisk.table.service.live_table import LiveTable
from obelisk.table.service.store_threads import in_store
from obelisk.table.service.tables import Tables
from obelisk.table.views.snapshots import snapshot
from obelisk.table.views.viewers import viewer_for, viewer_for_events
from obelisk.table.web.identity import find_session, hashed, language_of, session_of, who_of
from obelisk.table.web.problems import problem_of
from obelisk.table.web.safety import RequestLimits, address_of, host_of, is_banned, is_own_origin
from obelisk.table.web.schema import LONGEST_SECRET, read_message
from obelisk.table.wire.live import Pong, Refusal, SnapshotMessage

LARGEST_MESSAGE = 8 * 1024
PATH = re.compile("/api/v1/tables/([a-z0-9]{1,32})/live")
BURST = 10
"""So many seconds' worth of messages may come at once."""
FORBIDDEN, UNKNOWN, TOO_MANY, TRY_AGAIN = 4403, 4404, 4429, 1013
"""Codes with which a connection is refused."""
LONGEST_NUMBER = 9
GONE = (RuntimeError, OSError)
"""What is raised by sending to a client that has left, by the server or by the protocol below it."""


class Live:
    """One connection from its beginning to its end: an ASGI application for the path of the socket."""

    def __init__(self) -> None:
        """Begin without connections."""
        self.held: Counter[str] = Counter()
        """How many connections every address holds."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection."""
        asked = HTTPConnection(scope)
        await receive()  # the wish to connect
        address = address_of(asked)
        self.held[address] += 1
        try:
            await self._admit_and_serve(asked, receive, send)
        finally:
            self.held[address] -= 1
            if not self.held[address]:
                del self.held[address]

    async def _admit_and_serve(self, asked: HTTPConnection, receive: Receive, send: Send) -> None:
        found = await self._admit(asked)
        if not isinstance(found, LiveTable):
            with suppress(*GONE):
                await send({"type": "websocket.close", "code": found})
            return
        subprotocol, who = _who(asked)
        with suppress(*GONE):
            await send({"type": "websocket.accept", "subprotocol": subprotocol})
        await _serve(asked.app.state.tables, found, who, asked, receive, send)

    async def _admit(self, asked: HTTPConnection) -> LiveTable | int:
        """Return the table that a client may connect to, or the code of a refusal; the cheapest check comes first."""
        state = asked.app.state
        limits: RequestLimits = state.limits
        is_own = state.hosts.allows(asked.headers.get("host", "")) and is_own_origin(asked.headers, state.settings)
        if not is_own or is_banned(asked):
            return FORBIDDEN
        if state.settings.sockets and self.held[address_of(asked)] > state.settings.sockets:
            return TOO_MANY
        if await limits.wait(asked) or limits.wait_for_lookup(asked):
            return TOO_MANY
        try:
            await find_session(asked)
        except SQLAlchemyError:
            if state.tables.damage.file is None:
                return TRY_AGAIN
        if is_banned(asked):
            return FORBIDDEN
        try:
            live: LiveTable = await state.tables.get(_table_in(asked.scope["path"]))
        except ObeliskError:
            return UNKNOWN
        if state.settings.watchers and len(live.connections) >= state.settings.watchers:
            return TOO_MANY
        return live


def _table_in(path: str) -> str:
    """Return the table that the path of a connection names."""
    found = PATH.fullmatch(path)
    if found is None:
        raise Missing("problem/missing")
    return found[1]


def _who(asked: HTTPConnection) -> tuple[str | None, Who]:
    """Return who connects. A program that cannot set headers may name the key of its seat as a subprotocol."""
    who = who_of(asked)
    offered = [name.strip() for name in asked.headers.get("sec-websocket-protocol", "").split(",")]
    keys = [name.removeprefix("seat.") for name in offered if name.startswith("seat.")][:8]
    if not keys:
        return None, who
    hashes = [hashed(key) for key in keys if len(key) <= LONGEST_SECRET]
    # A browser ends a connection that is answered with none of what it has offered.
    chosen = "obelisk" if "obelisk" in offered else f"seat.{keys[0]}"
    return chosen, Who(who.owners, who.keys | frozenset(hashes))


async def _serve(
    tables: Tables, live: LiveTable, who: Who, asked: HTTPConnection, receive: Receive, send: Send
) -> None:
    connection = Connection(who, session_of(asked), host_of(asked))
    # Connected first and caught up then, in one step, so that nothing falls between the two.
    missed = await _catch_up(tables, live, who, asked)
    for message in missed:
        connection.waiting.append(message)
    live.connections.add(connection)
    if connection.session is not None and session_of(asked) is None:  # signed out meanwhile
        connection.close(connections.SIGNED_OUT)
    tables.presence.changed(live)
    tables.scheduler.meet(live, who)
    sending = asyncio.ensure_future(_send_all(connection, send))
    reader = _Reader(tables, live, connection, asked)
    try:
        await reader.read_all(receive)
    finally:
        live.connections.discard(connection)
        connection.close()
        sending.cancel()
        with suppress(asyncio.CancelledError):
            await sending
        tables.presence.changed(live)


async def _catch_up(tables: Tables, live: LiveTable, who: Who, asked: HTTPConnection) -> list[bytes]:
    """Return what a client has missed since the event it saw last; a snapshot, where it does not say or cannot know."""
    table = await tables.settled(live)
    seen = asked.query_params.get("v")
    if seen is not None and len(seen) <= LONGEST_NUMBER and seen.isdecimal() and 0 < int(seen) <= table.v:
        log = await tables.log(live, int(seen))
        # Whatever has happened while the log was read.
        log += [event for event in live.recent if log and event.v > log[-1].v and event.v <= live.committed.v]
        table = live.committed
        viewer = viewer_for_events(table, who)
        if (log[-1].v if log else int(seen)) == table.v:
            return [connections.message(table, event, viewer) for event in log]
    return [await _whole(tables, live, who, language_of(asked))]


async def _whole(tables: Tables, live: LiveTable, who: Who, language: str) -> bytes:
    """Return a snapshot that nothing has happened since."""
    while True:
        table = live.committed
        facts = (live.as_shown(table), who, viewer_for(table, who))
        made = partial(
            snapshot, *facts, here=live.here, now=tables.now(), language=language, more=tables.snapshot_facts
        )
        shown = await in_store(made)
        if table is live.committed:
            message: SnapshotMessage = {"snapshot": shown}
            return encode(message)


async def _send_all(connection: Connection, send: Send) -> None:
    """Send what waits, until the connection is closed or the client has left."""
    with suppress(*GONE):
        while (message := await connection.next()) is not None:
            is_packed = isinstance(message, connections.Packed)
            await send({"type": "websocket.send", **({"bytes": message} if is_packed else {"text": message.decode()})})
        await send({"type": "websocket.close", "code": connection.code})


class _Reader:
    """Reads what one client sends, and answers."""

    def __init__(self, tables: Tables, live: LiveTable, connection: Connection, asked: HTTPConnection):
        """Read for *connection* at the table *live*."""
        self.tables = tables
        self.live = live
        self.connection = connection
        self.language = language_of(asked)
        self._asked = asked
        self._limits: RequestLimits = asked.app.state.limits
        self._allowance = RateLimit(asked.app.state.settings.messages * BURST, BURST)

    async def read_all(self, receive: Receive) -> None:
        """Read until the client leaves."""
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._limits.wait_for_message(self._asked)
            text = message.get("text")
            data = text.encode() if text is not None else message.get("bytes") or b""
            self.read(data)

    def read(self, data: bytes) -> None:
        """Answer one message; what is refused is said to its sender alone."""
        if self.connection.is_closed:  # whoever was signed out plays nothing any more
            return
        key = None
        try:
            self._allowance.count("", "problem/many")
            if len(data) > LARGEST_MESSAGE:
                raise Unreadable("problem/large")
            asked = read_message(data)
            key = asked.key
            if asked.ping is not None:
                pong: Pong = {"pong": asked.ping, "v": self.live.committed.v}
                self.connection.send(encode(pong))
                return
            if asked.look is not None:
                self.tables.pictures.begin(self.connection, self.live.committed, asked.look.of(self.language))
                self.connection.send(encode({"look": asked.look.number}))
                return
            kept = self.tables.submit(self.live, asked.command(), self.connection.who, key)
        except ObeliskError as error:
            self._complain(error, key)
        else:
            kept.add_done_callback(partial(self._answer, key))

    def _answer(self, key: str | None, kept: asyncio.Future[int]) -> None:
        problem = kept.exception()
        if isinstance(problem, ObeliskError):
            self._complain(problem, key)
        elif key is not None:
            self.connection.send(connections.acknowledgement(key, kept.result()))

    def _complain(self, error: ObeliskError, key: str | None) -> None:
        refusal: Refusal = {"problem": problem_of(error, self.language)}
        if key is not None:
            refusal["key"] = key
        self.connection.send(encode(refusal))

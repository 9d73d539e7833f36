"""The live connection: events in order without gaps, and moves with an acknowledgement.

Every message is one JSON object; docs/table.md has all of them.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from obelisk.errors import ObeliskError
from obelisk.table import exits, hub
from obelisk.table.commands import Command, Do, Move, Who
from obelisk.table.identity import LONGEST_SECRET, hashed, language_of, who_of
from obelisk.table.problems import problem_of
from obelisk.table.refusals import Missing, TooMuch, Unreadable
from obelisk.table.rooms import Room
from obelisk.table.safety import Allowance, address_of, is_own_origin
from obelisk.table.tables import Tables

LARGEST_MESSAGE = 8 * 1024
PATH = re.compile("/api/v1/tables/([a-z0-9]{1,32})/live")
BURST = 10
"""So many seconds' worth of messages may come at once."""
FORBIDDEN, UNKNOWN, TOO_MANY, SLOW = 4403, 4404, 4429, 4008
"""Why a connection is closed."""


class Asked(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a client sends."""

    move: str | None = None
    seat: int | None = None
    ply: int | None = None
    do: dict[str, Any] | None = None
    key: str | None = None
    ping: int | None = None


class Action(msgspec.Struct, forbid_unknown_fields=True):
    """Something that a player does besides moving."""

    kind: str
    seat: int | None = None
    what: str | None = None
    ply: int | None = None
    text: str = ""
    name: str = ""

    def command(self) -> Do:
        """Return it for the referee."""
        return Do(self.kind, self.seat, self.what, self.ply, self.text, self.name)


decode = msgspec.json.Decoder(Asked).decode


class Live:
    """One connection from its beginning to its end: an ASGI application for the path of the socket."""

    def __init__(self) -> None:
        """Begin without connections."""
        self.held: Counter[str] = Counter()
        """How many connections every address holds."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection."""
        asked = HTTPConnection(scope)
        state = asked.app.state
        await receive()  # the wish to connect
        address = address_of(asked)
        if not is_own_origin(asked.headers, state.settings):
            await send({"type": "websocket.close", "code": FORBIDDEN})
            return
        if state.settings.sockets and self.held[address] >= state.settings.sockets:
            await send({"type": "websocket.close", "code": TOO_MANY})
            return
        try:
            room = await state.tables.room(_table_in(scope["path"]))
        except ObeliskError:
            await send({"type": "websocket.close", "code": UNKNOWN})
            return
        subprotocol, who = _who(asked)
        await send({"type": "websocket.accept", "subprotocol": subprotocol})
        self.held[address] += 1
        try:
            await _serve(state.tables, room, who, asked, receive, send)
        finally:
            self.held[address] -= 1
            if not self.held[address]:
                del self.held[address]


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
    return ("obelisk" if "obelisk" in offered else None), Who(who.owners, who.keys | frozenset(hashes))


async def _serve(tables: Tables, room: Room, who: Who, asked: HTTPConnection, receive: Receive, send: Send) -> None:
    connection = hub.Connection(who)
    # Connected first and caught up then, in one step, so that nothing falls between the two.
    missed = await _catch_up(tables, room, who, asked)
    for message in missed:
        connection.waiting.append(message)
    room.connections.add(connection)
    _tell_presence(room)
    sending = asyncio.ensure_future(_send_all(connection, send))
    reader = _Reader(tables, room, connection, language_of(asked), asked.app.state.settings.messages)
    try:
        await reader.read_all(receive)
    finally:
        room.connections.discard(connection)
        connection.close()
        sending.cancel()
        with suppress(asyncio.CancelledError):
            await sending
        _tell_presence(room)


async def _catch_up(tables: Tables, room: Room, who: Who, asked: HTTPConnection) -> list[bytes]:
    """Return what a client has missed since the event it saw last; a snapshot, where it does not say or cannot know."""
    table = await tables.settled(room)
    seen = asked.query_params.get("v")
    if seen is not None and seen.isdecimal() and 0 < int(seen) <= table.v:
        log = await tables.log(room, int(seen))
        # Whatever has happened while the log was read.
        log += [event for event in room.recent if log and event.v > log[-1].v and event.v <= room.committed.v]
        table = room.committed
        eye = exits.eye_for_events(table, who)
        if (log[-1].v if log else int(seen)) == table.v:
            return [hub.message(table, event, eye) for event in log]
    return [await _whole(tables, room, who, language_of(asked))]


async def _whole(tables: Tables, room: Room, who: Who, language: str) -> bytes:
    """Return a snapshot that nothing has happened since."""
    while True:
        table = room.committed
        facts = (table, who, exits.eye_for(table, who))
        made = partial(exits.snapshot, *facts, here=room.here, now=tables.now(), language=language)
        shown = await asyncio.to_thread(made)
        if table is room.committed:
            return hub.encode({"snapshot": shown})


def _tell_presence(room: Room) -> None:
    message = hub.encode({"presence": sorted(room.here), "watching": _watching(room)})
    for connection in room.connections:
        connection.send(message)


def _watching(room: Room) -> int:
    return sum(not connection.who.seats_at(room.table) for connection in room.connections)


async def _send_all(connection: hub.Connection, send: Send) -> None:
    while (message := await connection.next()) is not None:
        await send({"type": "websocket.send", "text": message.decode()})
    with suppress(RuntimeError):
        await send({"type": "websocket.close", "code": SLOW})


class _Reader:
    """Reads what one client sends, and answers."""

    def __init__(self, tables: Tables, room: Room, connection: hub.Connection, language: str, messages: int):
        """Read for *connection* at the table of *room*."""
        self.tables = tables
        self.room = room
        self.connection = connection
        self.language = language
        self._allowance = Allowance(messages * BURST, BURST)

    async def read_all(self, receive: Receive) -> None:
        """Read until the client leaves."""
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            data = text.encode() if text is not None else message.get("bytes") or b""
            self.read(data)

    def read(self, data: bytes) -> None:
        """Answer one message; what is refused is said to its sender alone."""
        key = None
        try:
            wait = self._allowance.wait("")
            if wait:
                raise TooMuch("problem/many", after=wait)
            asked = self._asked(data)
            key = asked.key
            if asked.ping is not None:
                self.connection.send(hub.encode({"pong": asked.ping, "v": self.room.committed.v}))
            else:
                self._act(self._command(asked), key)
        except ObeliskError as error:
            self._complain(error, key)

    def _asked(self, data: bytes) -> Asked:
        if len(data) > LARGEST_MESSAGE:
            raise Unreadable("problem/large")
        try:
            return decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Unreadable("problem/unreadable", places=str(error)) from error

    def _command(self, asked: Asked) -> Command:
        if asked.key is not None and len(asked.key) > LONGEST_SECRET:
            raise Unreadable("problem/large")
        if asked.move is not None:
            return Move(asked.seat, asked.move, asked.ply)
        try:
            return msgspec.convert(asked.do or {}, Action).command()
        except msgspec.ValidationError as error:
            raise Unreadable("problem/unreadable", places=str(error)) from error

    def _act(self, command: Command, key: str | None) -> None:
        def done(v: int, problem: Exception | None) -> None:
            if isinstance(problem, ObeliskError):
                self._complain(problem, key)
            elif key is not None:
                self.connection.send(hub.acknowledgement(key, v))

        self.tables.start(self.room, command, self.connection.who, key, done)

    def _complain(self, error: ObeliskError, key: str | None) -> None:
        problem = problem_of(error, self.language)
        self.connection.send(hub.encode({"problem": problem, **({} if key is None else {"key": key})}))

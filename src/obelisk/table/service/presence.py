"""Who is at a table, at this server and at others that share its database."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from obelisk.table.service.connections import encode
from obelisk.table.service.store_threads import in_store
from obelisk.table.store.bus import Attendance, tell_attendance
from obelisk.table.wire.live import PresenceMessage, Thinking

if TYPE_CHECKING:
    from obelisk.table.service.live_table import LiveTable
    from obelisk.table.service.tables import Tables

SOON = 0.05
"""Seconds until everybody is told who has come and gone: when many do, once for all of them."""
EVERY = 4.0
"""Every so many seconds a server tells the others again who is at its tables."""
LOST = 10.0
"""After so many seconds without a word, nobody is at the other server any more."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who is at a table at another server: the seats, how many watch, and when it said so."""

    seats: frozenset[int]
    watching: int
    heard: float


class Presence:
    """Tells everybody at the tables of a server who is there."""

    def __init__(self, tables: Tables, engine: Engine, server: str):
        """Tell it at *tables*; other servers are told that this is *server*, where it has a name."""
        self._tables = tables
        self._engine = engine
        self._server = server
        self._changed: set[LiveTable] = set()
        self._is_telling = False
        self._told = time.monotonic()

    def changed(self, live: LiveTable) -> None:
        """Note that somebody has come or gone here; everybody is told soon, at the other servers too."""
        if live.presence is None:
            live.presence = asyncio.get_running_loop().call_later(SOON, self._tell, live)

    def _tell(self, live: LiveTable) -> None:
        live.presence = None
        self._tell_here(live)
        self._tell_others(live)

    def _tell_here(self, live: LiveTable) -> None:
        message: PresenceMessage = {"presence": sorted(live.here), "watching": live.watching}
        if live.since:
            message["thinking"] = self._thinking(live)
        written = encode(message)
        for connection in live.connections:
            connection.send(written)

    def _thinking(self, live: LiveTable) -> dict[str, Thinking]:
        """Return the computers that think here, for how many milliseconds already, and how many it may take in all."""
        now, table, paces = self._tables.now(), live.committed, self._tables.scheduler.paces
        levels = {seat: table.seats[seat].level or "" for seat in live.since}
        return {
            str(seat): {"for": now - since, "takes": paces.expected(table.game, levels[seat])}
            for seat, since in live.since.items()
        }

    def _tell_others(self, *changed: LiveTable) -> None:
        if self._server:
            self._changed.update(changed)
            if self._changed and not self._is_telling:
                self._is_telling = True
                self._tables.spawn(self._tell_all_others())

    async def _tell_all_others(self) -> None:
        """Tell other servers one thing after another, so that the last one told is how it is."""
        try:
            while self._changed:
                said = [Attendance(live.table.id, sorted(live.seats_here), live.watchers) for live in self._changed]
                self._changed.clear()
                with suppress(SQLAlchemyError):  # it is told again in a few seconds
                    await in_store(tell_attendance, self._engine, self._server, said)
        finally:
            self._is_telling = False

    def hear(self, server: str, said: list[Attendance]) -> None:
        """Hear from another server who is at its tables; one that is new there is told who is here."""
        for one in said:
            live = self._tables.known(one.table)
            if live is None:
                continue
            here, watching, is_new = live.here, live.watching, server not in live.elsewhere
            live.elsewhere[server] = Elsewhere(frozenset(one.seats), one.watching, time.monotonic())
            self._tables.scheduler.see(live, one.seats)
            if (here, watching) != (live.here, live.watching):
                self._tell_here(live)
            if is_new and live.connections:
                self._tell_others(live)

    def keep(self) -> None:
        """Tell other servers again from time to time, and forget those that have fallen silent."""
        now = time.monotonic()
        if not self._server or now - self._told < EVERY:
            return
        self._told = now
        self._tell_others(*(live for live in self._tables.in_memory if live.connections))
        for live in self._tables.in_memory:
            lost = [server for server, one in live.elsewhere.items() if now - one.heard > LOST]
            for server in lost:
                del live.elsewhere[server]
            if lost:
                self._tell_here(live)

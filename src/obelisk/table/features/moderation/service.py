"""Keeps in memory what hosts have decided, and closes the connections of people who are banned."""

from __future__ import annotations

from fastapi import Request

from obelisk.table.features.moderation.store.actions import keep_silent
from obelisk.table.features.moderation.store.blocks import Blocks
from obelisk.table.features.moderation.store.standing import Standing, read_standing
from obelisk.table.logs import note
from obelisk.table.service.limits import RateLimit
from obelisk.table.service.store_threads import in_store
from obelisk.table.service.subscriber import SessionChange, Subscriber
from obelisk.table.service.tables import Tables
from obelisk.table.web.answers import service_of
from obelisk.table.web.settings import Settings


class Service(Subscriber):
    """Moderation at the tables of a server."""

    def __init__(self, tables: Tables, settings: Settings):
        self._tables = tables
        self.blocks = Blocks(tables.engine)
        self.standing = Standing()
        self.report_limit = RateLimit(10 if settings.requests else 0, 3600)

    async def admin_changed(self) -> None:
        """Read what hosts have decided, and close the connections of people who are banned."""
        self.standing = await in_store(read_standing, self._tables.engine, self._tables.now())
        self._tables.gate = self.standing
        bans = self.standing.bans
        note("bans-read", networks=len(bans.networks), accounts=len(bans.accounts))
        for connection in self._tables.connected:
            if bans.refuse(connection.host, *connection.who.owners):
                connection.close()

    async def session_changed(self, change: SessionChange) -> None:
        """Mute the new session of a browser like the person who was muted there before."""
        is_silent = self.standing.silence_of(change.owners, self._tables.now()) is not None
        if change.is_other_person and is_silent:
            await in_store(keep_silent, self._tables.engine, change.owners, change.after)
            await self._tables.admin_changes.look()


def moderation_of(request: Request) -> Service:
    """Return the moderation of the server, or refuse where it is off."""
    return service_of(request, Service)

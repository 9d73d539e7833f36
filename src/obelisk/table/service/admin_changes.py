"""Applies what hosts change beside the server within seconds: tables that are removed, people who are banned."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from obelisk.table.logs import note, reason_of
from obelisk.table.service.store_threads import in_store
from obelisk.table.store.changes import changes_after, last_change

if TYPE_CHECKING:
    from obelisk.table.service.tables import Tables

SECONDS = 2.0
"""Seconds between two looks for changes."""


class AdminChangePoller:
    """Polls the table of changes, and applies them."""

    def __init__(self, tables: Tables):
        self._tables = tables
        self._since = 0
        self._heard: set[int] = set()

    async def begin(self) -> None:
        """Start from the state of the database; where its pages are damaged, from what is readable."""
        try:
            self._since = await in_store(last_change, self._tables.engine)
            await self._tell_subscribers()
        except SQLAlchemyError as error:
            if self._tables.damage.file is None:
                raise
            note("not-read", logging.ERROR, reason=reason_of(error))

    async def run(self) -> None:
        """Look for changes until the server ends."""
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await self.look()
            except SQLAlchemyError as error:
                note("not-read", logging.ERROR, reason=reason_of(error))

    async def look(self) -> None:
        """Apply what was changed since the last look."""
        # Numbers are given before they are seen, so a smaller one may come after a larger one.
        found = await in_store(changes_after, self._tables.engine, self._since)
        new = [(number, table_id) for number, table_id in found if number not in self._heard]
        for _, table_id in new:
            if table_id is not None:
                note("table-removed", table=table_id)
                self._tables.remove(table_id)
        if any(table_id is None for _, table_id in new):
            self._tables.sessions.forget()
            self._tables.damage.rows.clear()  # a host may have repaired them; others are found again
            await self._tell_subscribers()
        self._heard.update(number for number, _ in new)

    async def _tell_subscribers(self) -> None:
        for subscriber in self._tables.subscribers:
            await subscriber.admin_changed()

"""Whether a server can be played at."""

import asyncio
import time

from sqlalchemy.exc import SQLAlchemyError

from obelisk.table.service.store_threads import in_store
from obelisk.table.service.tables import Tables

PATIENCE = 2.0
"""Seconds within which the database must answer."""
SILENCE = 12.0
"""Seconds without a kept entry after which the writer is stuck; a server writes every five seconds that it runs."""
CACHED = 1.0
"""Seconds for which an answer is good, however many ask."""


class Readiness:
    """Whether the server can be played at, as it was found lately."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._asking: asyncio.Future[str | None] | None = None
        self._asked_at = 0.0

    async def lacking(self) -> str | None:
        """Return what is wrong, or None."""
        if self._asking is None or (self._asking.done() and time.monotonic() - self._asked_at > CACHED):
            self._asked_at = time.monotonic()
            self._asking = asyncio.ensure_future(self._look())
        return await asyncio.shield(self._asking)

    async def _look(self) -> str | None:
        if self._tables.damage.file is not None:
            return "intact-database"
        if time.monotonic() - self._tables.writer.tally.kept_at > SILENCE:
            return "writer"
        try:
            async with asyncio.timeout(PATIENCE):
                await in_store(self._tables.reader.answer)
        except (SQLAlchemyError, TimeoutError):
            return "database"
        return None

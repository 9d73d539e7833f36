"""The courier: sends what lies in the outbox. One server does it for all, and no move ever waits for it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from obelisk.table.core.commands import Who
from obelisk.table.core.turns.waiting import waiting_for
from obelisk.table.logs import note, reason_of
from obelisk.table.store.leases import Leases
from obelisk.table.store.turns import pushes
from obelisk.table.store.turns.holidays import sessions_of
from obelisk.table.store.turns.outbox import Letter, Outbox, Ways
from obelisk.table.views.notices import message
from obelisk.table.web.turns.push import PushSender

if TYPE_CHECKING:
    from obelisk.table.core.summary import Summary
    from obelisk.table.web.live.tables import Tables
    from obelisk.table.web.settings import Settings

BEAT = 1.0
"""Every so many seconds the courier looks into the outbox."""
AT_ONCE = 8
"""So much is sent at the same time."""
ERRAND = "outbox"


class Courier:
    """Shares out what is to be told among the ways by which people want to be, and sends it."""

    def __init__(self, tables: Tables, engine: Engine, settings: Settings):
        """Send what is in *engine*."""
        self._tables = tables
        self._engine = engine
        self.outbox = Outbox(engine)
        self._leases = Leases(engine, tables.server)
        self.push = PushSender(tables.pushes, settings)
        self._ways: list[Ways] = [pushes.ways] if settings.push and settings.install else []
        self._room = asyncio.Semaphore(AT_ONCE)
        tables.tells = bool(self._ways)

    async def work(self) -> None:
        """Go round until the server ends."""
        try:
            while self._ways:
                try:
                    await self.go_round()
                except SQLAlchemyError as error:
                    note("not-read", logging.ERROR, reason=reason_of(error))
                await asyncio.sleep(BEAT)
        finally:
            await self.push.close()

    async def go_round(self) -> int:
        """Share out and send everything that is due; return how many letters there were."""
        count = 0
        while await asyncio.to_thread(self._leases.run_errand, ERRAND, self._tables.now()):
            letters = await asyncio.to_thread(self.outbox.due, self._tables.now())
            if not letters:
                break
            count += len(letters)
            await asyncio.gather(*map(self._carry, letters))
        return count

    async def _carry(self, letter: Letter) -> None:
        if letter.channel is None:
            await asyncio.to_thread(self.outbox.share_out, letter, self._ways)
            return
        async with self._room:
            try:
                await self._send(letter)
            except Exception as error:  # whatever it is, it holds up nothing else, and is tried again
                note("not-sent", logging.WARNING, channel=letter.channel, tries=letter.tries, error=error)
                await asyncio.to_thread(self.outbox.failed, letter, self._tables.now())
                return
        await asyncio.to_thread(self.outbox.sent, letter)

    async def _send(self, letter: Letter) -> None:
        """Send a letter, unless there is nothing to tell any more; what cannot be sent now raises OSError."""
        table, who = await asyncio.to_thread(self._looked_up, letter)
        device = await asyncio.to_thread(self._tables.pushes.find, letter.target or "")
        if table is None or device is None:
            return
        rows = await asyncio.to_thread(self._tables.reader.of_owners, who.owners)
        waiting = len(waiting_for(who, [one for _, one in rows if one is not None]))
        told = message(table, letter.notice, who, device.language, waiting)
        if not await self.push.send(device, told):
            await asyncio.to_thread(self._tables.pushes.remove, device.hash)

    def _looked_up(self, letter: Letter) -> tuple[Summary | None, Who]:
        """Return the table that a letter is about, as it is now, and whom it is for."""
        with self._engine.connect() as connection:
            who = Who(frozenset(sessions_of(connection, letter.notice.owner)))
        return self.outbox.table_of(letter), who

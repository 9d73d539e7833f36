"""Holidays at tables: whoever is on holiday has a clock by days that stands still, wherever they play."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from obelisk.table.core.commands import NOBODY, Pause, Who
from obelisk.table.core.refusals import Missing, Unavailable
from obelisk.table.core.state import PERSON, Table
from obelisk.table.features.correspondence.domain import holidays as rules
from obelisk.table.features.correspondence.domain.holidays import Taken
from obelisk.table.features.correspondence.store.holidays import Holidays
from obelisk.table.service.store_threads import in_store

if TYPE_CHECKING:
    from obelisk.table.service.live_table import LiveTable
    from obelisk.table.service.tables import Tables


class HolidayKeeper:
    """Lets people go on holiday and come back. Tables hear of it at once, or when they are next looked at."""

    def __init__(self, tables: Tables, kept: Holidays):
        """Keep the holidays in *kept*, and tell *tables*."""
        self._tables = tables
        self._kept = kept

    async def of(self, owners: Collection[str]) -> list[Taken]:
        """Return the holidays of somebody within a year."""
        return await in_store(self._kept.of, owners, self._tables.now())

    async def begin(self, who: Who, session: str, days: int) -> None:
        """Let somebody go on holiday from now on."""
        taken = rules.begin(await self.of(who.owners), days, self._tables.now())
        await in_store(self._kept.keep, session, taken)
        await self._tell_all(who, taken)

    async def end(self, who: Who) -> None:
        """Let somebody come back."""
        taken = rules.end(await self.of(who.owners), self._tables.now())
        await in_store(self._kept.end, who.owners, taken)
        await self._tell_all(who, taken)

    async def _tell_all(self, who: Who, taken: Taken) -> None:
        """Let the clocks of somebody stand still, or go on, at all tables."""
        for table_id in await in_store(partial(self._tables.people.all_tables, who.owners, goes_on=True)):
            # One that cannot be reached now hears of it when it is.
            with suppress(Unavailable, Missing):
                table = (await self._tables.get(table_id)).table
                if is_by_days(table):
                    for seat in who.seats_at(table):
                        await self._tables.act(table_id, Pause(seat, taken.since, taken.until), NOBODY)

    async def pause(self, live: LiveTable) -> None:
        """Let the clocks of players stand still who are on holiday."""
        for pause in await self.pauses_at(live.table):
            if self._tables.may_write(live):
                self._tables.decide(live, pause)

    async def pauses_at(self, table: Table) -> list[Pause]:
        """Return the holidays of the players of a table by days."""
        if not is_by_days(table):
            return []
        owners = {n: seat.owner for n, seat in enumerate(table.seats) if seat.kind == PERSON and seat.owner}
        found = await in_store(self._kept.current_of, set(owners.values()), self._tables.now())
        return [Pause(n, found[one].since, found[one].until) for n, one in owners.items() if one in found]


def is_by_days(table: Table) -> bool:
    """Return whether a game that goes on is played by days."""
    return table.clocks is not None and table.clocks.control.kind.is_by_days and not table.is_over

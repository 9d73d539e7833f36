"""Conditional moves at tables: when their condition comes true, they are played at once."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from obelisk.errors import ObeliskError
from obelisk.table.core.commands import NOBODY, Planned
from obelisk.table.core.refusals import Missing, Unavailable
from obelisk.table.core.state import PERSON, Table
from obelisk.table.features.correspondence.service.holidays import is_by_days
from obelisk.table.features.correspondence.store.plans import Plans
from obelisk.table.service.store_threads import in_store

if TYPE_CHECKING:
    from obelisk.table.service.live_table import LiveTable
    from obelisk.table.service.tables import Tables


class PlanKeeper:
    """Follows the plans of people at the tables of a server."""

    def __init__(self, tables: Tables, kept: Plans):
        """Read the plans in *kept*."""
        self._tables = tables
        self.kept = kept

    def look(self, live: LiveTable) -> None:
        """Look, once for each position, whether who is to move has said before what they would play."""
        table = live.committed
        if not is_by_days(table) or live.planned == table.v:
            return
        live.planned = table.v
        for seat in table.active:
            if seat >= 0 and table.seats[seat].kind == PERSON:
                self._tables.spawn(self._follow(live, table, seat))

    async def _follow(self, live: LiveTable, table: Table, seat: int) -> None:
        plan = await in_store(self.kept.of, table.id, seat)
        if plan is None:
            return
        move = plan.next_move(table)
        try:
            if move is not None:
                await self._tables.submit(live, Planned(seat, move, table.ply), NOBODY)
                return
        except Unavailable:  # it could not be written now: whoever looks at the table next lets it be tried again
            live.planned = -1
            return
        except ObeliskError:  # not legal, or somebody was faster
            pass
        # What was played is in no line, or there is no answer to it: the rest counts for nothing.
        await in_store(self.kept.drop, table.id, seat)

    async def take_up(self) -> None:
        """Look at every table with a plan: a server may have ended between a move and its answer."""
        for table_id in await in_store(self.kept.tables):
            with suppress(Unavailable, Missing):
                await self._tables.get(table_id)

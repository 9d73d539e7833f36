"""Holidays and conditional moves at the tables of a server."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from fastapi import Request

from obelisk.table.core.commands import Command
from obelisk.table.core.events import BEGAN, Event
from obelisk.table.core.state import Table
from obelisk.table.features.correspondence.service.holidays import HolidayKeeper
from obelisk.table.features.correspondence.service.plans import PlanKeeper
from obelisk.table.features.correspondence.store.holidays import Holidays
from obelisk.table.features.correspondence.store.plans import Plans, drop_plans
from obelisk.table.service.live_table import LiveTable
from obelisk.table.service.subscriber import Step, Subscriber, Write
from obelisk.table.service.tables import Tables
from obelisk.table.web.answers import service_of
from obelisk.table.web.settings import Settings


class Service(Subscriber):
    """Games by days: clocks stand still in holidays, and conditional moves are played."""

    def __init__(self, tables: Tables, settings: Settings):
        self._tables = tables
        self.holidays = HolidayKeeper(tables, Holidays(tables.engine))
        self.plans = PlanKeeper(tables, Plans(tables.engine))

    def writes(self, step: Step) -> Iterable[Write]:
        """Forget the plans of a game that ends."""
        has_plans = step.ends and step.after.clocks is not None
        return [partial(drop_plans, table_id=step.after.id)] if has_plans else []

    async def commands_on_load(self, table: Table) -> Sequence[Command]:
        """Let the clocks of players on holiday stand still."""
        return await self.holidays.pauses_at(table)

    def published(self, live: LiveTable, events: Sequence[Event], table: Table) -> None:
        """Let the clocks stand still of players who are on holiday when their game begins."""
        if any(event.kind == BEGAN for event in events):
            self._tables.spawn(self.holidays.pause(live))

    def woken(self, live: LiveTable) -> None:
        """Play a planned move whose condition came true."""
        self.plans.look(live)

    async def opened(self) -> None:
        """Take up the plans of tables that are not in memory."""
        if self._tables.damage.file is None:
            self._tables.spawn(self.plans.take_up())


def correspondence_of(request: Request) -> Service:
    """Return the games by days of the server, or refuse where they are off."""
    return service_of(request, Service)

"""What features hear of the tables of a server."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from obelisk.table.core.commands import Command, Who
from obelisk.table.core.events import ENDED, Event
from obelisk.table.core.state import Table

if TYPE_CHECKING:
    from obelisk.table.service.live_table import LiveTable

Write = Callable[[Connection], None]
"""A write that belongs to the transaction of some events."""


@dataclass(frozen=True, slots=True)
class Step:
    """Events that were decided, and are about to be written."""

    before: Table | None
    """The table before them; None for a new one."""
    after: Table
    events: Sequence[Event]
    here: Collection[int]
    """The seats whose players are connected."""
    now: int
    is_call: bool = False
    """Whether the players are called to this new table from elsewhere."""

    @property
    def ends(self) -> bool:
        """Whether the game ends with these events."""
        return self.events[-1].kind == ENDED


@dataclass(frozen=True, slots=True)
class SessionChange:
    """A browser has another session, because somebody signed in or out."""

    before: str | None
    after: str
    owners: Collection[str]
    """All sessions of the person who used the browser before."""
    ended: tuple[str, ...] = ()
    """Sessions that were signed out."""
    is_other_person: bool = False
    """Whether the browser is not known to be the same person's any more."""


class Subscriber:
    """Hears of everything that happens at tables. A feature overrides what it needs."""

    def writes(self, step: Step) -> Iterable[Write]:
        """Return what to write together with the events of a step: all of it is kept, or nothing."""
        return ()

    def published(self, live: LiveTable, events: Sequence[Event], table: Table) -> None:
        """Take note of events that are on the disk."""

    async def commands_on_load(self, table: Table) -> Sequence[Command]:
        """Return what is to be decided at a table that was read from the database, before anybody sees it."""
        return ()

    def woken(self, live: LiveTable) -> None:
        """Take note that a table may wait for the server: it was loaded, or something has happened."""

    def met(self, table: Table, seats: Collection[int]) -> None:
        """Take note that the players of these seats look at their table."""

    def changed_elsewhere(self, ids: list[str] | None) -> None:
        """Take note that another server has changed something: what bears these names, or anything."""

    async def admin_changed(self) -> None:
        """Read anew what hosts have changed beside the server."""

    async def session_changed(self, change: SessionChange) -> None:
        """Take note that a browser has another session, and that sessions have ended."""

    async def person_joined(self, owners: Collection[str]) -> None:
        """Take note that these sessions are one person now."""

    async def person_leaves(self, who: Who) -> None:
        """End what others would wait for, before a person's data is erased."""

    async def opened(self) -> None:
        """Prepare for the first request."""

    def draw_ahead(self) -> None:
        """Draw, in a thread, what the first visitors would wait for."""

    def snapshot_facts(self, table: Table, language: str) -> dict[str, Any]:
        """Return what the snapshot of a table says besides what every table's does."""
        return {}

    def jobs(self) -> Iterable[Coroutine[Any, Any, None]]:
        """Return what runs until the server ends, or until its database cannot be written any more."""
        return ()

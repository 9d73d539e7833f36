"""A table in memory, and its line in the list of tables."""

import asyncio
import time
from collections import deque
from dataclasses import replace

from obelisk.table.core import events
from obelisk.table.core.events import Event
from obelisk.table.core.state import COMPUTER, PERSON, Table
from obelisk.table.service.connections import Connection
from obelisk.table.service.presence import Elsewhere
from obelisk.table.store import Chain, Entry
from obelisk.table.store.rows import row_of

RECENT = 64
"""How many events of a table are kept at hand for those who come back after a break."""


class LiveTable:
    """A table in memory: the value, who is connected, and what is under way."""

    __slots__ = (
        "catching_up", "chain", "committed", "connections", "elsewhere", "keys", "met", "planned", "presence", "queued",
        "recent", "since", "table", "thinking", "timer", "unwritten", "used", "waiters",
    )  # fmt: skip

    def __init__(self, table: Table, log: list[tuple[Event, str | None]]):
        self.table = table
        self.chain = Chain()
        self.catching_up = asyncio.Lock()
        self.committed = table
        """The table as it is on the disk: all that anybody is ever told."""
        self.keys: dict[str, Event] = {key: event for event, key in log if key is not None}
        self.recent: deque[Event] = deque((event for event, _ in log), maxlen=RECENT)
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        """Who is connected to this table at other servers."""
        self.thinking: dict[int, int] = {}
        """The computers that think, each about the position after so many events."""
        self.queued: dict[int, int] = {}
        """The computers that wait until they can think, each since when."""
        self.since: dict[int, int] = {}
        """Since when computers think that have begun."""
        self.met: set[int] = set(range(len(table.seats))) if table.has_moves else self.here_at(table)
        """The seats that have seen the game since it began; once moves were made before this server was there, all."""
        self.planned = -1
        """After which event it was looked whether somebody has planned their move."""
        self.timer: asyncio.TimerHandle | None = None
        self.presence: asyncio.TimerHandle | None = None
        self.unwritten = 0
        self.waiters: list[asyncio.Future[None]] = []
        self.used = time.monotonic()

    @property
    def seats_here(self) -> set[int]:
        """The seats whose players are connected to this server."""
        return {seat for connection in self.connections for seat in connection.who.seats_at(self.table)}

    @property
    def here(self) -> set[int]:
        """The seats whose players are connected, to whichever server."""
        return self.seats_here.union(*(one.seats for one in self.elsewhere.values()))

    @property
    def watchers(self) -> int:
        """How many watch at this server."""
        return sum(not connection.who.seats_at(self.table) for connection in self.connections)

    @property
    def watching(self) -> int:
        """How many watch, at whichever server."""
        return self.watchers + sum(one.watching for one in self.elsewhere.values())

    def here_at(self, table: Table) -> set[int]:
        """Return the seats that see a game which begins: computers, and whoever is connected."""
        return self.here | {number for number, seat in enumerate(table.seats) if seat.kind == COMPUTER}

    @property
    def is_unseen(self) -> bool:
        """Whether clocks have to stand still, because somebody has not seen the game yet."""
        return self.table.waits and len(self.met) < len(self.table.seats)

    def as_shown(self, table: Table) -> Table:
        """Return a table with clocks that stand, where they have to."""
        if not self.is_unseen or table.clocks is None:
            return table
        return replace(table, clocks=table.clocks.standing())

    @property
    def is_idle(self) -> bool:
        """Whether nothing needs this table in memory."""
        is_busy = self.connections or self.thinking or self.unwritten or self.waiters or self.timer is not None
        return not is_busy

    async def next_event(self, seconds: float) -> None:
        """Wait until something has happened, at most for so many seconds."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiters.append(waiter)
        try:
            async with asyncio.timeout(seconds):
                await waiter
        except TimeoutError:
            pass
        finally:
            if waiter in self.waiters:
                self.waiters.remove(waiter)

    def stop_timer(self) -> None:
        """Let no flag fall for the time being."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def new_entry(table: Table, happened: list[Event]) -> Entry:
    """Return what is written of a new table."""
    # A board to try moves on waits for nobody: it stands on no list. Puzzles have a list of their own.
    owners = () if table.is_analysis or table.puzzle is not None else new_owners(happened)
    return Entry(table.id, happened, made=row_of(table), owners=owners)


def new_owners(happened: list[Event]) -> tuple[str, ...]:
    """Return the sessions that have taken a seat."""
    seated = (event.data.get("owner") for event in happened if event.kind == events.SAT and event.data["as"] == PERSON)
    return tuple(dict.fromkeys(owner for owner in seated if owner is not None))


def is_score(table: Table) -> bool:
    """Return whether a finished game counts for the best scores: played alone to its end, and without help."""
    is_whole = table.ending is not None and table.ending.reason == "rules" and not table.is_analysis
    if table.puzzle is not None:
        return False
    return is_whole and len(table.seats) == 1 and table.seats[0].kind == PERSON and not table.is_helped

"""What the server itself does at tables: it lets computers think and flags fall, and clocks stand still when it did."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from obelisk.errors import IllegalMove
from obelisk.table.core import referee
from obelisk.table.core.clocks import DAY
from obelisk.table.core.commands import NOBODY, Answer, Flag, Resume, Who
from obelisk.table.core.refusals import Missing, Unavailable
from obelisk.table.core.state import COMPUTER, Table
from obelisk.table.service.live_table import LiveTable
from obelisk.table.service.server_time import ServerTime
from obelisk.table.service.store_threads import in_store
from obelisk.table.store import Entry, Overtaken
from obelisk.table.store.keeping import keep_downtime
from obelisk.table.store.leases import Leases
from obelisk.table.workers import computers
from obelisk.table.workers.lanes import THINK
from obelisk.table.workers.paces import Paces

if TYPE_CHECKING:
    from obelisk.table.service.tables import Tables

LONGEST_PLAIN = 10.0
"""Seconds that a computer may think while its rules run as plain Python; it takes one, but for what is very hard."""
OFTEN = 0.25
"""Seconds between two looks at whether they are compiled."""
LONG_PAUSE = DAY
"""Milliseconds of a pause that is kept in the database."""
LONG = 1.2
"""After so many seconds a computer that thinks tells how long it may take."""


class TableScheduler:
    """Attends to the tables of a server."""

    def __init__(self, tables: Tables, leases: Leases, time: ServerTime):
        """Attend to *tables*; *time* tells when the server stood still."""
        self._tables = tables
        self._leases = leases
        self.paces = Paces()
        self.time = time

    def stand_still(self, live: LiveTable, time: int) -> None:
        """Give back to running clocks what they counted while no server was there to play at."""
        clocks = live.table.clocks
        if clocks is not None and clocks.running and time > 0 and self._tables.damage.file is None:
            lost = min(time, self._tables.now() - clocks.since)
            self._tables.decide(live, Resume(lost))

    def notice_pause(self) -> None:
        """Let clocks stand still for as long as the server itself did, before it decides anything."""
        lost = self.time.stood_still()
        if lost > LONG_PAUSE:
            self._keep_pause(self._tables.now() - lost, self._tables.now())
        if lost > 0:
            for live in self._tables.in_memory:
                self.stand_still(live, lost)

    def _keep_pause(self, since: int, until: int) -> None:
        """Keep a long pause, or a jump of the clock, for sessions and for tables that are not in memory.

        Where other servers share the database, only sessions on this server take notice: the others have kept running.
        """
        self._tables.sessions.note_pause(since, until)
        if not self._tables.is_shared:
            pause = partial(keep_downtime, since=since, until=until)
            self._tables.writer.submit(Entry("", [], also=pause)).add_done_callback(lambda kept: kept.exception())

    def meet(self, live: LiveTable, who: Who) -> None:
        """Note that somebody sees the game: until everybody has, no clock runs where clocks wait for that."""
        seats = who.seats_at(live.table)
        self.see(live, seats)
        for subscriber in self._tables.subscribers:
            subscriber.met(live.table, seats)

    def see(self, live: LiveTable, seats: Iterable[int]) -> None:
        """Note that these seats see the game, at whichever server."""
        self.hold(live)
        live.met.update(seats if live.table.has_begun else ())

    def hold(self, live: LiveTable) -> None:
        """Give back to running clocks what they counted while somebody had not seen the game."""
        if live.is_unseen and not live.chain.is_broken and live.table.clocks is not None:
            self.stand_still(live, self._tables.now() - live.table.clocks.since)

    def wake(self, live: LiveTable) -> None:
        """Let computers think whose turn it is, and set the timer for the next flag."""
        if not self._tables.is_open or self._tables.damage.file is not None:
            return
        table = live.committed
        for seat in table.active:
            if table.seats[seat].kind == COMPUTER and live.thinking.get(seat) != table.ply:
                live.thinking[seat] = table.ply
                self._tables.spawn(self._think(live, table, seat))
        for subscriber in self._tables.subscribers:
            subscriber.woken(live)
        live.stop_timer()
        flag = table.clocks.next_flag() if table.clocks is not None and table.ending is None else None
        if flag is not None:
            delay = min(max(flag - self._tables.now(), 0) / 1000 + 0.001, 24 * 3600.0)
            live.timer = asyncio.get_running_loop().call_later(delay, self._flag, live)

    @property
    def has_running_clocks(self) -> bool:
        """Whether a clock runs at a table in memory."""
        return any(live.timer is not None for live in self._tables.in_memory)

    def _keep_leases(self) -> None:
        """Keep what this server does for others to itself, and look whether another has stopped doing it."""
        thinking = [live.table.id for live in self._tables.in_memory if live.thinking]
        self._tables.spawn(in_store(self._leases.keep, thinking, self._tables.now()))
        for live in self._tables.in_memory:
            if not live.unwritten:
                self.wake(live)

    async def look_after(self) -> None:
        """Take up the tables that are not in memory, but wait for the server: for a computer, or for a flag to fall."""
        if self._tables.is_shared:
            self._keep_leases()
            self._tables.presence.keep()
        known = {live.table.id for live in self._tables.in_memory} | self._tables.aside
        for table_id in await in_store(self._tables.reader.due, self._tables.now(), known):
            with suppress(Unavailable, Missing):
                await self._tables.get(table_id)

    def _flag(self, live: LiveTable) -> None:
        live.timer = None
        if self._tables.damage.file is not None:
            return
        self.notice_pause()
        self.hold(live)
        for seat in list(live.queued):
            self._give_back(live, seat)
            live.queued[seat] = self._tables.now()
        if referee.is_overdue(live.table, self._tables.now()):
            self._tables.decide(live, Flag())
        else:
            self.wake(live)

    async def _think(self, live: LiveTable, table: Table, seat: int) -> None:
        """Let a computer choose, and make its move if it still answers what it was asked."""
        try:
            move = await self._chosen(live, table, seat)
        except (Overtaken, SQLAlchemyError):  # another server lets this computer think, or nobody can now
            return
        finally:
            if live.thinking.get(seat) == table.ply:
                del live.thinking[seat]
            live.queued.pop(seat, None)
            live.since.pop(seat, None)
        is_kept = self._tables.damage.file is None
        if not is_kept or not self._tables.has(live) or live.chain.is_broken:  # whoever looks at it again asks again
            return
        is_due = seat in live.table.active and live.table.seats[seat].kind == COMPUTER
        if live.table.position is not table.position or not is_due:
            self.wake(live)
            return
        try:
            decided = referee.decide(live.table, Answer(seat, move), NOBODY, self._tables.now())
        except IllegalMove:  # a player's mistake is not the table's: the game goes on
            move = table.position.moves(seat)[0]
            decided = referee.decide(live.table, Answer(seat, move), NOBODY, self._tables.now())
        self._tables.carry_out(live, *decided)

    async def _chosen(self, live: LiveTable, table: Table, seat: int) -> str:
        """Return the move that a computer chooses, when it was its turn to think; until then its clock stands still."""
        if not await in_store(self._leases.take, table.id, self._tables.now()):
            raise Overtaken("table/not-kept")
        live.queued[seat] = self._tables.now()
        level = table.seats[seat].level or "club"
        begin, facts = partial(self._begin, live, seat), (level, table.position, seat)
        within = computers.time_of(level)
        think = partial(self._tables.workers.do, THINK, computers.chosen, *facts, on_start=begin, within=within)
        try:
            move: str = await self._while_compiling(table.game, think)
        except Unavailable:  # it took too long, or too much memory: the game goes on
            move = await asyncio.to_thread(computers.any_move, table.position, seat)
        if seat in live.since:
            self.paces.note(table.game, level, self._tables.now() - live.since[seat])
        return move

    async def _while_compiling(self, game: str, think: Callable[[], Awaitable[str]]) -> str:
        """Return what is thought of. As plain Python something may take too long: then it waits for compiled rules."""
        compiling = self._tables.workers.compiling
        compiling.ask_for(game)
        if compiling.is_pending(game):
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_PLAIN):
                    return await think()
            while compiling.is_pending(game):
                await asyncio.sleep(OFTEN)
        return await think()

    def _begin(self, live: LiveTable, seat: int) -> None:
        """Note that a computer begins to think; if it takes long, everybody is told how long it may be."""
        self._give_back(live, seat)
        live.since[seat] = begun = self._tables.now()
        asyncio.get_running_loop().call_later(LONG, self._tell, live, seat, begun)

    def _tell(self, live: LiveTable, seat: int, begun: int) -> None:
        if live.since.get(seat) == begun:
            self._tables.presence.changed(live)

    def _give_back(self, live: LiveTable, seat: int) -> None:
        """Give a computer the time back for which it had to wait until it could think."""
        since = live.queued.pop(seat, None)
        if since is not None and not live.chain.is_broken:
            self.stand_still(live, self._tables.now() - since)

"""All tables that are in use: what players do goes through the referee, onto the disk, and then to everybody."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from typing import Any

from sqlalchemy import Engine

from obelisk.errors import IllegalMove
from obelisk.storage.scores import Scores
from obelisk.table import events, hub, referee
from obelisk.table.commands import NOBODY, Answer, Command, Do, Flag, Move, Place, Sit, Who
from obelisk.table.computers import Computers
from obelisk.table.events import Event
from obelisk.table.identity import fresh_secret
from obelisk.table.making import Wish, make_rematch, make_table
from obelisk.table.refusals import Missing, Refused, Unavailable
from obelisk.table.rooms import Room, changes, entry_for_new, is_score, new_owners
from obelisk.table.state import COMPUTER, PERSON, Table, replayed
from obelisk.table.store import Entry, Reader, Writer
from obelisk.table.store.writer import forget_sitters, lay_down

ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"
ID_LENGTH = 10


class Tables:
    """The tables of a server. Everything here runs on one event loop; only writing and thinking happen elsewhere."""

    def __init__(
        self,
        engine: Engine,
        computers: Computers,
        *,
        scores: Scores | None = None,
        now: Callable[[], int] | None = None,
    ):
        """Keep the tables in *engine*, and let *computers* think; *scores* of games alone are entered there.

        *now* is the time in milliseconds.
        """
        self.scores = scores or Scores()
        self._loop = asyncio.get_running_loop()
        self.reader = Reader(engine)
        self.writer = Writer(engine, self._loop.call_soon_threadsafe)
        self.computers = computers
        self.now = now or (lambda: time.time_ns() // 1_000_000)
        self.is_awake = False
        """Whether flags fall and computers think; not before clocks are told how long the server stood still."""
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def room(self, table_id: str) -> Room:
        """Return a table, from memory or replayed from the disk; or refuse an id that nobody knows."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.used = time.monotonic()
            return room
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Room:
        try:
            log = await asyncio.to_thread(self.reader.log, table_id)
            if not log:
                raise Missing("table/unknown", id=table_id)
            table = await asyncio.to_thread(replayed, table_id, [event for event, _ in log])
            room = self._rooms[table_id] = Room(table, log)
            self._wake(room)
            return room
        finally:
            del self._loading[table_id]

    async def make(self, wish: Wish, table_id: str | None = None) -> Room:
        """Open a new table; if one has this id already, it is the same request once more, and is that table."""
        table_id = table_id or id_from(fresh_secret())
        while True:
            try:
                room = await self.room(table_id)
            except Missing:
                # What goes on meanwhile may be the same request making the table, or one more looking for it in vain.
                if table_id not in self._loading and table_id not in self._rooms:
                    self._loading[table_id] = asyncio.ensure_future(self._make(table_id, wish))
                continue
            if not wish.is_for(room.table):
                raise Refused("table/key-used")
            return room

    async def _make(self, table_id: str, wish: Wish) -> Room:
        try:
            happened, table = await asyncio.to_thread(make_table, table_id, wish, self.now())
            await self._written(entry_for_new(table, happened))
            room = self._rooms[table_id] = Room(table, [(event, None) for event in happened])
            self._wake(room)
            return room
        finally:
            del self._loading[table_id]

    async def _written(self, entry: Entry) -> None:
        """Wait until an entry is on the disk."""
        kept: asyncio.Future[None] = self._loop.create_future()

        def done(problem: Exception | None) -> None:
            if not kept.done():
                kept.set_exception(problem) if problem else kept.set_result(None)

        entry.done = done
        self.writer.submit(entry)
        try:
            await kept
        except Exception as error:
            raise Unavailable("table/not-kept") from error

    async def lay_down(self, table_id: str, seat: int, layout: str) -> None:
        """Keep what lies on a seat's workbench; it is on the disk when this returns."""
        note = partial(lay_down, table_id=table_id, seat=seat, layout=layout)
        await self._written(Entry(table_id, [], nobody_hears, also=note))

    async def take_off_list(self, table_id: str, owners: Collection[str]) -> None:
        """Forget that these sessions have played at a table; it is on the disk when this returns."""
        note = partial(forget_sitters, table_id=table_id, owners=owners)
        await self._written(Entry(table_id, [], nobody_hears, also=note))

    async def act(self, table_id: str, command: Command, who: Who, key: str | None = None) -> tuple[int, Room]:
        """Carry out a command; return the number of its first event, once it is on the disk."""
        room = await self.room(table_id)
        kept: asyncio.Future[int] = self._loop.create_future()

        def done(v: int, problem: Exception | None) -> None:
            if not kept.done():
                kept.set_exception(problem) if problem else kept.set_result(v)

        self.start(room, command, who, key, done)
        return await kept, room

    def start(
        self, room: Room, command: Command, who: Who, key: str | None, done: Callable[[int, Exception | None], None]
    ) -> None:
        """Carry out a command now, and call *done* when it is on the disk; what is refused raises at once."""
        scoped = None if key is None else f"{who.tag}:{key}"
        at = self.now()
        if referee.is_overdue(room.table, at):
            self.carry_out(room, *referee.decide(room.table, Flag(), NOBODY, at), None, nobody_waits)
        before = room.keys.get(scoped) if scoped is not None else None
        if before is not None:
            _check_same(before, command)
            self._after_writing(room, lambda problem: done(before.v, problem))
            return
        if isinstance(command, Do) and not command.id:
            command = _with_id(command)
        happened, table = referee.decide(room.table, command, who, at)
        if not happened:
            self._after_writing(room, lambda problem: done(room.table.v, problem))
            return
        self.carry_out(room, happened, table, scoped, done)

    def carry_out(
        self,
        room: Room,
        happened: list[Event],
        table: Table,
        key: str | None,
        done: Callable[[int, Exception | None], None],
    ) -> None:
        """Let events happen: onto the disk, and then to everybody."""
        if not happened:
            return
        before = room.table
        room.table = table
        room.unwritten += 1
        if key is not None:
            room.keys[key] = happened[0]

        def written(problem: Exception | None) -> None:
            room.unwritten -= 1
            if problem is not None:
                self._forget(room)
                done(happened[0].v, Unavailable("table/not-kept"))
                return
            self._tell(room, happened, table)
            done(happened[0].v, None)

        entry = Entry(table.id, happened, written, key)
        if happened[-1].kind != events.MOVED:
            entry.changed, entry.owners = changes(before, table), new_owners(happened)
        if happened[-1].kind == events.REMATCH:
            entry.others.append(self._rematch(happened[-1].data["id"], table))
        self.writer.submit(entry)

    def _rematch(self, table_id: str, old: Table) -> Entry:
        happened, table = make_rematch(table_id, old, self.now())
        return entry_for_new(table, happened)

    def _after_writing(self, room: Room, done: Callable[[Exception | None], None]) -> None:
        """Call *done* when everything that was decided before is on the disk."""
        if room.unwritten:
            self.writer.submit(Entry(room.table.id, [], done))
        else:
            done(None)

    def _tell(self, room: Room, happened: list[Event], table: Table) -> None:
        """Tell everybody what has been written, and let go on what waits for it."""
        room.committed = table
        room.recent.extend(happened)
        hub.tell(table, happened, room.connections)
        for waiter in room.waiters:
            if not waiter.done():
                waiter.set_result(None)
        room.waiters.clear()
        if happened[-1].kind == events.ENDED and is_score(table):
            self.spawn(asyncio.to_thread(self.scores.add, table.position, table.seats[0].name or PERSON))
        if room.unwritten == 0:
            self._wake(room)

    def _forget(self, room: Room) -> None:
        """Drop a table from memory whose events could not be written; whoever is there comes back and resumes."""
        if self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]
        for connection in list(room.connections):
            connection.close()
        if room.timer is not None:
            room.timer.cancel()

    def _wake(self, room: Room) -> None:
        """Let computers think whose turn it is, and set the timer for the next flag."""
        if not self.is_awake:
            return
        table = room.committed
        for seat in table.active:
            if table.seats[seat].kind == COMPUTER and room.thinking.get(seat) != table.ply:
                room.thinking[seat] = table.ply
                self.spawn(self._think(room, table, seat))
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        flag = table.clocks.next_flag() if table.clocks is not None and table.ending is None else None
        if flag is not None:
            delay = min(max(flag - self.now(), 0) / 1000 + 0.001, 24 * 3600.0)
            room.timer = self._loop.call_later(delay, self._flag, room)

    def wake_up(self) -> None:
        """Let flags fall and computers think from now on."""
        self.is_awake = True
        for room in self._rooms.values():
            self._wake(room)

    def _flag(self, room: Room) -> None:
        room.timer = None
        if referee.is_overdue(room.table, self.now()):
            decided = referee.decide(room.table, Flag(), NOBODY, self.now())
            self.carry_out(room, *decided, None, nobody_waits)
        else:
            self._wake(room)

    async def _think(self, room: Room, table: Table, seat: int) -> None:
        """Let a computer choose, and make its move if it still answers what it was asked."""
        level = table.seats[seat].level or "club"
        try:
            move = await asyncio.wrap_future(self.computers.choose(level, table.position, seat))
        finally:
            if room.thinking.get(seat) == table.ply:
                del room.thinking[seat]
        if self._rooms.get(table.id) is not room:  # dropped meanwhile: whoever loads it again asks again
            return
        is_due = seat in room.table.active and room.table.seats[seat].kind == COMPUTER
        if room.table.position is not table.position or not is_due:
            self._wake(room)
            return
        try:
            decided = referee.decide(room.table, Answer(seat, move), NOBODY, self.now())
        except IllegalMove:  # a player's mistake is not the table's: the game goes on
            move = table.position.moves(seat)[0]
            decided = referee.decide(room.table, Answer(seat, move), NOBODY, self.now())
        self.carry_out(room, *decided, None, nobody_waits)

    def spawn(self, work: Any) -> None:
        """Let something run beside the rest."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def log(self, room: Room, after: int) -> list[Event]:
        """Return the events after a number that are on the disk, in order."""
        upto = room.committed.v
        if after >= upto:
            return []
        if room.recent and room.recent[0].v <= after + 1:
            return [event for event in room.recent if after < event.v <= upto]
        log = await asyncio.to_thread(self.reader.log, room.table.id, after)
        return [event for event, _ in log if event.v <= upto]

    async def settled(self, room: Room) -> Table:
        """Return the table as it is on the disk, with everything that was decided before this call."""
        if room.unwritten:
            kept: asyncio.Future[None] = self._loop.create_future()
            self._after_writing(room, lambda problem: None if kept.done() else kept.set_result(None))
            await kept
        return room.committed

    def put_away(self, idle: float) -> None:
        """Put tables out of memory that were not used for so many seconds."""
        long_ago = time.monotonic() - idle
        for table_id, room in list(self._rooms.items()):
            if room.is_idle and room.used <= long_ago:
                del self._rooms[table_id]

    async def close(self) -> None:
        """Write what waits, and end."""
        self.is_awake = False
        for task in list(self._tasks):
            task.cancel()
        for room in self._rooms.values():
            if room.timer is not None:
                room.timer.cancel()
            for connection in list(room.connections):
                connection.close()
        self.computers.close()
        await asyncio.to_thread(self.writer.close)


def id_from(secret: str) -> str:
    """Return the name of a table that is made with a secret: fifty bits, so that nobody finds one by trying."""
    digest = hashlib.sha256(f"table {secret}".encode()).digest()
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:ID_LENGTH])


def _with_id(command: Do) -> Do:
    """Give a command that may lead to a rematch the name of its table."""
    return replace(command, id=id_from(fresh_secret())) if command.kind in ("rematch", "accept") else command


def _check_same(before: Event, command: Command) -> None:
    """A key names one request: the same one may come again, another one may not."""
    named = {Move: events.MOVED, Sit: events.SAT, Place: events.SAT}
    happens = named.get(type(command))
    is_other_kind = before.kind in named.values() if happens is None else before.kind != happens
    if is_other_kind or (isinstance(command, Move | Sit | Place) and command.seat not in (None, before.data["seat"])):
        raise Refused("table/key-used")


def nobody_hears(problem: Exception | None) -> None:
    """Stand in for somebody who would hear whether something was written."""


def nobody_waits(v: int, problem: Exception | None) -> None:
    """Stand in for somebody who would hear that a command was carried out."""

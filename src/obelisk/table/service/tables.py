"""All tables that are in use: what players do goes through the referee, onto the disk, and then to everybody."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from obelisk.arena.scores import Scores
from obelisk.errors import ObeliskError
from obelisk.kernel.state import CHANCE
from obelisk.table.core import events, referee
from obelisk.table.core.commands import NOBODY, Command, Do, Flag, Move, Place, Sit, Who
from obelisk.table.core.dealing import ID_LENGTH, fresh_secret, id_from
from obelisk.table.core.events import Event
from obelisk.table.core.opening import TableSpec, make_rematch, make_table
from obelisk.table.core.refusals import Missing, Refused, Unavailable
from obelisk.table.core.state import PERSON, Table, replayed
from obelisk.table.logs import note, reason_of
from obelisk.table.service import connections
from obelisk.table.service.admin_changes import AdminChangePoller
from obelisk.table.service.gate import Gate
from obelisk.table.service.limits import Limits
from obelisk.table.service.live_table import LiveTable, is_score, new_entry, new_owners
from obelisk.table.service.pictures import Pictures
from obelisk.table.service.presence import Presence
from obelisk.table.service.scheduler import TableScheduler
from obelisk.table.service.server_time import ServerTime
from obelisk.table.service.store_threads import in_store
from obelisk.table.service.subscriber import Step, Subscriber, Write
from obelisk.table.short_tasks import short
from obelisk.table.store import Chain, Entry, Overtaken, Reader, Writer
from obelisk.table.store.bus import Attendance, Listener, is_shared
from obelisk.table.store.damage import damage_of
from obelisk.table.store.keeping import save_layout, take_off_list
from obelisk.table.store.leases import Leases
from obelisk.table.store.people import People
from obelisk.table.store.reading import Log
from obelisk.table.store.rows import changes, changes_by_move
from obelisk.table.store.sessions import Sessions
from obelisk.table.workers.lanes import Workers

MOST_TRIES = 12
"""Maximum number of tries of a command when other servers append to the same log."""


Kind = TypeVar("Kind", bound=Subscriber)


class Tables:
    """The tables of a server. Everything here runs on one event loop; only writing and thinking happen elsewhere."""

    def __init__(
        self,
        engine: Engine,
        workers: Workers,
        *,
        scores: Scores | None = None,
        now: Callable[[], int] | None = None,
        limits: Limits | None = None,
    ):
        """Keep the tables in *engine*, and let others think in *workers*; *scores* of games alone are entered there.

        *now* is the time in milliseconds.
        """
        self.scores = scores or Scores()
        self._loop = asyncio.get_running_loop()
        self.reader = Reader(engine)
        self.is_shared = is_shared(engine)
        """Whether other servers may play at the same tables."""
        self.engine = engine
        self.damage = damage_of(engine)
        self.sessions = Sessions(engine)
        self.people = People(engine)
        self.gate = Gate()
        """What hosts have decided about people."""
        self._services: dict[type[Subscriber], Subscriber] = {}
        self.server = name = fresh_secret() if self.is_shared else ""
        self.writer = Writer(engine, self._loop, name)
        self.presence = Presence(self, engine, name)
        self._listener = Listener(engine, name, self._hear, self._hear_attendance) if self.is_shared else None
        self.workers = workers
        self.pictures = Pictures(workers)
        self._limits = limits or Limits()
        time = ServerTime()
        self.now = now or time.now
        self.scheduler = TableScheduler(self, Leases(engine, name), time)
        self.admin_changes = AdminChangePoller(self)
        self.is_open = True
        self.aside: set[str] = set()
        """Tables whose logs cannot be replayed: they are refused until the server starts again."""
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def subscribers(self) -> Iterable[Subscriber]:
        """Those who hear of what happens, in the order in which they were added."""
        return self._services.values()

    def subscribe(self, service: Subscriber) -> None:
        """Let a service hear of everything that happens at tables."""
        self._services[type(service)] = service

    def find_service(self, kind: type[Kind]) -> Kind | None:
        """Return the service of a kind; None where its feature is off."""
        found = self._services.get(kind)
        return found if isinstance(found, kind) else None

    def snapshot_facts(self, table: Table, language: str) -> dict[str, Any]:
        """Return what features say of a table in its snapshot."""
        return {name: fact for one in self.subscribers for name, fact in one.snapshot_facts(table, language).items()}

    async def get(self, table_id: str) -> LiveTable:
        """Return a table, from memory or replayed from the disk; or refuse an id that nobody knows."""
        live = self._live.get(table_id)
        if live is not None:
            live.used = time.monotonic()
            return live
        if table_id in self.aside:
            raise Unavailable("table/put-aside", id=table_id)
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        try:
            log, table = await asyncio.to_thread(self._read, table_id)
            lost = 0 if table.clocks is None else await in_store(self.reader.stood_still, table.touched)
            commands = [command for one in self.subscribers for command in await one.commands_on_load(table)]
            live = self._add(LiveTable(table, log))
            self.scheduler.stand_still(live, lost)
            for command in commands:
                self.decide(live, command)
            return live
        finally:
            del self._loading[table_id]

    def _read(self, table_id: str) -> tuple[list[tuple[Event, str | None]], Table]:
        """Return the log of a table, and the table. A log that leads nowhere is put aside: that table alone is lost."""
        try:
            log = self.reader.log(table_id)
            if log:
                return log, replayed(table_id, [event for event, _ in log])
        except SQLAlchemyError as error:
            raise Unavailable("table/not-read") from error
        except Exception as error:  # a damaged log, a game that is not installed any more, rules that have changed
            self.aside.add(table_id)
            note("table-put-aside", logging.ERROR, table=table_id, error=error)
            raise Unavailable("table/put-aside", id=table_id) from error
        raise Missing("table/unknown", id=table_id)

    async def make(self, spec: TableSpec, table_id: str | None = None) -> LiveTable:
        """Open a new table; if one has this id already, it is the same request once more, and is that table."""
        table_id = table_id or id_from(fresh_secret())
        while True:
            try:
                live = await self.get(table_id)
            except Missing:
                # What goes on meanwhile may be the same request making the table, or one more looking for it in vain.
                if table_id not in self._loading and table_id not in self._live:
                    self._loading[table_id] = asyncio.ensure_future(self._make(table_id, spec))
                continue
            if not spec.is_for(live.table):
                raise Refused("table/key-used")
            return live

    async def _make(self, table_id: str, spec: TableSpec) -> LiveTable:
        try:
            happened, table = await asyncio.to_thread(make_table, table_id, spec, self.now())
            await self.writer.submit(self.entry_for_new(table, happened))
            return self._add(LiveTable(table, [(event, None) for event in happened]))
        finally:
            del self._loading[table_id]

    def _add(self, live: LiveTable) -> LiveTable:
        self._live[live.table.id] = live
        self.scheduler.wake(live)
        return live

    async def save_layout(self, table_id: str, seat: int, layout: str) -> None:
        """Keep what lies on a seat's workbench; it is on the disk when this returns."""
        note = partial(save_layout, table_id=table_id, seat=seat, layout=layout)
        await self.writer.submit(Entry(table_id, [], also=note))

    async def take_off_list(self, table_id: str, owners: Collection[str]) -> None:
        """Take a table off the list of these sessions; it is on the disk when this returns."""
        note = partial(take_off_list, table_id=table_id, owners=owners)
        await self.writer.submit(Entry(table_id, [], also=note))

    def close_connections(self, sessions: Collection[str]) -> None:
        """Close the live connections of sessions that have ended."""
        for live in self._live.values():
            for connection in live.connections:
                if connection.session in sessions:
                    connection.close(connections.SIGNED_OUT)

    async def act(self, table_id: str, command: Command, who: Who, key: str | None = None) -> tuple[int, LiveTable]:
        """Carry out a command; return the number of its first event, once it is on the disk."""
        live = await self.get(table_id)
        # Whoever asked may go away; what was decided is written all the same.
        return await asyncio.shield(self.submit(live, command, who, key)), live

    def submit(self, live: LiveTable, command: Command, who: Who, key: str | None = None) -> asyncio.Future[int]:
        """Carry out a command now; what is refused raises at once, where no other server may know better.

        The future is the number of the command's first event, once that is on the disk and everybody was told.
        """
        scoped = None if key is None else f"{who.tag}:{key}"
        if live.keys.get(scoped or "") is None:
            is_talk = isinstance(command, Do) and command.kind == "say"
            if is_talk:
                self.gate.check_text(who.owners_at(live.table), self.now())
            if isinstance(command, Do) and command.kind == "rename":
                self.gate.check_name(who.owners_at(live.table), command.name, self.now())
            self._limits.count(live.table.id, who.tag, is_talk=is_talk)
        if isinstance(command, Do) and not command.id:
            command = _with_id(command)
        if self.is_shared:
            return asyncio.ensure_future(self._insist(live, command, who, scoped))
        return self._submit(live, command, who, scoped)

    def _submit(self, live: LiveTable, command: Command, who: Who, key: str | None) -> asyncio.Future[int]:
        """Carry out a command on what this server knows."""
        self.scheduler.notice_pause()
        self.scheduler.meet(live, who)
        at = self.now()
        if referee.is_overdue(live.table, at):
            self.decide(live, Flag())
        before = live.keys.get(key) if key is not None else None
        if before is not None:
            _check_same(before, command)
            return self._when_written(live, before.v)
        return self.carry_out(live, *referee.decide(live.table, command, who, at), key)

    async def _insist(self, live: LiveTable, command: Command, who: Who, key: str | None) -> int:
        """Carry out a command; where another server was faster, once more on what has happened there."""
        for _ in range(MOST_TRIES):
            known = live.committed.v
            try:
                return await self._submit(live, command, who, key)
            except Overtaken:
                await self._catch_up(live)
            except Unavailable:  # it may have been kept: only who asked can tell whether to ask again
                raise
            except ObeliskError:
                await self._catch_up(live)
                if live.committed.v == known:
                    raise
        raise Unavailable("table/not-kept")

    def _hear(self, ids: list[str] | None) -> None:
        """Hear, in another thread, from another server that something has happened at tables, or anywhere."""
        with suppress(RuntimeError):  # the loop is closed: nobody plays here any more
            self._loop.call_soon_threadsafe(self._look_again, ids)

    def _hear_attendance(self, server: str, said: list[Attendance]) -> None:
        """Hear, in another thread, who is at the tables of another server."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self.presence.hear, server, said)

    def _look_again(self, ids: list[str] | None) -> None:
        if ids is None or any(len(one) > ID_LENGTH for one in ids):
            self.spawn(self._close_ended(ids))
        for subscriber in self.subscribers:
            subscriber.changed_elsewhere(ids)
        known = [self._live[one] for one in (list(self._live) if ids is None else ids) if one in self._live]
        # What is being decided here, or caught up with already, is looked at by itself.
        busy = [live for live in known if live.unwritten or live.catching_up.locked()]
        for live in busy:
            self.spawn(self._catch_up(live))
        if len(known) > len(busy):
            self.spawn(self._catch_up_all([live for live in known if live not in busy]))

    async def _close_ended(self, sessions: list[str] | None) -> None:
        """Close connections, of these sessions or of any, whose sessions have ended at another server."""
        self.sessions.forget()
        here = {connection.session for live in self._live.values() for connection in live.connections}
        named = here if sessions is None else here.intersection(sessions)
        self.close_connections(await in_store(self.sessions.ended_among, [one for one in named if one]))

    async def _catch_up_all(self, known: list[LiveTable]) -> None:
        """Let what other servers have kept at many tables happen here too."""
        async with AsyncExitStack() as locks:
            for live in sorted(known, key=lambda live: live.table.id):  # in one order, or two might wait for each other
                await locks.enter_async_context(live.catching_up)
            after = {live.table.id: live.committed.v - 1 for live in known}
            logs = await in_store(self.reader.logs, after)
            for live in known:
                self._take(live, logs[live.table.id])

    async def _catch_up(self, live: LiveTable) -> None:
        """Let what other servers have kept happen here too."""
        async with live.catching_up:
            while live.unwritten:  # what was decided here on top of less is refused first
                with suppress(Unavailable):
                    await self.writer.submit(Entry(live.table.id, []))
                await asyncio.sleep(0)
            self._take(live, await in_store(self.reader.log, live.table.id, live.committed.v - 1))

    def _take(self, live: LiveTable, log: Log) -> None:
        """Let events of a log happen that this server does not know yet."""
        if not log:  # not even what was known already is there: a host has removed the table
            self.remove(live.table.id)
            return
        if live.unwritten:
            return
        for event, key in log:
            if event.v == live.committed.v + 1:
                live.committed = live.committed.after(event)
                if key is not None:
                    live.keys[key] = event
                self._tell(live, [event], live.committed)
        live.table, live.chain = live.committed, Chain()
        self.scheduler.wake(live)

    def carry_out(
        self, live: LiveTable, happened: list[Event], table: Table, key: str | None = None
    ) -> asyncio.Future[int]:
        """Let events happen: onto the disk, and then to everybody."""
        if self.damage.file is not None:
            raise Unavailable("table/damaged-file")
        if live.chain.is_broken:  # what is in memory is not what was kept
            raise Unavailable("table/not-kept")
        if not happened:
            return self._when_written(live, live.table.v)
        step = Step(live.table, table, happened, live.here, self.now())
        live.table = table
        live.unwritten += 1
        if key is not None:
            live.keys[key] = happened[0]
        entry = Entry(table.id, happened, key, live.chain, v=happened[0].v)
        if happened[-1].kind == events.MOVED:
            entry.changed = changes_by_move(table)
        else:
            entry.changed, entry.owners = changes(table), new_owners(happened)
        entry.also = self._writes(step)
        if happened[-1].kind == events.REMATCH:
            made, following = make_rematch(happened[-1].data["id"], table, self.now())
            entry.others.append(self.entry_for_new(following, made))
        kept = self.writer.submit(entry)
        # The first to hear of it, so everybody else is told before whoever waits for the future.
        kept.add_done_callback(partial(self._kept, live, happened, table))
        return kept

    def entry_for_new(self, table: Table, happened: list[Event], *, is_call: bool = False) -> Entry:
        """Return what is written of a new table; with *is_call*, its players are called to it from elsewhere."""
        entry = new_entry(table, happened)
        entry.also = self._writes(Step(None, table, happened, (), self.now(), is_call))
        return entry

    def _writes(self, step: Step) -> Write | None:
        """Return what else is written in the transaction of a step."""
        found: list[Write] = [partial(self._note_score, step.after)] if step.ends and is_score(step.after) else []
        found += [write for subscriber in self.subscribers for write in subscriber.writes(step)]
        return partial(_do_all, found) if found else None

    def _note_score(self, table: Table, connection: Connection) -> None:
        """Enter a score before anybody is told of it; the game stands even where that is not possible."""
        try:
            self.scores.add(table.position, table.seats[0].name or PERSON)
        except ObeliskError as error:
            note("score-failed", logging.ERROR, table=table.id, reason=reason_of(error))

    @short
    def forget_score(self, table: Table) -> None:
        """Take the score of a game alone off the lists."""
        self.scores.remove(table.position, table.seats[0].name or PERSON)

    def _kept(self, live: LiveTable, happened: list[Event], table: Table, kept: asyncio.Future[int]) -> None:
        live.unwritten -= 1
        problem = kept.exception()
        if problem is None:
            self._tell(live, happened, table)
        elif isinstance(problem, Overtaken):
            live.keys = {key: event for key, event in live.keys.items() if event not in happened}
            self.spawn(self._catch_up(live))
        else:
            self._forget(live)

    def _when_written(self, live: LiveTable, v: int) -> asyncio.Future[int]:
        """Return a future that is *v* when everything that was decided before is on the disk."""
        if live.unwritten:
            return asyncio.ensure_future(self._confirm(live, v))
        done: asyncio.Future[int] = self._loop.create_future()
        done.set_result(v)
        return done

    async def _confirm(self, live: LiveTable, v: int) -> int:
        await self.writer.submit(Entry(live.table.id, [], chain=live.chain))
        return v

    def _tell(self, live: LiveTable, happened: list[Event], table: Table) -> None:
        """Tell everybody what has been written, and let go on what waits for it."""
        live.committed = table
        for event in happened:
            if event.kind == events.MOVED and event.data["seat"] != CHANCE:
                live.met.add(event.data["seat"])
            elif event.kind == events.BEGAN:
                live.met = live.here_at(table)
            elif event.kind == events.SAT:
                self.presence.changed(live)
        live.recent.extend(happened)
        for subscriber in self.subscribers:
            subscriber.published(live, happened, table)
        self.pictures.tell(table, happened, live.connections)
        for waiter in live.waiters:
            if not waiter.done():
                waiter.set_result(None)
        live.waiters.clear()
        if live.unwritten == 0:
            self.scheduler.wake(live)

    def _forget(self, live: LiveTable) -> None:
        """Drop a table from memory whose events could not be written; whoever is there comes back and resumes."""
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]
        for connection in list(live.connections):
            connection.close()
        live.stop_timer()

    def may_write(self, live: LiveTable) -> bool:
        """Return whether more can be decided at a table: it is in memory, and everything so far was kept."""
        return self.has(live) and not live.chain.is_broken

    def decide(self, live: LiveTable, command: Command) -> asyncio.Future[int]:
        """Carry out a command of the server itself."""
        return self.carry_out(live, *referee.decide(live.table, command, NOBODY, self.now()))

    def remove(self, table_id: str) -> None:
        """Drop a table that a host has removed: nothing more is decided there, and its link leads nowhere."""
        self.aside.discard(table_id)
        if table_id in self._loading:
            self._loading[table_id].add_done_callback(lambda _: self.remove(table_id))
        live = self._live.get(table_id)
        if live is not None:
            live.chain.problem = Missing("table/unknown", id=table_id)
            self._forget(live)

    @property
    def connected(self) -> list[connections.Connection]:
        """Everybody who is connected to a table."""
        return [connection for live in self._live.values() for connection in live.connections]

    @property
    def in_memory(self) -> list[LiveTable]:
        """The tables that are in memory."""
        return list(self._live.values())

    def known(self, table_id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._live.get(table_id)

    def has(self, live: LiveTable) -> bool:
        """Return whether a table is the one in memory; one that could not be written was dropped."""
        return self._live.get(live.table.id) is live

    def spawn(self, work: Any) -> None:
        """Let something run beside the rest."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        """Note what the database did not answer to; what has happened meanwhile is read when it answers again."""
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, SQLAlchemyError):
            note("not-read", logging.ERROR, reason=reason_of(problem))

    async def log(self, live: LiveTable, after: int) -> list[Event]:
        """Return the events after a number that are on the disk, in order."""
        upto = live.committed.v
        if after >= upto:
            return []
        if live.recent and live.recent[0].v <= after + 1:
            return [event for event in live.recent if after < event.v <= upto]
        log = await in_store(self.reader.log, live.table.id, after)
        return [event for event, _ in log if event.v <= upto]

    async def settled(self, live: LiveTable) -> Table:
        """Return the table as it is on the disk, with everything that was decided before this call."""
        if self.is_shared:
            with suppress(SQLAlchemyError):  # what this server knows is still the best that there is
                await self._catch_up(live)
        if live.unwritten:
            with suppress(Unavailable):
                await self._when_written(live, 0)
        return live.committed

    def put_away(self, idle: float) -> None:
        """Put tables out of memory that were not used for so many seconds."""
        long_ago = time.monotonic() - idle
        for table_id, live in list(self._live.items()):
            if live.is_idle and live.used <= long_ago:
                del self._live[table_id]

    async def close(self) -> None:
        """Write what waits, and end."""
        self.is_open = False
        for task in list(self._tasks):
            task.cancel()
        for live in self._live.values():
            live.stop_timer()
            for connection in list(live.connections):
                connection.close()
        await asyncio.to_thread(self.workers.close)
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        await asyncio.to_thread(self.writer.close)


def _do_all(work: list[Write], connection: Connection) -> None:
    for one in work:
        one(connection)


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

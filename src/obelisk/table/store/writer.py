"""The one writer: a thread that takes everything that waits, and commits it in one transaction.

Nobody is told of an event before it is on the disk. Under load many events share one flush to the disk, which is what
makes that cheap.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    exists,
    insert,
    make_url,
    or_,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from obelisk.errors import BadRequest
from obelisk.table.core.events import Event
from obelisk.table.core.refusals import Unavailable
from obelisk.table.logs import note, reason_of
from obelisk.table.store.schema import ALIVE, DOWNTIMES, EVENTS, LAYOUTS, SITTERS, TABLES
from obelisk.table.store.tally import Tally

MOST_AT_ONCE = 4096
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000", "foreign_keys=ON", "wal_autocheckpoint=4000")
"""Every commit is on the disk. The log is moved into the file itself only every 16 MB, because that takes a while."""
_NEW = {column.name: bindparam(f"new_{column.name}", type_=column.type) for column in EVENTS.columns}
_BEFORE = EVENTS.alias("before")
_FOLLOWS = exists().where(_BEFORE.c.table_id == _NEW["table_id"], _BEFORE.c.v == _NEW["v"] - 1)
_APPEND = insert(EVENTS).from_select(list(_NEW), select(*_NEW.values()).where(or_(_NEW["v"] == 1, _FOLLOWS)))
"""An event is written only on top of the one before it: a log never has a hole."""
_UPDATE = update(TABLES).where(TABLES.c.id == bindparam("row_id"))
encode = msgspec.json.Encoder().encode


def opened(url: str) -> Engine:
    """Return the database at *url*, brought to the newest schema; SQLite's file and folder are made if need be."""
    from obelisk.table.store.migrating import migrate

    address = make_url(url)
    if address.get_backend_name() == "sqlite" and address.database not in (None, "", ":memory:"):
        Path(str(address.database)).expanduser().parent.mkdir(parents=True, exist_ok=True)
    try:
        engine = create_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _set_up_sqlite)
        migrate(engine)
    except SQLAlchemyError as error:
        raise BadRequest("table/database", reason=str(error.__cause__ or error)) from error
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class LostPlace(Exception):
    """The log does not end where an entry was to go on."""


class Chain:
    """Entries that were decided one on top of the other: once one of them fails, so do all that follow."""

    __slots__ = ("is_broken",)

    def __init__(self) -> None:
        """Begin unbroken."""
        self.is_broken = False


@dataclass(slots=True)
class Entry:
    """What is written together, or not at all."""

    table_id: str
    events: list[Event]
    key: str | None = None
    chain: Chain | None = None
    made: dict[str, Any] | None = None
    """The new row of the list of tables."""
    changed: dict[str, Any] | None = None
    """What changes in that row."""
    owners: tuple[str, ...] = ()
    also: Callable[[Connection], None] | None = None
    """Anything else to write."""
    others: list[Entry] = field(default_factory=list)
    """Entries for other tables that stand or fall with this one."""
    v: int = 0
    """What its future comes to: the number of the event that a client waits for."""
    decided_at: float = 0.0
    """When the writer got it."""


Waiting = tuple[Entry, "asyncio.Future[int]"]
"""An entry, and the future that says when it is kept."""


class Writer:
    """Writes entries in the order in which they come."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop):
        """Write to *engine*, and tell *loop* what is kept."""
        self._engine = engine
        self._loop = loop
        self.tally = Tally()
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="obelisk-writer", daemon=True)
        self._thread.start()

    def submit(self, entry: Entry) -> asyncio.Future[int]:
        """Take an entry; its future is done when the entry is kept, in the order of the entries."""
        kept: asyncio.Future[int] = self._loop.create_future()
        entry.decided_at = time.monotonic()
        self._waiting.put((entry, kept))
        return kept

    @property
    def length(self) -> int:
        """How many entries wait."""
        return self._waiting.qsize()

    def close(self) -> None:
        """Write what waits, and end."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open = True
        while is_open:
            batch, is_open = self._next_batch()
            if batch:
                self._write(batch)

    def _next_batch(self) -> tuple[list[Waiting], bool]:
        batch: list[Waiting] = []
        waiting = self._waiting.get()
        while waiting is not None:
            batch.append(waiting)
            if len(batch) == MOST_AT_ONCE:
                return batch, True
            try:
                waiting = self._waiting.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _write(self, batch: list[Waiting]) -> None:
        problem: Exception | None = None
        try:
            if any(entry.chain is not None and entry.chain.is_broken for entry, _ in batch):
                raise LostPlace("what it was decided on was not kept")
            with self._engine.begin() as connection:
                keep(connection, [entry for entry, _ in batch])
            self.tally.kept(entry for entry, _ in batch)
        except Exception as error:
            if len(batch) > 1:
                # One bad entry must not take others with it than those that were decided on top of it.
                for waiting in batch:
                    self._write([waiting])
                return
            problem = error
            entry = batch[0][0]
            if entry.chain is not None:
                entry.chain.is_broken = True
            self.tally.failed += 1
            note("write-failed", logging.ERROR, table=entry.table_id or "-", reason=reason_of(error))
        # All futures of a batch are done in one step of the loop, which would otherwise be woken for each of them.
        self._loop.call_soon_threadsafe(_report, batch, problem)


def _report(batch: list[Waiting], problem: Exception | None) -> None:
    for entry, kept in batch:
        if kept.done():  # nobody waits for it any more
            continue
        if problem is None:
            kept.set_result(entry.v)
        else:
            refusal = Unavailable("table/not-kept")
            refusal.__cause__ = problem
            kept.set_exception(refusal)


def keep(connection: Connection, batch: list[Entry]) -> None:
    """Write a batch in one transaction."""
    whole = [one for entry in batch for one in (*entry.others, entry)]
    made = [entry.made for entry in whole if entry.made is not None]
    if made:
        connection.execute(insert(TABLES), made)
    rows = [_row(entry, number, happened) for entry in whole for number, happened in enumerate(entry.events)]
    if rows and connection.execute(_APPEND, rows).rowcount != len(rows):
        raise LostPlace("another event is missing before it")
    _update_rows(connection, whole)
    for entry in whole:
        for owner in entry.owners:
            _note_sitter(connection, owner, entry.table_id)
        if entry.also is not None:
            entry.also(connection)


def _update_rows(connection: Connection, entries: list[Entry]) -> None:
    """Change the rows of tables, each once: of what several entries change, the last one counts."""
    changed: dict[str, dict[str, Any]] = {}
    for entry in entries:
        if entry.changed is not None:
            changed.setdefault(entry.table_id, {"row_id": entry.table_id}).update(entry.changed)
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for row in changed.values():
        alike.setdefault(tuple(sorted(row)), []).append(row)
    for rows in alike.values():
        connection.execute(_UPDATE, rows)


def _row(entry: Entry, number: int, happened: Event) -> dict[str, Any]:
    return {
        "new_table_id": entry.table_id,
        "new_v": happened.v,
        "new_at": happened.at,
        "new_kind": happened.kind,
        "new_data": encode(happened.data).decode(),
        "new_key": entry.key if number == 0 else None,
    }


def _note_sitter(connection: Connection, owner: str, table_id: str) -> None:
    """Note that somebody plays at a table, once."""
    known = (SITTERS.c.owner == owner) & (SITTERS.c.table_id == table_id)
    connection.execute(delete(SITTERS).where(known))
    connection.execute(insert(SITTERS).values(owner=owner, table_id=table_id))


def lay_down(connection: Connection, table_id: str, seat: int, layout: str) -> None:
    """Note what lies on a seat's workbench now."""
    place = (LAYOUTS.c.table_id == table_id) & (LAYOUTS.c.seat == seat)
    if connection.execute(update(LAYOUTS).where(place).values(layout=layout)).rowcount == 0:
        connection.execute(insert(LAYOUTS).values(table_id=table_id, seat=seat, layout=layout))


def forget_sitters(connection: Connection, table_id: str, owners: Collection[str]) -> None:
    """Forget that somebody, known by these sessions, plays at a table; their seats there stay theirs."""
    connection.execute(delete(SITTERS).where(SITTERS.c.owner.in_(owners), SITTERS.c.table_id == table_id))


def note_downtime(connection: Connection, at: int) -> None:
    """Note since when no server was running, at the moment when one does again; flags fall so much later."""
    alive = connection.execute(select(ALIVE.c.at)).scalar()
    if alive is not None and alive < at:
        connection.execute(insert(DOWNTIMES).values(since=alive, until=at))
        running = update(TABLES).where(TABLES.c.due_at.is_not(None), TABLES.c.has_clock)
        connection.execute(running.values(due_at=TABLES.c.due_at + (at - alive)))
    stamp(connection, at)


def stamp(connection: Connection, at: int) -> None:
    """Note that the server is running at a moment."""
    if connection.execute(update(ALIVE).values(at=at)).rowcount == 0:
        connection.execute(insert(ALIVE).values(id=1, at=at))

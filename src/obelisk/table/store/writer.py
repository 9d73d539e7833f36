"""The one writer: a thread that takes everything that waits, and commits it in one transaction.

Nobody is told of an event before it is on the disk. Under load many events share one flush to the disk, which is what
makes that cheap.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, make_url, update
from sqlalchemy.exc import SQLAlchemyError

from obelisk.errors import BadRequest
from obelisk.table.core.events import Event
from obelisk.table.core.refusals import Unavailable
from obelisk.table.store.schema import ALIVE, EVENTS, LAYOUTS, SITTERS, TABLES

MOST_AT_ONCE = 4096
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000", "foreign_keys=ON", "wal_autocheckpoint=4000")
"""Every commit is on the disk. The log is moved into the file itself only every 16 MB, because that takes a while."""
_INSERT_EVENT = insert(EVENTS)
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


@dataclass(slots=True)
class Entry:
    """What is written together, or not at all."""

    table_id: str
    events: list[Event]
    key: str | None = None
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


Waiting = tuple[Entry, "asyncio.Future[int]"]
"""An entry, and the future that says when it is kept."""


class Writer:
    """Writes entries in the order in which they come."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop):
        """Write to *engine*, and tell *loop* what is kept."""
        self._engine = engine
        self._loop = loop
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="obelisk-writer", daemon=True)
        self._thread.start()

    def submit(self, entry: Entry) -> asyncio.Future[int]:
        """Take an entry; its future is done when the entry is kept, in the order of the entries."""
        kept: asyncio.Future[int] = self._loop.create_future()
        self._waiting.put((entry, kept))
        return kept

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
            with self._engine.begin() as connection:
                keep(connection, [entry for entry, _ in batch])
        except Exception as error:
            if len(batch) > 1:
                # One bad entry must not take the others with it.
                for waiting in batch:
                    self._write([waiting])
                return
            problem = error
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
    if rows:
        connection.execute(_INSERT_EVENT, rows)
    for entry in whole:
        if entry.changed is not None:
            connection.execute(update(TABLES).where(TABLES.c.id == entry.table_id).values(entry.changed))
        for owner in entry.owners:
            _note_sitter(connection, owner, entry.table_id)
        if entry.also is not None:
            entry.also(connection)


def _row(entry: Entry, number: int, happened: Event) -> dict[str, Any]:
    return {
        "table_id": entry.table_id,
        "v": happened.v,
        "at": happened.at,
        "kind": happened.kind,
        "data": encode(happened.data).decode(),
        "key": entry.key if number == 0 else None,
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


def stamp(connection: Connection, at: int) -> None:
    """Note that the server is running at a moment."""
    if connection.execute(update(ALIVE).values(at=at)).rowcount == 0:
        connection.execute(insert(ALIVE).values(id=1, at=at))

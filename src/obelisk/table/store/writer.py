"""The one writer: a thread that takes everything that waits, and commits it in one transaction.

Nobody is told of an event before it is on the disk. Under load many events share one flush to the disk, which is what
makes that cheap.
"""

import asyncio
import logging
import queue
import threading
import time

from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError, SQLAlchemyError

from obelisk.table.core.refusals import Unavailable
from obelisk.table.logs import note, reason_of
from obelisk.table.store import opening
from obelisk.table.store.bus import tell_others
from obelisk.table.store.damage import damage_of
from obelisk.table.store.keeping import Entry, is_there, keep
from obelisk.table.store.tally import Tally

MOST_AT_ONCE = 4096
MANY, GATHERING = 16, 0.002
"""While so many write at once, more are waited for, in seconds: one large commit costs less than two small ones."""
Waiting = tuple[Entry, "asyncio.Future[int]"]
"""An entry, and the future that says when it is kept."""
FOR_ALL = (OperationalError, InterfaceError, OSError)
"""What goes wrong with the database, not with one entry: a full disk, a lock, a broken connection."""


class Overtaken(Unavailable):
    """Another server has written at the table first."""


class Writer:
    """Writes entries in the order in which they come."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, server: str = ""):
        """Write to *engine*, and tell *loop* what is kept; other servers know this one as *server*."""
        self._engine = engine
        self._damage = damage_of(engine)
        self._loop = loop
        self._server = server
        self.tally = Tally()
        self._lines = opening.Lines(engine)
        self._writing_since: float | None = None
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="obelisk-writer", daemon=True)
        self._thread.start()

    def submit(self, entry: Entry) -> asyncio.Future[int]:
        """Take an entry; its future is done when the entry is kept, in the order of the entries."""
        kept: asyncio.Future[int] = self._loop.create_future()
        if self._damage.file is not None:
            kept.set_exception(Unavailable("table/damaged-file"))
            return kept
        entry.decided_at = time.monotonic()
        self._waiting.put((entry, kept))
        return kept

    @property
    def length(self) -> int:
        """How many entries wait."""
        return self._waiting.qsize()

    def hang_up_if_silent(self) -> None:
        """Hang up on a database that has not answered for too long; what was being written is settled by the log."""
        since = self._writing_since
        if since is not None and time.monotonic() - since > opening.SILENCE:
            note("database-silent", logging.ERROR, seconds=round(time.monotonic() - since, 1))
            self._lines.hang_up()

    def close(self) -> None:
        """Write what waits, and end."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open, batch = True, list[Waiting]()
        while is_open:
            if len(batch) >= MANY:
                time.sleep(GATHERING)
            batch, is_open = self._next_batch()
            if batch:
                self._writing_since = time.monotonic()
                self._write(batch)
                self._writing_since = None

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
        problems: list[Exception | None] = [None] * len(batch)
        try:
            self._keep([entry for entry, _ in batch])
        except Exception as error:
            # One bad entry must not take others with it than those that were decided on top of it.
            problems = [self._write_alone(entry, error) for entry, _ in batch]
        # All futures of a batch are done in one step of the loop, which would otherwise be woken for each of them.
        self._loop.call_soon_threadsafe(_report, batch, problems)

    def _keep(self, entries: list[Entry]) -> None:
        for entry in entries:
            if entry.chain is not None and entry.chain.problem is not None:
                raise entry.chain.problem
        if self._damage.file is not None:
            raise Unavailable("table/damaged-file")
        with self._engine.begin() as connection:
            keep(connection, entries)
            tell_others(connection, self._server, entries)
        self.tally.kept(entries)

    def _write_alone(self, entry: Entry, error: Exception) -> Exception | None:
        """Try an entry of a batch that failed once more, by itself; return why it is not kept, if so."""
        try:
            if isinstance(error, FOR_ALL):  # trying each of them would only take as long again
                raise error
            self._keep([entry])
        except Exception as problem:
            found = self._settled(entry, problem)
            if found is None:
                self.tally.kept([entry])
            else:
                self._note_failure(entry, problem, found)
            return found
        return None

    def _note_failure(self, entry: Entry, problem: Exception, found: Exception) -> None:
        """Let everything fail that is decided on top of an entry; the log tells of the first one of them."""
        is_first = entry.chain is None or entry.chain.problem is None
        if entry.chain is not None and is_first:
            entry.chain.problem = found
        if not isinstance(found, Overtaken):
            self.tally.failed += 1
            if is_first:
                note("write-failed", logging.ERROR, table=entry.table_id or "-", reason=reason_of(problem))

    def _settled(self, entry: Entry, problem: Exception) -> Exception | None:
        """Return what is to be said of an entry that failed; None if it is kept all the same.

        A connection that breaks while an entry is committed leaves open whether it was in time; the log knows.
        """
        if isinstance(problem, Unavailable):  # what it was decided on was not kept
            return problem
        found = Unavailable("table/not-kept" if self._damage.file is None else "table/damaged-file")
        if isinstance(problem, SQLAlchemyError):
            try:
                with self._engine.connect() as connection:
                    if is_there(connection, entry):
                        return None
                if isinstance(problem, IntegrityError) and entry.chain is not None:
                    found = Overtaken("table/not-kept")
            except SQLAlchemyError:
                found = Unavailable("table/not-known")
        found.__cause__ = problem
        return found


def _report(batch: list[Waiting], problems: list[Exception | None]) -> None:
    for (entry, kept), problem in zip(batch, problems, strict=True):
        if kept.done():  # nobody waits for it any more
            continue
        if problem is None:
            kept.set_result(entry.v)
        else:
            kept.set_exception(problem)

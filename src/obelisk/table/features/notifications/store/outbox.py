"""What people are still to be told. It is written with the event that it is about, and goes when it was sent."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Engine, delete, insert, select, update

from obelisk.table.core.summary import Summary
from obelisk.table.features.notifications.notices import TURN, Notice
from obelisk.table.features.notifications.schema import OUTBOX
from obelisk.table.store.damage import read_row, read_rows
from obelisk.table.store.people import sessions_of
from obelisk.table.store.rows import summary_in
from obelisk.table.store.schema import SESSIONS, TABLES

SECOND = 1000
PAUSES = (10, 60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, 12 * 3600)
"""After so many seconds something is sent again that could not be sent, each time later; after that, not any more."""


@dataclass(frozen=True, slots=True)
class Letter:
    """Something that is to be sent now: to whom by which way, and how often that was tried."""

    id: int
    notice: Notice
    made_at: int
    channel: str | None
    target: str | None
    tries: int


@dataclass(frozen=True, slots=True)
class Way:
    """A way by which a person is to be told: the channel, a target there, and after how many milliseconds."""

    channel: str
    target: str | None
    delay: int = 0


Ways = Callable[[Connection, Collection[str], Notice], Iterable[Way]]
"""Returns by which ways a person, known by their sessions, is to be told of something."""


def post(connection: Connection, notices: list[Notice], at: int) -> None:
    """Write down what is to be told."""
    connection.execute(insert(OUTBOX), [{**asdict(one), "made_at": at, "due_at": at, "tries": 0} for one in notices])


def read_letter(row: Any) -> Letter:
    """Return what a row says."""
    about = Notice(row.owner, row.table_id, row.seat, row.what, row.ply)
    return Letter(row.id, about, row.made_at, row.channel, row.target, row.tries)


class Outbox:
    """Reads and writes; every call takes a while, and belongs into a thread."""

    def __init__(self, engine: Engine):
        """Keep it in *engine*."""
        self._engine = engine

    def due(self, now: int, limit: int = 50) -> list[Letter]:
        """Return what is to be shared out or sent by now, the oldest first."""
        chosen = select(OUTBOX).where(OUTBOX.c.due_at <= now).order_by(OUTBOX.c.due_at, OUTBOX.c.id).limit(limit)
        with self._engine.connect() as connection:
            return read_rows(connection, OUTBOX, chosen, read_letter)

    def share_out(self, letter: Letter, ways: Iterable[Ways]) -> None:
        """Put a letter for each way in place of one that has none; nothing where it came too late."""
        notice = letter.notice
        with self._engine.begin() as connection:
            connection.execute(delete(OUTBOX).where(OUTBOX.c.id == letter.id))
            if _table(connection, notice) is None:
                return
            sessions = sessions_of(connection, notice.owner)
            for find in ways:
                for way in find(connection, sessions, notice):
                    due = {"made_at": letter.made_at, "due_at": letter.made_at + way.delay, "tries": 0}
                    row = {**asdict(notice), **due, "channel": way.channel, "target": way.target}
                    connection.execute(insert(OUTBOX).values(row))

    def table_of(self, letter: Letter) -> Summary | None:
        """Return the table that a letter is about; None where there is nothing to tell of it any more."""
        with self._engine.connect() as connection:
            return _table(connection, letter.notice)

    def sent(self, letter: Letter) -> None:
        """Forget a letter: it was sent, or is not to be."""
        with self._engine.begin() as connection:
            connection.execute(delete(OUTBOX).where(OUTBOX.c.id == letter.id))

    def failed(self, letter: Letter, now: int) -> None:
        """Try a letter again later; after many times not any more."""
        if letter.tries >= len(PAUSES):
            self.sent(letter)
            return
        later = {"tries": letter.tries + 1, "due_at": now + PAUSES[letter.tries] * SECOND}
        with self._engine.begin() as connection:
            connection.execute(update(OUTBOX).where(OUTBOX.c.id == letter.id).values(later))


def _table(connection: Connection, notice: Notice) -> Summary | None:
    """Return the table of a notice, unless it was removed; or it is not that person's turn there any more."""
    table = read_row(connection, TABLES, select(TABLES).where(TABLES.c.id == notice.table_id), summary_in)
    if table is None:
        return None
    is_late = notice.what == TURN and (table.ply != notice.ply or notice.seat not in table.active)
    return None if is_late else table


def open_sessions(connection: Connection, sessions: Collection[str]) -> list[str]:
    """Return which of a person's sessions have not been signed out."""
    closed = select(SESSIONS.c.hash).where(SESSIONS.c.hash.in_(sessions), SESSIONS.c.is_open.is_(False))
    ended = set(connection.execute(closed).scalars())
    return [one for one in sessions if one not in ended]

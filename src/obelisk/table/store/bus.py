"""Servers that share a database tell each other what has happened at tables and with sessions: LISTEN and NOTIFY."""

import json
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from obelisk.table.store.keeping import Entry

CHANNEL = "obelisk"
ATTENDANCE = "obelisk_attendance"
ANY = "-"
"""In place of a server, where all are to hear."""
MOST_NAMED = 100
"""So many tables or sessions fit into one message."""
MOST_ATTENDED = 64
"""So many tables with those who are there."""
AGAIN = 0.5
"""Seconds after which a listener that has lost its connection tries again."""


class Attendance(NamedTuple):
    """Who is at a table: which seats, and how many watch."""

    table: str
    seats: list[int]
    watching: int


def is_shared(engine: Engine) -> bool:
    """Return whether several servers may use a database at once."""
    return engine.dialect.name == "postgresql"


def tell_others(connection: Connection, server: str, entries: Iterable[Entry]) -> None:
    """Tell other servers, at the moment of the commit, at which tables something has happened."""
    if server:
        _tell(connection, server, list(dict.fromkeys(entry.table_id for entry in entries if entry.events)))


def tell_sessions(connection: Connection, sessions: list[str]) -> None:
    """Tell all servers, this one too, at the moment of the commit, that something has changed about sessions."""
    if is_shared(connection.engine):
        _tell(connection, ANY, sessions)


def tell_tournament(connection: Connection, tournament_id: str) -> None:
    """Tell all servers, this one too, at the moment of the commit, that a tournament has changed."""
    if is_shared(connection.engine):
        _tell(connection, ANY, [tournament_id])


def _tell(connection: Connection, server: str, names: list[str]) -> None:
    for start in range(0, len(names), MOST_NAMED):
        said = " ".join((server, *names[start : start + MOST_NAMED]))
        connection.execute(select(func.pg_notify(CHANNEL, said)))


def tell_attendance(engine: Engine, server: str, said: list[Attendance]) -> None:
    """Tell other servers who is at the tables of this one."""
    with engine.begin() as connection:
        for start in range(0, len(said), MOST_ATTENDED):
            text = json.dumps([server, said[start : start + MOST_ATTENDED]], separators=(",", ":"))
            connection.execute(select(func.pg_notify(ATTENDANCE, text)))


class Listener:
    """A thread that hears what other servers tell; after a break it says that anything may have happened."""

    def __init__(
        self,
        engine: Engine,
        server: str,
        hear: Callable[[list[str] | None], None],
        hear_attendance: Callable[[str, list[Attendance]], None],
    ):
        """Let *hear* know of tables, or None for any, and *hear_attendance* who is there, and at which server.

        Both are called from another thread.
        """
        self._engine = engine
        self._server = server
        self._hear = hear
        self._hear_attendance = hear_attendance
        self._is_open = True
        self._thread = threading.Thread(target=self._run, name="obelisk-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Hear no more."""
        self._is_open = False
        self._thread.join()

    def _run(self) -> None:
        import psycopg

        while self._is_open:
            try:
                with self._engine.connect() as connection:
                    driver = connection.connection.driver_connection
                    connection.detach()  # it is set up for listening, and of no use to anybody else
                    self._listen(driver)
            except (SQLAlchemyError, psycopg.Error, OSError):
                time.sleep(AGAIN)

    def _listen(self, connection: Any) -> None:
        connection.autocommit = True
        # In one command: what the first channel says while another command is carried out would be lost.
        connection.execute(f"LISTEN {CHANNEL}; LISTEN {ATTENDANCE}")
        self._hear(None)
        while self._is_open:
            for told in connection.notifies(timeout=AGAIN):
                if told.channel == CHANNEL:
                    self._read(told.payload)
                else:
                    self._read_attendance(told.payload)

    def _read(self, said: str) -> None:
        server, *ids = said.split(" ")
        if server != self._server:
            self._hear(ids)

    def _read_attendance(self, said: str) -> None:
        server, tables = json.loads(said)
        if server != self._server:
            self._hear_attendance(server, [Attendance(*one) for one in tables])

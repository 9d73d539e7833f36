"""Servers that share a database tell each other at which tables something has happened: LISTEN and NOTIFY."""

import threading
import time
from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from obelisk.table.store.keeping import Entry

CHANNEL = "obelisk"
MOST_NAMED = 400
"""So many tables fit into one message."""
AGAIN = 0.5
"""Seconds after which a listener that has lost its connection tries again."""


def is_shared(engine: Engine) -> bool:
    """Return whether several servers may use a database at once."""
    return engine.dialect.name == "postgresql"


def tell_others(connection: Connection, server: str, entries: Iterable[Entry]) -> None:
    """Tell other servers, at the moment of the commit, at which tables something has happened."""
    if server:
        ids = list(dict.fromkeys(entry.table_id for entry in entries if entry.events))
        for start in range(0, len(ids), MOST_NAMED):
            said = " ".join((server, *ids[start : start + MOST_NAMED]))
            connection.execute(select(func.pg_notify(CHANNEL, said)))


class Listener:
    """A thread that hears what other servers tell; after a break it says that anything may have happened."""

    def __init__(self, engine: Engine, server: str, hear: Callable[[list[str] | None], None]):
        """Let *hear* know of tables, or None for any; it is called from another thread."""
        self._engine = engine
        self._server = server
        self._hear = hear
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
        connection.execute(f"LISTEN {CHANNEL}")
        self._hear(None)
        while self._is_open:
            for told in connection.notifies(timeout=AGAIN):
                server, *ids = told.payload.split(" ")
                if server != self._server:
                    self._hear(ids)

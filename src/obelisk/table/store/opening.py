"""Opening a database: SQLite, which needs nothing, or PostgreSQL, which several servers may share."""

import os
import socket
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit
from weakref import WeakSet

from sqlalchemy import Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from obelisk.errors import BadRequest
from obelisk.storage.private import make_file, restrict
from obelisk.table.store.damage import damage_of, faults_of_pages, is_page_error, watch_file

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", "wal_autocheckpoint=4000")
"""Every commit is on the disk. The log is moved into the file itself only every 16 MB, because that takes a while."""
POSTGRESQL: dict[str, Any] = {
    "pool_pre_ping": True,
    "pool_size": 10,
    "max_overflow": 20,
    "connect_args": {
        "connect_timeout": 3,
        "tcp_user_timeout": 3000,
        "keepalives_idle": 2,
        "keepalives_interval": 1,
        "keepalives_count": 3,
        "options": "-c statement_timeout=10000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=5000",
    },
}
"""A connection that has died is found out within seconds, and replaced; the database finds it out too, and lets go what
it had locked."""


SILENCE = 15.0
"""After so many seconds without an answer nothing more is expected of PostgreSQL; it gives up sooner itself."""


BESIDE = ("-wal", "-shm", "-journal")
"""How the files end that SQLite keeps beside a database. SQLite gives them the mode of the database."""


def file_of(url: str) -> Path | None:
    """Return the file of an SQLite database, also where a URI names it; None for any other.

    >>> file_of("sqlite:///file:/srv/a%2520b.sqlite?mode=rw&uri=true").name, file_of("sqlite:///file:x?uri=1").name
    ('a b.sqlite', 'x')
    """
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return None
    name = address.database or ""
    if name.startswith("file:") and "uri" in address.query:
        name = unquote(urlsplit(name).path)
    is_file = name not in ("", ":memory:") and address.query.get("mode") != "memory"
    return Path(name).expanduser() if is_file else None


def opened(url: str) -> Engine:
    """Return the database at *url*, brought to the newest schema.

    A missing SQLite file is made. Only its owner has access to it, and to the files beside it. One with damaged pages
    is opened for reading alone (`damage_of`).
    """
    from obelisk.table.store.migrating import is_newest, migrate

    address, file = make_url(url), file_of(url)
    if file is not None:
        _restrict_files(file)
    try:
        engine = create_engine(url, **(POSTGRESQL if address.get_backend_name() == "postgresql" else {}))
        if engine.dialect.name == "sqlite":
            set_up_sqlite(engine, PRAGMAS)
            watch_file(engine)
            _check_pages(engine)
        if damage_of(engine).file is None:
            migrate(engine)
        elif not is_newest(engine):
            raise BadRequest("table/damaged-start", file=str(file))
    except (SQLAlchemyError, sqlite3.Error) as error:
        reason = error.__cause__ or error
        if is_page_error(reason):
            raise BadRequest("table/damaged-start", file=str(file)) from error
        raise BadRequest("table/database", reason=str(reason)) from error
    return engine


def _check_pages(engine: Engine) -> None:
    """Look at every page of an SQLite file, and note what is wrong."""
    try:
        with engine.connect() as connection:
            faults = faults_of_pages(connection.execute(text("PRAGMA quick_check")).scalars())
    except DatabaseError as error:  # `watch_file` has noted a page that stops the check
        if not is_page_error(error.orig):
            raise
    else:
        if faults:
            damage_of(engine).note_file(faults[0])


def _restrict_files(file: Path) -> None:
    try:
        make_file(file)
        for beside in (Path(f"{file}{ending}") for ending in BESIDE):
            if beside.exists():
                restrict(beside)
    except OSError as error:
        raise BadRequest("table/database", reason=str(error)) from error


def read_text(data: bytes) -> str:
    """Return a text of SQLite. Bytes that are no UTF-8 become U+FFFD, so that one damaged value fails no query."""
    return data.decode("utf-8", "replace")


def set_up_sqlite(engine: Engine, pragmas: tuple[str, ...]) -> None:
    """Have every connection to an SQLite database read all texts, and follow *pragmas*."""

    def set_up(connection: Any, _: Any) -> None:
        connection.text_factory = read_text
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    event.listen(engine, "connect", set_up)


class Lines:
    """All lines from one engine to its database, to be hung up when it has been silent for too long.

    What the other side of a line has received and never answers to is noticed by no timeout of the network: not where
    something between the two takes everything and passes on nothing.
    """

    def __init__(self, engine: Engine):
        """Know every line that is opened from now on; other databases than PostgreSQL have none."""
        self._open: WeakSet[Any] = WeakSet()
        if engine.dialect.name == "postgresql":
            event.listen(engine, "connect", lambda line, _: self._open.add(line))

    def hang_up(self) -> None:
        """End all of them: whoever waits for an answer is told that there is none, and opens another line."""
        import psycopg

        for line in list(self._open):
            with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(line.fileno())) as plug:
                plug.shutdown(socket.SHUT_RDWR)

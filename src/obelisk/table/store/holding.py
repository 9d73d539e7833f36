"""One server for one SQLite file: a second one would not hear what the first one tells its players."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy import make_url

from obelisk.errors import BadRequest

if sys.platform != "win32":
    import fcntl


@contextmanager
def held(url: str) -> Iterator[None]:
    """Hold the database at *url*, or refuse where another process does. Who dies lets go.

    Only SQLite's files are held, by a lock on a file beside them; where the system has no such locks, none are.
    """
    place = _lock_of(url)
    if place is None or sys.platform == "win32":
        yield
        return
    with _opened(place) as file:
        _take(file, place)
        yield


def refuse_if_held(url: str) -> None:
    """Refuse if another process holds the database at *url*; nothing is made or held.

    Whoever holds it already must not ask: the lock of a process ends with the first of its files to be closed.
    """
    place = _lock_of(url)
    if place is not None and place.exists() and sys.platform != "win32":
        with _opened(place) as file:
            _take(file, place)


def _lock_of(url: str) -> Path | None:
    address = make_url(url)
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        return None
    return Path(f"{address.database}.lock").expanduser()


def _opened(place: Path) -> IO[str]:
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        return place.open("a")
    except OSError as error:
        raise BadRequest("table/database", reason=str(error)) from error


def _take(file: IO[str], place: Path) -> None:
    # A lock of this kind belongs to the process: children that outlive it do not keep it.
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise BadRequest("table/database-held", file=str(place.with_suffix(""))) from error

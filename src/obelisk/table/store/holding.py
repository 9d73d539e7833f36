"""One server for one SQLite file: a second server would not hear of the events that the first one writes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from obelisk.errors import BadRequest
from obelisk.storage.folders import data_folder
from obelisk.storage.private import FILE, make_file, make_folder
from obelisk.table.store.opening import file_of

if sys.platform != "win32":
    import fcntl

IS_LINUX = sys.platform == "linux"
"""True where `flock` does not interfere with the locks that SQLite sets on the file. On BSD and macOS it does."""
_held: set[tuple[int, int]] = set()
"""Device and inode of the databases that this process holds.

To close a second descriptor of a database would drop SQLite's own locks on it, so none is opened.
"""


@contextmanager
def held(url: str) -> Iterator[None]:
    """Hold the database at *url*, or refuse if another process holds it. The lock ends with the process.

    The lock belongs to the file itself, whatever links lead to it. Windows and other databases than SQLite have none.
    """
    database = file_of(url)
    if database is None or sys.platform == "win32":
        yield
        return
    with _named(database):
        make_file(database)
        lock, known = _locked(database), _identity(database)
    _held.add(known)
    try:
        yield
    finally:
        _held.discard(known)
        os.close(lock)


def refuse_if_held(url: str) -> None:
    """Refuse if a process holds the database at *url*; no file is made, and nothing stays locked."""
    database = file_of(url)
    if database is not None and sys.platform != "win32" and database.exists():
        with _named(database):
            os.close(_locked(database))


def _locked(database: Path) -> int:
    """Return a descriptor that holds the lock of a database."""
    if _identity(database) in _held:
        raise BlockingIOError
    while True:
        place = database if IS_LINUX else _beside(database)
        lock = os.open(place, os.O_RDWR | os.O_CREAT, FILE)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            # The file may have been replaced between opening and locking it.
            if os.path.samestat(os.fstat(lock), place.stat()):
                return lock
        except OSError:
            os.close(lock)
            raise
        os.close(lock)


def _beside(database: Path) -> Path:
    """Return the file whose lock stands for a database: device and inode name it."""
    folder = data_folder() / "locks"
    make_folder(folder)
    return folder / "{}-{}.lock".format(*_identity(database))


def _identity(database: Path) -> tuple[int, int]:
    found = database.stat()
    return found.st_dev, found.st_ino


@contextmanager
def _named(database: Path) -> Iterator[None]:
    """Turn the errors of the system into refusals that name the database."""
    try:
        yield
    except BlockingIOError as error:
        raise BadRequest("table/database-held", file=str(database)) from error
    except OSError as error:
        raise BadRequest("table/database", reason=str(error)) from error

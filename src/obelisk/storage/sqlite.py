"""Files that SQLite keeps for us: what goes wrong with one becomes a sentence, and what was begun is undone."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from obelisk.errors import BadRecord, BadRequest
from obelisk.storage.private import make_file

BUSY_TIMEOUT = 30.0
"""Seconds to wait for another program that is writing."""

_NO_FAULT_OF_THE_FILE = ("BUSY", "LOCKED", "READONLY", "CANTOPEN", "PERM", "FULL", "IOERR")
"""What the system may refuse although the file is sound."""


@contextmanager
def opened(path: Path, *, damaged: str, unusable: str, is_private: bool = False) -> Iterator[sqlite3.Connection]:
    """Open the file at *path*, or raise the sentence *damaged*, or *unusable* where it cannot be used now.

    With *is_private*, only its owner has access to the file.
    """
    try:
        if is_private:
            make_file(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path, timeout=BUSY_TIMEOUT, isolation_level=None)) as database:
            yield database
    except sqlite3.Error as error:
        kind = str(getattr(error, "sqlite_errorname", "")).removeprefix("SQLITE_")
        if kind.startswith(_NO_FAULT_OF_THE_FILE):
            raise BadRequest(unusable, path=str(path), reason=error) from error
        raise BadRecord(damaged, path=str(path), reason=error) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadRequest(unusable, path=str(path), reason=reason) from error

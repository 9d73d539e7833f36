"""Backups of an SQLite file: made while a server writes to it, and put back while none does."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from obelisk.arena.scores import FILE
from obelisk.errors import BadRequest
from obelisk.storage.private import make_file, restrict
from obelisk.table.store.holding import held
from obelisk.table.store.opening import file_of

TOGETHER = ("", "-wal", "-shm")
"""What SQLite keeps beside a file that is in use belongs to it."""


def scores_beside(backup: Path) -> Path:
    """Return where the best scores lie that belong to a backup.

    >>> scores_beside(Path("monday.sqlite")).name
    'monday.scores.sqlite'
    """
    return backup.with_suffix(f".scores{backup.suffix}")


def back_up(url: str, target: Path) -> list[Path]:
    """Copy a database, and the best scores beside it; return the files that were made.

    It is the state of one moment, with everything that was kept before the copying began. Nobody waits meanwhile.
    """
    source = file_of(url)
    if source is None:
        raise BadRequest("admin/no-file")
    if not source.exists():
        raise BadRequest("admin/no-database", file=str(source))
    scores = source.parent / FILE
    pairs = [(source, target)] + ([(scores, scores_beside(target))] if scores.exists() else [])
    for _, copy in pairs:
        if copy.exists():
            raise BadRequest("admin/exists", file=str(copy))
    try:
        for original, copy in pairs:
            with _copied(original, copy) as part:
                _put(part, copy)
    except (sqlite3.Error, OSError) as error:
        raise BadRequest("admin/cannot-copy", file=str(target), reason=str(error)) from error
    return [copy for _, copy in pairs]


@contextmanager
def _copied(original: Path, copy: Path) -> Iterator[Path]:
    """Copy a file to a place beside where it shall lie, with all that SQLite has not moved into it yet."""
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)
    try:
        make_file(part)
        with closing(sqlite3.connect(original, timeout=30)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)  # all pages in one step, so that whoever writes meanwhile does not make it begin again
            new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
            _check(new, original)
        yield part
    finally:
        part.unlink(missing_ok=True)


def _check(database: sqlite3.Connection, file: Path) -> None:
    found = database.execute("PRAGMA quick_check").fetchone()[0]
    if found != "ok":
        raise BadRequest("admin/damaged-file", file=str(file), reason=found)


def _put(part: Path, target: Path) -> None:
    """Give a whole file its name, once it is on the disk."""
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.replace(target)
    with suppress(OSError, AttributeError):  # not every system opens folders
        folder = os.open(target.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def restore(url: str, backup: Path) -> list[Path]:
    """Put a backup in the place of a database that no server uses; return where that was moved to, if there was one."""
    target = file_of(url)
    if target is None:
        raise BadRequest("admin/no-file")
    _check_backup(backup)
    scores = scores_beside(backup)
    pairs = [(backup, target)] + ([(scores, target.parent / FILE)] if scores.exists() else [])
    moved = []
    with held(url):
        try:
            for copy, place in pairs:
                with _copied(copy, place) as part:
                    moved += _move_away(place)
                    _put(part, place)
        except (sqlite3.Error, OSError) as error:
            raise BadRequest("admin/cannot-copy", file=str(target), reason=str(error)) from error
    return moved


def _check_backup(backup: Path) -> None:
    if not backup.is_file():
        raise BadRequest("admin/no-database", file=str(backup))
    try:
        with closing(sqlite3.connect(backup)) as database:
            database.execute("SELECT version_num FROM alembic_version, tables LIMIT 1").fetchone()
    except sqlite3.Error as error:
        raise BadRequest("admin/damaged-file", file=str(backup), reason=str(error)) from error


def _move_away(place: Path) -> list[Path]:
    """Keep an existing file under another name. An empty one, as `held` makes it, is no database."""
    if not place.exists() or place.stat().st_size == 0:
        return []
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    aside = place.with_name(f"{place.stem}-before-{moment}{place.suffix}")
    for ending in TOGETHER:
        with suppress(FileNotFoundError):
            restrict(Path(f"{place}{ending}").rename(f"{aside}{ending}"))
    return [aside]

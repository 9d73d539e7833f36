"""Backups of an SQLite file: made while a server writes to it, and put back while none does."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from obelisk.arena.scores import FILE
from obelisk.errors import BadRequest
from obelisk.storage.private import make_file, restrict
from obelisk.table.store.damage import faults_of_pages
from obelisk.table.store.holding import held
from obelisk.table.store.migrating import revisions
from obelisk.table.store.opening import file_of

FOLDER = "backups"
"""Name of the folder beside a database that has its backups."""
STAMP = "%Y%m%d-%H%M%S"
CHANGED = {"accounts": "made_at", "tournaments": "changed_at", "studies": "changed_at"}
LOSSES = {"events": "at", "tables": "made_at", **CHANGED}
"""Tables of the database whose rows a restoration counts as lost, each with the column of their moment."""
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
    faults = faults_of_pages(row[0] for row in database.execute("PRAGMA integrity_check"))
    if faults:
        raise BadRequest("admin/damaged-file", file=str(file), reason=faults[0])


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


@dataclass(frozen=True)
class Backup:
    """A backup that can be restored: its file, and the last moment that is in it, in milliseconds."""

    file: Path
    at: int


@dataclass(frozen=True)
class Loss:
    """Rows of the replaced database that are newer than the backup, by table."""

    rows: dict[str, int]
    is_known: bool
    """False where the replaced file was too damaged to count all rows."""


@dataclass(frozen=True)
class Restored:
    """A restoration: the files that were moved away, and what the backup lacks."""

    moved: list[Path]
    loss: Loss | None


def folder_of(url: str) -> Path:
    """Return the folder in which a database has its backups."""
    file = file_of(url)
    if file is None:
        raise BadRequest("admin/no-file")
    return file.parent / FOLDER


def new_backup(url: str, folder: Path) -> Path:
    """Return the name of a backup that is made now in a folder."""
    file = file_of(url)
    if file is None:
        raise BadRequest("admin/no-file")
    return folder / f"{file.stem}-{datetime.now(UTC).strftime(STAMP)}{file.suffix}"


def newest_backup(folder: Path) -> tuple[Backup, list[BadRequest]]:
    """Return the newest backup in a folder that can be restored, and why newer ones cannot."""
    found, refused = [], list[tuple[float, BadRequest]]()
    files = [file for file in folder.iterdir() if _may_be_backup(file)] if folder.is_dir() else []
    for file in files:
        try:
            found.append(checked_backup(file))
        except BadRequest as error:
            refused.append((file.stat().st_mtime * 1000, error))
    if not found:
        reasons = "; ".join(str(error) for _, error in refused)
        raise BadRequest("admin/no-good-backup" if refused else "admin/no-backup", folder=str(folder), reasons=reasons)
    newest = max(found, key=lambda one: one.at)
    return newest, [error for at, error in refused if at > newest.at]


def _may_be_backup(file: Path) -> bool:
    is_other = file.suffix == ".part" or file.name.endswith(TOGETHER[1:]) or Path(file.stem).suffix == ".scores"
    return file.is_file() and not is_other


def restore(url: str, backup: Path) -> Restored:
    """Put a backup in the place of a database that no server uses."""
    target = file_of(url)
    if target is None:
        raise BadRequest("admin/no-file")
    chosen = checked_backup(backup)
    scores = scores_beside(backup)
    pairs = [(backup, target)] + ([(scores, target.parent / FILE)] if scores.exists() else [])
    moved = []
    with held(url):
        try:
            loss = _loss(target, chosen.at)
            for copy, place in pairs:
                with _copied(copy, place) as part:
                    moved += _move_away(place)
                    _put(part, place)
        except (sqlite3.Error, OSError) as error:
            raise BadRequest("admin/cannot-copy", file=str(target), reason=str(error)) from error
    return Restored(moved, loss)


def checked_backup(file: Path) -> Backup:
    """Return a backup whose pages are all sound, or refuse."""
    if not file.is_file():
        raise BadRequest("admin/no-database", file=str(file))
    try:
        with closing(sqlite3.connect(file)) as database:
            version = database.execute("SELECT version_num FROM alembic_version").fetchone()
            database.execute("SELECT 1 FROM tables LIMIT 1").fetchone()
            _check(database, file)
            at = _last_moment(database)
    except sqlite3.Error as error:
        raise BadRequest("admin/damaged-file", file=str(file), reason=str(error)) from error
    if version is not None and version[0] not in revisions():
        raise BadRequest("admin/newer-backup", file=str(file))
    return Backup(file, at or int(file.stat().st_mtime * 1000))


def _last_moment(database: sqlite3.Connection) -> int:
    """Return the last moment that is noted in a database; 0 for none."""
    moments = [0]
    for table, column in {"alive": "at", "tables": "changed_at", **CHANGED}.items():
        with suppress(sqlite3.Error):  # an old version lacks the table
            rows = database.execute(f"SELECT max({column}) FROM {table} WHERE typeof({column}) = 'integer'")
            moments += [row[0] for row in rows if row[0] is not None]
    return max(moments)


def _loss(file: Path, since: int) -> Loss | None:
    """Return what a database has that is newer than a moment, as far as it can be read; None without a database."""
    if not file.exists() or file.stat().st_size == 0:
        return None
    rows, is_known = dict.fromkeys(LOSSES, 0), True
    # Read only: a connection that may write would move the log into a file that stays as it is.
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
        for table, column in LOSSES.items():
            try:
                for _ in database.execute(f"SELECT 1 FROM {table} WHERE {column} > ?", (since,)):
                    rows[table] += 1
            except sqlite3.Error:
                is_known = False
    return Loss(rows, is_known)


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

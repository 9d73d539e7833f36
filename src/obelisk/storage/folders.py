"""Where Obelisk keeps what it makes for itself on this machine."""

import os
import sys
import tempfile
from os import PathLike
from pathlib import Path

from obelisk.errors import BadRecord, BadRequest
from obelisk.storage.private import make_file, make_folder


def usable(folder: Path) -> Path:
    """Return *folder*, which is made if need be, or raise BadRequest if nothing can be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        raise BadRequest("folder/unusable", folder=str(folder), reason=error.strerror or str(error)) from error


def cache_folder() -> Path:
    """Return the user's folder for what can be made anew; the environment variable OBELISK_CACHE names another."""
    return _folder("OBELISK_CACHE", ("LOCALAPPDATA", "AppData/Local"), "Library/Caches", ("XDG_CACHE_HOME", ".cache"))


def data_folder() -> Path:
    """Return the user's folder for unfinished games and best scores; the variable OBELISK_DATA names another."""
    windows, mac = ("APPDATA", "AppData/Roaming"), "Library/Application Support"
    return _folder("OBELISK_DATA", windows, mac, ("XDG_DATA_HOME", ".local/share"))


def _folder(own: str, windows: tuple[str, str], mac: str, others: tuple[str, str]) -> Path:
    named = os.environ.get(own)
    if named:
        return Path(named).expanduser()
    if sys.platform == "darwin":
        return Path.home() / mac / "obelisk"
    variable, usual = windows if sys.platform == "win32" else others
    return Path(os.environ.get(variable) or Path.home() / usual) / "obelisk"


def read_text(path: str | PathLike[str]) -> str:
    """Return the text of a file, or say that it cannot be read."""
    try:
        return Path(path).expanduser().read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord("record/not-text", path=str(path)) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRecord("record/no-file", path=str(path), reason=reason) from error


def write_whole(path: Path, data: bytes, *, is_private: bool = False) -> None:
    """Write *data* to *path*, whole or not at all, with the folders that it needs; it is on the disk then.

    With *is_private*, only its owner has access to the file, and to the folders that are made for it.
    """
    path = path.expanduser()
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        if is_private:
            make_folder(path.parent)
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not path.is_file():
            path.write_bytes(data)  # a device such as /dev/stdout; a folder refuses
            return
        if is_private:
            make_file(beside)
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadRequest("terminal/cannot-write", path=path, reason=error.strerror or error) from error

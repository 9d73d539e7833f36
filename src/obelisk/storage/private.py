"""Files and folders that only their owner may read, whatever the umask."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
OTHERS = 0o077
"""The bits of a mode that give access to the group and to everyone."""


def make_folder(folder: Path) -> None:
    """Make *folder* and its missing parents, each with mode 0700. Folders that exist keep their modes."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(missing):
        one.mkdir(mode=FOLDER, exist_ok=True)
        one.chmod(FOLDER)
    folder.mkdir(exist_ok=True)  # raises FileExistsError where a file has this name


def make_file(file: Path) -> None:
    """Make an empty *file* with mode 0600 unless it exists; take access to an existing one away from others."""
    make_folder(file.parent)
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, FILE))
    except FileExistsError:
        restrict(file)
    else:
        file.chmod(FILE)


def is_open_to_others(file: Path) -> bool:
    """Return whether the group or everyone has access to a file. Windows has no such modes."""
    return sys.platform != "win32" and bool(file.stat().st_mode & OTHERS)


def restrict(file: Path) -> bool:
    """Take access to *file* away from everyone but its owner; return whether others had access.

    Only the owner can do that. For another user the mode stays, and `obelisk doctor` reports it.
    """
    if not is_open_to_others(file):
        return False
    try:
        file.chmod(stat.S_IMODE(file.stat().st_mode) & ~OTHERS)
    except PermissionError:
        return False
    return True

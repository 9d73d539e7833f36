"""Where Obelisk keeps what it makes for itself on this machine."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from obelisk.errors import BadRequest


def usable(folder: Path) -> Path:
    """Return *folder*, which is made if need be, or raise BadRequest if nothing can be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        raise BadRequest("folder/unusable", folder=str(folder), reason=error.strerror or str(error)) from error


def cache_folder() -> Path:
    """Return the user's cache folder for Obelisk; the environment variable OBELISK_CACHE names another."""
    named = os.environ.get("OBELISK_CACHE")
    if named:
        return Path(named).expanduser()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "obelisk"

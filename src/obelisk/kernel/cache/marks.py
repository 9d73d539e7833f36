"""Where compiled code lies, and which games have all of theirs. To look there takes no compiler."""

import hashlib
import os
import shutil
import time
from functools import cache
from importlib.metadata import version
from pathlib import Path

from obelisk.kernel.cache import meanwhile
from obelisk.kernel.cache.meanwhile import Patience
from obelisk.kernel.sources import digest_of_rules, digest_of_sources
from obelisk.kernel.state import TAG
from obelisk.storage.folders import cache_folder, write_whole

UNUSED_DAYS = 60.0
"""After so long nobody is taken to go back to an older version."""
_PACKAGE = Path(__file__).parent.parent.parent
_KERNEL = __name__.rpartition(".cache.")[0]


@cache
def compiled_folder() -> Path:
    """Return the folder of compiled code.

    Numba looks only at the file of the function it compiled, not at those that the function calls: an
    edited function would go on running as it was. So the folder's name changes with the sources of the kernel, and
    the type of a game's records with the sources of its rules (kernel/sources.py).
    """
    shared = [_PACKAGE / "rulebook" / name for name in ("geometry.py", "boards.py")]
    sources = digest_of_sources([_PACKAGE / "kernel", *shared])
    return cache_folder() / f"compiled-{version('numba')}-{sources}"


def let_old_code_go(days: float = UNUSED_DAYS) -> None:
    """Note that this version's code is in use, and delete that of versions which nobody has used for so many days."""
    own = compiled_folder()
    own.mkdir(parents=True, exist_ok=True)
    os.utime(own)
    for folder in own.parent.glob("compiled-*"):
        if folder.stat().st_mtime < time.time() - days * 86_400:
            shutil.rmtree(folder, ignore_errors=True)


def folder_for(module: str) -> Path:
    """Return where a module's compiled functions go; those of a game in a folder that changes with its sources."""
    if module.startswith(_KERNEL):
        return compiled_folder()
    return compiled_folder() / digest_of_rules(module).removeprefix("#")


def mark_of(tag: str) -> Path:
    """Return the file that says that the game with this *tag* is compiled; it goes when the game's sources change."""
    name, _, sources = tag.removeprefix(TAG).partition("#")
    whole = hashlib.sha256(tag.encode()).hexdigest()[:8]
    return compiled_folder() / f"{name.partition('+')[0]}-{whole}.{sources}.ready"


_seen: set[str] = set()
"""Marks that were there, and modules that had one: nobody takes one away while a process runs."""


def is_marked(tag: str) -> bool:
    """Return whether everything about a game is compiled."""
    if tag not in _seen and mark_of(tag).exists():
        _seen.add(tag)
    return tag in _seen


def is_plain(tag: str) -> bool:
    """Return whether the rules of a game may run as plain Python here, because they are being compiled elsewhere."""
    return meanwhile.patience() is not Patience.NONE and compiles() and not is_marked(tag)


def compiles() -> bool:
    """Return whether anything is compiled at all (NUMBA_DISABLE_JIT)."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"


def is_complete(module: str) -> bool:
    """Return whether everything about the game of a module is compiled; for the kernel's own, about any game."""
    if module not in _seen:
        folder = folder_for(module)
        whose = "*" if folder == compiled_folder() else f"*.{folder.name}"
        if any(compiled_folder().glob(f"{whose}.ready")):
            _seen.add(module)
    return module in _seen


def mark(tag: str) -> None:
    """Note that everything about a game is compiled."""
    write_whole(mark_of(tag), b"")


def forget() -> None:
    """Look at everything anew, in another folder."""
    compiled_folder.cache_clear()
    _seen.clear()

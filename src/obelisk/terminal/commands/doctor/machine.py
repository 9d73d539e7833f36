"""The machine itself: where files go, its browser, its time, its language."""

import os
import shutil
import sys
import time as clock
import webbrowser
from collections.abc import Iterator
from pathlib import Path

from obelisk import __file__ as origin
from obelisk.errors import BadRequest
from obelisk.storage.folders import cache_folder, data_folder, usable
from obelisk.terminal.commands.doctor.findings import Finding, good, note, wrong
from obelisk.words import Message

LITTLE = 500_000_000
"""Bytes: with less on the disk, compiling may fail."""
DAY = 86_400


def folders() -> Iterator[Finding]:
    """Tell where files go, how many there are, and whether more can be written."""
    for what, variable, folder in (("cache", "OBELISK_CACHE", cache_folder()), ("data", "OBELISK_DATA", data_folder())):
        called = Message(f"doctor/folder/{what}")
        try:
            usable(folder)
        except BadRequest as error:
            advice = Message("doctor/folder-advice", variable=variable)
            yield wrong("folders", "folder-wrong", advice, what=called, reason=Message(error.code, **error.facts))
            continue
        size, free = megabytes(size_of(folder)), shutil.disk_usage(folder).free
        if free < LITTLE:
            advice = Message("doctor/folder-full-advice", variable=variable)
            yield note("folders", "folder-full", advice, what=called, folder=str(folder), free=megabytes(free))
        else:
            yield good("folders", "folder-good", what=called, folder=str(folder), size=size)


def browser() -> Iterator[Finding]:
    """Tell which browser `--open` would open."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        yield note("browser", "browser-none", Message("doctor/browser-advice"))
    else:
        yield good("browser", "browser-good", name=getattr(found, "name", type(found).__name__))


def time() -> Iterator[Finding]:
    """Tell the time; a clock that is behind the files of the package is wrong."""
    now, written = clock.time(), Path(origin).stat().st_mtime
    told = clock.strftime("%Y-%m-%d %H:%M %z", clock.localtime(now))
    if now < written - DAY:
        yield wrong("time", "time-wrong", Message("doctor/time-advice"), time=told)
    else:
        yield good("time", "time-good", time=told, zone=clock.tzname[clock.localtime(now).tm_isdst > 0])


def locale() -> Iterator[Finding]:
    """Tell which language is spoken, and whether this terminal can show it."""
    spoken = Message("language/name")
    encoding = (sys.stdout.encoding or "ascii").lower()
    named = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "-"
    if encoding.replace("-", "").startswith("utf"):
        yield good("locale", "locale-good", spoken=spoken, named=named)
    else:
        yield note("locale", "locale-narrow", Message("doctor/locale-advice"), spoken=spoken, encoding=encoding)


def size_of(folder: Path) -> int:
    """Return the bytes of all files below *folder*."""
    total = 0
    for path in folder.rglob("*"):
        try:
            total += path.stat().st_size if path.is_file() else 0
        except OSError:  # it has gone meanwhile, or is not ours to see
            continue
    return total


def megabytes(size: int) -> str:
    """Return a size as people read it.

    >>> megabytes(1_234_567), megabytes(20)
    ('1.2 MB', '0.0 MB')
    """
    return f"{size / 1e6:,.1f} MB"

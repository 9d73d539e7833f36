"""What the service worker keeps of the table for readers without the network: the files of pages, and one page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256

from fastapi import Request

from obelisk.table.web import icons
from obelisk.table.web.files.scripts import is_script, path_of, whole
from obelisk.table.web.slots import fill_now
from obelisk.words import LANGUAGES

SLOT = "kept_files"
"""The slot with which features name files of pages that they want to work without the network."""
WORKER = "offline/worker.js"
SCRIPTS = ("early.js", "offline/offline.js", "offline/everywhere.js")
STYLES = (
    *("base.css", "finger.css", "board.css", "home.css", "offline/turns.css", "offline/offline.css"),
    *("table.css", "side.css", "review.css", "tablet.css", "phone.css"),
)


def files(request: Request) -> tuple[str, ...]:
    """Return the paths of the files that are kept, below /static/."""
    return (*SCRIPTS, request.app.state.page_scripts["table"], *STYLES, *fill_now(request, SLOT).boot)


@cache
def version(kept: Sequence[str]) -> str:
    """Return a mark of these files, which changes when one of them does."""
    digest = sha256()
    for name in kept:
        digest.update(whole(name).encode() if is_script(name) else path_of(name).read_bytes())
    digest.update(path_of(WORKER).read_bytes())
    return digest.hexdigest()[:12]


def addresses(kept: Sequence[str]) -> list[str]:
    """Return the addresses that are kept when the worker is installed; files without their versions."""
    return [
        *(f"/static/{name}" for name in (*kept, "icon.svg")),
        "/theme.css",
        icons.address("192"),
        *(f"/offline?language={language}" for language in LANGUAGES),
    ]

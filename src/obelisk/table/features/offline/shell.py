"""What the service worker keeps of the table for readers without the network: the pages' own files, and one page."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from obelisk.table.web import icons
from obelisk.table.web.files.scripts import WORKER, path_of, whole
from obelisk.words import LANGUAGES

SCRIPTS = (
    "lessons/learn.js",
    "early.js",
    "table.js",
    "correspondence/at_table.js",
    "offline/offline.js",
    "offline/everywhere.js",
)
STYLES = (
    *(
        "base.css",
        "finger.css",
        "board.css",
        "lessons/learn.css",
        "home.css",
        "offline/turns.css",
        "offline/offline.css",
    ),
    *("table.css", "side.css", "review.css", "tablet.css", "phone.css"),
)


@cache
def version() -> str:
    """Return what changes when anything of the shell does."""
    digest = sha256()
    for name in SCRIPTS:
        digest.update(whole(name).encode())
    for name in STYLES:
        digest.update(path_of(name).read_bytes())
    digest.update(path_of(WORKER).read_bytes())
    return digest.hexdigest()[:12]


def addresses() -> list[str]:
    """Return everything that is kept when the worker is installed; files without their versions."""
    return [
        *(f"/static/{name}" for name in (*SCRIPTS, *STYLES, "icon.svg")),
        "/theme.css",
        icons.address("192"),
        *(f"/offline?language={language}" for language in LANGUAGES),
    ]

"""What the service worker keeps of the table for readers without the network: the pages' own files, and one page."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from obelisk.table.web import icons
from obelisk.table.web.files.scripts import STATIC, WORKER, whole
from obelisk.words import LANGUAGES

SCRIPTS = ("learn.js", "early.js", "table.js", "turns/at_table.js", "turns/offline.js", "turns/everywhere.js")
STYLES = (
    *("base.css", "finger.css", "board.css", "learn.css", "home.css", "turns/turns.css", "turns/offline.css"),
    *("table.css", "side.css", "review.css", "tablet.css", "phone.css"),
)


@cache
def version() -> str:
    """Return what changes when anything of the shell does."""
    digest = sha256()
    for name in SCRIPTS:
        digest.update(whole(name).encode())
    for name in STYLES:
        digest.update((STATIC / name).read_bytes())
    digest.update(WORKER.read_bytes())
    return digest.hexdigest()[:12]


def addresses() -> list[str]:
    """Return everything that is kept when the worker is installed; files without their versions."""
    return [
        *(f"/static/{name}" for name in (*SCRIPTS, *STYLES, "icon.svg")),
        "/theme.css",
        icons.address("192"),
        *(f"/offline?language={language}" for language in LANGUAGES),
    ]

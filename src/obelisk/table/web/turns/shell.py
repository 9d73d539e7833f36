"""What the service worker keeps of the table for readers without the network: the pages' own files, and one page."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from pathlib import Path

from obelisk.table.web.turns import icons
from obelisk.words import LANGUAGES

STATIC = Path(__file__).parent.parent / "static"
WORKER = STATIC / "turns" / "worker.js"
SCRIPTS = ("learn.js", "early.js", "table.js", "turns/at_table.js", "turns/offline.js", "turns/everywhere.js")
STYLES = (
    *("base.css", "finger.css", "board.css", "learn.css", "home.css", "turns/turns.css", "turns/offline.css"),
    *("table.css", "side.css", "review.css", "tablet.css", "phone.css"),
)
IMPORT = re.compile(r"""(?:^import|^\} from)\b[^"']*["']([^"']+)["']""", re.MULTILINE)


@cache
def modules(*scripts: str) -> tuple[str, ...]:
    """Return these scripts and all that they import, by their paths below /static/."""
    found: dict[str, None] = {}
    waiting = list(scripts)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found[name] = None
        for imported in IMPORT.findall((STATIC / name).read_text(encoding="utf-8")):
            waiting.append(str((STATIC / name).parent.joinpath(imported).resolve().relative_to(STATIC.resolve())))
    return tuple(sorted(found))


@cache
def version() -> str:
    """Return what changes when anything of the shell does."""
    digest = sha256()
    for name in (*modules(*SCRIPTS), *STYLES):
        digest.update((STATIC / name).read_bytes())
    digest.update(WORKER.read_bytes())
    return digest.hexdigest()[:12]


def addresses() -> list[str]:
    """Return everything that is kept when the worker is installed; files without their versions, as modules ask."""
    return [
        *(f"/static/{name}" for name in (*modules(*SCRIPTS), *STYLES, "icon.svg")),
        "/theme.css",
        icons.address("192"),
        *(f"/offline?language={language}" for language in LANGUAGES),
    ]

"""Compile the games before they are needed, where a person can see that it happens."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path

import obelisk
from obelisk import catalogue
from obelisk.terminal.files import write_text
from obelisk.terminal.progress import bar
from obelisk.terminal.screen import Screen


def compile_for_play(screen: Screen, names: Sequence[str]) -> None:
    """Compile those of the games called *names* that are not compiled yet; say nothing where all are."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0":
        return
    missing = [name for name in names if not _mark(name).exists()]
    if missing:
        compile_games(screen, missing)


def compile_games(screen: Screen, names: Sequence[str]) -> None:
    """Compile everything about the games called *names*, and remember that it is done."""
    from obelisk import warming

    for name in names:
        obelisk.game(name)
    tasks = warming.tasks(list(names))
    with bar(screen, screen.say("compiling")) as report:
        for done, (what, compile_it) in enumerate(tasks):
            report(done, len(tasks), what)
            compile_it()
    for name in names:
        write_text(_mark(name), "")


def _mark(name: str) -> Path:
    """Return the file that says that a game is compiled; it goes with the compiled code, when sources change."""
    from obelisk.kernel.compiled import compiled_folder

    # Other people's rules mark their source in the tag of their record.
    mark = hashlib.sha256(catalogue.rulebook(name).state.tag.encode()).hexdigest()[:8]
    return compiled_folder() / f"{name}-{mark}.ready"

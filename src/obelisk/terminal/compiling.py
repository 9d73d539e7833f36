"""Compile the games before they are needed, where a person can see that it happens."""

import hashlib
import os
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

import obelisk
from obelisk import catalogue
from obelisk.storage.processes import die_with_parent
from obelisk.terminal.files import write_text
from obelisk.terminal.progress import bar
from obelisk.terminal.screen import Screen

PROCESSES = 4
"""At most: each takes some hundred megabytes, and one game needs a quarter of the time of all."""


def compile_for_play(screen: Screen, names: Sequence[str]) -> None:
    """Compile those of the games called *names* that are not compiled yet; say nothing where all are."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0":
        return
    missing = [name for name in names if not is_compiled(name)]
    if missing:
        compile_games(screen, missing)


def is_compiled(name: str) -> bool:
    """Return whether everything about a game is compiled."""
    return _mark(name).exists()


def compile_games(screen: Screen, names: Sequence[str]) -> None:
    """Compile everything about the games called *names*, and remember that it is done."""
    for name in names:
        obelisk.game(name)
    # The games that take longest are last in the catalogue: begun first, none of them goes on alone at the end.
    waiting = list(reversed(names))
    total, at_once = len(waiting), min(len(waiting), PROCESSES, os.cpu_count() or 1)
    processes = ProcessPoolExecutor(at_once, get_context("spawn"), initializer=_die_when_told)
    with bar(screen, screen.say("compiling")) as report, processes:
        report(0, total, ", ".join(waiting[:at_once]))
        for ended in as_completed([processes.submit(_compile, name) for name in waiting]):
            name = ended.result()
            write_text(_mark(name), "")
            waiting.remove(name)
            report(total - len(waiting), total, ", ".join(waiting[:at_once]))


def _die_when_told() -> None:
    """Let Ctrl-C end a process at once, without a page of what it was doing; so does the end of its terminal."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    die_with_parent()


def _compile(name: str) -> str:
    from obelisk.arena import warming

    warming.warm(name)
    return name


def _mark(name: str) -> Path:
    """Return the file that says that a game is compiled; it goes with the compiled code, when sources change."""
    from obelisk.kernel.compiled import compiled_folder

    # Other people's rules mark their source in the tag of their record.
    mark = hashlib.sha256(catalogue.game(name).rules.state.tag.encode()).hexdigest()[:8]
    return compiled_folder() / f"{name}-{mark}.ready"

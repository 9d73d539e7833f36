"""Compile the games before they are needed, where a person can see that it happens."""

import os
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

import obelisk
from obelisk.compiling.background import Background
from obelisk.compiling.games import missing, note_compiled
from obelisk.kernel.cache import marks, meanwhile
from obelisk.kernel.cache.meanwhile import Patience
from obelisk.storage.processes import die_with_parent
from obelisk.terminal.progress import bar
from obelisk.terminal.screen import Screen

PROCESSES = 4
"""At most: each takes some hundred megabytes, and one game needs a quarter of the time of all."""


def compile_for_play(screen: Screen, names: Sequence[str]) -> None:
    """Compile those of the games called *names* that are not compiled yet; say nothing where all are."""
    lacking = missing(names)
    if lacking:
        compile_games(screen, lacking)


def compile_behind(screen: Screen, name: str) -> None:
    """Compile a game while it is played; until that is done, its rules run as plain Python here."""
    compiling = Background([name], get_context("spawn"))
    if compiling.of:
        meanwhile.be(Patience.UNTIL_MARKED)
        compiling.start()
        screen.line(screen.say("compiling-behind", n=1), "quiet")


def compile_games(screen: Screen, names: Sequence[str]) -> None:
    """Compile everything about the games called *names*, and remember that it is done."""
    marks.let_old_code_go()
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
            note_compiled(name)
            waiting.remove(name)
            report(total - len(waiting), total, ", ".join(waiting[:at_once]))


def _die_when_told() -> None:
    """Let Ctrl-C end a process at once, without a page of what it was doing; so does the end of its terminal."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    die_with_parent()


def _compile(name: str) -> str:
    from obelisk.compiling import warming

    warming.warm(name)
    return name

"""Compile the rules before they are needed, where a person can see that it happens."""

from __future__ import annotations

from collections.abc import Sequence

from obelisk.terminal.progress import bar
from obelisk.terminal.screen import Screen


def compile_for_play(screen: Screen, names: Sequence[str] | None = None) -> None:
    """Make the games called *names*, or all, ready to be played; say nothing where they are."""
    from importlib.util import find_spec

    if find_spec("obelisk.warming") is None:
        return  # TEMPORARY
    compile_all(screen, names)


def compile_all(screen: Screen, names: Sequence[str] | None = None) -> None:
    """Compile everything about the games called *names*, or about all of them."""
    from obelisk import warming

    tasks = warming.tasks(names)
    with bar(screen, screen.say("compiling")) as report:
        for done, (name, task) in enumerate(tasks):
            report(done, len(tasks), name)
            task()

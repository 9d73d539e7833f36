"""Bars for long work, on standard error, so that a result can be piped on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from obelisk.terminal.screen import Screen

Report = Callable[[int, int | None, str], None]
"""Told how much is done, how much there is to do (if that is known), and what is being done."""


@contextmanager
def bar(screen: Screen, what: str) -> Iterator[Report]:
    """Show a bar while the work goes on; without a terminal, show nothing."""
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    columns = (
        SpinnerColumn("dots" if screen.has_signs else "line"),
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(what, total=None)

        def report(done: int, total: int | None, doing: str) -> None:
            progress.update(task, completed=done, total=total, description=doing or what)

        yield report

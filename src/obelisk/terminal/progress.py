"""Bars for long work, on standard error, so that a result can be piped on."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, SpinnerColumn, Task, TextColumn, TimeElapsedColumn
from rich.table import Column
from rich.text import Text

from obelisk.terminal.screen import Screen

Report = Callable[[int, int | None, str], None]
"""Told how much is done, how much there is to do (if that is known), and what is being done."""

BAR_WIDTH = 24


class _Amount(ProgressColumn):
    """How far work is: `1,234`, or `3 / 10` where it is known how much there is to do."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.completed:,.0f}" if task.total is None else f"{task.completed:,.0f} / {task.total:,.0f}")


@contextmanager
def bar(screen: Screen, what: str) -> Iterator[Report]:
    """Show a bar while the work goes on; without a terminal, show nothing."""
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    columns = (
        SpinnerColumn("dots" if screen.has_signs else "line"),
        TextColumn("{task.description}", markup=False),
        BarColumn(BAR_WIDTH),
        _Amount(table_column=Column(no_wrap=True)),
        TimeElapsedColumn(table_column=Column(no_wrap=True)),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(screen.signs(what), total=None)

        def report(done: int, total: int | None, doing: str) -> None:
            progress.update(task, completed=done, total=total, description=screen.signs(f"{what}: {doing}"))

        yield report

"""The table of the best scores of a set-up that is played alone."""

from rich.table import Table
from rich.text import Text

from obelisk.arena.scores import Score, Scores
from obelisk.position import Position
from obelisk.terminal.screen import Screen
from obelisk.words import figure

SHOWN = 10
"""How many entries a table has at most."""


def show_best(screen: Screen, puzzle: Position, new: int | None = None) -> None:
    """Print the best scores of a set-up; the entry of rank *new* is marked, and never left out."""
    best = Scores().best(puzzle, max(SHOWN, new or 0))
    if best:
        screen.show(_table(screen, [entry for entry in best if entry.rank <= SHOWN or entry.rank == new], new))
    else:
        screen.line(screen.say("scores-none"))


def _table(screen: Screen, entries: list[Score], new: int | None) -> Table:
    say = screen.say
    table = Table(box=None, pad_edge=False, title=Text(say("scores-title"), "bold"), title_justify="left")
    for column in ("rank", "points"):
        table.add_column(say(f"column-{column}"), justify="right")
    for column in ("name", "date"):
        table.add_column(say(f"column-{column}"))
    table.add_column("")
    for entry in entries:
        is_new = entry.rank == new
        mark = say("scores-new") if is_new else ""
        cells = (str(entry.rank), figure(entry.points), entry.name, entry.date, mark)
        table.add_row(*(Text(screen.signs(cell)) for cell in cells), style="bold" if is_new else "")
    return table

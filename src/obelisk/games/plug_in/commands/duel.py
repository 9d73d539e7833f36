"""`obelisk duel`: who wins a match if nobody errs, whatever lies on its tiles."""

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

import obelisk
from obelisk.games.plug_in import NAME
from obelisk.games.plug_in.duels import LARGEST, Count, chance_of_holder, count_won, is_won_by_holder, mixes
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog
from obelisk.terminal.progress import bar
from obelisk.terminal.screen import Screen
from obelisk.words import listed

SMALLEST, DEFAULT = 2, 3


def add(app: typer.Typer, say: Say) -> None:
    """Add the command, explained in the language of *say*."""
    shared = Shared(say)

    @app.command(help=say("help/duel"), epilog=epilog(say, "duel"))
    def duel(
        size: Annotated[int, typer.Option("--size", min=SMALLEST, max=LARGEST, help=say("argument/size"))] = DEFAULT,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        with bar(screen, screen.say("solving")) as report:
            won = is_won_by_holder(report)
            counts = count_won(size, progress=report)
        tell(screen, size, won, counts)


def tell(screen: Screen, size: int, won: dict[str, bool], counts: list[Count]) -> None:
    """Print who wins which tiles, how many arrangements the first holder wins, and how likely that is for each mix."""
    say = screen.say.within(NAME)
    titles = {name: obelisk.game(name).title.explain(say.language) for name in won}
    screen.line(say("duel/title", size=size), "key")
    for code, is_won in (("duel/for-holder", True), ("duel/for-other", False)):
        screen.line(say(code, micros=[titles[name] for name in won if won[name] == is_won]))
    screen.line("")
    screen.show(_arrangements(screen, counts))
    screen.line("")
    screen.show(_mixes(screen, won, titles, counts))
    screen.line("")
    screen.line(say("duel/same"), "quiet")


def _arrangements(screen: Screen, counts: list[Count]) -> Table:
    columns = ("duel/column-tiles", "duel/column-arrangements", "duel/column-won")
    rows = [(str(count.holders), f"{count.arrangements:,}", f"{count.won:,}") for count in counts]
    rows.append(("", f"{sum(count.arrangements for count in counts):,}", f"{sum(count.won for count in counts):,}"))
    say, table = screen.say.within(NAME), Table(box=None, pad_edge=False)
    for column in columns:
        table.add_column(say(column), justify="right")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    return table


def _mixes(screen: Screen, won: dict[str, bool], titles: dict[str, str], counts: list[Count]) -> Table:
    say, table = screen.say.within(NAME), Table(box=None, pad_edge=False)
    table.add_column(say("duel/column-mix"))
    table.add_column(say("duel/column-chance"), justify="right")
    for mix in mixes(list(won)):
        chance = chance_of_holder(counts, sum(won[name] for name in mix) / len(mix))
        names = listed([titles[name] for name in mix], say.language)
        table.add_row(Text(screen.signs(names)), Text(f"{chance:.2%}"))
    return table

"""`obelisk games`: which games there are."""

from typing import Annotated

import typer
from rich.table import Table

from obelisk import catalogue
from obelisk.errors import UnknownGame
from obelisk.game import Game
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog
from obelisk.terminal.screen import Screen

KINDS = {catalogue.MICROGAMES: "microgame", catalogue.MACROGAMES: "macrogame", catalogue.GAMES: "game"}


def add(app: typer.Typer, say: Say) -> None:
    """Add the command, explained in the language of *say*."""
    shared = Shared(say)

    @app.command(help=say("help/games"), epilog=epilog(say, "games"))
    def games(lang: Annotated[Language | None, shared.lang] = None) -> None:
        screen = Screen(lang or say.language)
        screen.show(table(screen.say))


def table(say: Say) -> Table:
    """Return the table of all games; one that cannot be loaded says why."""
    shown = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("name", "title", "players", "kind"):
        shown.add_column(say(f"column-{column}"), no_wrap=True)
    shown.add_column(say("column-about"), overflow="fold")
    for group in KINDS:
        for name in catalogue.names(group):
            shown.add_row(*row(say, name, group))
    return shown


def row(say: Say, name: str, group: str) -> tuple[str, ...]:
    """Return what there is to say about one game."""
    try:
        book = catalogue.game(name)
    except UnknownGame as error:
        return name, "", "", kind(say, name, group), error.explain(say.language)
    return name, book.title.explain(say.language), _seats(book), kind(say, name, group), say.of("about", name)


def kind(say: Say, name: str, group: str) -> str:
    """Return what sort of game it is."""
    return say("kind/match" if catalogue.game(name).parts is not None else f"kind/{KINDS[group]}")


def _seats(book: Game) -> str:
    fewest, most = book.seats
    return str(fewest) if fewest == most else f"{fewest}-{most}"

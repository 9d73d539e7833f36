"""`obelisk championship`: game after game of Microchip, kept in a file after every one."""

from pathlib import Path
from typing import Annotated, Any

import typer

from obelisk.errors import BadRequest
from obelisk.games.microchip.commands.boards import OPTION
from obelisk.terminal.files import PERSON, read_text
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog
from obelisk.terminal.screen import Screen

PLAYERS = "person,builder"


def add(app: typer.Typer, say: Say) -> None:
    """Add the commands, explained in the language of *say*."""
    group = typer.Typer(help=say("help/championship"), no_args_is_help=True)
    app.add_typer(group, name="championship")
    _add_new(group, say, Shared(say))
    _add_known(group, say, Shared(say))


def _add_new(group: typer.Typer, say: Say, shared: Shared) -> None:

    @group.command(help=say("help/championship-new"), epilog=epilog(say, "championship-new"))
    def new(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("argument/championship"))],
        players: Annotated[str, typer.Option("--players", help=shared.say("option/players"))] = PLAYERS,
        target: Annotated[int, typer.Option("--target", min=1, help=say("argument/target"))] = 100,
        seed: Annotated[int | None, shared.seed] = None,
        seconds: Annotated[float | None, shared.seconds] = None,
        boards: Annotated[str | None, _boards(say)] = None,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from obelisk.games.microchip.championship import Championship
        from obelisk.games.microchip.commands.cup import Cup
        from obelisk.terminal.play.seats import seat_players

        screen = Screen(lang or say.language)
        if file.expanduser().exists():
            raise BadRequest("microchip/championship/exists", path=file)
        given = [PERSON] * int(players) if players.isdecimal() else players.split(",")
        names = [seat.name for seat in seat_players(given, len(given))]
        Cup(screen, file, Championship.new(names, target), None, seed, seconds, boards).run()


def _add_known(group: typer.Typer, say: Say, shared: Shared) -> None:
    @group.command(help=say("help/championship-resume"), epilog=epilog(say, "championship-resume"))
    def resume(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("argument/championship"))],
        seed: Annotated[int | None, shared.seed] = None,
        seconds: Annotated[float | None, shared.seconds] = None,
        boards: Annotated[str | None, _boards(say)] = None,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from obelisk.games.microchip.commands.cup import Cup, read_cup, show_table

        screen, text = Screen(lang or say.language), read_text(file)
        cup = Cup(screen, file, read_cup(text), text, seed, seconds, boards)
        show_table(screen, cup.stand)
        cup.run()

    @group.command(help=say("help/championship-show"), epilog=epilog(say, "championship-show"))
    def show(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("argument/championship"))],
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from obelisk.games.microchip.commands.cup import read_cup, show_table

        show_table(Screen(lang or say.language), read_cup(read_text(file)))


def _boards(say: Say) -> Any:
    return typer.Option(f"--{OPTION}", metavar="BOARDS", help=say("argument/play-boards"), show_default=False)

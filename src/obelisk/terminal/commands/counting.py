"""`obelisk perft` and `obelisk playouts`: count the sequences of legal moves, or who wins random games and how fast."""

import time
from typing import Annotated

import typer

import obelisk
from obelisk.game import count_sequences
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog, read_options, read_setup, start
from obelisk.terminal.screen import Screen


def add(app: typer.Typer, say: Say) -> None:
    """Add the commands, explained in the language of *say*."""
    _add_perft(app, say)
    _add_playouts(app, say)


def _add_perft(app: typer.Typer, say: Say) -> None:
    shared = Shared(say)

    @app.command(help=say("help/perft"), epilog=epilog(say, "perft"))
    def perft(
        game: Annotated[str, shared.game],
        depth: Annotated[int, typer.Argument(metavar="DEPTH", help=say("option/depth"))],
        seed: Annotated[int | None, shared.seed] = None,
        setup: Annotated[str | None, shared.setup] = None,
        option: Annotated[list[str] | None, shared.option] = None,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        with screen.busy(screen.say("counting")):
            total = count_sequences(start(game, seed, setup, option), depth)
        screen.line(str(total))


def _add_playouts(app: typer.Typer, say: Say) -> None:
    shared = Shared(say)

    @app.command(help=say("help/playouts"), epilog=epilog(say, "playouts"))
    def playouts(
        game: Annotated[str, shared.game],
        number: Annotated[int, typer.Argument(metavar="N", help=say("option/playouts"))],
        seed: Annotated[int | None, shared.seed] = None,
        setup: Annotated[str | None, shared.setup] = None,
        option: Annotated[list[str] | None, shared.option] = None,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        played = obelisk.game(game)
        written, options = read_setup(setup), read_options(option, game)
        with screen.busy(screen.say("playing-out")):
            played.playouts(0, seed=seed, setup=written, **options)
            begun = time.perf_counter()
            done = played.playouts(number, seed=seed, setup=written, **options)
            took = time.perf_counter() - begun
        for seat, wins in enumerate(done.wins):
            screen.line(screen.say("playout-wins", seat=seat, wins=f"{wins:,}"))
        screen.line(screen.say("playout-plies", plies=f"{done.plies:,}"))
        screen.line(screen.say("playout-speed", speed=f"{number / max(took, 1e-9):,.0f}"))

"""`obelisk perft`: count the sequences of legal moves."""

from typing import Annotated

import typer

from obelisk.game import count_sequences
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog, start
from obelisk.terminal.screen import Screen


def add(app: typer.Typer, say: Say) -> None:
    """Add the command, explained in the language of *say*."""
    shared = Shared(say)

    @app.command(help=say("help/perft"), epilog=epilog(say, "obelisk perft kono 6"))
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

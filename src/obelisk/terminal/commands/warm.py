"""`obelisk warm`: compile everything ahead."""

from typing import Annotated

import typer

import obelisk
from obelisk.terminal.compiling import compile_for_play, compile_games
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog
from obelisk.terminal.screen import Screen


def add(app: typer.Typer, say: Say) -> None:
    """Add the command, explained in the language of *say*."""
    shared = Shared(say)

    @app.command(help=say("help/warm"), epilog=epilog(say, "warm"))
    def warm(
        for_play: Annotated[bool, typer.Option("--for-play", help=say("option/for-play"))] = False,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        if for_play:
            compile_for_play(screen, obelisk.games())
        else:
            compile_games(screen, obelisk.games())
            screen.line(screen.say("compiled"))

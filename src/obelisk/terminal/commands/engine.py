"""`obelisk engine`: Obelisk as a bot, which other programs ask for moves."""

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from obelisk.players.programs.engine import Engine
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog


def add(app: typer.Typer, say: Say) -> None:
    """Add the command, explained in the language of *say*."""
    shared = Shared(say)

    @app.command(help=say("help/engine"), epilog=epilog(say, "engine"))
    def engine(
        player: Annotated[str, typer.Argument(metavar="PLAYER", help=say("option/engine"))] = "mcts",
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        bot = Engine(player, lang or say.language)
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(encoding="utf-8", errors="replace")
        for line in iter(sys.stdin.readline, ""):
            for answer in bot.answer(line):
                print(answer, flush=True)
            if bot.is_over:
                break

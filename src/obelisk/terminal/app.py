"""The command line: every command, explained in one language, and what happens to errors."""

from collections.abc import Sequence
from typing import Annotated

import typer

from obelisk.errors import ObeliskError
from obelisk.terminal import menu
from obelisk.terminal.commands import (
    arena,
    bench,
    counting,
    engine,
    games,
    play,
    replay,
    review,
    scores,
    serve,
    solve,
    svg,
    warm,
    words,
)
from obelisk.terminal.extensions import App, commands_of_games
from obelisk.terminal.language import Language, Say, spoken
from obelisk.terminal.options import Shared
from obelisk.terminal.screen import Screen, complain

COMMANDS = (games, play, serve, replay, review, scores, svg, counting, solve, arena, engine, bench, warm, words)

WRONG_USE = 2


def build(say: Say) -> App:
    """Return the command line, explained in the language of *say*."""
    app = App(
        name="obelisk",
        help=say("help/obelisk"),
        epilog=say("help/start"),
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    shared = Shared(say)

    @app.callback(invoke_without_command=True)
    def obelisk(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=say("option/version"))] = False,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        if version:
            from obelisk import __version__

            typer.echo(__version__)
        elif context.invoked_subcommand is None:
            screen = Screen(lang or say.language)
            if screen.is_live:
                menu.run(screen)
            else:
                typer.echo(context.get_help())

    brought = commands_of_games(say)
    app.play_options = brought.play_options
    for command in COMMANDS:
        command.add(app, say)
    app.add_typer(brought)
    return app


def run(arguments: Sequence[str]) -> None:
    """Run one command; a mistake becomes one sentence."""
    language = spoken(arguments)
    try:
        build(Say(language))(args=list(arguments), prog_name="obelisk")
    except ObeliskError as error:
        complain(error.explain(language))
        raise SystemExit(WRONG_USE) from None

"""The command line: every command, explained in one language, and what happens to errors."""

from collections.abc import Sequence
from importlib import import_module
from typing import Annotated

import typer

from obelisk.errors import ObeliskError
from obelisk.terminal.extensions import App, commands_of_games
from obelisk.terminal.language import Language, Say, spoken
from obelisk.terminal.options import Shared
from obelisk.terminal.screen import Screen, complain

COMMANDS = {
    "games": "games",
    "play": "play",
    "serve": "serve",
    "admin": "admin",
    "replay": "replay",
    "review": "review",
    "scores": "scores",
    "svg": "svg",
    "perft": "counting",
    "playouts": "counting",
    "solve": "solve",
    "arena": "arena",
    "ladder": "arena",
    "engine": "engine",
    "bench": "bench",
    "warm": "warm",
    "words": "words",
}
"""The commands of our own, each with its module: only that of the command that somebody types is loaded."""

WRONG_USE = 2


def build(say: Say, wanted: str | None) -> App:
    """Return the command line for whoever types the command *wanted*, explained in the language of *say*."""
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
                from obelisk.terminal import menu

                menu.run(screen)
            else:
                typer.echo(context.get_help())

    if wanted in COMMANDS:
        if wanted == "play":
            app.play_options = commands_of_games(say).play_options
        import_module(f"{__package__}.commands.{COMMANDS[wanted]}").add(app, say)
    else:
        for name in COMMANDS:
            app.command(name, help=say(f"help/{name}"))(_listed)
        app.add_typer(commands_of_games(say))
    return app


def _listed() -> None:
    """Stand in for a command that is only listed."""


def command_in(arguments: Sequence[str]) -> str | None:
    """Return the command among the *arguments*: the first that is neither an option nor the language of `--lang`.

    >>> command_in(["--lang", "ja", "games"]), command_in(["--help"])
    ('games', None)
    """
    before = ("", *arguments)
    return next((typed for last, typed in zip(before, arguments, strict=False) if _is_command(last, typed)), None)


def _is_command(last: str, typed: str) -> bool:
    return not typed.startswith("-") and last != "--lang"


def run(arguments: Sequence[str]) -> None:
    """Run one command; a mistake becomes one sentence."""
    language = spoken(arguments)
    try:
        build(Say(language), command_in(arguments))(args=list(arguments), prog_name="obelisk")
    except ObeliskError as error:
        complain(error.explain(language))
        raise SystemExit(WRONG_USE) from None

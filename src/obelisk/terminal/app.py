"""The command line: every command, explained in one language, and what happens to errors."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated

import typer

from obelisk.errors import ObeliskError
from obelisk.terminal.extensions import App, add_command, add_group, commands_of_games, language_option
from obelisk.terminal.language import Language, Say, spoken
from obelisk.terminal.screen import Screen, complain

COMMANDS = {
    "games": "games",
    "play": "play",
    "serve": "hosting.serve",
    "admin": "hosting.admin",
    "replay": "replay",
    "review": "replay",
    "scores": "scores",
    "puzzle": "puzzles",
    "svg": "svg",
    "print": "print",
    "perft": "research.counting",
    "playouts": "research.counting",
    "solve": "research.counting",
    "arena": "research.arena",
    "ladder": "research.arena",
    "engine": "hosting.serve",
    "bench": "research.speed",
    "warm": "research.speed",
    "doctor": "doctor",
    "words": "words",
    "new-game": "new_game",
    "make-puzzles": "puzzles",
}
"""The commands of our own, each with its module: only that of the command that somebody types is loaded."""

NEEDED = {"print": "reportlab"}
"""What must be installed for a command, so that it is listed; who types it nevertheless is told what is missing."""

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

    @app.callback(invoke_without_command=True)
    def obelisk(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=say("option/version"))] = False,
        lang: Annotated[Language | None, language_option(say)] = None,
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
        brought = commands_of_games(say).play_options if wanted == "play" else ()
        command = getattr(import_module(f"{__package__}.commands.{COMMANDS[wanted]}"), wanted.replace("-", "_"))
        if isinstance(command, Mapping):
            add_group(app, say, wanted, command)
        else:
            add_command(app, say, wanted, command, brought=brought)
    else:
        for name in COMMANDS:
            if name in NEEDED and find_spec(NEEDED[name]) is None:
                continue
            app.command(name, help=say(f"help/{name}"))(lambda: None)  # it is only listed
        app.add_typer(commands_of_games(say))
    return app


def command_in(arguments: Sequence[str]) -> str | None:
    """Return the command among the *arguments*: the first that is neither an option nor the language of `--lang`.

    >>> command_in(["--lang", "ja", "games"]), command_in(["--help"])
    ('games', None)
    """
    pairs = zip(("", *arguments), arguments, strict=False)
    return next((typed for last, typed in pairs if not typed.startswith("-") and last != "--lang"), None)


def run(arguments: Sequence[str]) -> None:
    """Run one command; a mistake becomes one sentence."""
    language = spoken(arguments)
    try:
        build(Say(language), command_in(arguments))(args=list(arguments), prog_name="obelisk")
    except ObeliskError as error:
        complain(error.explain(language))
        raise SystemExit(WRONG_USE) from None

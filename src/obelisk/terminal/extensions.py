"""How commands come to the command line: our own, those that games bring, and what games add to `obelisk play`."""

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from inspect import Parameter
from typing import Annotated, Any, get_args

import typer

from obelisk import catalogue
from obelisk.errors import UnknownGame
from obelisk.rulebook.values import load
from obelisk.terminal.language import Language, Say
from obelisk.terminal.screen import Screen, complain
from obelisk.words import LANGUAGES, sentence

Command = Callable[..., None]
"""A function that gets a screen and, by name, what is typed; its annotations explain that (terminal/options)."""


@dataclass(frozen=True)
class PlayOption:
    """An option of `obelisk play` that a game brings; what is typed after it becomes an option of `start`."""

    name: str
    metavar: str
    help: str
    read: Callable[[str, int, int | None], Any]
    """Returns the value that a text means, for a number of seats and a seed."""


class App(typer.Typer):
    """The command line, or a part of it. A game gets one, and adds to it what it brings."""

    def __init__(self, **settings: Any):
        super().__init__(**settings)
        self.play_options: list[PlayOption] = []


def commands_of_games(say: Say) -> App:
    """Return what all games bring, explained in the language of *say*; a game that cannot be loaded brings nothing."""
    brought = App()
    for name in catalogue.names():
        try:
            game = catalogue.game(name)
        except UnknownGame:
            continue
        if game.commands is not None:
            try:
                load(game.commands)(brought, say)
            except Exception as error:  # whatever another package does when it is imported
                complain(say("commands-broken", game=name, reason=f"{type(error).__name__}: {error}"))
    return brought


def language_option(say: Say) -> Any:
    """Return the option for the language, which every command has."""
    told = sentence("terminal/option/lang", say.language, languages=LANGUAGES)
    return typer.Option("--lang", help=told, show_default=False)


def add_group(app: typer.Typer, say: Say, name: str, commands: Mapping[str, Command]) -> None:
    """Add commands that are typed after *name*."""
    group = typer.Typer(help=say(f"help/{name}"), no_args_is_help=True)
    app.add_typer(group, name=name)
    for of_group, command in commands.items():
        add_command(group, say, of_group, command, code=f"{name}-{of_group}")


def add_command(
    app: typer.Typer, say: Say, name: str, command: Command, code: str = "", brought: Sequence[PlayOption] = ()
) -> None:
    """Add a command; `help/CODE` explains it, and `example/CODE` says how it is typed (CODE: else its name)."""

    def run(lang: Language | None = None, **typed: Any) -> None:
        readers = {
            option.name: None if (text := typed.pop(option.name)) is None else partial(option.read, text)
            for option in brought
        }
        command(Screen(lang or say.language), **typed, **readers)

    _, *own = inspect.signature(command, eval_str=True).parameters.values()
    explained = [given for given in own if given.kind != Parameter.VAR_KEYWORD]
    parameters = [
        told.parameter(given, kind, say.language) for given in explained for kind, told in [get_args(given.annotation)]
    ]
    parameters += [
        Parameter(option.name, Parameter.KEYWORD_ONLY, default=None, annotation=_annotation(option))
        for option in brought
    ]
    lang = Annotated[Language | None, language_option(say)]
    parameters.append(Parameter("lang", Parameter.KEYWORD_ONLY, default=None, annotation=lang))
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    code = code or name
    example = sentence("terminal/example", say.language, command=say(f"example/{code}"))
    app.command(name, help=say(f"help/{code}"), epilog=example)(run)


def _annotation(brought: PlayOption) -> Any:
    told = typer.Option(f"--{brought.name}", metavar=brought.metavar, help=brought.help, show_default=False)
    return Annotated[str | None, told]

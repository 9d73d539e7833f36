"""What games add to the command line: commands of their own, and options for `obelisk play`."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from obelisk import catalogue
from obelisk.errors import UnknownGame
from obelisk.rulebook.values import load
from obelisk.terminal.language import Say
from obelisk.terminal.screen import complain


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
        """Make it with Typer's own *settings*."""
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


def take_options(function: Callable[..., None], options: list[PlayOption]) -> Callable[..., None]:
    """Return a command whose `**typed` are *options*."""
    signature = inspect.signature(function)
    own = [parameter for parameter in signature.parameters.values() if parameter.kind != parameter.VAR_KEYWORD]
    more = [
        inspect.Parameter(
            option.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                str | None,
                typer.Option(f"--{option.name}", metavar=option.metavar, help=option.help, show_default=False),
            ],
        )
        for option in options
    ]
    function.__signature__ = signature.replace(parameters=[*own, *more])  # type: ignore[attr-defined]
    return function

"""The options of commands: how they are explained, those that several commands share, and what their texts mean."""

import json
from inspect import Parameter
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

import obelisk
from obelisk.errors import BadRequest, BadSetup
from obelisk.players.written import read_value
from obelisk.position import Position
from obelisk.storage.folders import read_text
from obelisk.words import sentence


class Explained(NamedTuple):
    """An option or argument of a command that a message explains, before it is known in which language."""

    make: Any
    code: str
    name: str | None
    settings: dict[str, Any]

    def parameter(self, given: Parameter, kind: Any, language: str) -> Parameter:
        """Return the parameter of a command with what Typer needs to know; usual values that are empty are not told."""
        names = (self.name or f"--{given.name}").split() if self.make is typer.Option else []
        is_told = given.default not in (None, "")
        made = self.make(*names, help=sentence(self.code, language), show_default=is_told, **self.settings)
        return given.replace(annotation=Annotated[kind, made], kind=Parameter.KEYWORD_ONLY)


def option(code: str, name: str | None = None, **settings: Any) -> Explained:
    """Return an option, `--` and its parameter's name unless it has others; a bare *code* is the terminal's."""
    return Explained(typer.Option, code if "/" in code else f"terminal/option/{code}", name, settings)


def argument(code: str, metavar: str, **settings: Any) -> Explained:
    """Return an argument; a bare *code* is the terminal's."""
    return Explained(typer.Argument, option(code).code, None, {"metavar": metavar, **settings})


GameName = Annotated[str, argument("game", "GAME")]
Seed = Annotated[int | None, option("seed")]
"""The option --seed: what chance brings follows from it."""
Setup = Annotated[str | None, option("setup", metavar="FILE|JSON")]
Options = Annotated[list[str] | None, option("option", metavar="NAME=VALUE")]
Players = Annotated[str | None, option("players")]
"""The option --players: who sits where."""
Save = Annotated[Path | None, option("save", metavar="FILE")]
"""The option --save: where the record goes."""
Seconds = Annotated[float | None, option("time", "--time", metavar="SECONDS", min=0.01)]
"""The option --time: how long players think about a move."""
Data = Annotated[Path | None, option("data", metavar="FILE")]
Database = Annotated[str | None, option("database", metavar="URL")]
Record = Annotated[Path, argument("record", "FILE")]


def read_options(texts: list[str] | None, game: str) -> dict[str, Any]:
    """Return the options of a game's `start` that were written as `size=5`."""
    known = obelisk.game(game).options if texts else ()
    lists = [option.name for option in known if option.is_many]
    texts_taken = [option.name for option in known if option.takes_text]
    options: dict[str, Any] = {}
    for text in texts or ():
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise BadRequest("terminal/pair", given=text, example="size=5")
        # What a game reads itself is left to it, unless it is plainly a list or an object.
        is_own = key in texts_taken and not value.lstrip().startswith(("[", "{"))
        options[key] = value if is_own else read_value(value)
        if is_own:
            continue
        if key in lists and isinstance(options[key], str):
            options[key] = [options[key]]
    return options


def read_setup(text: str | None) -> dict[str, Any] | None:
    """Return the set-up that is written out in *text*, or in the file that it names; also a record's."""
    if text is None:
        return None
    written = text if text.lstrip().startswith("{") else read_text(Path(text))
    try:
        data = json.loads(written)
    except ValueError as error:
        raise BadSetup("setup/not-a-dict", given=repr(text)) from error
    if not isinstance(data, dict):
        raise BadSetup("setup/not-a-dict", given=repr(data))
    is_record = isinstance(data.get("setup"), dict) and "obelisk" in data and "game" in data
    return dict(data["setup"] if is_record else data)


def start(game: str, seed: int | None, setup: str | None, option: list[str] | None) -> Position:
    """Return the first position of a game, by the shared options."""
    return obelisk.game(game).start(seed=seed, setup=read_setup(setup), **read_options(option, game))

"""Options that several commands share, and what their texts mean."""

import json
from pathlib import Path
from typing import Any

import typer

import obelisk
from obelisk.errors import BadRequest, BadSetup
from obelisk.players.written import read_value
from obelisk.position import Position
from obelisk.terminal.files import read_text
from obelisk.terminal.language import Say
from obelisk.words import LANGUAGES, sentence


class Shared:
    """The options that several commands share, explained in one language."""

    def __init__(self, say: Say):
        """Explain them in the language of *say*."""
        self.say = say = say.within("terminal")
        self.game = typer.Argument(metavar="GAME", help=say("option/game"), show_default=False)
        self.lang = typer.Option("--lang", help=say("option/lang", languages=LANGUAGES), show_default=False)
        self.seed = typer.Option("--seed", help=say("option/seed"), show_default=False)
        self.setup = typer.Option("--setup", metavar="FILE|JSON", help=say("option/setup"), show_default=False)
        self.option = typer.Option("--option", metavar="NAME=VALUE", help=say("option/option"), show_default=False)
        self.players = typer.Option("--players", help=say("option/players"), show_default=False)
        self.save = typer.Option("--save", metavar="FILE", help=say("option/save"), show_default=False)
        self.seconds = typer.Option("--time", metavar="SECONDS", min=0.01, help=say("option/time"), show_default=False)
        self.data = typer.Option("--data", metavar="FILE", help=say("option/data"), show_default=False)
        self.database = typer.Option("--database", metavar="URL", help=say("option/database"), show_default=False)
        self.arena_players = typer.Argument(metavar="PLAYER…", help=say("option/arena-players"), show_default=False)
        self.arena_games = typer.Option("--games", metavar="N", min=1, help=say("option/arena-games"))
        self.processes = typer.Option(
            "--processes", metavar="N", min=1, help=say("option/processes"), show_default=False
        )
        self.cluster = typer.Option("--cluster", metavar="ADDRESS", help=say("option/cluster"), show_default=False)


def epilog(say: Say, name: str) -> str:
    """Return what stands below a command's help: how it is typed, by the message `example/NAME`."""
    return sentence("terminal/example", say.language, command=say(f"example/{name}"))


def read_options(texts: list[str] | None, game: str) -> dict[str, Any]:
    """Return the options of a game's `start` that were written as `size=5`."""
    lists = [option.name for option in obelisk.game(game).options if option.is_many] if texts else []
    options: dict[str, Any] = {}
    for text in texts or ():
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise BadRequest("terminal/pair", given=text, example="size=5")
        options[key] = read_value(value)
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

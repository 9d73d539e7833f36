"""`obelisk new-game`: write the folder of a new game, ready to be played and changed."""

import shlex
from pathlib import Path
from typing import Annotated

from obelisk import catalogue
from obelisk.terminal.inventing import shown, write_game
from obelisk.terminal.options import argument, option
from obelisk.terminal.screen import Screen


def new_game(
    screen: Screen,
    name: Annotated[str, argument("new-game", "NAME")],
    macro: Annotated[bool, option("new-game-macro", "--macro")] = False,
    folder: Annotated[Path | None, option("new-game-folder", metavar="FOLDER")] = None,
    title: Annotated[str, option("new-game-title", metavar="TITLE")] = "",
    like: Annotated[str, option("new-game-like", metavar="GAME")] = "",
) -> None:
    """Write the folder, and say what to do next."""
    group = catalogue.MACROGAMES if macro else catalogue.MICROGAMES
    written = shlex.quote(shown(write_game(name, group, folder or Path(name), title, like)))
    say = screen.say
    screen.line(say("new-game-written", folder=written), "key")
    for step in ("install", "play", "check"):
        screen.line(say(f"new-game-{step}", folder=written, name=name))

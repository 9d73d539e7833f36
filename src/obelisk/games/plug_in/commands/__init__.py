"""The commands that Plug-In brings to the terminal."""

import typer

from obelisk.games.plug_in.commands import duel, maps
from obelisk.terminal.language import Say


def add(app: typer.Typer, say: Say) -> None:
    """Add them, explained in the language of *say*."""
    own = say.within("plug-in")
    duel.add(app, own)
    maps.add(app, own)

"""`obelisk svg`: write the picture of a game's start, or of where a saved game stands."""

from pathlib import Path
from typing import Annotated

import typer

import obelisk
from obelisk.errors import UnknownGame
from obelisk.position import Position
from obelisk.terminal.files import load, write_text
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog, start
from obelisk.terminal.screen import Screen


def add(app: typer.Typer, say: Say) -> None:
    """Add the command, explained in the language of *say*."""
    shared = Shared(say)

    @app.command(help=say("help/svg"), epilog=epilog(say, "svg"))
    def svg(
        source: Annotated[str, typer.Argument(metavar="GAME|FILE", help=say("option/source"))],
        out: Annotated[Path, typer.Argument(metavar="OUT", help=say("option/out"))],
        seed: Annotated[int | None, shared.seed] = None,
        setup: Annotated[str | None, shared.setup] = None,
        option: Annotated[list[str] | None, shared.option] = None,
        more: Annotated[
            list[str] | None, typer.Option("--with", metavar="NAME", help=say("option/with"), show_default=False)
        ] = None,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        with screen.busy(screen.say("drawing")):
            picture = _position(source, seed, setup, option).svg(**dict.fromkeys(more or (), True))
        if str(out) == "-":
            typer.echo(picture)
        else:
            write_text(out, picture)
            screen.line(screen.say("saved", path=out))


def _position(source: str, seed: int | None, setup: str | None, option: list[str] | None) -> Position:
    if source in obelisk.games():
        return start(source, seed, setup, option)
    if not Path(source).exists() and not Path(source).suffix:
        raise UnknownGame("game/unknown", name=source, known=obelisk.games())
    return load(Path(source))[0]

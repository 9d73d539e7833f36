"""`obelisk svg`: write the picture of a game's start, or of where a saved game stands."""

from pathlib import Path
from typing import Annotated

import typer

import obelisk
from obelisk import catalogue
from obelisk.drawing import theme
from obelisk.position import Position
from obelisk.terminal.files import OUTPUT, colours_worn, file_to_write, load, write_text
from obelisk.terminal.options import Options, Seed, Setup, argument, option, start
from obelisk.terminal.screen import Screen


def svg(
    screen: Screen,
    source: Annotated[str, argument("source", "GAME|FILE")],
    out: Annotated[Path | None, argument("svg-out", "[OUT]")] = None,
    seed: Seed = None,
    setup: Setup = None,
    option: Options = None,
    more: Annotated[list[str] | None, option("with", "--with", metavar="NAME")] = None,
    file: Annotated[Path | None, option("svg-out", "--out -o", metavar="FILE")] = None,
) -> None:
    """Write the picture, or print it."""
    path = file_to_write(source, out, file, ".svg")
    with screen.busy(screen.say("drawing")):
        position, colours = _shown(source, seed, setup, option)
        with theme.worn(colours):
            picture = position.svg(**dict.fromkeys(more or (), True))
    if str(path) == OUTPUT:
        typer.echo(picture)
    else:
        write_text(path, picture)
        screen.line(screen.say("saved", path=path))


def _shown(
    source: str, seed: int | None, setup: str | None, option: list[str] | None
) -> tuple[Position, tuple[int, ...]]:
    """Return the position to draw, and the colour of each seat where a record is drawn."""
    if source in obelisk.games():
        return start(source, seed, setup, option), ()
    path = Path(source)
    if not path.exists() and not path.suffix:
        raise catalogue.unknown(source)
    position, _ = load(path)
    return position, colours_worn(path, position)

"""`obelisk map`: the map of a Plug-In match, to print, to fill in, to save a match and to go on with it."""

from pathlib import Path
from typing import Annotated

import typer

from obelisk.errors import BadRequest
from obelisk.games.plug_in.setup import DEFAULT_SIZE
from obelisk.paper.pdf import PAGES, save_page
from obelisk.position import Position
from obelisk.terminal.files import PERSON, load, read_text, write_text
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog
from obelisk.terminal.screen import Screen

TEXT = ".txt"
ENDINGS = (TEXT, *PAGES)


def add(app: typer.Typer, say: Say) -> None:
    """Add the commands, explained in the language of *say*."""
    group = typer.Typer(help=say("help/map"), no_args_is_help=True)
    app.add_typer(group, name="map")
    for add_one in (_add_new, _add_save, _add_show, _add_resume):
        add_one(group, say)


def _add_new(group: typer.Typer, say: Say) -> None:
    shared = Shared(say)

    @group.command(help=say("help/map-new"), epilog=epilog(say, "map-new"))
    def new(
        out: Annotated[Path, typer.Argument(metavar="OUT", help=say("argument/map-out"))],
        size: Annotated[int, typer.Option("--size", help=say("argument/size"))] = DEFAULT_SIZE,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        _write(screen, out, None, size=size)


def _add_save(group: typer.Typer, say: Say) -> None:
    shared = Shared(say)

    @group.command(help=say("help/map-save"), epilog=epilog(say, "map-save"))
    def save(
        record: Annotated[Path, typer.Argument(metavar="RECORD", help=shared.say("option/record"))],
        out: Annotated[Path, typer.Argument(metavar="OUT", help=say("argument/map-out"))],
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        position, names = load(record)
        _write(screen, out, position, names=_two(names))


def _add_show(group: typer.Typer, say: Say) -> None:
    shared = Shared(say)

    @group.command(help=say("help/map-show"), epilog=epilog(say, "map-show"))
    def show(
        map_file: Annotated[Path, typer.Argument(metavar="MAPFILE", help=say("argument/map-file"))],
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from obelisk.games.plug_in.map.text import read_map

        screen = Screen(lang or say.language)
        found = read_map(read_text(map_file))
        for seat, (name, colour) in enumerate(zip(found.names, found.colours, strict=True)):
            mark, style = screen.piece(seat)
            screen.line(
                f"{mark} {screen.say('who', seat=seat, name=', '.join(filter(None, (name, colour))) or '?')}", style
            )
        screen.line()
        screen.board(found.position)


def _add_resume(group: typer.Typer, say: Say) -> None:
    shared = Shared(say)

    @group.command(help=say("help/map-resume"), epilog=epilog(say, "map-resume"))
    def resume(
        map_file: Annotated[Path, typer.Argument(metavar="MAPFILE", help=say("argument/map-file"))],
        players: Annotated[str | None, shared.players] = None,
        save: Annotated[Path | None, shared.save] = None,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from obelisk.games.plug_in.map.text import read_map
        from obelisk.terminal.play.starting import play_from

        screen = Screen(lang or say.language)
        found = read_map(read_text(map_file))
        names = [name or PERSON for name in found.names]
        play_from(screen, found.position, names, players=players, save=save)


def _two(names: list[str]) -> tuple[str, str]:
    """Return the names for a map; a match has two players, and other games have no map."""
    first, second, *_ = ["" if name == PERSON else name for name in names] + ["", ""]
    return first, second


def _write(
    screen: Screen, out: Path, position: Position | None, *, size: int = DEFAULT_SIZE, names: tuple[str, str] = ("", "")
) -> None:
    """Write a map as text, picture or page, as the ending of *out* says."""
    ending = out.suffix.lower()
    if ending not in ENDINGS:
        raise BadRequest("plug-in/map/ending", path=out, known=ENDINGS)
    if ending == TEXT:
        write_text(out, _text(position, size, names, screen.language))
    else:
        _draw(out, position, size, names, screen.language)
    screen.line(screen.say("saved", path=out))


def _text(position: Position | None, size: int, names: tuple[str, str], language: str) -> str:
    from obelisk.games.plug_in.map.text import empty_map, write_map

    return (
        empty_map(size, language=language) if position is None else write_map(position, names=names, language=language)
    )


def _draw(out: Path, position: Position | None, size: int, names: tuple[str, str], language: str) -> None:
    from obelisk.games.plug_in.map.page import draw_map

    save_page(draw_map(position, size=size, names=names, language=language), out)

"""`obelisk map`: the map of a Plug-In match, to print, to fill in, to save a match and to go on with it."""

from pathlib import Path
from typing import Annotated

import typer

from obelisk.errors import BadRequest
from obelisk.position import Position
from obelisk.terminal.files import load, read_text, write_text
from obelisk.terminal.language import Language, Say
from obelisk.terminal.options import Shared, epilog
from obelisk.terminal.play import play_from
from obelisk.terminal.screen import Screen

TEXT = ".txt"
ENDINGS = (TEXT, ".svg", ".pdf")


def add(app: typer.Typer, say: Say) -> None:
    """Add the commands, explained in the language of *say*."""
    group = typer.Typer(help=say("help/map"), no_args_is_help=True)
    app.add_typer(group, name="map")
    for add_one in (_add_new, _add_save, _add_show, _add_resume):
        add_one(group, say)


def _add_new(group: typer.Typer, say: Say) -> None:
    shared = Shared(say)

    @group.command(help=say("help/map-new"), epilog=epilog(say, "obelisk map new --size 5 map.pdf"))
    def new(
        out: Annotated[Path, typer.Argument(metavar="OUT", help=say("option/map-out"))],
        size: Annotated[int, typer.Option("--size", help=say("option/size"))] = 4,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        _write(screen, out, None, size=size)


def _add_save(group: typer.Typer, say: Say) -> None:
    shared = Shared(say)

    @group.command(help=say("help/map-save"), epilog=epilog(say, "obelisk map save match.json match.txt"))
    def save(
        record: Annotated[Path, typer.Argument(metavar="RECORD", help=say("option/record"))],
        out: Annotated[Path, typer.Argument(metavar="OUT", help=say("option/map-out"))],
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        screen = Screen(lang or say.language)
        position, names = load(record)
        _write(screen, out, position, names=_two(names))


def _add_show(group: typer.Typer, say: Say) -> None:
    shared = Shared(say)

    @group.command(help=say("help/map-show"), epilog=epilog(say, "obelisk map show match.txt"))
    def show(
        map_file: Annotated[Path, typer.Argument(metavar="MAPFILE", help=say("option/map-file"))],
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

    @group.command(
        help=say("help/map-resume"), epilog=epilog(say, "obelisk map resume match.txt --players person,mcts")
    )
    def resume(
        map_file: Annotated[Path, typer.Argument(metavar="MAPFILE", help=say("option/map-file"))],
        players: Annotated[
            str | None, typer.Option("--players", help=say("option/players"), show_default=False)
        ] = None,
        save: Annotated[
            Path | None, typer.Option("--save", metavar="FILE", help=say("option/save"), show_default=False)
        ] = None,
        lang: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from obelisk.games.plug_in.map.text import read_map

        screen = Screen(lang or say.language)
        found = read_map(read_text(map_file))
        names = [name or "person" for name in found.names]
        play_from(screen, found.position, names, players=players, save=save)


def _two(names: list[str]) -> tuple[str, str]:
    """Return the names for a map; a match has two players, and other games have no map."""
    first, second, *_ = ["" if name == "person" else name for name in names] + ["", ""]
    return first, second


def _write(
    screen: Screen, out: Path, position: Position | None, *, size: int = 4, names: tuple[str, str] = ("", "")
) -> None:
    """Write a map as text, picture or page, as the ending of *out* says."""
    ending = out.suffix.lower()
    if ending not in ENDINGS:
        raise BadRequest("terminal/map-ending", path=out, known=ENDINGS)
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
    from obelisk.paper.pdf import save_page

    save_page(draw_map(position, size=size, names=names, language=language), out)

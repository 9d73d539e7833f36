"""`obelisk map`: the map of a Plug-In match, to print, to fill in, to save a match and to go on with it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from obelisk.authoring import BadRequest, Position, read_text
from obelisk.authoring.drawing import theme
from obelisk.authoring.paper import PAGES, save_page
from obelisk.authoring.terminal import (
    PERSON,
    Players,
    Save,
    Screen,
    argument,
    colours_on_sheet,
    load,
    load_colours,
    load_date,
    make_local,
    option,
    write_text,
)
from obelisk.games.plug_in.map import draw_map, empty_map, read_map, write_map

TEXT = ".txt"
ENDINGS = (TEXT, *PAGES)

Out = Annotated[Path, argument("plug-in/argument/map-out", "OUT")]
Map = Annotated[Path, argument("plug-in/argument/map-file", "MAPFILE")]


def new(
    screen: Screen,
    out: Out,
    size: Annotated[int | None, option("plug-in/argument/size")] = None,
    macro: Annotated[str | None, option("plug-in/argument/macro")] = None,
) -> None:
    """Write an empty map."""
    _write(screen, out, None, size=size, macro=macro)


def save(screen: Screen, record: Annotated[Path, argument("record", "RECORD")], out: Out) -> None:
    """Write the map of a saved match; a match has two players, and other games have no map."""
    position, names = load(record)
    first, second, *_ = ["" if name == PERSON else name for name in names] + ["", ""]
    table = make_local(position, names, colours=load_colours(record), goes_on=False)
    colours, date = colours_on_sheet(table, screen.language), load_date(record)
    with theme.worn(table.colours):
        _write(screen, out, position, names=(first, second), colours=colours, date=date)


def show(screen: Screen, map_file: Map) -> None:
    """Print the match that a map saves."""
    found = read_map(read_text(map_file))
    with theme.worn(make_local(found.position, found.names, colours=found.colours, goes_on=False).colours):
        for seat, known in enumerate(zip(found.names, found.colours, strict=True)):
            mark, style = screen.piece(seat)
            screen.line(f"{mark} {screen.say('who', n=seat + 1, name=', '.join(filter(None, known)) or '?')}", style)
        screen.line()
        screen.board(found.position)


def resume(screen: Screen, map_file: Map, players: Players = None, save: Save = None) -> None:
    """Go on with the match that a map saves."""
    from obelisk.authoring.terminal import play_from

    found = read_map(read_text(map_file))
    names = [name or PERSON for name in found.names]
    play_from(screen, found.position, names, colours=found.colours, players=players, save=save)


def _write(
    screen: Screen,
    out: Path,
    position: Position | None,
    *,
    size: int | None = None,
    macro: str | None = None,
    names: tuple[str, str] = ("", ""),
    colours: Sequence[str] = ("", ""),
    date: str = "",
) -> None:
    """Write a map as text, picture or page, as the ending of *out* says."""
    ending, language = out.suffix.lower(), screen.language
    if ending not in ENDINGS:
        raise BadRequest("plug-in/map/ending", path=out, known=ENDINGS)
    if ending != TEXT:
        page = draw_map(position, size=size, macro=macro, names=names, colours=colours, date=date, language=language)
        save_page(page, out)
    elif position is None:
        write_text(out, empty_map(size, macro=macro, language=language))
    else:
        write_text(out, write_map(position, names=names, colours=colours, language=language))
    screen.line(screen.say("saved", path=out))

"""Read a map: the match that it saves, or the first thing on it that makes no sense."""

from dataclasses import dataclass
from typing import Any

from obelisk.authoring import BadMap, BadSetup, Game, HexBoard, IllegalMove, Position, catalogue
from obelisk.authoring.drawing import colour_called
from obelisk.games.plug_in import NAME
from obelisk.games.plug_in.composition import board_of, sizes_of, usual_size
from obelisk.games.plug_in.map.sheet import (
    MARKS,
    Entry,
    Sheet,
    folded,
    is_mark,
    is_nothing,
    names_of,
    plain,
    read_sheet,
    seat_of,
    split_glued,
)

_SETUP_KEYS = {"size", "sides"}
_ONLY_WITH = {"size": "size", "rows": "sides", "columns": "sides"}
"""Lines that a map has only if the macrogame's set-up has something."""


@dataclass(frozen=True)
class MapFile:
    """What a map says: the position of the match, and each player's name and colour (empty where it has none)."""

    position: Position
    names: tuple[str, str]
    colours: tuple[str, str]


def read_map(text: str) -> MapFile:
    """Return the match that a map saves, or raise BadMap with the place of the first mistake.

    Spaces, letter case, empty lines and full-width characters do not matter; lines that begin with # are notes.
    """
    sheet = read_sheet(text)
    marks, names = _read_players(sheet)
    setup = _read_setup(sheet, marks)
    try:
        position = catalogue.game(NAME).start(setup=setup)
    except BadSetup as error:
        if error.code != "setup/decided":
            raise
        raise BadMap("plug-in/map/decided", mark=marks[error.facts["seat"]]) from error
    return MapFile(_read_playing(sheet, marks, position), names, _read_colours(sheet, marks))


def micros() -> list[Game]:
    """Return the microgames that a tile may carry."""
    return list(catalogue.game(NAME).parts.micros)


def sizes_on_map(macro: Game) -> tuple[int, ...] | None:
    """Return the sizes of a macrogame, none where it has only one; None if it does not fit on a map.

    On a map there are hexagons, and beside them a size and an owner for each pair of sides.
    """
    sizes = sizes_of(macro) if "size" in macro.setup.keys else ()
    is_known = set(macro.setup.keys) <= _SETUP_KEYS and bool(sizes) == ("size" in macro.setup.keys)
    is_hexagonal = is_known and isinstance(board_of(macro, sizes[0] if sizes else None), HexBoard)
    return sizes if is_hexagonal else None


def macros_on_map() -> list[Game]:
    """Return the macrogames that fit on a map."""
    return [macro for macro in catalogue.game(NAME).parts.macros if sizes_on_map(macro) is not None]


def find_macro(name: str) -> Game:
    """Return the macrogame that people call *name*."""
    known = macros_on_map()
    found = names_of(known).get(folded(name))
    if found is None:
        raise BadMap("plug-in/map/macro", given=name, known=[macro.name for macro in known])
    return next(macro for macro in known if macro.name == found)


def board_on_map(macro: Game, size: Any) -> HexBoard:
    """Return the board of a macrogame; a size that it does not have is refused."""
    sizes = sizes_on_map(macro) or ()
    if sizes and (isinstance(size, bool) or size not in sizes):
        raise BadMap("plug-in/map/size", given=size, low=sizes[0], high=sizes[-1])
    board = board_of(macro, size if sizes else None)
    if not isinstance(board, HexBoard):
        raise BadMap("plug-in/map/macro", given=macro.name, known=[macro.name for macro in macros_on_map()])
    return board


def _read_players(sheet: Sheet) -> tuple[dict[int, str], tuple[str, str]]:
    """Return the marks and names of the two players; the first on the map has seat 0."""
    lines = sheet.all("player")
    for line in lines:
        if not is_mark(line.argument):
            raise BadMap("plug-in/map/player", line=line.line, given=line.argument)
    if len(lines) != len(MARKS):
        raise BadMap("plug-in/map/players", given=len(lines))
    first, second = lines
    if seat_of(first.argument, {1: second.argument}) is not None:
        raise BadMap("plug-in/map/same-marks", line=second.line, mark=second.argument)
    return {0: first.argument, 1: second.argument}, (first.value, second.value)


def _read_colours(sheet: Sheet, marks: dict[int, str]) -> tuple[str, str]:
    colours: dict[int, Entry] = {}
    for line in sheet.all("colour"):
        seat = _seat(sheet, line, line.argument, marks)
        if seat in colours:
            key = f"{sheet.word('colour')} {line.argument}"
            raise BadMap("plug-in/map/twice", line=line.line, first=colours[seat].line, key=key)
        colours[seat] = line
    first, second = (colours[seat].value if seat in colours else "" for seat in range(len(MARKS)))
    if first and _same_colour(first, second):
        last = max(colours.values(), key=lambda line: line.line)
        raise BadMap("plug-in/map/same-colours", line=last.line, colour=last.value)
    return first, second


def _same_colour(one: str, other: str) -> bool:
    """Tell whether two texts name one colour, also in different languages."""
    known = colour_called(one)
    return folded(one) == folded(other) or (known is not None and known == colour_called(other))


def _seat(sheet: Sheet, line: Entry, mark: str, marks: dict[int, str]) -> int:
    seat = seat_of(mark, marks)
    if seat is None:
        raise BadMap("plug-in/map/who", line=line.line, key=sheet.word(line.key), given=mark, marks=[*marks.values()])
    return seat


def _read_setup(sheet: Sheet, marks: dict[int, str]) -> dict[str, Any]:
    first = catalogue.game(NAME).parts.macros[0]
    macro = find_macro(sheet.need("macro", first.name).value)
    setup: dict[str, Any] = {"macro": macro.name}
    if sizes := sizes_on_map(macro):
        given = plain(sheet.need("size", str(usual_size(macro) or sizes[0])).value)
        setup["size"] = int(given) if given.isdecimal() and len(given) < 4 else given
    tiles = _read_tiles(sheet, board_on_map(macro, setup.get("size")), marks)
    obelisk = sheet.need("obelisk", marks[0])
    setup["tiles"], setup["pieces"] = [micro for micro, _ in tiles], [seat for _, seat in tiles]
    setup["obelisk"] = _seat(sheet, obelisk, obelisk.value, marks)
    if "sides" in macro.setup.keys:
        setup["sides"] = _read_sides(sheet, marks)
    _reject_what_it_lacks(sheet, macro)
    return setup


def _reject_what_it_lacks(sheet: Sheet, macro: Game) -> None:
    """Refuse a size or owners of sides on the map of a macrogame that has none."""
    lacking = [key for key, needs in _ONLY_WITH.items() if needs not in macro.setup.keys]
    line = next((line for key in lacking if (line := sheet.find(key)) is not None), None)
    if line is not None:
        raise BadMap("plug-in/map/not-here", line=line.line, key=sheet.word(line.key), macro=macro.title)


def _read_sides(sheet: Sheet, marks: dict[int, str]) -> int:
    """Return the seat that joins bottom and top; either pair of sides says it, both must agree."""
    found = [(turned, line) for turned, key in enumerate(("rows", "columns")) if (line := sheet.find(key)) is not None]
    if not found:
        sheet.need("rows", marks[0])
    owners = {turned ^ _seat(sheet, line, line.value, marks) for turned, line in found}
    if len(owners) == len(MARKS):
        rows, columns = sheet.word("rows"), sheet.word("columns")
        raise BadMap("plug-in/map/sides", rows=rows, columns=columns, marks=[*marks.values()])
    return owners.pop()


def _read_tiles(sheet: Sheet, board: HexBoard, marks: dict[int, str]) -> list[tuple[str, int | None]]:
    """Return the microgame and the winner of every tile, row 1 first."""
    n = len(board.rows)
    if len(sheet.rows) != n:
        raise BadMap("plug-in/map/rows", given=len(sheet.rows), n=n)
    known = names_of(micros())
    tiles: list[tuple[str, int | None]] = []
    for row, (number, cells) in zip(reversed(sheet.rows), sorted(board.rows.items()), strict=True):
        if row.number != number + 1:
            raise BadMap("plug-in/map/row-order", line=row.line, given=row.number, row=number + 1, n=n)
        if len(row.tiles) != len(cells):
            raise BadMap("plug-in/map/row", line=row.line, row=number + 1, given=len(row.tiles), n=len(cells))
        names = (board.names[cell] for cell in cells)
        tiles += [_read_tile(name, tile, known, marks) for name, tile in zip(names, row.tiles, strict=True)]
    return tiles


def _read_tile(name: str, text: str, known: dict[str, str], marks: dict[int, str]) -> tuple[str, int | None]:
    """Return the microgame and the winner of a tile: `kono`, `kono .`, `kono X`."""
    micros = tuple(dict.fromkeys(known.values()))
    if is_nothing(text) or seat_of(folded(text), marks) is not None:
        raise BadMap("plug-in/map/no-microgame", tile=name, example=micros[0], known=micros)
    if folded(text) in known:
        return known[folded(text)], None
    *micro, mark = [part for part in plain(text).split() if not is_nothing(part)]
    if folded("".join(micro)) in known:
        seat = seat_of(mark, marks)
        if seat is None:
            raise BadMap("plug-in/map/mark", tile=name, given=mark, marks=[*marks.values()])
        return known[folded("".join(micro))], seat
    glued = split_glued(text, marks)
    if glued is not None and folded(glued[0]) in known:
        return known[folded(glued[0])], glued[1]
    raise BadMap("plug-in/map/tile", tile=name, given=" ".join(text.split()), known=micros)


def _read_playing(sheet: Sheet, marks: dict[int, str], position: Position) -> Position:
    """Return the position after the moves of the microgame in play, if there is one."""
    for line in sheet.all("playing"):
        position = _choose(line, position)
        for move in line.value.split():
            position = _play(line, move, marks, position)
    return position


def _choose(line: Entry, position: Position) -> Position:
    """Return the position with the line's tile in play; several lines may go on with the same tile."""
    tile = folded(line.argument).removeprefix("@")
    in_play = position.view()["tile"]
    if in_play == tile:
        return position
    if in_play is not None:
        raise BadMap("plug-in/map/two-tiles", line=line.line, tile=tile, first=in_play)
    try:
        return position.play(f"@{tile}")
    except IllegalMove as error:
        free = [move.removeprefix("@") for move in position.moves()]
        raise BadMap("plug-in/map/playing", line=line.line, given=line.argument, free=free) from error


def _play(line: Entry, move: str, marks: dict[int, str], position: Position) -> Position:
    tile = line.argument
    try:
        after = position.play(move)
    except IllegalMove as error:
        tidy = plain(move).casefold().strip(",;.、")
        if tidy == move:
            raise BadMap("plug-in/map/moves", line=line.line, tile=tile, reason=error) from error
        return _play(line, tidy, marks, position)
    if after.view()["tile"] is None:
        winner = after.view()["cells"][position.view()["tile"]]
        raise BadMap("plug-in/map/finished", line=line.line, tile=tile, move=move, mark=marks[winner])
    return after

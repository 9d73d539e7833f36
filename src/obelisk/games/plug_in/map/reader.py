"""Read a map: the match that it saves, or the first thing on it that makes no sense."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from obelisk.catalogue import game
from obelisk.errors import BadMap, BadSetup, IllegalMove
from obelisk.game import Game
from obelisk.games.plug_in import NAME
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
from obelisk.position import Position
from obelisk.rulebook.geometry import LETTERS, HexBoard

_SETUP_KEYS = {"size", "sides"}


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
        position = game(NAME).start(setup=setup)
    except BadSetup as error:
        if error.code != "setup/decided":
            raise
        raise BadMap("plug-in/map/decided", mark=marks[error.facts["seat"]]) from error
    return MapFile(_read_playing(sheet, marks, position), names, _read_colours(sheet, marks))


def micros() -> list[Game]:
    """Return the microgames that a tile may carry."""
    return list(game(NAME).parts.micros)


def _sizes(macro: Game) -> range:
    """Return the sizes that a macrogame can have, or none if it does not fit on a map."""
    s = np.zeros(1, macro.rules.state.dtype)[0]
    if set(macro.setup.keys) != _SETUP_KEYS:
        return range(0)
    try:
        macro.setup.read(s, NAME, {"size": -1, "sides": 0})
    except BadSetup as error:
        sizes = range(error.facts.get("low", 0), error.facts.get("high", -1) + 1)
        macro.setup.read(s, NAME, {"size": sizes.start, "sides": 0})
        return sizes if isinstance(macro.board_of(s), HexBoard) else range(0)
    return range(0)


def find_macro(name: str) -> Game:
    """Return the macrogame that people call *name*."""
    # Those that fit on a map: rhombi with a size and an owner for each pair of sides.
    known = [macro for macro in game(NAME).parts.macros if _sizes(macro)]
    found = names_of(known).get(folded(name))
    if found is None:
        raise BadMap("plug-in/map/macro", given=name, known=[macro.name for macro in known])
    return next(macro for macro in known if macro.name == found)


def check_size(macro: Game, size: Any) -> None:
    """Refuse a size that the macrogame does not have."""
    sizes = _sizes(macro)
    if isinstance(size, bool) or size not in sizes:
        raise BadMap("plug-in/map/size", given=size, low=sizes.start, high=sizes.stop - 1)


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
    return first, second


def _seat(sheet: Sheet, line: Entry, mark: str, marks: dict[int, str]) -> int:
    seat = seat_of(mark, marks)
    if seat is None:
        raise BadMap("plug-in/map/who", line=line.line, key=sheet.word(line.key), given=mark, marks=[*marks.values()])
    return seat


def _read_setup(sheet: Sheet, marks: dict[int, str]) -> dict[str, Any]:
    macro = find_macro(sheet.need("macro", "rhombus").value)
    given = plain(sheet.need("size", "4").value)
    size: Any = int(given) if given.isdecimal() and len(given) < 4 else given
    check_size(macro, size)
    tiles = _read_tiles(sheet, size, marks)
    obelisk = sheet.need("obelisk", marks[0])
    return {
        "macro": macro.name,
        "size": size,
        "tiles": [micro for micro, _ in tiles],
        "pieces": [seat for _, seat in tiles],
        "obelisk": _seat(sheet, obelisk, obelisk.value, marks),
        "sides": _read_sides(sheet, marks),
    }


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


def _read_tiles(sheet: Sheet, size: int, marks: dict[int, str]) -> list[tuple[str, int | None]]:
    """Return the microgame and the winner of every tile, row 1 first."""
    if len(sheet.rows) != size:
        raise BadMap("plug-in/map/rows", given=len(sheet.rows), size=size)
    known = names_of(micros())
    tiles: list[tuple[str, int | None]] = []
    for row, number in zip(reversed(sheet.rows), range(1, size + 1), strict=True):
        if row.number != number:
            raise BadMap("plug-in/map/row-order", line=row.line, given=row.number, row=number, size=size)
        if len(row.tiles) != size:
            raise BadMap("plug-in/map/row", line=row.line, row=number, given=len(row.tiles), size=size)
        names = (f"{LETTERS[column]}{number}" for column in range(size))
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

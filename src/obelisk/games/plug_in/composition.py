"""A composition: what a match is made of, in one line of text that people read, send and type.

    rhombus 4: classic                  every tile is drawn from the classic set
    rhombus 4: all                      or from all microgames there are
    rhombus 4: kono trip                or from these
    rhombus 4: kono*3 trip              three tiles of Kono for one of Trip, as exactly as it can be done
    rhombus 2: kono trip / bulo*2       tile by tile: row 1 first, each row from column a; * stands for several in a row

What follows the colon is also what `start(micros=…)` takes as text. Spaces, letter case and full-width signs do not
matter; games may be called by their titles, in any language.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any

from obelisk.authoring import LANGUAGES, LETTERS, BadSetup, Board, Game

if TYPE_CHECKING:
    from obelisk.authoring import Position
    from obelisk.games.plug_in.rules import Parts

CLASSIC, ALL = "classic", "all"
SETS = (CLASSIC, ALL)
"""Mixes that have a name of their own."""

MOST_SHARES = 999
"""The largest number of shares that a microgame may have in a mix."""

LONGEST = 4000
"""A composition of more signs than this is none: the largest board, written out, has about a thousand."""

USUAL_TILES = 16
"""How many tiles the rulebook's picture has. A macrogame is played at the size that comes nearest."""

Micros = str | list[str] | dict[str, int]
"""Where tiles are drawn from: the name of a set; names, each as likely as the others; or shares that are dealt out."""

_SEPARATORS = re.compile(r"[\s,;、，・]+")
_TIMES = re.compile(r"\s*[*×]\s*")
_HEAD = re.compile(r"(.*?)\s*(\d{1,3})?")


def sizes_of(macro: Game) -> tuple[int, ...]:
    """Return the sizes that a macrogame offers; none where it has only one."""
    return next((tuple(option.values) for option in macro.options if option.name == "size"), ())


def board_of(macro: Game, size: int | None) -> Board:
    """Return the board of a macrogame of that size, or raise BadSetup where there is no such size."""
    s = macro.rules.state.blank()
    macro.setup.read(s, macro.name, {key: {"size": size}.get(key, 0) for key in macro.setup.keys})
    return macro.board_of(s)


@cache
def usual_size(macro: Game) -> int | None:
    """Return the size with about as many tiles as the rulebook's picture; None where there is nothing to choose."""
    return min(sizes_of(macro), key=lambda size: abs(len(board_of(macro, size)) - USUAL_TILES), default=None)


def rows_of(board: Board) -> list[int]:
    """Return how many tiles each row of a board has, row 1 first."""
    return [len(list(row)) for _, row in groupby(board.names, key=lambda name: name.lstrip(LETTERS))]


def read(parts: Parts, text: Any) -> dict[str, Any]:
    """Return the options of `start` that a composition stands for, or raise BadSetup with what is wrong."""
    plain = _plain(text)
    head, colon, contents = plain.partition(":")
    found = _HEAD.fullmatch(head.strip())
    if found is None or not found[1]:
        raise BadSetup("plug-in/composition/text", given=plain)
    macro = find_game(parts.macros, found[1], "plug-in/composition/macro")
    size = usual_size(macro) if found[2] is None else int(found[2])
    if found[2] is not None and "size" not in macro.setup.keys:
        raise BadSetup("plug-in/composition/no-size", macro=macro.name, given=size)
    board = board_of(macro, size)
    chosen = {"macro": macro.name, **({} if size is None else {"size": size})}
    if not contents.strip():
        if colon:
            raise BadSetup("plug-in/composition/empty", macro=macro.name)
        return {**chosen, "micros": CLASSIC}
    return {**chosen, **read_contents(parts, contents, board)}


def read_contents(parts: Parts, text: Any, board: Board) -> dict[str, Any]:
    """Return `micros` or `tiles` from what is written after the colon."""
    plain = _plain(text)
    if "/" in plain:
        return {"tiles": _read_tiles(parts, plain, board)}
    if plain.strip().casefold() in SETS:
        return {"micros": plain.strip().casefold()}
    named = _read_names(parts, plain)
    if not named:
        raise BadSetup("plug-in/composition/text", given=plain)
    if all(times is None for _, times in named):
        return {"micros": [name for name, _ in named]}
    shares: dict[str, int] = {}
    for name, times in named:
        if name in shares:
            raise BadSetup("plug-in/composition/twice", micro=name)
        shares[name] = 1 if times is None else times
    return {"micros": shares}


def write(
    macro: str,
    size: int | None = None,
    micros: Micros | None = None,
    tiles: Sequence[str] = (),
    *,
    board: Board | None = None,
) -> str:
    """Return a composition as text; with *tiles*, tile by tile, for which their *board* must be known."""
    head = macro if size is None else f"{macro} {size}"
    return f"{head}: {_write_tiles(tiles, board) if board is not None else write_micros(micros)}"


def write_micros(micros: Micros | None) -> str:
    """Return a mix as text."""
    if isinstance(micros, Mapping):
        return " ".join(f"{name}*{times}" for name, times in micros.items())
    return CLASSIC if micros is None else micros if isinstance(micros, str) else " ".join(micros)


def composition_of(position: Position) -> str:
    """Return the composition of a match, tile by tile.

    >>> import obelisk
    >>> composition_of(obelisk.game("plug-in").start(composition="rhombus 2: kono trip / bulo*2"))
    'rhombus 2: kono trip / bulo*2'
    """
    setup = position.setup
    board = position.game.parts.board(position.record)
    return write(setup["macro"], setup.get("size"), tiles=setup["tiles"], board=board)


def find_game(games: Sequence[Game], given: str, code: str) -> Game:
    """Return the game that people call so, by its name or a title; or raise BadSetup with *code*."""
    wanted = _folded(given)
    for game in games:
        if wanted in {_folded(game.name), *(_folded(game.title.explain(language)) for language in LANGUAGES)}:
            return game
    raise BadSetup(code, given=given.strip(), known=[game.name for game in games])


def _plain(text: Any) -> str:
    """Return text with full-width signs as ordinary ones, in one line; refuse anything else."""
    if not isinstance(text, str) or not text.strip():
        raise BadSetup("plug-in/composition/text", given=repr(text))
    if len(text) > LONGEST:
        raise BadSetup("plug-in/composition/long", given=len(text), most=LONGEST)
    return " ".join(unicodedata.normalize("NFKC", text).split())


def _folded(text: str) -> str:
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())


def _read_names(parts: Parts, text: str) -> list[tuple[str, int | None]]:
    """Return microgames, each with the number after its star, if it has one."""
    found: list[tuple[str, int | None]] = []
    for word in filter(None, _SEPARATORS.split(_TIMES.sub("*", text))):
        given, star, times = word.partition("*")
        micro = find_game(parts.micros, given, "plug-in/composition/micro")
        if star and not (times.isdecimal() and 1 <= int(times) <= MOST_SHARES):
            raise BadSetup("plug-in/composition/times", micro=micro.name, given=times, most=MOST_SHARES)
        found.append((micro.name, int(times) if star else None))
    return found


def _read_tiles(parts: Parts, text: str, board: Board) -> list[str]:
    """Return the microgame of every tile."""
    rows = [_read_names(parts, row) for row in text.split("/")]
    needed = rows_of(board)
    if len(rows) != len(needed):
        raise BadSetup("plug-in/composition/rows", given=len(rows), n=len(needed))
    tiles: list[str] = []
    for number, (row, n) in enumerate(zip(rows, needed, strict=True), start=1):
        found = [name for name, times in row for _ in range(times or 1)]
        if len(found) != n:
            raise BadSetup("plug-in/composition/row", row=number, given=len(found), n=n)
        tiles += found
    return tiles


def _write_tiles(tiles: Sequence[str], board: Board) -> str:
    rows, left = [], list(tiles)
    for n in rows_of(board):
        row, left = left[:n], left[n:]
        runs = [(name, len(list(run))) for name, run in groupby(row)]
        rows.append(" ".join(name if times == 1 else f"{name}*{times}" for name, times in runs))
    return " / ".join(rows)

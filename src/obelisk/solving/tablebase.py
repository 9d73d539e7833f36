"""Solved games: tables of their positions, made on first use and kept in the user's cache folder."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from obelisk.catalogue import as_game, game
from obelisk.errors import CannotSolve
from obelisk.game import Game
from obelisk.kernel.generated import can_pack
from obelisk.kernel.solving.scores import DRAW
from obelisk.kernel.state import CHANCE
from obelisk.position import Position
from obelisk.solving.tables import ChanceTable, Table, new_table, read_table, write_table
from obelisk.storage.folders import cache_folder

Progress = Callable[[int, int | None, str], None]
"""Told how much is done, how much there is to do (if that is known), and what is being done."""


@dataclass(frozen=True)
class Solution:
    """What perfect play leads to, from a position on.

    `value` ("win", "draw", "loss"; or "chance" where luck decides) is that of the seat to move, or of seat 0 on
    chance's turn, `share` the part of the win that it can expect, `distance` the plies to the end if both play their
    best (None for a draw, and with chance), `best` the moves that keep the value (the quickest wins; of lost positions
    the longest resistance), `positions` how many positions the table was made from. Where positions have come twice, so
    that a win must take a detour, its value is still exact, but the detour may make it longer than `distance`.
    """

    value: str
    distance: int | None
    best: list[str]
    positions: int
    share: float


def solve(what: Game | str | Position, progress: Progress | None = None) -> Solution:
    """Solve a game (or the game of that name) from its start, or a position, exactly.

    >>> import obelisk
    >>> obelisk.solve("bulo").value
    'loss'
    """
    position = what if isinstance(what, Position) else as_game(what).start()
    table = table_for(position.game.name, position.setup, progress)
    is_rolled = position.active == (CHANCE,)
    worth = {} if position.is_over or is_rolled else table.worth(position.game, position.record)
    best = max(worth.values(), default=DRAW)
    if is_rolled and isinstance(table, ChanceTable):
        best = table.expected(position.record)
    moves = [move for move, score in worth.items() if score == best]
    share = table.share(best)
    return Solution(table.called(best), table.distance(best), moves, table.positions, share)


def table_for(name: str, setup: dict[str, Any] | None = None, progress: Progress | None = None) -> Table:
    """Return the table of a game: from memory, from disk, or made now."""
    return _table(name, json.dumps(setup or {}, sort_keys=True), _Teller(progress))


@dataclass(frozen=True)
class _Teller:
    """Hands progress on. All tellers are equal: whoever asks for a table, it is the same table."""

    progress: Progress | None = field(compare=False)

    def __call__(self, done: int, total: int | None, what: str) -> None:
        if self.progress is not None:
            self.progress(done, total, what)


@cache
def _table(name: str, setup: str, tell: _Teller) -> Table:
    solved = game(name)
    _check_solvable(solved)
    table = kept_table(solved, setup)
    if table is None:
        try:
            table = _build(solved, json.loads(setup), tell)
        except MemoryError as error:
            raise CannotSolve("solve/no-memory", game=name) from error
        write_table(table, _paths(solved, setup)[-1])
    return table


def kept_table(book: Game, setup: str) -> Table | None:
    """Return the table of a game and its set-up (as JSON) from its file; None if no file can be used."""
    found = (_read_once(path, stamp) for path in _paths(book, setup) if (stamp := _stamp(path)) is not None)
    return next((table for table in found if table is not None), None)


def _stamp(path: Path) -> tuple[int, ...] | None:
    """Return what changes with the file at *path*; None if there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns


@lru_cache(maxsize=64)
def _read_once(path: Path, stamp: tuple[int, ...]) -> Table | None:
    return read_table(path)


def save_table(name: str, folder: Path, setup: dict[str, Any] | None = None, progress: Progress | None = None) -> Path:
    """Write the table of a game into *folder*, for a package that brings it along (`Game.tablebases`)."""
    table = table_for(name, setup, progress)
    path = _path(game(name), json.dumps(setup or {}, sort_keys=True), folder)
    write_table(table, path)
    return path


SMALL = 1 << 22
"""A game whose positions have no more numbers than this is solved in seconds."""


def is_at_hand(position: Position) -> bool:
    """Return whether a position's game and set-up have a table that can be used, or one that is made at once."""
    book = position.game
    if not can_solve(book):
        return False
    is_small = book.rules.state.positions <= SMALL
    return is_small or kept_table(book, json.dumps(position.setup, sort_keys=True)) is not None


def can_solve(book: Game) -> bool:
    """Return whether a game is of a kind that can be solved: for two, nothing hidden, small enough to count."""
    try:
        _check_solvable(book)
    except CannotSolve:
        return False
    return True


def _check_solvable(book: Game) -> None:
    if book.seats != (2, 2) or book.hides:
        raise CannotSolve("solve/seats", game=book.name)
    if not can_pack(book.rules.state):
        raise CannotSolve("solve/too-big", game=book.name)


def _build(solved: Game, setup: dict[str, Any], tell: _Teller) -> Table:
    from obelisk.kernel.solving.building import build

    keys, scores, positions = build(solved.rules, solved.start(setup=setup).record, tell)
    order = np.argsort(keys)
    return new_table(keys[order], scores[order], positions)


def _paths(book: Game, setup: str) -> list[Path]:
    """Return the files of a table: the one that may have come with the game, and the one that is made here."""
    folders = book.tablebases, cache_folder() / "tables"
    return [_path(book, setup, folder) for folder in folders if folder is not None]


def _path(book: Game, setup: str, folder: Path) -> Path:
    setup_mark = hashlib.sha256(setup.encode()).hexdigest()[:8]
    return folder / f"{book.name}-{book.rules_digest}-{setup_mark}.table"

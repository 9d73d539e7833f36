"""Solved games: tables of every position, made on first use and kept in the user's cache folder."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from obelisk.catalogue import game
from obelisk.errors import CannotSolve
from obelisk.game import Game
from obelisk.kernel import rules
from obelisk.kernel.generated import can_pack
from obelisk.kernel.repetition import forget, repeats
from obelisk.kernel.solving.scores import DRAW, plies_to_end
from obelisk.kernel.state import Array, State
from obelisk.position import Position
from obelisk.storage.folders import cache_folder, usable

Progress = Callable[[int, int | None, str], None]
"""Told how much is done, how much there is to do (if that is known), and what is being done."""

FORMAT = 1

BYTES = 8 + 2
"""What a decided position takes in a file: its number and its score."""

NO_OBSTACLE = 1 << 30

DEEPEST_PROOF, LARGEST_PROOF = 256, 1 << 15
"""How far it is checked that a win does not pass positions which have come twice."""


@dataclass(frozen=True)
class Solution:
    """What perfect play leads to, from a position on.

    `value` ("win", "draw", "loss") is that of the seat to move, `distance` the plies to the end if both play their
    best (None for a draw), `best` the moves that keep the value (the quickest wins; of lost positions the longest
    resistance), `positions` how many positions the table was made from. Where positions have come twice, so that a win
    must take a detour, its value is still exact, but the detour may make it longer than `distance`.
    """

    value: str
    distance: int | None
    best: list[str]
    positions: int


def solve(what: str | Position, progress: Progress | None = None) -> Solution:
    """Solve a game from its start, or a position, exactly.

    >>> import obelisk
    >>> obelisk.solve("bulo").value
    'loss'
    """
    position = game(what).start() if isinstance(what, str) else what
    table = table_for(position.game.name, position.setup, progress)
    worth = {} if position.is_over else table.worth(position.game, position.record)
    best = max(worth.values(), default=DRAW)
    value = "draw" if best == DRAW else "win" if best > DRAW else "loss"
    moves = [move for move, score in worth.items() if score == best]
    return Solution(value, distance_of(best), moves, table.positions)


def distance_of(score: int) -> int | None:
    """Return how many plies the end is away; None for a draw."""
    return None if score == DRAW else int(plies_to_end(score))


class Table:
    """The solved positions of a game, as sorted numbers with their scores."""

    def __init__(self, keys: Array, scores: Array, positions: int):
        # Read only, made or loaded: one type of array, for which the search is compiled once.
        keys.flags.writeable = scores.flags.writeable = False
        self.keys = keys
        self.scores = scores
        self.positions = positions

    def worth(self, book: Game, s: State) -> dict[str, int]:
        """Return the score of every legal move of a record, for the seat that makes it (kernel/solving/scores.py)."""
        from obelisk.kernel.solving import lookup

        scratch = np.zeros(3, book.rules.state.dtype)
        scratch[0] = s
        moves = book.rules.scratch(3)
        worth = np.zeros(book.rules.max_moves, np.int64)
        n = lookup.score_moves(scratch, self.keys, self.scores, moves, worth)
        found = {int(moves[0, i]): int(worth[i]) for i in range(n)}
        if book.rules.recall is not None and repeats(s):
            self._mind_repeats(book, s, found)
        return {book.text.notation.write(s, move): score for move, score in found.items()}

    def _mind_repeats(self, book: Game, s: State, found: dict[int, int]) -> None:
        """Correct the scores of the best moves where positions that have come twice turn a forced win into a draw.

        The quickest wins are checked first. Once one stands (or, without wins, a draw is there) the rest does not
        matter to somebody who plays the best move, and is left as the table says.
        """
        proof = Proof(self, book, s)
        for score in sorted({score for score in found.values() if score != DRAW}, reverse=True):
            if max(found.values()) > score:
                return
            for move in [move for move, worth in found.items() if worth == score]:
                if not proof.stands(move, score):
                    found[move] = DRAW
            if score > DRAW and max(found.values()) == score:
                return


class Proof:
    """Checks what a table says of moves against what the game remembers (kernel/solving/remembering.py)."""

    def __init__(self, table: Table, book: Game, s: State):
        from obelisk.kernel.solving import hashing, remembering

        self._still_wins, self._position = remembering.still_wins, s
        self._obstacles = _obstacles(table, book, s)
        self._scratch = np.zeros(DEEPEST_PROOF, book.rules.state.dtype)
        moves, counters = book.rules.scratch(DEEPEST_PROOF), np.array([LARGEST_PROOF, 0])
        room = table.keys, table.scores, moves, np.zeros_like(moves), np.zeros(DEEPEST_PROOF, np.int64)
        size = 4 * LARGEST_PROOF
        self._rooms = [
            remembering.Room(*room, np.full(size, hashing.NOBODY, np.int64), np.zeros(size, np.int8), counters)
            for _ in range(2)
        ]

    def stands(self, move: int, score: int) -> bool:
        """Return whether the winner by *score* can still force the win after *move*."""
        seat = int(self._position.turn)
        attacker = seat if score > DRAW else 1 - seat
        self._scratch[0] = self._position
        rules.apply(self._scratch[0], seat, move)
        return bool(self._still_wins(self._scratch, 0, attacker, self._obstacles[attacker], self._rooms[attacker]))


def _obstacles(table: Table, book: Game, s: State) -> dict[int, int]:
    """Return for each seat how near to the end the positions are that have come twice and that it wins."""
    nearest = {0: NO_OBSTACLE, 1: NO_OBSTACLE}
    for seat, position in repeats(s):
        before = s.copy()
        forget(before)
        before.turn = seat
        if book.rules.recall is not None:
            book.rules.recall(before, position)
        best = max(table.worth(book, before).values())
        if best != DRAW:
            winner = seat if best > DRAW else 1 - seat
            nearest[winner] = min(nearest[winner], int(plies_to_end(best)))
    return nearest


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
    paths = _paths(solved, setup)
    table = next((table for table in map(read_table, paths) if table is not None), None)
    if table is None:
        table = _build(solved, json.loads(setup), tell)
        write_table(table, paths[-1])
    return table


def save_table(name: str, folder: Path, setup: dict[str, Any] | None = None, progress: Progress | None = None) -> Path:
    """Write the table of a game into *folder*, for a package that brings it along (`Game.tablebases`)."""
    table = table_for(name, setup, progress)
    path = _path(game(name), json.dumps(setup or {}, sort_keys=True), folder)
    write_table(table, path)
    return path


SMALL = 1 << 22
"""A game whose positions have no more numbers than this is solved in seconds."""


def is_at_hand(position: Position) -> bool:
    """Return whether there is a table for a position's game and set-up, or one that is made at once."""
    book = position.game
    if not can_solve(book):
        return False
    paths = _paths(book, json.dumps(position.setup, sort_keys=True))
    return book.rules.state.positions <= SMALL or any(path.exists() for path in paths)


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
    return Table(keys[order], scores[order], positions)


def _paths(book: Game, setup: str) -> list[Path]:
    """Return the files of a table: the one that may have come with the game, and the one that is made here."""
    folders = book.tablebases, cache_folder() / "tables"
    return [_path(book, setup, folder) for folder in folders if folder is not None]


def _path(book: Game, setup: str, folder: Path) -> Path:
    rules = book.rules.state.tag.rpartition("#")[2]
    setup_mark = hashlib.sha256(setup.encode()).hexdigest()[:8]
    return folder / f"{book.name}-{rules}-{setup_mark}.table"


def write_table(table: Table, path: Path) -> None:
    """Write a table, whole or not at all; tables of the same game by older rules go."""
    usable(path.parent)
    body = table.keys.tobytes() + table.scores.tobytes()
    head = {"format": FORMAT, "decided": len(table.keys), "positions": table.positions, "checksum": _checksum(body)}
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(json.dumps(head).encode() + b"\n" + body)
    os.replace(file.name, path)
    game_name, _, setup_mark = path.stem.rsplit("-", 2)
    for older in path.parent.glob(f"{game_name}-*-{setup_mark}.table"):
        if older != path and older.stem.rsplit("-", 2)[0] == game_name:
            older.unlink(missing_ok=True)


def read_table(path: Path) -> Table | None:
    """Return the table in a file, or None if there is none or it is damaged."""
    try:
        line, _, body = path.read_bytes().partition(b"\n")
        head = json.loads(line)
        n, positions = int(head["decided"]), int(head["positions"])
        is_sound = head["format"] == FORMAT and head["checksum"] == _checksum(body) and len(body) == BYTES * n
    except (OSError, ValueError, KeyError, TypeError):
        return None
    if not is_sound:
        return None
    keys = np.frombuffer(body, np.int64, n)
    scores = np.frombuffer(body, np.int16, n, offset=8 * n)
    return Table(keys, scores, positions)


def _checksum(body: bytes) -> str:
    return hashlib.blake2b(body, digest_size=16).hexdigest()

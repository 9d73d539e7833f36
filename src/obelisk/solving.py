"""Solved games: tables of every position, made on first use and kept in the user's cache folder."""

from __future__ import annotations

import hashlib
import inspect
import json
import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from obelisk.errors import CannotSolve
from obelisk.folders import cache_folder
from obelisk.game import Game, game
from obelisk.games.rulebook import Rulebook
from obelisk.kernel import rules
from obelisk.kernel.packing import can_pack
from obelisk.kernel.repetition import has_repeats
from obelisk.kernel.solving.scores import DRAW, plies_to_end
from obelisk.kernel.state import State, digest_of_sources
from obelisk.position import Position

Array = np.ndarray[Any, Any]
Progress = Callable[[int, int | None, str], None]
"""Told how much is done, how much there is to do (if that is known), and what is being done."""

FORMAT = 1

DEEPEST_PROOF, LARGEST_PROOF = 256, 1 << 14
"""How far it is checked that a win does not pass positions which have come twice."""


@dataclass(frozen=True)
class Solution:
    """What perfect play leads to, from a position on.

    `value` ("win", "draw", "loss") is that of the seat to move, `distance` the plies to the end if both play their
    best (None for a draw), `best` the moves that keep the value (the quickest wins; of lost positions the longest
    resistance), `positions` how many positions the table was made from.
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
    worth = {} if position.is_over else table.worth(position.game.rulebook, position.record)
    best = max(worth.values(), default=DRAW)
    value = "draw" if best == DRAW else "win" if best > DRAW else "loss"
    distance = None if best == DRAW else int(plies_to_end(best))
    return Solution(value, distance, [move for move, score in worth.items() if score == best], table.positions)


class Table:
    """The solved positions of a game, as sorted numbers with their scores."""

    def __init__(self, keys: Array, scores: Array, positions: int):
        """Hold the decided positions of a game that has *positions* in all."""
        self.keys = keys
        self.scores = scores
        self.positions = positions

    def worth(self, book: Rulebook, s: State) -> dict[str, int]:
        """Return the score of every legal move of a record, for the seat that makes it (kernel/solving/scores.py)."""
        from obelisk.kernel.solving import lookup

        room = np.zeros(3, book.state.dtype)
        room[0] = s
        moves = np.zeros((3, book.max_moves), np.int64)
        worth = np.zeros(book.max_moves, np.int64)
        n = lookup.score_moves(room, self.keys, self.scores, moves, worth)
        found = {int(moves[0, i]): int(worth[i]) for i in range(n)}
        if "seen" in book.state.fields and has_repeats(s):
            found = {move: score if self._stands(book, s, move, score) else DRAW for move, score in found.items()}
        return {book.notation.write(s, move): score for move, score in found.items()}

    def _stands(self, book: Rulebook, s: State, move: int, score: int) -> bool:
        """Tell whether what the table says of a move is true in spite of positions that have come twice."""
        from obelisk.kernel.solving import hashing, remembering

        if score == DRAW:
            return True
        room = np.zeros(DEEPEST_PROOF, book.state.dtype)
        room[0] = s
        seat = int(s.turn)
        rules.apply(room[0], seat, move)
        moves = np.zeros((len(room), book.max_moves), np.int64)
        proven = np.full(4 * LARGEST_PROOF, hashing.NOBODY, np.int64)
        attacker = seat if score > DRAW else 1 - seat
        left = np.array([LARGEST_PROOF])
        way = np.zeros(len(room), np.int64)
        return remembering.still_wins(
            room, 0, attacker, self.keys, self.scores, moves, np.zeros_like(moves), way, proven, left
        )


def table_for(name: str, setup: dict[str, Any] | None = None, progress: Progress | None = None) -> Table:
    """Return the table of a game: from memory, from disk, or made now."""
    return _table(name, json.dumps(setup or {}, sort_keys=True), _Teller(progress))


class _Teller:
    """Hands progress on. All tellers are equal: whoever asks for a table, it is the same table."""

    def __init__(self, progress: Progress | None):
        self.progress = progress

    def __call__(self, done: int, total: int | None, what: str) -> None:
        if self.progress is not None:
            self.progress(done, total, what)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Teller)

    def __hash__(self) -> int:
        return 0


@cache
def _table(name: str, setup: str, tell: _Teller) -> Table:
    solved = game(name)
    _check_solvable(solved.rulebook)
    path = _path(solved.rulebook, setup)
    table = read_table(path)
    if table is None:
        table = _build(solved, json.loads(setup), tell)
        write_table(table, path)
    return table


def _check_solvable(book: Rulebook) -> None:
    if book.seats != (2, 2) or book.hides:
        raise CannotSolve("solve/seats", game=book.name)
    if not can_pack(book.state):
        raise CannotSolve("solve/too-big", game=book.name)


def _build(solved: Game, setup: dict[str, Any], tell: _Teller) -> Table:
    from obelisk.kernel.solving.building import build

    keys, scores, positions = build(solved.rulebook, solved.start(setup=setup).record, tell)
    order = np.argsort(keys)
    return Table(keys[order], scores[order], positions)


def _path(book: Rulebook, setup: str) -> Path:
    """Return the file of a table; its name changes with the game's rules and set-up."""
    source = inspect.getsourcefile(inspect.unwrap(book.legal))
    mark = digest_of_sources([Path(source)] if source else [])
    setup_mark = hashlib.sha256(setup.encode()).hexdigest()[:8]
    return cache_folder() / "tables" / f"{book.name}-{mark}-{setup_mark}.table"


def write_table(table: Table, path: Path) -> None:
    """Write a table, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    body = table.keys.tobytes() + table.scores.tobytes()
    head = {"format": FORMAT, "decided": len(table.keys), "positions": table.positions, "checksum": _checksum(body)}
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(json.dumps(head).encode() + b"\n" + body)
    os.replace(file.name, path)


def read_table(path: Path) -> Table | None:
    """Return the table in a file, or None if there is none or it is damaged."""
    try:
        line, _, body = path.read_bytes().partition(b"\n")
        head = json.loads(line)
        is_sound = head["format"] == FORMAT and head["checksum"] == _checksum(body)
        n, positions = int(head["decided"]), int(head["positions"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
    if not is_sound:
        return None
    keys = np.frombuffer(body, np.int64, n)
    scores = np.frombuffer(body, np.int16, n, offset=8 * n)
    return Table(keys, scores, positions)


def _checksum(body: bytes) -> str:
    return hashlib.blake2b(body, digest_size=16).hexdigest()

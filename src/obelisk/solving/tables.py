"""Tables of solved games: what they tell of a position, and the files that keep them."""

from __future__ import annotations

import hashlib
import json
import mmap
import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import numpy as np

from obelisk.game import Game
from obelisk.kernel import rules
from obelisk.kernel.repetition import forget, repeats
from obelisk.kernel.solving.scores import DRAW, plies_to_end
from obelisk.kernel.state import OVER, Array, State
from obelisk.rulebook.after import after
from obelisk.storage.folders import usable

FORMAT = 3

WORD = 8
"""Bytes of a key. The head of a file fills whole words, so that the keys behind it are aligned in memory."""

LONGEST_HEAD = 4096
"""Most bytes of the first line of a file."""

SCORES = ("<i2", "<f8")
"""How scores are kept: as whole numbers, or, with chance, as parts of the win."""

EXACT = 12
"""To so many digits parts of the win are exact."""

NO_OBSTACLE = 1 << 30

DEEPEST_PROOF, LARGEST_PROOF = 256, 1 << 15
"""How far it is checked that a win does not pass positions which have come twice."""


class Table:
    """The solved positions of a game, as sorted numbers with their scores (kernel/solving/scores.py)."""

    def __init__(self, keys: Array, scores: Array, positions: int):
        # Read only, made or loaded: one type of array, for which the search is compiled once.
        keys.flags.writeable = scores.flags.writeable = False
        self.keys = keys
        self.scores = scores
        self.positions = positions

    def share(self, score: float) -> float:
        """Return which part of the win somebody with this score can expect."""
        return 0.5 if score == DRAW else float(score > DRAW)

    def called(self, score: float) -> str:
        """Return what a score is called: "win", "draw" or "loss"."""
        return "draw" if score == DRAW else "win" if score > DRAW else "loss"

    def distance(self, score: float) -> int | None:
        """Return how many plies the end is away; None for a draw."""
        return None if score == DRAW else int(plies_to_end(int(score)))

    def worth(self, book: Game, s: State) -> dict[str, float]:
        """Return the score of every legal move of a record, for the seat that makes it."""
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


class ChanceTable(Table):
    """The solved positions of a game with chance, all of them, with the part of the win that seat 0 can expect.

    A score goes from -1, a sure loss, to 1, a sure win. What chance may bring is scored for seat 0.
    """

    def share(self, score: float) -> float:
        """Return which part of the win somebody with this score can expect."""
        return (score + 1) / 2

    def called(self, score: float) -> str:
        """Return "win" or "loss" for what is sure, else "chance": an even chance is no draw."""
        return {1.0: "win", -1.0: "loss"}.get(score, "chance")

    def distance(self, score: float) -> int | None:
        """Nobody knows how long it takes."""
        return None

    def worth(self, book: Game, s: State) -> dict[str, float]:
        """Return the score of every legal move of a record, for the seat that makes it."""
        seat, moves = int(rules.seat_to_act(s)), book.rules.scratch()
        n = int(rules.legal(s, seat, moves))
        shares = {move: self._share_of_first(after(s, seat, move)) for move in moves[:n].tolist()}
        sign = -1 if seat == 1 else 1
        return {book.text.notation.write(s, move): sign * _score(share) for move, share in shares.items()}

    def expected(self, s: State) -> float:
        """Return the score of a position on chance's turn, for seat 0."""
        return _score(self._share_of_first(s))

    def _share_of_first(self, s: State) -> float:
        if int(rules.seat_to_act(s)) == OVER:
            return float(rules.share_of_win(s, 0))
        return float(self.scores[np.searchsorted(self.keys, rules.pack(s))])


def _score(share: float) -> float:
    """Return a part of the win as a score; what differs by less than sums are exact is the same."""
    return round(2 * share - 1, EXACT)


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
            nearest[winner] = min(nearest[winner], int(plies_to_end(int(best))))
    return nearest


def write_table(table: Table, path: Path) -> None:
    """Write a table, whole or not at all, and delete the tables of the same game by older rules."""
    usable(path.parent)
    keys, scores = np.ascontiguousarray(table.keys), np.ascontiguousarray(table.scores)
    head = {
        "format": FORMAT,
        "decided": len(keys),
        "scores": scores.dtype.str,
        "positions": table.positions,
        "checksum": _checksum(keys, scores),
    }
    line = json.dumps(head).encode()
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(line + b" " * (-(len(line) + 1) % WORD) + b"\n")
        file.write(keys.data)
        file.write(scores.data)
    os.replace(file.name, path)
    game_name, _, setup_mark = path.stem.rsplit("-", 2)
    for older in path.parent.glob(f"{game_name}-*-{setup_mark}.table"):
        if older != path and older.stem.rsplit("-", 2)[0] == game_name:
            with suppress(OSError):  # Windows keeps a file that another process has mapped
                older.unlink(missing_ok=True)


def read_table(path: Path) -> Table | None:
    """Return the table in a file; None if the file is missing or damaged, or does not fit into memory.

    The file is mapped and not copied: the table takes no memory of this process, and all processes share its pages.
    """
    try:
        with path.open("rb") as file:
            line = file.readline(LONGEST_HEAD)
            head = json.loads(line)
            n, positions, kind = int(head["decided"]), int(head["positions"]), head["scores"]
            size = os.fstat(file.fileno()).st_size
            is_sound = head["format"] == FORMAT and kind in SCORES and len(line) % WORD == 0 and n >= 0
            if not is_sound or size != len(line) + (WORD + np.dtype(kind).itemsize) * n or size > memory_size():
                return None
            mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        keys = np.frombuffer(mapped, np.int64, n, offset=len(line))
        scores = np.frombuffer(mapped, kind, n, offset=len(line) + WORD * n)
        if head["checksum"] != _checksum(keys, scores):
            return None
    except (OSError, ValueError, KeyError, TypeError, MemoryError):
        return None
    return new_table(keys, scores, positions)


def memory_size() -> int:
    """Return the bytes of memory of this machine. A larger table would be read from the disk at every move."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, OSError, ValueError):  # Windows has no sysconf
        return sys.maxsize


def new_table(keys: Array, scores: Array, positions: int) -> Table:
    """Return a table of the kind that its scores belong to."""
    kind = ChanceTable if scores.dtype.kind == "f" else Table
    return kind(keys, scores, positions)


def _checksum(keys: Array, scores: Array) -> str:
    digest = hashlib.blake2b(keys.data, digest_size=16)
    digest.update(scores.data)
    return digest.hexdigest()

"""Tables of solved games: what they tell of a position, and the files that keep them."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from pathlib import Path

import numpy as np

from obelisk.game import Game
from obelisk.kernel import rules
from obelisk.kernel.repetition import forget, repeats
from obelisk.kernel.solving.scores import DRAW, plies_to_end
from obelisk.kernel.state import OVER, Array, State
from obelisk.rulebook.after import after
from obelisk.storage.folders import usable

FORMAT = 2

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
    """Write a table, whole or not at all; tables of the same game by older rules go."""
    usable(path.parent)
    body = table.keys.tobytes() + table.scores.tobytes()
    head = {
        "format": FORMAT,
        "decided": len(table.keys),
        "scores": table.scores.dtype.str,
        "positions": table.positions,
        "checksum": _checksum(body),
    }
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
        n, positions, kind = int(head["decided"]), int(head["positions"]), head["scores"]
        is_sound = head["format"] == FORMAT and head["checksum"] == _checksum(body) and kind in SCORES
        is_sound = is_sound and len(body) == (8 + np.dtype(kind).itemsize) * n
    except (OSError, ValueError, KeyError, TypeError):
        return None
    if not is_sound:
        return None
    keys = np.frombuffer(body, np.int64, n)
    scores = np.frombuffer(body, kind, n, offset=8 * n)
    return new_table(keys, scores, positions)


def new_table(keys: Array, scores: Array, positions: int) -> Table:
    """Return a table of the kind that its scores belong to."""
    kind = ChanceTable if scores.dtype.kind == "f" else Table
    return kind(keys, scores, positions)


def _checksum(body: bytes) -> str:
    return hashlib.blake2b(body, digest_size=16).hexdigest()

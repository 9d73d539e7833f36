"""Proofs of who wins a position, for as long as one likes to look: exact where they end."""

from threading import Timer

import numpy as np

from obelisk.kernel import rules
from obelisk.kernel.chance import generator
from obelisk.kernel.state import Array, State
from obelisk.rulebook.values import Searchable

DEEPEST = 256
SLOTS = 4096
"""Moves with numbers below this are ranked before they are tried."""

SMALLEST_TABLE, LARGEST_TABLE = 1 << 12, 1 << 22
"""Places for the positions that a proof notes, of which half are used; the largest takes about 70 MB."""

MOST_CELLS = 62
"""Free cells of a monotone game at most."""


class Prover:
    """Answers whether a seat wins positions of one set-up, in games for two without secrets or repeated positions."""

    def __init__(self, game: Searchable, root: State, attacker: int, *, shares: bool = False, foresees: bool = True):
        """Ask about *root* and what may follow it, for the seat *attacker*; with *shares*, a shared win will do.

        Where the game has a rule `must_play`, it is asked of every position, unless it is not to be (*foresees*).
        """
        from obelisk.kernel.solving import proving

        self._kernel = proving
        self._foregone, self._attacker = game.search.foregone, attacker
        self._scratch = np.zeros(DEEPEST, game.rules.state.dtype)
        moves = game.rules.scratch(DEEPEST)
        is_monotone = game.search.is_monotone
        cell_of = np.zeros(game.rules.max_moves if is_monotone else 1, np.int64)
        if is_monotone:
            free = moves[0, : rules.legal(root, int(root.turn), moves[0])]
            cell_of[free] = np.arange(len(free))
        asked = np.array([attacker, shares, is_monotone, foresees and game.rules.must_play is not None], np.int64)
        stamps, self._counters = np.zeros((2, SLOTS), np.int64), np.zeros(5, np.int64)
        table, scores, marks = _empty(SMALLEST_TABLE), np.zeros_like(moves), game.rules.scratch()
        self._room = proving.Room(asked, *table, cell_of, moves, scores, stamps, marks, generator(0), self._counters)

    @property
    def positions(self) -> int:
        """How many positions are decided so far."""
        return int(self._counters[self._kernel.KNOWN])

    def cancel(self) -> None:
        """Let the proof that is being looked for end at once; another thread may call this."""
        self._counters[self._kernel.CALLED_OFF] = 1

    def answer(self, s: State, plies: int, seconds: float | None = None) -> bool | None:
        """Return the answer for a position, or None if it is not found within so many *plies* and *seconds*."""
        kernel = self._kernel
        if int(rules.active(s)) == 0:
            return bool(kernel.answer_of_end(s, self._room.asked) == kernel.YES)
        if self._foregone is not None and (winner := self._foregone(s)) is not None:
            return winner == self._attacker
        self._scratch[0] = s
        self._counters[kernel.PLIES] = plies
        self._counters[kernel.CALLED_OFF] = 0
        timer = None if seconds is None else Timer(max(seconds, 0.0), self.cancel)
        if timer is not None:
            timer.start()
        try:
            return self._decide()
        finally:
            if timer is not None:
                timer.cancel()
                timer.join()

    def _decide(self) -> bool | None:
        from obelisk.kernel.solving import hashing

        kernel = self._kernel
        while (answer := kernel.decide(self._scratch, 0, self._room)) == kernel.UNKNOWN:
            old = self._room
            size = 4 * len(old.keys)
            if 2 * self.positions < len(old.keys) or size > LARGEST_TABLE:
                return None
            self._room = old._replace(**dict(zip(("keys", "answers", "cells"), _empty(size), strict=True)))
            is_noted = old.keys != hashing.NOBODY
            slots = hashing.put_all(old.keys[is_noted], self._room.keys)
            self._room.answers[slots], self._room.cells[slots] = old.answers[is_noted], old.cells[is_noted]
        return bool(answer == kernel.YES)


def _empty(size: int) -> tuple[Array, Array, Array]:
    """Return a table without positions: their marks, answers, and the cells on which these rest."""
    from obelisk.kernel.solving.hashing import NOBODY

    return np.full(size, NOBODY, np.int64), np.zeros(size, np.int8), np.zeros(size, np.int64)

"""Proofs of who wins a position, for as long as one likes to look: exact where they end."""

from threading import Timer
from typing import Any, Protocol

import numpy as np

from obelisk.kernel import rules
from obelisk.kernel.chance import generator
from obelisk.kernel.rules import Rules
from obelisk.kernel.state import State
from obelisk.rulebook.values import Search

Array = np.ndarray[Any, Any]

DEEPEST = 256
SLOTS = 4096
"""Moves with numbers below this are ranked before they are tried."""

SMALLEST_TABLE, LARGEST_TABLE = 1 << 12, 1 << 22
"""Places for the positions that a proof notes, of which half are used; the largest takes about 70 MB."""

MOST_CELLS = 62
"""Free cells of a monotone game at most."""


class Provable(Protocol):
    """What proofs need to know of a game: for two, nothing hidden, and no position comes again."""

    @property
    def rules(self) -> Rules:
        """What is compiled."""
        ...

    @property
    def search(self) -> Search:
        """How the game is searched: whether it is monotone."""
        ...


class Prover:
    """Answers one question about positions of one set-up: does a seat win them, if nobody errs?"""

    def __init__(self, game: Provable, root: State, attacker: int, *, shares: bool = False):
        """Ask about *root* and what may follow it, for the seat *attacker*; with *shares*, a shared win will do."""
        from obelisk.kernel.solving import proving

        self._kernel = proving
        self._scratch = np.zeros(DEEPEST, game.rules.state.dtype)
        self._moves = game.rules.scratch(DEEPEST)
        self._scores = np.zeros_like(self._moves)
        self._stamps = np.zeros((2, SLOTS), np.int64)
        self._asked = np.array([attacker, shares, game.search.is_monotone], np.int64)
        self._index = np.zeros(game.rules.max_moves if game.search.is_monotone else 1, np.int64)
        if game.search.is_monotone:
            free = self._moves[0, : rules.legal(root, int(root.turn), self._moves[0])]
            self._index[free] = np.arange(len(free))
        self._table = _empty(SMALLEST_TABLE)
        self._counters = np.zeros(5, np.int64)
        self._rng = generator(0)

    @property
    def positions(self) -> int:
        """How many positions are decided so far."""
        return int(self._counters[self._kernel.KNOWN])

    def cancel(self) -> None:
        """Let the proof that is being looked for end at once; another thread may call this."""
        self._counters[self._kernel.CALLED_OFF] = 1

    def answer(self, s: State, plies: int, seconds: float | None = None) -> bool | None:
        """Return the answer for a position, or None if it is not found within so many *plies* and *seconds*.

        What was found out is kept for the next question: one that is answered already takes a ply.
        """
        kernel = self._kernel
        if int(rules.active(s)) == 0:
            return bool(kernel.answer_of_end(s, self._asked) == kernel.YES)
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
        kernel = self._kernel
        while True:
            answer = kernel.decide(
                self._scratch,
                0,
                self._asked,
                *self._table,
                self._index,
                self._moves,
                self._scores,
                self._stamps,
                self._rng,
                self._counters,
            )
            if answer != kernel.UNKNOWN:
                return bool(answer == kernel.YES)
            is_full = 2 * self.positions >= len(self._table[0])
            if not is_full or not self._make_room():
                return None

    def _make_room(self) -> bool:
        """Take a larger table; tell whether there is one."""
        larger = 4 * len(self._table[0])
        if larger > LARGEST_TABLE:
            return False
        table = _empty(larger)
        self._kernel.move_to(*self._table, *table)
        self._table = table
        return True


def _empty(size: int) -> tuple[Array, Array, Array]:
    """Return a table without positions: their marks, answers, and the cells on which these rest."""
    from obelisk.kernel.solving.hashing import NOBODY

    return np.full(size, NOBODY, np.int64), np.zeros(size, np.int8), np.zeros(size, np.int64)

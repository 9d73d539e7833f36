"""The end of a game: a best move that is proven, where a proof is nearer than what a tree search would find."""

from obelisk.game import Game
from obelisk.kernel import rules
from obelisk.kernel.chance import ENDLESS
from obelisk.kernel.state import State
from obelisk.position import Position
from obelisk.rulebook.after import after
from obelisk.solving.prover import Prover

PLIES_EACH = 200
"""How many plies a proof may take for each simulation that a search would have."""
PART = 0.25
"""The part of the time that is for proofs."""
NO_MORE = 1
"""Plies that are enough to read what is proven already."""


class Finisher:
    """Looks for proofs within a part of a search's budget."""

    def __init__(self, simulations: int | None, seconds: float | None):
        """Know the budget of the search."""
        self._plies = ENDLESS if simulations is None else PLIES_EACH * simulations
        self._seconds = None if seconds is None else PART * seconds
        self._prover: Prover | None = None

    def cancel(self) -> None:
        """Let the proof that is being looked for end at once; another thread may call this."""
        if self._prover is not None:
            self._prover.cancel()

    def best_move(self, position: Position, seat: int) -> int | None:
        """Return a move that is proven to win, or to share the win where none wins alone; None if there is no such."""
        game, s = position.game, position.record
        moves = _few_moves(game, s, seat)
        if position.hides or len(moves) < 2:
            return None
        for shares in (False,) if game.search.is_monotone else (False, True):
            self._prover = Prover(game, s, seat, shares=shares)
            is_reached = self._prover.answer(s, self._plies, self._seconds)
            if is_reached is None:
                return None
            if is_reached:
                return next(move for move in moves if self._prover.answer(after(s, seat, move), NO_MORE))
        return None


def _few_moves(game: Game, s: State, seat: int) -> list[int]:
    """Return the moves of a position that is worth a proof; none, where it is not."""
    if game.search.proof_moves == 0:
        return []
    moves = game.scratch()
    n = int(rules.legal(s, seat, moves))
    return [int(move) for move in moves[:n]] if n <= game.search.proof_moves else []

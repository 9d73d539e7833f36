"""The greedy player: the move after which the position looks best."""

import numpy as np

from obelisk.errors import UnknownPlayer
from obelisk.game import Game
from obelisk.kernel.chance import generator, pick
from obelisk.players.base import Candidate, Player, acting_seat
from obelisk.position import Position


class GreedyPlayer(Player):
    """Looks one move ahead, in games that can value a position or weigh moves."""

    name = "greedy"
    order = 2

    def __init__(self, *, seed: int | None = None):
        self._rng = generator(seed)

    @staticmethod
    def plays(game: Game) -> bool:
        """Play games that can value a position, or weigh moves."""
        return game.rules.value is not None or game.search.weigh is not None

    def choose(self, position: Position, seat: int | None = None) -> str:
        """Return one of the moves that look best."""
        candidates = self.consider(position, seat)
        best = [candidate for candidate in candidates if candidate.is_as_good_as(candidates[0])]
        return best[int(pick(self._rng, len(best)))].move

    def consider(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return all moves with what the position after them looks worth, the best first."""
        seat = acting_seat(position, seat)
        game = position.game
        if not self.plays(game):
            raise UnknownPlayer("player/no-value", name=self.name, game=game.name)
        weigh = game.search.weigh
        found = self._value_moves(position, seat) if weigh is None else weigh(position.record, seat)
        candidates = [Candidate(position.write(move), worth) for move, worth in found]
        return sorted(candidates, key=lambda candidate: -candidate.value)

    def _value_moves(self, position: Position, seat: int) -> list[tuple[int, float]]:
        from obelisk.kernel import steps

        game = position.game
        scratch = np.zeros(2, game.rules.state.dtype)
        scratch[0] = position.record
        moves, worth = game.scratch(), np.zeros(game.rules.max_moves)
        n = steps.value_moves(scratch, seat, self._rng, moves, worth)
        return [(int(moves[i]), float(worth[i])) for i in range(n)]

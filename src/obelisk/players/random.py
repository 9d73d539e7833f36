"""The random player: any legal move, each as likely as the others."""

import numpy as np

from obelisk.kernel.chance import generator
from obelisk.players.base import Candidate, Player, acting_seat
from obelisk.position import Position


class RandomPlayer(Player):
    """Plays any legal move."""

    name = "random"
    order = 1

    def __init__(self, *, seed: int | None = None):
        self._rng = generator(seed)

    def choose(self, position: Position, seat: int | None = None) -> str:
        """Return a random legal move."""
        from obelisk.kernel import steps

        seat = acting_seat(position, seat)
        scratch = np.zeros(1, position.game.rules.state.dtype)
        scratch[0] = position.record
        return position.write(int(steps.sample(scratch, seat, self._rng, position.game.scratch())))

    def consider(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return all moves: this player finds them equal."""
        return [Candidate(move, 0.5) for move in position.moves(acting_seat(position, seat))]

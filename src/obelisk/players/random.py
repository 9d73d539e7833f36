"""The random player: any legal move, each as likely as the others."""

from __future__ import annotations

import numpy as np

from obelisk.game import Game
from obelisk.kernel.chance import generator
from obelisk.players.base import Candidate, acting_seat
from obelisk.players.explaining import explained
from obelisk.position import Position


class RandomPlayer:
    """Plays any legal move."""

    name = "random"

    def __init__(self, *, seed: int | None = None):
        """Choose by a generator from *seed*, or a fresh one."""
        self._rng = generator(seed)

    @staticmethod
    def plays(book: Game) -> bool:
        """Play every game."""
        return True

    def choose(self, position: Position, seat: int | None = None) -> str:
        """Return a random legal move."""
        from obelisk.kernel.search import choosing

        seat = acting_seat(position, seat)
        room = np.zeros(1, position.game.rules.state.dtype)
        room[0] = position.record
        return position.write(int(choosing.choose_any(room, seat, self._rng, position.game.scratch())))

    def analyse(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return all moves: this player finds them equal."""
        seat = acting_seat(position, seat)
        return explained(position, seat, [Candidate(move, 0.5) for move in position.moves(seat)])

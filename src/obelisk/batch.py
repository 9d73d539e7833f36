"""Many games side by side: one array of records, stepped together without leaving compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.errors import BadRequest, BrokenGame, IllegalMove, check_number
from obelisk.game import Game
from obelisk.kernel.chance import generator
from obelisk.kernel.state import OVER, Numbers


class Batch:
    """So many games of one kind, each with its own set-up, for learning and statistics.

    >>> import obelisk
    >>> batch = Batch(obelisk.game("trip"), 4, seed=1)
    >>> moves, counts = batch.moves()
    >>> counts
    array([16, 16, 16, 16])
    >>> batch.step(batch.sample())
    >>> batch.seats
    array([1, 1, 1, 1])
    """

    def __init__(
        self, game: Game, n: int, *, seed: int | None = None, setup: dict[str, Any] | None = None, **options: Any
    ):
        """Start *n* games; the options are those of `Game.start`."""
        check_number("n", n)
        from obelisk.kernel import steps

        self.game = game
        self._kernel = steps
        self._rng = generator(seed)
        self._scratch = game.scratch()
        self._plies = 0
        self.records = np.repeat(game.table(seed, setup, options), n)
        """The positions: an array of the game's records."""
        steps.start_all(self.records, setup is not None, self._rng)

    @property
    def seats(self) -> Numbers:
        """For each game the first seat that may act, or -1 if it is over."""
        seats = self._numbers()
        self._kernel.seats_to_act(self.records, seats)
        return seats

    @property
    def winners(self) -> Numbers:
        """For each finished game the seats that won or share the win, as a set of bits; 0 for the others."""
        won = self._numbers()
        self._kernel.winners_all(self.records, won)
        return won

    def moves(self) -> tuple[Numbers, Numbers]:
        """Return the legal moves as numbers, a row for each game, and how many of each row count."""
        moves = self.game.rules.scratch(len(self.records))
        counts = self._numbers()
        self._kernel.list_all(self.records, moves, counts)
        return moves, counts

    def sample(self) -> Numbers:
        """Return a random legal move for each game (0 where it is over)."""
        chosen = self._numbers()
        self._kernel.sample_all(self.records, self._rng, self._scratch, chosen)
        return chosen

    def step(self, chosen: Numbers) -> None:
        """Make one move in each game that is not over; if one of them is not legal, nothing is changed."""
        given = np.asarray(chosen)
        if given.shape != (len(self.records),) or given.dtype.kind not in "iu":
            raise BadRequest("request/shape", given=f"{given.shape} {given.dtype}", n=len(self.records))
        chosen = np.ascontiguousarray(given, np.int64)
        if self._plies == self.game.rules.max_plies and self.seats.max() != OVER:
            raise BrokenGame("game/never-ends", self.game.name, self._plies)
        wrong = int(self._kernel.apply_all(self.records, chosen, self._scratch))
        if wrong >= 0:
            raise IllegalMove("move/in-batch", move=int(chosen[wrong]), number=wrong)
        self._plies += 1

    def _numbers(self) -> Numbers:
        return np.zeros(len(self.records), np.int64)

"""The solver: looks for the highest score of a game played alone, with nothing hidden from it."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

import numpy as np

from obelisk.errors import UnknownPlayer
from obelisk.game import Game
from obelisk.kernel.chance import generator
from obelisk.players.base import Candidate, Player, acting_seat
from obelisk.players.thinking.budget import is_budget, thinking_clock
from obelisk.position import Position

if TYPE_CHECKING:
    from obelisk.kernel.solving.beam import Line

DEFAULT_WIDTH = 500
FIRST_WIDTH = 50
LARGEST_WIDTH = 5000
"""With positions of 7 KB a level has some 35 MB then."""

NOISE = 0.008
"""What chance adds at most to the value of a position: about a point where 120 can be had."""


class SolverPlayer(Player):
    """Plans a whole game at once and follows the plan, in games for one that can value a position.

    It treats the set-up as an open puzzle: it knows what lies face down, like somebody who has played this set-up
    before. So it is the one player that uses more than its seat may know; `mcts` is the honest one.

    The search keeps *width* positions on each level. With *seconds* it is repeated, each time twice as wide unless a
    width is given, until the time is up, and the best line counts.
    """

    name = "solver"
    order = 5
    most_seats = 1

    def __init__(self, *, width: int | None = None, seconds: float | None = None, seed: int | None = None):
        """Search within the budget, which is a width of 500 if none is named."""
        if not is_budget(width, int, LARGEST_WIDTH) or not is_budget(seconds, int | float):
            raise UnknownPlayer("player/width", most=LARGEST_WIDTH)
        self.width = width
        self.seconds = seconds
        self._rng = generator(seed)
        self._plan: dict[Position, Candidate] = {}

    @staticmethod
    def plays(game: Game) -> bool:
        """Play games for one that can value a position."""
        return game.seats[0] == 1 and game.rules.value is not None

    def choose(self, position: Position, seat: int | None = None) -> str:
        """Return the next move of the best line found."""
        return self.consider(position, seat)[0].move

    def consider(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return the planned move alone, with the value of the plan's end and how far away that is."""
        acting_seat(position, seat)
        if position.seats > self.most_seats:
            raise UnknownPlayer("player/alone", name=self.name, seats=position.seats)
        if not self.plays(position.game):
            raise UnknownPlayer("player/no-value", name=self.name, game=position.game.name)
        if position not in self._plan:
            self._make_plan(position)
        return [self._plan[position]]

    def _make_plan(self, position: Position) -> None:
        line = self._search(position)
        self._plan = {}
        way, moves = [], []
        for number in line.moves:
            way.append(position)
            moves.append(position.write(number))
            position = position.play(moves[-1])
        for done, passed in enumerate(way):
            distance = len(moves) - done if line.is_over else None
            self._plan[passed] = Candidate(moves[done], line.value, distance=distance, line=tuple(moves[done:]))

    def _search(self, position: Position) -> Line:
        from obelisk.kernel.solving import beam

        root = np.zeros(1, position.game.rules.state.dtype)
        root[0] = position.record
        moves = position.game.scratch()
        width = self.width or (DEFAULT_WIDTH if self.seconds is None else FIRST_WIDTH)
        now = thinking_clock()
        end = inf if self.seconds is None else now() + self.seconds

        def search() -> Line:
            return beam.search(root, width, NOISE, self._rng, moves, lambda: now() < end)

        best = search()
        while self.seconds is not None and now() < end:
            width = self.width or min(2 * width, LARGEST_WIDTH)
            best = max(best, search(), key=lambda line: line.worth)
        return best

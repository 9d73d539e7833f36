"""The tree search player, for every game."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from obelisk.errors import UnknownPlayer
from obelisk.games.rulebook import Rulebook
from obelisk.kernel.chance import generator
from obelisk.kernel.state import Chance, State, StateType
from obelisk.players.base import Candidate, acting_seat, check_budget, stretches
from obelisk.players.explaining import explained, write_line
from obelisk.position import Position

Array = np.ndarray[Any, Any]

DEFAULT_SIMULATIONS = 10_000
STRETCH = 64
"""Simulations between two looks at the clock."""

DEEPEST = 512
LONGEST_LINE = 12
WORTH_TELLING = 20
"""How often a move must have been tried to be told as a part of a line."""

LARGEST_TREE = 1 << 22
"""Nodes at most: about 200 MB."""


class Searchable(Protocol):
    """What a search needs to know of a game."""

    @property
    def state(self) -> StateType:
        """The type of its positions."""
        ...

    @property
    def max_moves(self) -> int:
        """The most legal moves of a position."""
        ...

    @property
    def playout(self) -> int:
        """After how many moves a random game is broken off and valued."""
        ...

    @property
    def exploration(self) -> float:
        """How much a move that was hardly tried is preferred to one that did well."""
        ...

    def seats_of(self, s: State) -> int:
        """Return how many players a position has."""
        ...

    def hides_in(self, s: State) -> bool:
        """Tell whether a seat of this position does not know everything."""
        ...


class MctsPlayer:
    """Plays the move that was tried most in a tree search with random games.

    The search ends after so many *simulations*, or after so many *seconds*. *exploration* says how much a move that was
    hardly tried is preferred to one that did well; each game has its own default.
    """

    name = "mcts"

    def __init__(
        self,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        exploration: float | None = None,
        seed: int | None = None,
    ):
        """Think within the budget, which is 10,000 simulations if none is named."""
        check_budget(simulations, seconds)
        self.simulations = DEFAULT_SIMULATIONS if simulations is None and seconds is None else simulations
        self.seconds = seconds
        self.exploration = exploration
        self._rng = generator(seed)

    @staticmethod
    def plays(book: Rulebook) -> bool:
        """Play every game whose moves can be listed: a list has no layouts."""
        return book.weigh is None

    def choose(self, position: Position, seat: int | None = None) -> str:
        """Return the move that was tried most."""
        seat = self._seat(position, seat)
        return position.write(self.search(position.game.rulebook, position.record, seat)[0][0])

    def analyse(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return all moves tried, the most tried first, with their share of won games."""
        return explained(position, acting_seat(position, seat), self.consider(position, seat))

    def consider(self, position: Position, seat: int | None = None) -> list[Candidate]:
        """Return the moves as `analyse` does, without reasons: these take a while where there are many moves."""
        seat = self._seat(position, seat)
        search = self.grow(position.game.rulebook, position.record, seat)
        return [
            Candidate(position.write(move), value, visits, line=write_line(position, seat, search.line(move)))
            for move, value, visits in search.candidates()
        ]

    def _seat(self, position: Position, seat: int | None) -> int:
        seat = acting_seat(position, seat)
        if not self.plays(position.game.rulebook):
            raise UnknownPlayer("player/no-list", name=self.name, game=position.game.name)
        return seat

    def search(self, game: Searchable, root: State, seat: int) -> list[tuple[int, float, int]]:
        """Search from a record; return the moves as numbers with their share of won games and visits."""
        return self.grow(game, root, seat).candidates()

    def grow(self, game: Searchable, root: State, seat: int) -> Search:
        """Search from a record, within the budget; return what was searched."""
        capacity = LARGEST_TREE
        if self.simulations is not None:
            # No simulation adds more than one position's moves to the tree.
            capacity = min(capacity, 1 + (self.simulations + 1) * game.max_moves)
        exploration = game.exploration if self.exploration is None else self.exploration
        search = Search(game, root, seat, exploration, self._rng, capacity)
        search.run(self.simulations, self.seconds)
        return search


class Search:
    """One tree, grown as long as one likes."""

    def __init__(self, game: Searchable, root: State, seat: int, exploration: float, rng: Chance, capacity: int):
        """Search from *root* for *seat*."""
        from obelisk.kernel import tree

        self._simulate, self._list_root, self._follow = tree.simulate, tree.list_root, tree.follow
        self._seat, self._exploration, self._rng = seat, exploration, rng
        self._hides, self._playout = game.hides_in(root), game.playout
        self._worth = np.zeros(game.seats_of(root))
        self._room = np.zeros(2, game.state.dtype)
        self._room[0] = root
        self._moves = np.zeros(game.max_moves, np.int64)
        self._path = np.zeros(DEEPEST, np.int64)
        self._tree = tree.new_tree(capacity)
        self._used = np.array([1, 0])
        self.plies = 0
        """Plies played so far, in the tree and beyond it."""

    def run(self, simulations: int | None, seconds: float | None) -> int:
        """Simulate until one of the two budgets is used up; return how many simulations there were."""
        done = 0
        for stretch in stretches(simulations, seconds, STRETCH):
            self.plies += self._simulate(
                self._room,
                self._seat,
                self._tree,
                self._used,
                stretch,
                self._hides,
                self._exploration,
                self._playout,
                self._rng,
                self._moves,
                self._path,
                self._worth,
            )
            done += stretch
        return done

    def candidates(self) -> list[tuple[int, float, int]]:
        """Return the root's moves as numbers, with their share of won games and visits, the most visited first."""
        moves, visits = np.zeros_like(self._moves), np.zeros_like(self._moves)
        won = np.zeros(len(moves))
        n = self._list_root(self._tree, moves, visits, won)
        found = [(int(moves[i]), float(won[i] / max(visits[i], 1)), int(visits[i])) for i in range(n)]
        return sorted(found, key=lambda candidate: (-candidate[2], -candidate[1], candidate[0]))

    def line(self, move: int) -> list[tuple[int, int]]:
        """Return how the game is expected to go on from a root's move, which comes first: movers and moves."""
        moves, movers = np.zeros(LONGEST_LINE, np.int64), np.zeros(LONGEST_LINE, np.int64)
        n = self._follow(self._tree, move, WORTH_TELLING, self._hides, moves, movers)
        return [(int(movers[i]), int(moves[i])) for i in range(n)]

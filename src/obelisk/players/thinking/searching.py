"""Tree searches: one tree, or several that grow side by side in threads and are read as one."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from math import inf
from threading import Event
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from obelisk.kernel.state import Chance, State
from obelisk.players.thinking.budget import LONGEST_STRETCH, stretches, thinking_clock
from obelisk.rulebook import values
from obelisk.rulebook.values import Searchable

TICK = 1e-6
"""The shortest time that a search is taken to need."""
STRETCH = 64
"""Simulations between two looks at the clock, unless they would take too long."""
DEEPEST = 512
LONGEST_LINE = 12
WORTH_TELLING = 20
"""How often a move must have been tried to be told as a part of a line."""

LARGEST_TREE = 1 << 22
"""Nodes of all trees of a search at most: about 270 MB."""

TRANSPOSITIONS = 1 << 16
"""How many positions a search knows again when another line leads to them."""


class Tally(NamedTuple):
    """What a search found out about a move of the root."""

    move: int
    visits: int
    won: float
    outcome: int
    """Who wins after it, as a set of bits, or nodes.UNPROVEN."""
    prior: float | None = None
    """What it looked worth at first sight, where the game can tell."""


class Search:
    """One tree, grown as long as one likes."""

    def __init__(
        self,
        game: Searchable,
        root: State,
        seat: int,
        exploration: float,
        rng: Chance,
        capacity: int,
        asked: values.Search | None = None,
    ):
        """Search *root* as its game says, or as is *asked* for."""
        from obelisk.kernel.search import choosing, habits, nodes, tree

        self._search, self._nodes = tree, nodes
        self._seat, self._rng = seat, rng
        asked = game.search if asked is None else asked
        by_game = asked.rave, asked.prior_visits, asked.playout_depth, asked.likely, asked.habits
        must_play = choosing.NEVER if asked.must_play_visits is None else asked.must_play_visits
        self._foresees = must_play != choosing.NEVER
        # Alone nobody loses: what counts is with how many points a game ends.
        ends_openly = asked.ends_openly and game.seats_of(root) > 1
        self._how = choosing.Settings(
            game.hides_in(root), ends_openly, exploration, *by_game, asks=False, first_play=0.0, must_play=must_play
        )
        self._scratch = np.zeros(3, game.rules.state.dtype)
        self._scratch[0] = root
        if asked.prepare is not None:
            asked.prepare(self._scratch[0])
        self._tree = nodes.new_tree(capacity)
        # Where a position remembers how it came about, or hides something, two that look alike are not the same.
        shares = not self._how.hides and not game.rules.state.remembers
        seats, transpositions = game.seats_of(root), nodes.new_transpositions(TRANSPOSITIONS if shares else 0)
        if self._how.hides:
            transpositions = nodes.new_index(self._tree, 1)
        path, marks = np.zeros(DEEPEST, np.int64), game.rules.scratch()
        formed = habits.new_habits(seats, asked.habits), habits.new_trail()
        self._room = tree.Room(
            game.rules.scratch(), path, np.zeros(seats), tree.new_stamps(seats), transpositions, marks, *formed
        )
        self._used = np.array([1, 0])
        self.plies = 0
        """Plies played so far, in the tree and beyond it."""

    def __getstate__(self) -> dict[str, Any]:
        modules = ("_search", "_nodes")
        kept = {name: value for name, value in vars(self).items() if name not in modules}
        # The rest of the tree is empty, and may take up hundreds of megabytes.
        return {**kept, "_tree": self._tree[: self.nodes].copy()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        from obelisk.kernel.search import nodes, tree

        vars(self).update(state)
        self._search, self._nodes = tree, nodes

    def take_over(self, other: Search, moves: Sequence[int]) -> None:
        """Begin with what another search has found out about this position, which *moves* lead to from its root."""
        node = self._nodes.node_after(other._tree, np.array(moves, np.int64))
        if node != self._nodes.NONE:
            self._used[0] = self._nodes.keep_below(other._tree, node, self._tree)

    def run(
        self,
        simulations: int | None,
        seconds: float | None,
        called_off: Event | None = None,
        *,
        until_decided: bool = False,
    ) -> int:
        """Simulate until one of the two budgets is used up; return how many simulations there were.

        The search ends early when everything is proven, soon after it was *called_off*, and, if only the best move is
        asked for (*until_decided*), when what is left of the budget cannot make another move the most tried one.
        """
        now = thinking_clock()
        done, started = 0, now()
        budget = stretches(simulations, seconds, STRETCH)
        for stretch in budget:
            while stretch > 0 and not self.is_proven and not (called_off and called_off.is_set()):
                begun = perf_counter()
                step = min(stretch, self._step)
                self.plies += self._simulate(step)
                self._pace(step, perf_counter() - begun)
                done += step
                stretch -= step
            if stretch > 0 or (until_decided and self._is_decided(simulations, seconds, done, now() - started)):
                break
        return done

    _step = 1

    def _is_decided(self, simulations: int | None, seconds: float | None, done: int, spent: float) -> bool:
        """Return whether the simulations that the budget still has cannot make another move the most tried one."""
        left = inf if simulations is None else float(simulations - done)
        if seconds is not None:
            left = min(left, done * (seconds - spent) / max(spent, TICK))
        return bool(self._nodes.lead(self._tree) > left)

    def _pace(self, step: int, seconds: float) -> None:
        if seconds > LONGEST_STRETCH:
            self._step = max(1, step // 2)
        elif seconds < LONGEST_STRETCH / 4:
            self._step = min(STRETCH, 2 * step)

    def _simulate(self, n: int) -> int:
        known = self._scratch, self._seat, self._tree, self._used
        plies, done = 0, int(self._used[1]) + n
        while not self.is_proven and (left := done - int(self._used[1])) > 0:
            plies += int(self._search.simulate(*known, left, self._how, self._rng, self._room))
            if self._how.hides and self._nodes.is_crowded(self._room.transpositions, self._used[0]):
                index = self._nodes.new_index(self._tree, int(self._used[0]))
                self._room = self._room._replace(transpositions=index)
        return plies

    @property
    def is_proven(self) -> bool:
        """Whether the winners of perfect play are known: nothing is left to find out."""
        return self._nodes.is_proven(self._tree)

    @property
    def nodes(self) -> int:
        """How many nodes the tree has."""
        return int(self._used[0])

    def tallies(self) -> list[Tally]:
        """Return what was found out about each move of the root."""
        moves, visits, outcomes = (np.zeros_like(self._room.moves) for _ in range(3))
        won, priors = np.zeros(len(moves)), np.zeros(len(moves))
        n = self._nodes.list_root(self._tree, moves, visits, won, outcomes, priors)
        prior = [float(prior) for prior in priors] if self._how.prior_visits > 0.0 else [None] * n
        return [Tally(int(moves[i]), int(visits[i]), float(won[i]), int(outcomes[i]), prior[i]) for i in range(n)]

    def candidates(self) -> list[tuple[int, float, int]]:
        """Return the root's moves as numbers, with their share of won games and visits, the best first."""
        return ranked(self.tallies(), self._seat)

    def distance(self, move: int) -> int | None:
        """Return the plies from a root's move to a proven win or loss, or None if the tree does not hold the proof."""
        from obelisk.players.thinking.proofs import proven_distance

        # What is hidden, or foreseen by a rule, is proven without the moves that lead to the end.
        if self._how.hides or self._foresees:
            return None
        return proven_distance(self._tree, move)

    def line(self, move: int) -> list[tuple[int, int]]:
        """Return how the game is expected to go on from a root's move, which comes first: movers and moves."""
        moves, movers = np.zeros(LONGEST_LINE, np.int64), np.zeros(LONGEST_LINE, np.int64)
        n = self._nodes.follow(self._tree, move, WORTH_TELLING, self._how.hides, moves, movers)
        return list(zip(movers[:n].tolist(), moves[:n].tolist(), strict=True))


class Forest:
    """Several searches of one position, each with its own tree and generator; no thread waits for another."""

    def __init__(self, trees: Sequence[Search], seat: int):
        self.trees = tuple(trees)
        self._seat = seat

    def take_over(self, other: Forest, moves: Sequence[int]) -> None:
        """Let each tree begin with what its like has found out."""
        for own, old in zip(self.trees, other.trees, strict=True):
            own.take_over(old, moves)

    def run(
        self, simulations: int | None, seconds: float | None, called_off: Event, *, until_decided: bool = False
    ) -> int:
        """Let all trees grow; the simulations are shared out among them. One tree alone knows when it has decided."""
        n = len(self.trees)
        if n == 1:
            return self.trees[0].run(simulations, seconds, called_off, until_decided=until_decided)
        # Each tree has at least one simulation.
        shares = [simulations and max(1, (simulations + n - 1 - number) // n) for number in range(n)]
        with ThreadPoolExecutor(n) as threads:
            return sum(threads.map(lambda tree, share: tree.run(share, seconds, called_off), self.trees, shares))

    @property
    def is_lost(self) -> bool:
        """Whether it is proven that every move loses."""
        return any(tree.is_proven for tree in self.trees) and self.candidates()[0][1] == 0.0

    @property
    def nodes(self) -> int:
        """How many nodes the trees have together."""
        return sum(tree.nodes for tree in self.trees)

    def candidates(self) -> list[tuple[int, float, int]]:
        """Return the root's moves as numbers, with their share of won games and visits, the best first."""
        together: dict[int, Tally] = {}
        for tally in (tally for tree in self.trees for tally in tree.tallies()):
            other = together.get(tally.move, Tally(tally.move, 0, 0.0, tally.outcome))
            outcome = max(other.outcome, tally.outcome)
            visits, won = other.visits + tally.visits, other.won + tally.won
            together[tally.move] = Tally(tally.move, visits, won, outcome, tally.prior)
        return ranked(list(together.values()), self._seat)

    def distance(self, move: int) -> int | None:
        """Return the fewest plies in which a tree proves that the game ends after a root's move."""
        known = [plies for tree in self.trees if (plies := tree.distance(move)) is not None]
        return min(known, default=None)

    def line(self, move: int) -> list[tuple[int, int]]:
        """Return the longest line that a tree expects after a move."""
        return max((tree.line(move) for tree in self.trees), key=len)


def ranked(tallies: list[Tally], seat: int) -> list[tuple[int, float, int]]:
    """Return moves with their share of won games and visits, the best first.

    A move that is proven comes first where it wins and last where it loses; the others by how often they were tried.
    One that was never tried has the value that it has at first sight, or else that of the position.
    """
    from obelisk.kernel.search.nodes import UNPROVEN, share_of

    found = []
    visits = sum(tally.visits for tally in tallies)
    mean = sum(tally.won for tally in tallies) / visits if visits > 0 else 0.5
    for tally in tallies:
        unseen = mean if tally.prior is None else tally.prior
        value, rank = tally.won / tally.visits if tally.visits > 0 else unseen, 1
        if tally.outcome != UNPROVEN:
            value = float(share_of(tally.outcome, seat))
            rank = 2 if value == 1.0 else 1 if value > 0.0 else 0
        found.append((-rank, -tally.visits, -value, tally.move))
    return [(move, -value, -visits) for _, visits, value, move in sorted(found)]

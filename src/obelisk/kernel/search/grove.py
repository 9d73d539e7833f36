"""Trees side by side, one for each lane, with the arrays that their leaves are handed out in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from obelisk.kernel.lanes.loops import seed_all
from obelisk.kernel.lanes.processor import count_threads, in_slices
from obelisk.kernel.lanes.streams import root_of
from obelisk.kernel.rules import Rules
from obelisk.kernel.search import leaves, nodes, reading
from obelisk.kernel.search.choosing import Settings
from obelisk.kernel.state import Array, Numbers

DEEPEST = 512
"""No line is followed further than this."""

FEWEST = 8
"""Fewer lanes than this are not worth a thread."""

FIRST_STREAM = 1 << 40
"""The generators of trees begin here; those of the lanes of a batch are before it."""


class Grove:
    """So many trees, each with room for so many moves, and so many leaves that may be out at once."""

    GOOD, BAD_PRIORS, NONE, ROOT, NO_MOVE = leaves.GOOD, leaves.BAD_PRIORS, nodes.NONE, nodes.ROOT, reading.NO_MOVE
    """For those who load no compiler before they need one."""

    def __init__(
        self, rules: Rules, shape: tuple[int, int, int], space: tuple[int, int, Sequence[int], Any], how: Settings,
        threads: int,
    ) -> None:  # fmt: skip
        """Make the arrays: *shape* is lanes, nodes and leaves, *space* seats, actions, observation and its type."""
        (lanes, size, out), (seats, actions, observation, dtype) = shape, space
        self.how = how
        self._lanes, self._seats, self._actions, self._threads = lanes, seats, actions, threads
        self.trees = nodes.new_nodes(lanes, size)
        self.used = np.ones((lanes, 2), np.int64)
        self.rng = np.zeros((lanes, 1), np.uint64)
        self._stirred = np.zeros(lanes, np.bool_)
        self._paths = np.zeros((lanes, out, DEEPEST), np.int32)
        self._lengths, self._worlds, self._acting, self._rows = (np.zeros((lanes, out), np.int64) for _ in range(4))
        self._worth = np.zeros((lanes, out, seats))
        self._masks = np.zeros((lanes, out, actions), np.bool_)
        self._planes = np.zeros((lanes, out, *observation), dtype)
        self._transpositions = nodes.new_transpositions(0)
        self._rooms = [
            (np.zeros(3, rules.state.dtype), rules.scratch(), rules.scratch(), np.zeros(rules.max_moves),
             nodes.new_nodes(size), np.zeros(size, np.int32))
            for _ in range(count_threads(threads))
        ]  # fmt: skip

    def seed(self, seed: int | None, which: Array | None = None) -> None:
        """Let the generator of each lane, or of each of *which*, begin its stream."""
        chosen = np.ones(self._lanes, np.bool_) if which is None else which
        seed_all(self.rng, np.arange(self._lanes) + FIRST_STREAM, chosen, root_of(seed))

    def plant(self, seats: Numbers, kept: Numbers | None = None) -> None:
        """Let trees be empty, or go on from nodes that are to be *kept*: NONE is none, ROOT leaves a tree as it is."""
        kept = np.full(self._lanes, nodes.NONE, np.int64) if kept is None else kept
        self._run(leaves.reroot_all, (self.trees, self.used, kept, seats, self._stirred), (), 4, 6)

    def stir(self, noise: float, concentration: float) -> None:
        """Mix noise into the priors of roots that have none yet."""
        self._run(leaves.stir_all, (self.trees, self._stirred, self.rng), (noise, concentration), 3, 4)

    def collect(self, roots: Array, seats: Numbers, left: Numbers) -> tuple[Array, Array, Array]:
        """Take leaves from all trees, as far as simulations are *left*; return planes, masks and seats of all."""
        tree = roots, seats, self.trees, self.used, left, self.rng
        self._run(leaves.collect_all, (*tree, *self._out, self._planes), (self.how, self._transpositions), 0, 3)
        asked = np.flatnonzero(self._acting.ravel() >= 0)
        self._rows.reshape(-1)[asked] = np.arange(len(asked))
        flat = (array.reshape(-1, *array.shape[2:]) for array in (self._planes, self._masks, self._acting))
        planes, masks, acting = (array if len(asked) == len(array) else array[asked] for array in flat)
        return planes, masks, acting

    def hand_back(self, priors: Array, values: Array) -> int:
        """Note what an evaluator says of the leaves; return whether that is GOOD, or what is wrong."""
        of_lanes = self.trees, *self._out, self._rows
        return max(self._run(leaves.hand_back_all, of_lanes, (priors, values, self.how.hides)))

    def find(self, roots: Array, seats: Numbers, actions: Numbers) -> Numbers:
        """Return for each lane the node that a legal action of its root leads to, or NONE."""
        found = np.zeros(self._lanes, np.int64)
        self._run(leaves.find_all, (roots, seats, self.trees, actions, found))
        return found

    def tally(self, roots: Array, seats: Numbers) -> tuple[Numbers, Array, Array, Array]:
        """Return visits, shares of the win, priors and standings, by lane and action."""
        shape = self._lanes, self._actions
        found = np.zeros(shape, np.int64), np.zeros(shape), np.zeros(shape), np.zeros(shape, np.int8)
        self._run(reading.tally_all, (roots, seats, self.trees, *found), (self._seats,))
        return found

    @property
    def proven(self) -> Array:
        """For each lane whether the winners of perfect play are known."""
        return np.asarray(self.trees["outcome"][:, nodes.ROOT] != nodes.UNPROVEN)

    def values(self, seats: Numbers) -> Array:
        """Return for each lane what its root is worth to its seat, as a share of the win."""
        found = np.zeros(self._lanes)
        self._run(reading.values_all, (self.trees, seats, found), (self._seats,))
        return found

    def policy(self, tally: Sequence[Array], temperatures: Array) -> Array:
        """Return for each lane how likely each action is to be chosen."""
        found = np.zeros((self._lanes, self._actions), np.float32)
        self._run(reading.policy_all, (*tally, temperatures, found))
        return found

    def best(self, tally: Sequence[Array]) -> Numbers:
        """Return the best action of each lane."""
        found = np.zeros(self._lanes, np.int64)
        self._run(reading.choose_all, (*tally, found))
        return found

    def draw(self, policy: Array) -> Numbers:
        """Return an action of each lane, drawn by its policy."""
        found = np.zeros(self._lanes, np.int64)
        self._run(reading.draw_all, (policy, self.rng, found))
        return found

    @property
    def _out(self) -> tuple[Array, ...]:
        return self._paths, self._lengths, self._worlds, self._worth, self._acting, self._masks

    def _run(
        self, loop: Any, of_lanes: Sequence[Array], shared: Sequence[Any] = (), first: int = 0, behind: int = 0
    ) -> list[Any]:
        """Run a loop over all lanes, with some of the arrays of a thread's room; return what it returns."""
        free = list(self._rooms)  # a list's pop is one step for every thread

        def work(begin: int, end: int) -> Any:
            return loop(*(array[begin:end] for array in of_lanes), *shared, *free.pop()[first:behind])

        return in_slices(work, self._lanes, self._threads, FEWEST)

"""Where lanes are worked on: here by the processor, in slices, on as many threads as asked for."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, TypeVar

import numpy as np

from obelisk.kernel.rules import Rules
from obelisk.kernel.state import Array

Result = TypeVar("Result")

SMALLEST = 64
"""Fewer lanes than this are not worth a thread."""

_pools: dict[int, ThreadPoolExecutor] = {}
os.register_at_fork(after_in_child=_pools.clear)  # threads do not live on in a forked process


def count_threads(threads: int) -> int:
    """Return how many threads are meant: 0 stands for one on each core that this process may use."""
    if threads:
        return threads
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_slices(work: Callable[[int, int], Result], n: int, threads: int, smallest: int = SMALLEST) -> list[Result]:
    """Return what *work* returns for slices (first, behind the last) of *n* things, one for each thread.

    Fewer things than *smallest* are not worth a thread.
    """
    parts = max(1, min(count_threads(threads), n // smallest))
    cuts = [n * part // parts for part in range(parts + 1)]
    if parts == 1:
        return [work(0, n)]
    if parts not in _pools:
        _pools[parts] = ThreadPoolExecutor(parts - 1, "obelisk-lanes")
    pool = _pools[parts]
    others = [pool.submit(work, first, behind) for first, behind in pairwise(cuts[1:])]
    try:
        own = work(cuts[0], cuts[1])
    finally:
        done = [other.exception() for other in others]
    for error in done:
        if error is not None:
            raise error
    return [own, *(other.result() for other in others)]


class Processor:
    """Runs compiled loops over lanes, and holds their arrays in memory."""

    reuses = False
    """Whether arrays that are handed out are written again by the next call."""

    def __init__(self, rules: Rules, lanes: int, actions: int, threads: int) -> None:
        """Prepare to work on so many lanes."""
        from obelisk.kernel import acting
        from obelisk.kernel import lanes as loops

        self._modules = loops, acting
        self._lanes, self._threads = lanes, threads
        parts = count_threads(threads)
        self._scratch = [(rules.scratch(), np.zeros(actions, np.bool_)) for _ in range(parts)]

    def run(self, name: str, of_lanes: Sequence[Array], shared: Sequence[Any] = (), scratch: int = 0) -> None:
        """Run a loop over all lanes, with so many arrays of scratch."""
        loop = next(getattr(module, name) for module in self._modules if hasattr(module, name))
        free = list(self._scratch)  # a list's pop is one step for every thread

        def work(first: int, behind: int) -> None:
            loop(*(array[first:behind] for array in of_lanes), *shared, *free.pop()[:scratch])

        in_slices(work, self._lanes, self._threads)

    def room_for_lists(self, rules: Rules) -> Array:
        """Return room for the legal moves of every lane."""
        return rules.scratch(self._lanes)

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Array:
        """Return a new array."""
        return np.zeros(shape, dtype)

    def hold(self, array: Array) -> Array:
        """Return an array of the processor where loops can reach it."""
        return np.ascontiguousarray(array)

    def fetch(self, array: Array) -> Array:
        """Return a copy of an array that loops work on."""
        return array.copy()

    def is_own(self, array: Any) -> bool:
        """Tell whether loops can reach an array."""
        return isinstance(array, np.ndarray)

    def reach(self, array: Any) -> Array:
        """Return an array of this kind as loops take it."""
        found: Array = array
        return found

    def as_numbers(self, array: Array) -> Array:
        """Return an array as whole numbers of 64 bits."""
        return array.astype(np.int64)

    def is_whole(self, array: Array) -> bool:
        """Tell whether an array lies in one piece and may be written."""
        return bool(array.flags.c_contiguous and array.flags.writeable)

"""Where lanes are worked on: here by the processor, on as many threads as asked for."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from queue import SimpleQueue
from threading import Thread
from time import sleep
from typing import Any, NamedTuple, TypeVar

import numpy as np

from obelisk.kernel.lanes.crew import DONE, new_crew
from obelisk.kernel.rules import Rules
from obelisk.kernel.state import Array

Result = TypeVar("Result")

SMALLEST = 64
"""Fewer lanes than this are not worth a thread."""

MOMENT = 5e-5
"""Seconds between two looks whether a thread that is held up has done its part."""


class Call(NamedTuple):
    """A loop over lanes: arrays with a row for each lane, what the lanes share, and how many arrays of scratch."""

    name: str
    of_lanes: Sequence[Any]
    shared: Sequence[Any] = ()
    scratch: int = 0


STEP_AND_LOOK = "step_actions", "mask_all", "observe_all"
"""Loops that are one, where they come together."""


def _at_once(stepping: Call, masking: Call, observing: Call) -> Call:
    """Return the loop that steps a lane and looks at it before it goes on to the next one."""
    rows = masking.of_lanes[-1], observing.of_lanes[-1]
    return Call("step_and_look", (*stepping.of_lanes, *rows), stepping.shared, stepping.scratch)


class Helpers:
    """Threads that wait for something to do, as many as were ever needed at once."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Forget all threads: they do not live on in a forked process."""
        self._jobs: SimpleQueue[Callable[[], Any]] = SimpleQueue()
        self._n = 0

    def call(self, jobs: Sequence[Callable[[], Any]]) -> None:
        """Let each of them do a job, as soon as they have time."""
        for _ in range(self._n, len(jobs)):
            self._n += 1
            Thread(target=self._serve, name=f"obelisk-lanes-{self._n}", daemon=True).start()
        for job in jobs:
            self._jobs.put(job)

    def _serve(self) -> None:
        while True:
            job = self._jobs.get()
            job()
            del job  # it holds on to arrays


_helpers = Helpers()
os.register_at_fork(after_in_child=_helpers.begin)


def count_threads(threads: int) -> int:
    """Return how many threads are meant: 0 stands for one on each core that this process may use."""
    if threads:
        return threads
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def count_parts(threads: int, n: int, smallest: int = SMALLEST) -> int:
    """Return how many threads are worth it for *n* things: fewer than *smallest* are not worth one."""
    return max(1, min(count_threads(threads), n // smallest))


def in_slices(work: Callable[[int, int], Result], n: int, threads: int, smallest: int = SMALLEST) -> list[Result]:
    """Return what *work* returns for slices (first, behind the last) of *n* things, one for each thread.

    Whichever thread is free takes the next slice, so that one which is held up leaves the rest to the others. The
    calling thread is among them, and waits only for what others have begun. Fewer things than *smallest* are not worth
    a thread.
    """
    parts = count_parts(threads, n, smallest)
    if parts == 1:
        return [work(0, n)]
    waiting = list(enumerate(pairwise(n * part // parts for part in range(parts + 1))))[::-1]
    done: SimpleQueue[tuple[int, Any, BaseException | None]] = SimpleQueue()

    def take_slices() -> None:
        while waiting:
            try:
                number, (first, behind) = waiting.pop()  # a list's pop is one step for every thread
            except IndexError:
                return
            try:
                done.put((number, work(first, behind), None))
            except BaseException as error:  # raised again where all slices are waited for
                done.put((number, None, error))

    _helpers.call([take_slices] * (parts - 1))
    take_slices()
    results: list[Any] = [None] * parts
    failed: list[BaseException] = []
    for _ in range(parts):
        number, results[number], error = done.get()
        failed += [] if error is None else [error]
    if failed:
        raise failed[0]
    return results


class Processor:
    """Runs compiled loops over lanes, and holds their arrays in memory."""

    reuses = False
    """Whether arrays that are handed out are written again by the next call."""

    def __init__(self, rules: Rules, lanes: int, actions: int, threads: int) -> None:
        from obelisk.kernel.compiled import COMPILES, shared
        from obelisk.kernel.lanes import loops

        self._loops, self._shared, self._lanes = loops, shared, lanes
        # Plain Python runs one thread at a time.
        self._parts = count_parts(threads, lanes) if COMPILES else 1
        self._scratch = [(rules.scratch(), np.zeros(actions, np.bool_)) for _ in range(self._parts)]
        self._found = np.zeros(lanes, np.int8)
        self._crew, self._ticket = new_crew(self._parts), 0

    def run(self, *calls: Call) -> None:
        """Run loops over all lanes, one after the other."""
        if tuple(call.name for call in calls) == STEP_AND_LOOK:
            calls = (_at_once(*calls),)
        for name, of_lanes, others, scratch in calls:
            if self._parts == 1:
                getattr(self._loops, name)(*of_lanes, *others, *self._scratch[0][:scratch])
            else:
                self._share(self._shared(getattr(self._loops, name), len(of_lanes)), (*of_lanes, *others), scratch)

    def _share(self, loop: Any, given: tuple[Any, ...], scratch: int) -> None:
        """Run a loop on several threads."""
        self._ticket += 1
        crew, about = self._crew, (self._ticket, self._lanes, self._parts)

        def take_part(thread: int) -> bool:
            done: bool = loop(crew, *about, thread, *given, *self._scratch[thread][:scratch])
            return done

        failed: list[BaseException] = []

        def help_out(thread: int) -> None:
            try:
                take_part(thread)
            except BaseException as error:  # raised again where all lanes are waited for
                failed.append(error)

        _helpers.call([partial(help_out, thread) for thread in range(1, self._parts)])
        is_done = take_part(0)
        while not is_done:
            if failed:
                raise failed[0]
            sleep(MOMENT)  # somebody is held up in the middle of a portion
            is_done = crew[DONE] >= self._lanes

    def room_for_lists(self, rules: Rules) -> Array:
        """Return room for the legal moves of every lane."""
        return rules.scratch(self._lanes)

    def room_for_findings(self) -> Array:
        """Return room for what `check` finds in each lane."""
        return self._found

    def wrong(self, chosen: Array, given: Any) -> tuple[int, int, int] | None:
        """Return the first lane in which something is wrong, what that is, and the number given there; or None."""
        if not np.count_nonzero(self._found):
            return None
        lane = int(np.flatnonzero(self._found)[0])
        return lane, int(self._found[lane]), int(chosen[lane])

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Array:
        """Return a new array."""
        return np.zeros(shape, dtype)

    def empty(self, shape: tuple[int, ...], dtype: Any) -> Array:
        """Return a new array of which every number will be written."""
        return np.empty(shape, dtype)

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

    def show(self, array: Array) -> Array:
        """Return an array that loops work on as callers get it."""
        return array

    def as_numbers(self, array: Array) -> Array:
        """Return an array as whole numbers of 64 bits."""
        return array.astype(np.int64)

    def is_whole(self, array: Array) -> bool:
        """Tell whether an array lies in one piece and may be written."""
        return bool(array.flags.c_contiguous and array.flags.writeable)

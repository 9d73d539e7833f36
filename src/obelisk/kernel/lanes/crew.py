"""Threads that share the lanes of a loop: each has some of its own, and helps the others when it has done these.

They agree by numbers in one small array, without Python in between: to be woken by Python takes a thread longer than
some thousand lanes take. So a thread that has nothing to do looks for a moment whether more comes, and only then goes
to sleep. Nobody waits for a thread that has not begun: whoever comes late finds that all is done. And a thread has the
same lanes in every loop, so that they are near the core that worked on them last.
"""

import numpy as np

from obelisk.kernel.rule import rule
from obelisk.kernel.state import Numbers

LINE = 8
"""Numbers that lie on one line of the cache: what several threads write lies apart."""

TICKET, DONE, NEXT = 0, LINE, 2 * LINE
"""Where the numbers of a crew are: which loop is on; how many lanes of it are done; and for each thread which one of
its lanes is next, with the loop's ticket."""

FEWEST = 64
"""Nobody takes fewer lanes than this, unless no more are left."""

SHIFT = 32
"""The ticket stands above the number of the lane."""

PATIENCE = 300_000
"""How often a thread looks whether something has come, before it goes to sleep: some 100 µs."""


def new_crew(threads: int) -> Numbers:
    """Return the numbers of a crew that has done nothing yet."""
    return np.zeros(NEXT + threads * LINE, np.int64)


# In compiled code these four are instructions that threads may use side by side (kernel/compiled.py). Plain Python has
# one thread for all lanes.


def load(crew: Numbers, i: int) -> int:
    """Return a number that another thread may have written."""
    return crew[i]


def store(crew: Numbers, i: int, number: int) -> None:
    """Write a number for other threads, after all that was written before it."""
    crew[i] = number


def add(crew: Numbers, i: int, number: int) -> None:
    """Add to a number, whoever else adds to it."""
    crew[i] += number


def swap(crew: Numbers, i: int, old: int, new: int) -> bool:
    """Write a *new* number if the *old* one is still there; tell whether it was."""
    if crew[i] != old:
        return False
    crew[i] = new
    return True


@rule
def call_up(crew: Numbers, ticket: int, lanes: int, threads: int) -> None:
    """Let a loop begin."""
    store(crew, DONE, 0)
    for thread in range(threads):
        store(crew, NEXT + thread * LINE, (ticket << SHIFT) + lanes * thread // threads)
    store(crew, TICKET, ticket)


@rule
def portion(left: int) -> int:
    """Return how many of a thread's lanes that are left are taken at once: ever fewer, so that all end together."""
    return min(left, max(FEWEST, left // 2))


@rule
def claim(crew: Numbers, ticket: int, lanes: int, threads: int, whose: int) -> tuple[int, int]:
    """Take some of the lanes that are one thread's; return the first and the one behind, or the same one twice."""
    end, place = lanes * (whose + 1) // threads, NEXT + whose * LINE
    while True:
        before = load(crew, place)
        first = before - (ticket << SHIFT)
        if first < 0 or first >= end:
            return end, end
        behind = first + portion(end - first)
        if swap(crew, place, before, before + behind - first):
            return first, behind


@rule
def wait(crew: Numbers, i: int, number: int) -> bool:
    """Wait a moment until a number is as high as asked for; tell whether it is."""
    looks = 0
    while load(crew, i) < number and looks < PATIENCE:
        looks += 1
    return looks < PATIENCE

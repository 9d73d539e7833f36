"""How long players think: budgets, and the clock that they are measured by."""

import os
from collections.abc import Callable, Iterator
from math import inf
from time import perf_counter, thread_time
from typing import Any

from obelisk.errors import BadRequest, UnknownPlayer
from obelisk.kernel.cache import taken

VARIABLE = "OBELISK_CLOCK"
LONGEST_STRETCH = 0.02
"""Seconds after which whoever goes by time looks at the clock, however slow the rules are."""
CLOCKS: dict[str, Callable[[], float]] = {
    "wall": lambda: perf_counter() - taken.wall(),
    "processor": lambda: thread_time() - taken.processor(),
}
"""The clocks that thinking is measured by; while rules are compiled or loaded, they stand still."""


def thinking_clock() -> Callable[[], float]:
    """Return a function that tells the time in seconds: on the wall, or what the processor has spent on this thread.

    The time in which rules are compiled or loaded is left out, so that a search gets all of its own.
    The environment variable OBELISK_CLOCK says which. By the processor's time a player is as strong on a machine that
    does other things too: so are matches measured.
    """
    name = os.environ.get(VARIABLE) or "wall"
    if name not in CLOCKS:
        raise BadRequest("player/clock", variable=VARIABLE, given=repr(name), known=tuple(CLOCKS))
    return CLOCKS[name]


def check_budget(simulations: Any, seconds: Any) -> None:
    """Refuse a budget that is neither a number above zero nor left out."""
    if not is_budget(simulations, int) or not is_budget(seconds, int | float):
        raise UnknownPlayer("player/budget")


def is_budget(given: Any, kind: Any, most: float = inf) -> bool:
    """Return whether something is left out, or a number of a *kind* above zero."""
    is_number = isinstance(given, kind) and not isinstance(given, bool)
    return given is None or (is_number and 0 < given <= most and given < inf)


def stretches(simulations: int | None, seconds: float | None, longest: int) -> Iterator[int]:
    """Yield how many simulations to do next, until one of the two budgets is used up; at least one stretch.

    By time they grow from one simulation to the *longest* stretch: as plain Python even one may take long.
    """
    now = thinking_clock()
    begun = 0.0 if seconds is None else now()
    end = None if seconds is None else begun + seconds
    done, length = 0, longest if seconds is None else 1
    while (simulations is None or done < simulations) and (end is None or done == 0 or begun < end):
        stretch = length if simulations is None else min(length, simulations - done)
        yield stretch
        done += stretch
        if seconds is not None:
            ended = now()
            length = min(longest, 2 * length) if ended - begun < LONGEST_STRETCH else max(1, length // 2)
            begun = ended

"""The clock by which players think."""

from __future__ import annotations

import os
from collections.abc import Callable
from time import perf_counter, thread_time

from obelisk.errors import BadRequest

VARIABLE = "OBELISK_CLOCK"
CLOCKS = {"wall": perf_counter, "processor": thread_time}


def thinking_clock() -> Callable[[], float]:
    """Return a function that tells the time in seconds: on the wall, or what the processor has spent on this thread.

    The environment variable OBELISK_CLOCK says which. By the processor's time a player is as strong on a machine that
    does other things too: so are matches measured.
    """
    name = os.environ.get(VARIABLE) or "wall"
    if name not in CLOCKS:
        raise BadRequest("player/clock", variable=VARIABLE, given=repr(name), known=", ".join(CLOCKS))
    return CLOCKS[name]

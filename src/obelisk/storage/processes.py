"""Processes that work for this one: none of them outlives it."""

import sys

PARENT_DEATH_SIGNAL = 1
"""What Linux calls PR_SET_PDEATHSIG."""


def die_with_parent() -> None:
    """End this process when the one that made it ends, however that happens; only Linux can see to that."""
    if sys.platform == "linux":
        import ctypes
        import signal

        ctypes.CDLL(None).prctl(PARENT_DEATH_SIGNAL, signal.SIGKILL)

"""How long this thread has waited for compiled code: thinking time does not include it."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter, thread_time


class _Taken(threading.local):
    wall = 0.0
    processor = 0.0


_taken = _Taken()


def wall() -> float:
    """Return the seconds that this thread has waited so far."""
    return _taken.wall


def processor() -> float:
    """Return the seconds of the processor that this thread has compiled so far."""
    return _taken.processor


@contextmanager
def counted() -> Iterator[None]:
    """Count the time until the block ends as that of compiling."""
    began, worked = perf_counter(), thread_time()
    try:
        yield
    finally:
        _taken.wall += perf_counter() - began
        _taken.processor += thread_time() - worked

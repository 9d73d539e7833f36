"""Marks functions that may run in the threads of the database, where every reader waits for them."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

Task = TypeVar("Task", bound=Callable[..., object])
PARTS = {"store"}
"""Parts of the names of modules in which all functions are short."""
_marked: set[str] = set()


def short(task: Task) -> Task:
    """Mark a function outside the store as short: it reads the database several times, or shows what is in memory."""
    _marked.add(_name_of(task))
    return task


def marked() -> frozenset[str]:
    """Return the names of the functions that are marked as short."""
    return frozenset(_marked)


def check_short(task: Callable[..., object]) -> None:
    """Raise an error if a task may not run in the threads of the database."""
    while isinstance(task, partial):
        task = task.func
    name = _name_of(task)
    if PARTS.isdisjoint(task.__module__.split(".")) and name not in _marked:
        raise RuntimeError(f"{name} may not run in the threads of the database: use a worker process")


def _name_of(task: Callable[..., object]) -> str:
    return f"{task.__module__}.{task.__qualname__}"

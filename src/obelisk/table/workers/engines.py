"""Where work is done: in other processes, which can be stopped, or in threads, which cannot."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable
from concurrent.futures import Future
from threading import Lock
from typing import Any, Protocol

from pebble import ProcessPool, ThreadPool

from obelisk.kernel.cache import meanwhile
from obelisk.kernel.cache.meanwhile import Patience
from obelisk.storage.processes import die_with_parent
from obelisk.table import logs

PRELOADED = [
    "obelisk.table.workers.compiler",
    "obelisk.words.filling",
    "obelisk.table.workers.computers",
    "obelisk.table.views.advice",
    "obelisk.table.views.pictures",
    "obelisk.table.views.workbench",
]
"""What every process needs: it is loaded once, the compiler first of all, and all of them begin with it."""
POLITENESS = 5
"""By so much the priority of work lies below that of the server."""
MIB = 1024 * 1024


class Engine(Protocol):
    """Does work elsewhere."""

    def open(self) -> None:
        """Get ready, which may take seconds."""

    def start(self, task: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> Future[Any]:
        """Begin a task, which may take so many seconds; cancelling its future stops it, where that is possible."""

    def close(self) -> None:
        """Stop everything."""


class Processes:
    """So many processes, each with so much memory; they are made when there is work for them."""

    def __init__(self, workers: int, memory: int, patience: Patience = Patience.NONE):
        """Let *workers* work at once, each with at most *memory* MiB; *patience* says who compiles."""
        self._workers = workers
        self._begins_with = memory, patience
        self._pool: ProcessPool | None = None
        self._opening = Lock()
        self._is_closed = False

    def open(self) -> None:
        """Make the processes: the first one waits until the compiler and everything else is loaded."""
        with self._opening:
            if self._pool is None and not self._is_closed:
                settings = {"initializer": _begin, "initargs": self._begins_with, "context": context()}
                self._pool = ProcessPool(self._workers, **settings)
                self._pool.schedule(_nothing)

    def start(self, task: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> Future[Any]:
        """Begin a task in another process."""
        self.open()
        assert self._pool is not None  # nobody asks for anything at a server that is closed
        future: Future[Any] = self._pool.schedule(task, args=arguments, timeout=seconds)
        return future

    def close(self) -> None:
        """Stop everything, in the middle of whatever it is."""
        with self._opening:
            self._is_closed = True
            if self._pool is not None:
                self._pool.stop()  # type: ignore[no-untyped-call]
                self._pool.join()


class Threads:
    """So many threads of this process: for tests, and for machines that cannot have more processes."""

    def __init__(self, workers: int):
        self._pool = ThreadPool(workers)

    def open(self) -> None:
        """Be ready: threads are there at once."""

    def start(self, task: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> Future[Any]:
        """Begin a task in another thread."""
        future: Future[Any] = self._pool.schedule(task, args=arguments)
        return future

    def close(self) -> None:
        """Take nothing more on; what is under way is not waited for."""
        self._pool.stop()  # type: ignore[no-untyped-call]


def context() -> Any:
    """Return how processes are made: as copies of one that has loaded everything, where that is possible."""
    if sys.platform == "win32":
        return multiprocessing.get_context("spawn")
    forking = multiprocessing.get_context("forkserver")
    forking.set_forkserver_preload(PRELOADED)
    return forking


def _nothing() -> None:
    pass


def _begin(memory: int, patience: Patience) -> None:
    """Set a new process up: it makes room for the server, and ends with it."""
    meanwhile.be(patience)
    if sys.platform == "win32":
        return
    import resource
    import signal

    logs.set_up(os.environ.get(logs.VARIABLE, logs.TEXT))
    os.nice(POLITENESS)
    # The server ends its processes itself; what is typed at its terminal is not for them.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if memory:
        resource.setrlimit(resource.RLIMIT_DATA, (memory * MIB, memory * MIB))
    die_with_parent()

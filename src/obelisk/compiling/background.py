"""Compile games behind the back of whoever plays: in other processes, the game that is asked for first."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from typing import Any

from obelisk.compiling.games import missing
from obelisk.errors import ObeliskError
from obelisk.kernel.cache import marks

AT_ONCE = 4
"""Processes at most: each takes some hundred megabytes."""
POLITENESS = 15
"""By so much their priority lies below that of everything else: whoever plays notices nothing of them."""
GRACE = 20.0
"""By so many seconds a promise may turn out too short before it is taken back."""


@dataclass(frozen=True)
class Compiled:
    """A game that is done: how long it took, and why it cannot be compiled, if so."""

    game: str
    seconds: float
    done: int
    of: int
    problem: str | None = None


@dataclass
class _Work:
    process: Any
    told: Connection
    since: float


class Background:
    """Games that are being compiled, one process for each. Any thread may ask how far it is."""

    def __init__(self, names: Sequence[str], context: Any = None, tell: Callable[[Compiled], None] = lambda _: None):
        """Compile those of the games called *names* that are not; *tell* hears of each, in a thread of its own."""
        # The games that take longest are last in the catalogue: begun first, none of them goes on alone at the end.
        self._waiting = list(reversed(missing(names)))
        if names:
            marks.let_old_code_go()
        self.of = len(self._waiting)
        self.problems: dict[str, str] = {}
        """Why games cannot be compiled: these go on as plain Python."""
        self._context, self._tell = context, tell
        self._at_once = min(AT_ONCE, os.cpu_count() or 1)
        self._running: dict[str, _Work] = {}
        self._asked: list[str] = []
        self._took: list[float] = []
        self._promised: dict[str | None, float] = {}
        self._lock = threading.Lock()
        self._is_closed = False
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin, if there is anything to do."""
        if self.of and self._thread is None:
            self._wake, self._woken = self._context.Pipe(duplex=False)
            self._thread = threading.Thread(target=self._work, name="compiling", daemon=True)
            self._thread.start()

    @property
    def done(self) -> int:
        """How many games are done."""
        with self._lock:
            return self.of - len(self._waiting) - len(self._running)

    def is_pending(self, name: str | None = None) -> bool:
        """Return whether a game is still to be compiled, or any, if none is named."""
        with self._lock:
            left = [*self._running, *self._waiting]
        return name in left if name is not None else bool(left)

    def seconds_left(self, name: str | None = None) -> float | None:
        """Return how long it will be at most until a game is compiled, or all are; None where nothing is known of it.

        Each is taken to need as long as the longest so far: what is said becomes less, never more.
        """
        now = time.monotonic()
        with self._lock:
            left = self._estimate(name, now)
            promised = self._promised.setdefault(name, now + left) if left is not None else now
            if left is None or now + left > promised + GRACE:
                return None
            self._promised[name] = min(promised, now + left)
        return left

    def _estimate(self, name: str | None, now: float) -> float | None:
        if not self._took:
            return None
        each = max(self._took)
        running = {game: each - (now - work.since) for game, work in self._running.items()}
        needed = {name: running[name]} if name in running else running
        if any(left <= 0 for left in needed.values()):
            return None  # it takes longer than all before
        if name in running:
            return running[name]
        before = self._waiting.index(name) + 1 if name in self._waiting else len(self._waiting)
        return max(running.values(), default=0.0) + each * ceil(before / self._at_once)

    def ask_for(self, name: str) -> None:
        """Let a game come first. What is compiled for nobody in particular makes room: little of it is lost."""
        with self._lock:
            if name not in self._waiting:
                return
            self._waiting.remove(name)
            self._waiting.insert(0, name)
            self._asked.append(name)
            idle = [game for game in self._running if game not in self._asked]
            wanted = sum(game in self._asked for game in self._waiting)
            while idle and wanted > self._at_once - len(self._running):
                # Whatever it has compiled so far is kept; only the function that it is at is begun again.
                stopped = idle.pop()
                self._running.pop(stopped).process.terminate()
                self._waiting.insert(wanted, stopped)
        self._nudge()

    def close(self) -> None:
        """Stop everything; what is compiled is kept."""
        with self._lock:
            self._is_closed = True
            for work in self._running.values():
                work.process.terminate()
        self._nudge()
        if self._thread is not None:
            self._thread.join(timeout=5)

    def _nudge(self) -> None:
        if self._thread is not None:
            self._woken.send(None)

    def _work(self) -> None:
        while True:
            with self._lock:
                if self._is_closed or not (self._waiting or self._running):
                    return
                while self._waiting and len(self._running) < self._at_once:
                    self._begin(self._waiting.pop(0))
                ends = [work.process.sentinel for work in self._running.values()]
            if self._wake in wait([*ends, self._wake]):
                self._wake.recv()
            for ended in self._ended():
                self._tell(ended)

    def _begin(self, name: str) -> None:
        told, tells = self._context.Pipe(duplex=False)
        process = self._context.Process(target=_compile, args=(name, tells), name=f"compiling {name}", daemon=True)
        process.start()
        tells.close()
        self._running[name] = _Work(process, told, time.monotonic())

    def _ended(self) -> list[Compiled]:
        """Return the games whose processes have ended."""
        ended = []
        with self._lock:
            for name, work in [*self._running.items()]:
                if self._is_closed or work.process.is_alive():
                    continue
                del self._running[name]
                problem, seconds = _heard(work), time.monotonic() - work.since
                self._took.append(seconds)
                if problem is not None:
                    self.problems[name] = problem
                done = self.of - len(self._waiting) - len(self._running)
                ended.append(Compiled(name, round(seconds, 1), done, self.of, problem))
        return ended


def _heard(work: _Work) -> str | None:
    """Return what a process that has ended had to say, if it did not do its work."""
    try:
        found: str | None = work.told.recv() if work.told.poll() else f"exit {work.process.exitcode}"
    except EOFError:
        found = f"exit {work.process.exitcode}"
    work.told.close()
    return found


def _end_with_parent() -> None:
    """End when the process does that asked for this one, however that happens: a third one may have made it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _compile(name: str, tells: Connection) -> None:
    """Compile a game in a process of its own, quietly."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever began it ends it
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()
    if sys.platform != "win32":
        os.nice(POLITENESS)
    from obelisk.compiling.games import note_compiled
    from obelisk.compiling.warming import warm

    try:
        warm(name)
        note_compiled(name)
    except ObeliskError as problem:
        tells.send(str(problem))
    except Exception as problem:  # whatever another package's rules do
        tells.send(type(problem).__name__)
    else:
        tells.send(None)

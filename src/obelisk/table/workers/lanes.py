"""Who comes next: lanes with room for so many, in turn for everybody who asks, each piece of work done once.

Equal requests share one piece of work. When nobody waits for it any more, it is stopped. Work that goes by time is told
how much it has: the more of it waits the less, so that everybody is answered in time.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from itertools import chain
from math import ceil
from typing import Any

from pebble import ProcessExpired

from obelisk.compiling.background import Background
from obelisk.kernel.cache.meanwhile import Patience
from obelisk.table.core.refusals import TooMuch, Unavailable
from obelisk.table.logs import note
from obelisk.table.workers.engines import Engine, Processes, Threads

SHORTEST = 0.05
"""However many wait, so many seconds everybody has."""

SOON = 5
"""Whoever asks for too much is told to come back after so many seconds."""


@dataclass(frozen=True)
class Lane:
    """One kind of work: for how many at once there is room, how many seconds it may take, and how much may wait."""

    at_once: int
    seconds: float
    most_waiting: int
    most_of_one: int
    """How much of it one client, or one table, may wait for."""


THINK, DRAW, SLOW, AHEAD, CHECK, HASH = "think", "draw", "toil", "ahead", "check", "hash"
"""The lanes: moves of computers, pictures for a reader, work of seconds, work that no reader waits for, checks of games
and studies that players send, passwords."""


def usual_lanes(computers: int) -> dict[str, Lane]:
    """Return the lanes of a server at which so many *computers* may think at once."""
    return {
        THINK: Lane(computers, seconds=120, most_waiting=100_000, most_of_one=100_000),
        DRAW: Lane(os.cpu_count() or 1, seconds=20, most_waiting=1000, most_of_one=50),
        SLOW: Lane(1, seconds=60, most_waiting=100, most_of_one=4),
        AHEAD: Lane(1, seconds=60, most_waiting=20, most_of_one=1),
        CHECK: Lane(2, seconds=20, most_waiting=100, most_of_one=10),
        # Each hash takes 64 MiB of memory.
        HASH: Lane(2, seconds=20, most_waiting=100, most_of_one=10),
    }


def opened(computers: int, memory: int, *, has_processes: bool, compiling: Background | None = None) -> Workers:
    """Return a workers of the usual kind; every process has so many MiB of memory.

    Where games are *compiling* behind its back, nobody there waits for what is not compiled yet.
    """
    patience = Patience.NONE if compiling is None else Patience.UNTIL_MARKED
    lanes = usual_lanes(computers)
    workers = {name: lane.at_once for name, lane in lanes.items()}
    if not has_processes:
        return Workers(Threads(sum(workers.values())), lanes, compiling=compiling)
    # What is done piece by piece finds everything loaded that the piece before has needed.
    own: dict[str, Engine] = {name: Processes(workers.pop(name), memory, patience) for name in (SLOW, AHEAD)}
    own[HASH] = Threads(workers.pop(HASH))
    return Workers(Processes(sum(workers.values()), memory, patience), lanes, own, compiling)


@dataclass(frozen=True)
class Asker:
    """Who wants something done: a client, and the table that it is about."""

    client: str = ""
    table: str = ""


NOBODY = Asker()


@dataclass(eq=False)
class Job:
    """A piece of work, and how many wait for it."""

    lane: str
    key: Hashable
    task: Callable[..., Any]
    arguments: tuple[Any, ...]
    asker: Asker
    done: asyncio.Future[Any]
    on_start: Callable[[], None] | None = None
    within: float | None = None
    """How many seconds after it was asked for it should be done, where it is told how long it may take."""
    asked: float = field(default_factory=time.monotonic)
    waiters: int = 0
    running: asyncio.Future[Any] | None = None


@dataclass
class Queue:
    """What waits in a lane, by client: whoever was served last comes last."""

    lane: Lane
    waiting: OrderedDict[str, deque[Job]] = field(default_factory=OrderedDict)
    running: set[Job] = field(default_factory=set)
    held: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How much every client and every table waits for, or has under way."""

    @property
    def length(self) -> int:
        """How many jobs wait."""
        return sum(map(len, self.waiting.values()))

    def put(self, job: Job) -> None:
        """Let a job wait for its turn, or refuse it."""
        owners = _owners(job)
        if any(self.held[owner] >= self.lane.most_of_one for owner in owners) or self.length >= self.lane.most_waiting:
            raise TooMuch("problem/busy", after=SOON)
        self.held.update(owners)
        self.waiting.setdefault(job.asker.client, deque()).append(job)

    def take(self) -> Job | None:
        """Return the next job, if there is room for one more."""
        if not self.waiting or len(self.running) >= self.lane.at_once:
            return None
        client, jobs = self.waiting.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self.waiting[client] = jobs
        self.running.add(job)
        return job

    def time_for(self, job: Job, now: float) -> float:
        """Return how many seconds a job that begins *now* may take, so that those behind it are done in time too."""
        ends = [one.asked + one.within for one in (job, *chain(*self.waiting.values())) if one.within is not None]
        shares = ((end - now) / ceil((n + 1) / self.lane.at_once) for n, end in enumerate(ends))
        return max(SHORTEST, min(shares))

    def remove(self, job: Job) -> None:
        """Forget a job that is done or that nobody waits for."""
        self.held.subtract(_owners(job))
        self.held += Counter()  # without those that hold nothing
        self.running.discard(job)
        jobs = self.waiting.get(job.asker.client)
        if jobs is not None and job in jobs:
            jobs.remove(job)
            if not jobs:
                del self.waiting[job.asker.client]


def _owners(job: Job) -> list[tuple[str, str]]:
    asker = job.asker
    return [(kind, name) for kind, name in (("client", asker.client), ("table", asker.table)) if name]


class Workers:
    """Lanes of work, done by an engine elsewhere. It is used from one event loop."""

    def __init__(
        self,
        engine: Engine,
        lanes: dict[str, Lane],
        own: Mapping[str, Engine] | None = None,
        compiling: Background | None = None,
    ):
        """Let *engine* do what comes in the *lanes*, but for those that have one of their *own*."""
        self.compiling = compiling or Background(())
        self._engines = dict.fromkeys(lanes, engine) | dict(own or {})
        self._queues = {name: Queue(lane) for name, lane in lanes.items()}
        self._known: dict[tuple[str, Hashable], Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._openings: dict[Engine, asyncio.Future[None]] = {}

    async def do(
        self,
        lane: str,
        task: Callable[..., Any],
        *arguments: Any,
        asker: Asker = NOBODY,
        key: Hashable = None,
        on_start: Callable[[], None] | None = None,
        within: float | None = None,
    ) -> Any:
        """Return what *task* makes of its *arguments*, when it was its turn; or refuse what is too much.

        What comes with a *key* is done once for all who ask for the same while it is under way. What should be done
        *within* so many seconds is told, as its last argument, how many of them it has.
        """
        job = self._known.get((lane, key)) if key is not None else None
        if job is None:
            done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            job = Job(lane, key, task, arguments, asker, done, on_start, within)
            self._queues[lane].put(job)
            if key is not None:
                self._known[lane, key] = job
            self._go_on(lane)
        job.waiters += 1
        try:
            return await asyncio.shield(job.done)
        finally:
            job.waiters -= 1
            if not job.waiters and not job.done.done():
                self._stop(job)

    def lengths(self) -> dict[str, tuple[int, int]]:
        """Return how many jobs run and wait in every lane."""
        return {name: (len(queue.running), queue.length) for name, queue in self._queues.items()}

    def _go_on(self, lane: str) -> None:
        while (job := self._queues[lane].take()) is not None:
            task = asyncio.ensure_future(self._run(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _run(self, job: Job) -> None:
        queue = self._queues[job.lane]
        try:
            await self._open(self._engines[job.lane])
            if job.done.done():  # nobody waits any more
                return
            if job.on_start is not None:
                job.on_start()
            started = time.monotonic()
            job.running = asyncio.wrap_future(self._start(job, queue.lane.seconds))
            result = await job.running
        except asyncio.CancelledError:
            job.done.cancel()
        except TimeoutError:
            note("work-stopped", logging.WARNING, work=_name(job), seconds=round(time.monotonic() - started, 1))
            _fail(job, Unavailable("problem/took-too-long"))
        except (ProcessExpired, MemoryError) as error:
            note("work-failed", logging.WARNING, work=_name(job), reason=type(error).__name__)
            _fail(job, Unavailable("problem/not-done"))
        except Exception as error:  # what the task itself refuses, or fails at, is for whoever asked
            _fail(job, error)
        else:
            if not job.done.done():
                job.done.set_result(result)
        finally:
            self._forget(job)

    async def _open(self, engine: Engine) -> None:
        """Have an engine ready; meanwhile the server goes on."""
        if engine not in self._openings:
            self._openings[engine] = asyncio.ensure_future(asyncio.to_thread(engine.open))
        opening = self._openings[engine]
        try:
            await asyncio.shield(opening)
        except Exception:
            self._openings.pop(engine, None)  # whoever comes next tries again
            raise

    def _start(self, job: Job, seconds: float) -> Future[Any]:
        arguments = job.arguments
        if job.within is not None:
            arguments += (self._queues[job.lane].time_for(job, time.monotonic()),)
        return self._engines[job.lane].start(job.task, arguments, seconds)

    def _forget(self, job: Job) -> None:
        self._queues[job.lane].remove(job)
        if self._known.get((job.lane, job.key)) is job:
            del self._known[job.lane, job.key]
        self._go_on(job.lane)

    def _stop(self, job: Job) -> None:
        """Stop a job that nobody waits for."""
        job.done.cancel()
        if job.running is not None:
            job.running.cancel()
        elif job not in self._queues[job.lane].running:
            self._forget(job)

    def close(self) -> None:
        """Stop everything; nobody is waited for."""
        self.compiling.close()
        for task in self._tasks:
            task.cancel()
        for engine in set(self._engines.values()):
            engine.close()


def _name(job: Job) -> str:
    task = getattr(job.task, "func", job.task)
    return str(getattr(task, "__qualname__", type(task).__name__))


def _fail(job: Job, error: BaseException) -> None:
    if not job.done.done():
        job.done.set_exception(error)
        job.done.exception()  # somebody has looked: all who waited may have left

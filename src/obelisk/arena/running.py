"""Where games are played: in this process, in several of this machine, or on a cluster.

A process that dies is replaced, and its game is played again. On a Ray cluster each game is a task, begun again where
its machine dies, and counted once.
"""

import logging
import os
import pickle
import queue
import subprocess
import sys
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from typing import Any, Generic, TypeVar

from obelisk.arena.matches import Outcome, Task, play_task
from obelisk.errors import BadRequest, check_number
from obelisk.storage.origin import how_to_install

Key = TypeVar("Key")

TRIES = 3
"""How often a game is begun that its process does not survive."""

FAREWELL = 5.0
"""Seconds that a process has to end its game and the programs in it."""

RETRIES = 20
"""How often a game is begun again whose machine or process has died; not for ever, since the game may be the cause."""

AHEAD = 2
"""Games for each core of the cluster that are handed out at once."""


def run(
    tasks: Iterable[tuple[Key, Task]], processes: int | None = None, cluster: str | None = None
) -> Generator[tuple[Key, Outcome], None, None]:
    """Return the outcomes of all *tasks* as they come; to close the iterator ends the games that are being played.

    The games go to the *cluster* at that address, or to so many *processes*: one for each core if none are named.
    """
    processes = (os.cpu_count() or 1) if processes is None else processes
    check_number("processes", processes)
    if cluster is not None:
        return play_on_cluster(tasks, cluster)
    if processes > 1:
        return play_in_processes(tasks, processes)
    return ((key, play_task(task)) for key, task in tasks)


def play_in_processes(tasks: Iterable[tuple[Key, Task]], processes: int) -> Generator[tuple[Key, Outcome], None, None]:
    """Yield the outcomes of all *tasks* as they come; when the caller stops asking, everything ends."""
    answers: queue.Queue[tuple[Key | None, Outcome | BaseException] | None] = queue.Queue()
    waiting, lock = iter(tasks), threading.Lock()
    crew = [_Hand(waiting, lock, answers) for _ in range(processes)]
    try:
        for hand in crew:
            hand.start()
        busy = len(crew)
        while busy:
            answer = answers.get()
            if answer is None:
                busy -= 1
            elif isinstance(answer[1], BaseException):
                raise answer[1]
            elif answer[0] is not None:
                yield answer[0], answer[1]
    finally:
        for hand in crew:
            hand.stop()
        for hand in crew:
            hand.join()


class _Hand(threading.Thread, Generic[Key]):
    def __init__(
        self,
        waiting: Iterator[tuple[Key, Task]],
        lock: threading.Lock,
        answers: queue.Queue[tuple[Key | None, Outcome | BaseException] | None],
    ):
        super().__init__(daemon=True)
        self._waiting, self._lock, self._answers = waiting, lock, answers
        self._is_stopped = threading.Event()
        self._process: subprocess.Popen[bytes] | None = None

    def run(self) -> None:
        """Play waiting games until there are no more."""
        try:
            while (item := self._take()) is not None:
                key, task = item
                self._answers.put((key, self._play(task)))
        except BaseException as error:
            self._answers.put((None, error))
        finally:
            self._answers.put(None)
            self._end()

    def stop(self) -> None:
        """Give up the game that is being played."""
        self._is_stopped.set()
        process = self._process
        if process is not None:
            process.terminate()

    def _take(self) -> tuple[Key, Task] | None:
        with self._lock:
            return None if self._is_stopped.is_set() else next(self._waiting, None)

    def _play(self, task: Task) -> Outcome | BaseException:
        """Let the process play; a fresh one, where it does not survive."""
        for _ in range(TRIES):
            if self._process is None:
                self._process = subprocess.Popen(
                    [sys.executable, "-m", "obelisk.arena.worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            try:
                pickle.dump(task, self._process.stdin)
                self._process.stdin.flush()
                answer: Outcome | BaseException = pickle.load(self._process.stdout)
                return answer
            except (EOFError, OSError, pickle.UnpicklingError):
                self._end()
                if self._is_stopped.is_set():
                    break
        return BadRequest("arena/worker", players=[*map(str, task.players)], tries=TRIES)

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            process.stdin.close() if process.stdin else None
        try:
            process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout:
            process.stdout.close()


def play_on_cluster(tasks: Iterable[tuple[Key, Task]], address: str) -> Generator[tuple[Key, Outcome], None, None]:
    """Yield the outcomes of all *tasks* as they come, each once; the cluster's machines must have Obelisk installed."""
    ray = _connected(address)
    play: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(play_task)
    waiting, running = iter(tasks), dict[Any, Key]()
    try:
        while True:
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(running) < most and (item := next(waiting, None)) is not None:
                running[play.remote(item[1])] = item[0]
            if not running:
                return
            done, _ = ray.wait(list(running), timeout=1.0)
            for game in done:
                # A result belongs to its game's reference: however often a game was begun, it is taken out once.
                outcome = ray.get(game)
                yield running.pop(game), outcome
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, Exception) else error from None
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.OutOfMemoryError) as error:
        raise BadRequest("arena/machine", tries=1 + RETRIES, reason=str(error).partition("\n")[0]) from error
    finally:
        for game in running:
            ray.cancel(game, force=True)
        ray.shutdown()


def _connected(address: str) -> Any:
    try:
        import ray
    except ImportError:
        raise BadRequest("arena/no-ray", how=how_to_install("cluster")) from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.WARNING)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise BadRequest("arena/no-cluster", address=address, reason=str(error).partition("\n")[0]) from error
    return ray

"""Games on a Ray cluster: a task for each, begun again where its machine dies, counted once."""

import logging
from collections.abc import Generator, Iterable
from typing import Any, TypeVar

from obelisk.arena.matches import Outcome, Task, play_task
from obelisk.errors import BadRequest

Key = TypeVar("Key")

RETRIES = 20
"""How often a game is begun again whose machine or process has died; not for ever, since the game may be the cause."""

AHEAD = 2
"""Games for each core of the cluster that are handed out at once."""


def play_on_cluster(tasks: Iterable[tuple[Key, Task]], address: str) -> Generator[tuple[Key, Outcome], None, None]:
    """Yield the outcomes of all *tasks* as they come, each once; when the caller stops asking, the rest is cancelled.

    Obelisk (and every program that plays) must be installed on all machines of the cluster.
    """
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
    """Return Ray, connected to the cluster at *address*."""
    try:
        import ray
    except ImportError:
        raise BadRequest("arena/no-ray") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.WARNING)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise BadRequest("arena/no-cluster", address=address, reason=str(error).partition("\n")[0]) from error
    return ray

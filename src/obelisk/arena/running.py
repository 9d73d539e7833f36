"""Where games are played: in this process, in several of this machine, or on a cluster."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable
from typing import TypeVar

from obelisk.arena.cluster import play_on_cluster
from obelisk.arena.fixtures import Outcome, Task, play_task
from obelisk.arena.processes import play_in_processes
from obelisk.errors import BadRequest

Key = TypeVar("Key")


def run(
    tasks: Iterable[tuple[Key, Task]], processes: int | None = None, cluster: str | None = None
) -> Generator[tuple[Key, Outcome], None, None]:
    """Return the outcomes of all *tasks* as they come; to close the iterator ends the games that are being played.

    The games go to the *cluster* at that address, or to so many *processes*: one for each core if none are named.
    """
    processes = (os.cpu_count() or 1) if processes is None else processes
    if isinstance(processes, bool) or not isinstance(processes, int) or processes < 1:
        raise BadRequest("request/number", name="processes", low=1, given=repr(processes))
    if cluster is not None:
        return play_on_cluster(tasks, cluster)
    if processes > 1:
        return play_in_processes(tasks, processes)
    return ((key, play_task(task)) for key, task in tasks)

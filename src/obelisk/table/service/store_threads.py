"""The threads in which the server uses its database.

Only short tasks may run here: those of the store, and the functions in SHORT_TASKS. Longer work, such as imports,
pictures and reviews, belongs into the worker processes (`answers.done_for`): a few clients could fill these threads
with it, and every reader would wait.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

MODULES = ("obelisk.table.store.",)
"""Where all functions are short."""
SHORT_TASKS = frozenset({
    "obelisk.table.views.records.scores",
    "obelisk.table.views.snapshots.snapshot",
    "obelisk.table.features.tournaments.views.shown",
    "obelisk.table.web.identity._looked_up",
    "obelisk.table.service.tables.Tables.forget_score",
    "obelisk.table.features.moderation.routes.hosts._act",
    "obelisk.table.features.moderation.routes.hosts._gathered",
    "obelisk.table.features.ratings.routes._told",
    "obelisk.table.features.profiles.routes._history",
    "obelisk.table.features.profiles.routes._studies",
    "obelisk.table.features.profiles.routes._tournaments",
    "obelisk.table.features.tournaments.routes.api._found",
    "obelisk.table.features.tournaments.routes.pages._facts",
    "obelisk.table.features.tournaments.routes.pages._listed",
    "obelisk.table.features.notifications.routes.mails._feed",
    "obelisk.table.features.notifications.sender.NotificationSender._looked_up",
    "obelisk.table.features.notifications.push.PushSender.public_key",
})  # fmt: skip
"""Functions outside the store that may run here: they read the database several times, or show what is in memory."""
THREADS = 8
_threads = ThreadPoolExecutor(THREADS, thread_name_prefix="store")

Facts = ParamSpec("Facts")
Result = TypeVar("Result")


async def in_store(task: Callable[Facts, Result], *facts: Facts.args, **named: Facts.kwargs) -> Result:
    """Return the result of a short task, run in a thread of the database; refuse any other task."""
    check_short(task)
    return await asyncio.get_running_loop().run_in_executor(_threads, partial(task, *facts, **named))


def check_short(task: Callable[..., object]) -> None:
    """Raise an error if a task may not run in the threads of the database."""
    while isinstance(task, partial):
        task = task.func
    name = f"{task.__module__}.{task.__qualname__}"
    if not name.startswith(MODULES) and name not in SHORT_TASKS:
        raise RuntimeError(f"{name} may not run in the threads of the database: use a worker process")

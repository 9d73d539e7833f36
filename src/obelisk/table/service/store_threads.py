"""The threads in which the server uses its database.

Only short tasks may run here: the functions of modules called `store`, and those marked as short. Longer work, such as
imports, pictures and reviews, belongs into the worker processes (`answers.done_for`): a few clients could fill these
threads with it, and every reader would wait.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from obelisk.table.short_tasks import check_short

THREADS = 8
_threads = ThreadPoolExecutor(THREADS, thread_name_prefix="store")

Facts = ParamSpec("Facts")
Result = TypeVar("Result")


async def in_store(task: Callable[Facts, Result], *facts: Facts.args, **named: Facts.kwargs) -> Result:
    """Return the result of a short task, run in a thread of the database; refuse any other task."""
    check_short(task)
    return await asyncio.get_running_loop().run_in_executor(_threads, partial(task, *facts, **named))

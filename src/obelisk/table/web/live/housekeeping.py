"""What a server does for itself: going on after a restart, noting that it runs, making room in its memory."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from obelisk.table.core import referee
from obelisk.table.core.commands import NOBODY, Resume
from obelisk.table.store import Entry
from obelisk.table.store.writer import stamp
from obelisk.table.web.live.tables import Tables

HEARTBEAT = 5.0
"""Every so many seconds the server notes that it is running."""


SELDOM = (50_000, 50, 1_000)
"""How seldom Python looks for rings of objects that nobody needs. With a thousand tables in memory that takes a quarter
of a second for everything, and all players wait meanwhile; almost everything here is freed without it."""


@contextmanager
def without_pauses() -> Iterator[None]:
    """Let the server run without long pauses: what is there at the start is never looked through again."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def resume(tables: Tables) -> None:
    """Go on after a restart: clocks did not run while the server did not."""
    alive, now = await asyncio.to_thread(tables.reader.last_alive), tables.now()
    for table_id in await asyncio.to_thread(tables.reader.with_clocks):
        live = await tables.get(table_id)
        since = max(alive or 0, live.table.touched)
        await tables.carry_out(live, *referee.decide(live.table, Resume(max(0, now - since)), NOBODY, now))
    tables.wake_up()


async def keep_house(tables: Tables, idle: float) -> None:
    """Note from time to time that the server is running, and put tables out of memory that nobody uses."""
    while True:
        note = partial(stamp, at=tables.now())
        tables.writer.submit(Entry("", [], also=note)).add_done_callback(lambda kept: kept.exception())
        await asyncio.sleep(HEARTBEAT)
        tables.put_away(idle)

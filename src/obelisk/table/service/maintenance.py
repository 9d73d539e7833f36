"""What a server does for itself: going on after a restart, noting that it runs, making room in its memory."""

import asyncio
import gc
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from obelisk.table.logs import note, reason_of
from obelisk.table.service.server_time import BEAT
from obelisk.table.service.tables import Tables
from obelisk.table.store import Entry
from obelisk.table.store.keeping import note_downtime, stamp
from obelisk.table.store.sessions import note_uses

HEARTBEAT = 5.0
"""Every so many seconds the server notes that it is running."""
UNSEEN = 3000
"""After so many milliseconds without a sign, no server was running."""

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
    """Go on after a restart: clocks did not run while no server did."""
    unseen = UNSEEN if tables.is_shared else 0
    await tables.writer.submit(Entry("", [], also=partial(note_downtime, at=tables.now(), unseen=unseen)))


async def watch_database(tables: Tables) -> None:
    """Look from time to time whether the database still answers; whoever keeps house may be waiting for it."""
    while True:
        await asyncio.sleep(BEAT)
        tables.writer.hang_up_if_silent()


async def maintenance_loop(tables: Tables, idle: float) -> None:
    """Note from time to time that the server is running, look after tables that wait, make room in the memory."""
    stamped = 0.0
    while True:
        tables.scheduler.notice_pause()
        # While clocks run, nobody may lose more than a second to a server that dies.
        if tables.is_shared or tables.scheduler.has_running_clocks or time.monotonic() - stamped >= HEARTBEAT:
            stamped = time.monotonic()
            alive = partial(stamp, at=tables.now())
            tables.writer.submit(Entry("", [], also=alive)).add_done_callback(lambda kept: kept.exception())
        uses = tables.sessions.take_uses()
        if uses:
            noted = partial(note_uses, uses=uses)
            tables.writer.submit(Entry("", [], also=noted)).add_done_callback(lambda kept: kept.exception())
        try:
            await tables.scheduler.look_after()
        except SQLAlchemyError as error:  # the house is kept on when the database answers again
            note("not-read", logging.ERROR, reason=reason_of(error))
        tables.put_away(idle)
        await asyncio.sleep(BEAT)

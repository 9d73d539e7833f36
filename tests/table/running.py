"""Tables that are kept in a database, as servers do from their start to their end, without the web."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from importlib import import_module
from typing import Any

from obelisk.table.core.commands import Who
from obelisk.table.core.opening import TableSpec
from obelisk.table.service.maintenance import resume
from obelisk.table.service.tables import Tables
from obelisk.table.store import opened
from obelisk.table.workers import lanes

ADA = Who(frozenset(["ada"]))
PATIENCE = 60
"""No test takes longer, in seconds."""


def spec(**more):
    """Return a table at one screen."""
    return TableSpec(**{"game": "trip", "host": "ada", "mine": (0, 1), "keys": {0: "k0", 1: "k1"}, **more})


@asynccontextmanager
async def server(database, **options):
    """Keep tables in a database."""
    engine = opened(database)
    tables = Tables(engine, lanes.opened(1, 0, has_processes=False), **options)
    try:
        await resume(tables)
        yield tables
    finally:
        await tables.close()
        engine.dispose()


def with_servers(database, play, n=2, **options):
    """Let *play* use the tables of so many servers on one database."""

    async def run():
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(server(database, **options)) for _ in range(n)]
            return await asyncio.wait_for(play(*servers), PATIENCE)

    return asyncio.run(run())


def with_tables(database, play, **options):
    """Let *play* use the tables of one server."""
    return with_servers(database, play, 1, **options)


def service_on(visitor: Any, feature: str) -> Any:
    """Return the service of a feature on the server that somebody visits."""
    kind = import_module(f"obelisk.table.features.{feature}.service").Service
    return visitor.app.state.tables.find_service(kind)

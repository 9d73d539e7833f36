"""The server: everything put together. uvicorn starts it by the name `obelisk.table.app:make`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from threading import Thread
from typing import Any

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send

from obelisk import __version__
from obelisk.storage.scores import Scores
from obelisk.table import api, joining, learn, listing, looking, pages, puzzle_page, shelf
from obelisk.table.accounts import Accounts
from obelisk.table.computers import Computers
from obelisk.table.housekeeping import keep_house, resume, without_pauses
from obelisk.table.problems import add_handlers
from obelisk.table.safety import Allowance, Safety
from obelisk.table.settings import Settings, from_environment
from obelisk.table.sockets import Live
from obelisk.table.store import held, opened, refuse_if_held
from obelisk.table.tables import Tables

WORTH_PACKING = 800
"""Answers smaller than so many bytes are sent as they are."""


class Server(FastAPI):
    """A FastAPI application whose live connections do not pass through everything that HTTP does."""

    def __init__(self, **options: Any):
        """Serve."""
        super().__init__(**options)
        self.live = Live()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a connection."""
        if scope["type"] == "websocket":
            scope["app"] = self
            await self.live(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def make(settings: Settings | None = None) -> FastAPI:
    """Return the server, set up by *settings* or by the environment."""
    chosen = settings or from_environment()
    # Said here too, because what goes wrong while a server starts is shown with all its insides.
    refuse_if_held(chosen.database)
    app = Server(
        title="Obelisk",
        version=__version__,
        lifespan=_life,
        openapi_url="/api/v1/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = chosen
    app.state.openings = Allowance(chosen.tables, 3600)
    app.state.tries = Allowance(chosen.tries, 60)
    for part in (api, listing, looking, joining):
        app.include_router(part.router)
    pages.add_pages(app)
    learn.add_lessons(app)
    app.include_router(puzzle_page.router)
    add_handlers(app)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING)
    app.add_middleware(Safety, settings=chosen)
    return app


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    """Open the database, which no other server may use, go on with the games, and end in good order."""
    settings: Settings = app.state.settings
    with held(settings.database):
        async with _open_house(app, settings):
            yield


@asynccontextmanager
async def _open_house(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    """Have everything in `app.state` that requests need, from the first one to the last."""
    engine = await asyncio.to_thread(opened, settings.database)
    app.state.accounts = Accounts(engine)
    app.state.tables = tables = Tables(engine, Computers(settings.computers), scores=Scores(settings.scores))
    await resume(tables)
    if settings.ahead:
        # Nobody waits for this thread, neither at the start nor at the end.
        Thread(target=shelf.draw_ahead, name="shelf", daemon=True).start()
    housekeeping = asyncio.ensure_future(keep_house(tables, settings.idle))
    try:
        with without_pauses():
            yield
    finally:
        housekeeping.cancel()
        with suppress(asyncio.CancelledError):
            await housekeeping
        await tables.close()
        engine.dispose()

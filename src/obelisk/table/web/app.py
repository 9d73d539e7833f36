"""The server: everything put together. uvicorn starts it by the name `obelisk.table.web.app:make`."""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from threading import Thread
from typing import Any

from fastapi import FastAPI
from sqlalchemy import make_url
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send

import obelisk
from obelisk import __version__
from obelisk.arena.scores import Scores
from obelisk.compiling.background import Background, Compiled
from obelisk.drawing import covers
from obelisk.errors import ObeliskError, UnknownGame
from obelisk.kernel.cache import meanwhile
from obelisk.kernel.cache.meanwhile import Patience
from obelisk.storage.private import restrict
from obelisk.table.feature import Feature, switched_on
from obelisk.table.logs import note
from obelisk.table.service.limits import Limits, RateLimit
from obelisk.table.service.maintenance import maintenance_loop, resume, watch_database, without_pauses
from obelisk.table.service.subscriber import Subscriber
from obelisk.table.service.tables import Tables
from obelisk.table.store import held, opened, refuse_if_held
from obelisk.table.web.choices import known_games
from obelisk.table.web.description import described
from obelisk.table.web.extensions import Extensions
from obelisk.table.web.files.fresh import Fresh, Static
from obelisk.table.web.files.scripts import STATIC, join
from obelisk.table.web.problems import add_handlers
from obelisk.table.web.rendering import Rendering
from obelisk.table.web.routes import FALLBACK, ROUTERS
from obelisk.table.web.safety import Hosts, RequestLimits, Safety
from obelisk.table.web.settings import Settings, from_environment
from obelisk.table.web.sockets import Live
from obelisk.table.web.status.metrics import Metrics, Watch, Watchers
from obelisk.table.workers import computers, lanes
from obelisk.table.workers.engines import context

PAGES = ("table", "new")
"""Pages to whose scripts features add theirs."""
WORTH_PACKING = 800
"""Answers smaller than so many bytes are sent as they are."""


class Server(FastAPI):
    """A FastAPI application whose live connections do not pass through everything that HTTP does."""

    def __init__(self, **options: Any):
        """Serve."""
        super().__init__(**options)
        self.live = Live()

    def openapi(self) -> dict[str, Any]:
        """Return the description of the API."""
        if not self.openapi_schema:
            self.openapi_schema = described(super().openapi(), self.state.features)
        return self.openapi_schema

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a connection."""
        scope["app"] = self
        if scope["type"] == "websocket":
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
    app.state.limits = RequestLimits(chosen.requests, chosen.messages)
    app.state.openings = RateLimit(chosen.tables, 3600)
    app.state.prints = RateLimit(60 if chosen.requests else 0, 3600)
    app.state.features = switched_on(chosen)
    app.state.watchers = Watchers(chosen.metrics)
    app.state.making = {}  # how far the GIFs are that are being made
    app.state.door = None  # whoever lets it listen may give it one
    app.state.metrics = Metrics(app)
    _add_pages(app)
    add_handlers(app)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING)
    app.state.hosts = Hosts(chosen)
    app.add_middleware(Safety, settings=chosen, hosts=app.state.hosts)
    app.add_middleware(Watch, metrics=app.state.metrics)
    return app


def _add_pages(app: FastAPI) -> None:
    """Give a server everything that it answers: our own addresses, and those that games bring."""
    features: tuple[Feature, ...] = app.state.features
    app.state.rendering = rendering = Rendering(features)
    app.state.page_scripts = {page: join(page, [feature.name for feature in features]) for page in PAGES}
    app.state.extensions = extensions = Extensions(known_games(), rendering)
    of_features = (router for feature in features for router in feature.routers())
    for router in (*ROUTERS, *of_features, *(brought.router for brought in extensions.pages), FALLBACK):
        # As they are: to include a router makes every route of it once more, while the first visitor waits.
        app.router.routes.extend(router.routes)
    app.mount("/static", Static(directory=STATIC), name="static")
    for brought in extensions.pages:
        if brought.static is not None:
            app.mount(f"/games/{brought.game.name}", Fresh(directory=brought.static))


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
    if settings.scores.exists():
        restrict(settings.scores)
    compiling = await asyncio.to_thread(_compiling) if settings.ahead else None
    workers = lanes.opened(settings.computers, settings.memory, has_processes=settings.processes, compiling=compiling)
    limits = Limits(talk=RateLimit(settings.talk, 60), events=RateLimit(settings.events, 60))
    app.state.tables = tables = Tables(engine, workers, scores=Scores(settings.scores), limits=limits)
    for feature in app.state.features:
        if (service := feature.part("service")) is not None:
            tables.subscribe(service.Service(tables, settings))
    await tables.admin_changes.begin()
    if tables.damage.file is None:
        await resume(tables)
    note("start", version=__version__, database=make_url(settings.database).render_as_string(hide_password=True))
    _note_unusable()
    if tables.is_shared or settings.ahead:
        tables.spawn(_stand_by(workers))
    workers.compiling.start()
    if settings.ahead:
        # Nobody waits for this thread, neither at the start nor at the end.
        ahead = partial(_draw_ahead, app.state.extensions, tables.subscribers)
        Thread(target=ahead, name="covers", daemon=True).start()
    for subscriber in tables.subscribers:
        await subscriber.opened()
    writing = (
        []
        if tables.damage.file is not None
        else _start(
            maintenance_loop(tables, settings.idle),
            watch_database(tables),
            tables.admin_changes.run(),
            *(job for subscriber in tables.subscribers for job in subscriber.jobs()),
        )
    )
    chores = [*writing, *_start(app.state.metrics.watch_lag())]
    tables.damage.on_file(partial(asyncio.get_running_loop().call_soon_threadsafe, _cancel, writing))
    try:
        with without_pauses(), interpreted_until_compiled(is_patient=settings.ahead):
            yield
    finally:
        _cancel(chores)
        await asyncio.gather(*chores, return_exceptions=True)
        await tables.close()
        engine.dispose()
        note("stop")


def _start(*work: Coroutine[Any, Any, None]) -> list[asyncio.Future[None]]:
    return [asyncio.ensure_future(one) for one in work]


def _cancel(chores: list[asyncio.Future[None]]) -> None:
    for chore in chores:
        chore.cancel()


@contextmanager
def interpreted_until_compiled(*, is_patient: bool) -> Iterator[None]:
    """Run rules that are not compiled yet as plain Python in this process, which everybody waits for."""
    meanwhile.be(Patience.ALWAYS if is_patient else Patience.NONE)
    try:
        yield
    finally:
        meanwhile.be(Patience.NONE)


def _compiling() -> Background:
    """Return the games that are to be compiled while the server is open."""
    found = Background(obelisk.games(), context(), _note_compiled)
    if found.of:
        note("compiling", games=found.of)
    return found


def _note_unusable() -> None:
    for name in obelisk.games():
        try:
            obelisk.game(name)
        except UnknownGame as problem:
            note("game-unusable", logging.WARNING, game=name, reason=str(problem))


def _note_compiled(one: Compiled) -> None:
    if one.problem is not None:
        note("not-compiled", logging.WARNING, game=one.game, reason=one.problem)
    else:
        note("compiled", game=one.game, seconds=one.seconds, done=one.done, of=one.of)


async def _stand_by(workers: lanes.Workers) -> None:
    """Have processes that work before somebody waits for one: the first visitor, or another server's tables."""
    with suppress(ObeliskError):
        await workers.do(lanes.THINK, computers.stand_by)


def _draw_ahead(extensions: Extensions, subscribers: Iterable[Subscriber]) -> None:
    """Draw everything that the home page shows, so that the first visitor need not wait for it."""
    for name in covers.names():
        covers.version(name)
    extensions.cards()
    for subscriber in subscribers:
        subscriber.draw_ahead()

"""What goes on, in figures for Prometheus, and slow requests for the log.

Whatever happens often is counted in plain numbers of our own; they become metrics only when somebody asks for them.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections import Counter
from collections.abc import Iterator
from ipaddress import ip_network
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from obelisk import __version__
from obelisk.errors import BadRequest
from obelisk.table.core.events import KINDS
from obelisk.table.core.networks import is_within, network_in
from obelisk.table.logs import note
from obelisk.table.store.damage import damage_of
from obelisk.table.store.tally import Spread
from obelisk.table.web.problems import plain, route_of
from obelisk.table.web.safety import host_of

if TYPE_CHECKING:
    from fastapi import FastAPI

    from obelisk.table.service.tables import Tables

SLOW = 1.0
"""Requests that take more seconds are logged."""
EVERY = 0.5
"""How often the event loop is asked how late it is."""
HERE = (ip_network("127.0.0.0/8"), ip_network("::1/128"))
TOKEN = "token="
SHORTEST_TOKEN = 16
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


class Watchers:
    """Who may see what goes on."""

    def __init__(self, setting: str):
        """Let those in whom a setting names: addresses, networks and `token=…`, with spaces between; else this machine.

        >>> Watchers("10.0.0.0/8 somewhere")
        Traceback (most recent call last):
        obelisk.errors.BadRequest: ...
        """
        words = setting.split()
        self._tokens = [word.removeprefix(TOKEN) for word in words if word.startswith(TOKEN)]
        found = {word: network_in(word) for word in words if not word.startswith(TOKEN)}
        for word, network in found.items():
            if network is None:
                raise BadRequest("table/metrics-setting", given=word)
        if any(len(token) < SHORTEST_TOKEN for token in self._tokens):
            raise BadRequest("table/metrics-token", least=SHORTEST_TOKEN)
        self._networks = tuple(network for network in found.values() if network is not None)
        self._is_usual = not words

    def let_in(self, connection: HTTPConnection) -> bool:
        """Return whether a request may see it. A proxy on this machine that speaks for others is not this machine."""
        if self._is_usual:
            return is_here(connection)
        scheme, _, given = connection.headers.get("authorization", "").partition(" ")
        has_token = scheme.lower() == "bearer" and any(
            hmac.compare_digest(given.strip().encode(), token.encode()) for token in self._tokens
        )
        return has_token or is_within(host_of(connection), self._networks)


def is_here(connection: HTTPConnection) -> bool:
    """Return whether a request comes from this machine, and from nobody else through a proxy on it."""
    return is_within(host_of(connection), HERE) and not any(name in connection.headers for name in FORWARDED)


class Metrics(Collector):
    """Makes metrics of everything that was counted."""

    def __init__(self, app: FastAPI):
        """Look at the server *app*."""
        self._app = app
        self.statuses: Counter[int] = Counter()
        self.lag = Spread()
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    def written(self) -> bytes:
        """Return all metrics in Prometheus' own format."""
        return generate_latest(self._registry)

    def describe(self) -> Iterator[Metric]:
        """Tell nothing beforehand: there may be no server yet."""
        return iter(())

    def collect(self) -> Iterator[Metric]:
        """Return everything as it is now."""
        tables: Tables = self._app.state.tables
        tally = tables.writer.tally
        yield _gauge("obelisk_info", "The version that runs.", {__version__: 1}, "version")
        yield _histogram("obelisk_move_seconds", "From deciding a move to keeping it.", tally.moves)
        yield _counter("obelisk_events", "Events that were kept.", {**dict.fromkeys(KINDS, 0), **tally.events}, "kind")
        yield _counter("obelisk_failed_writes", "Entries that could not be kept.", tally.failed)
        yield _gauge("obelisk_writer_queue", "Entries that wait to be written.", tables.writer.length)
        yield _gauge("obelisk_tables_in_memory", "Tables in memory.", len(tables.in_memory))
        yield _gauge("obelisk_tables_put_aside", "Tables whose logs cannot be replayed.", len(tables.aside))
        damaged = damage_of(tables.engine).by_table()
        yield _gauge("obelisk_damaged_rows", "Rows found since the start that cannot be read.", damaged, "table")
        is_damaged = int(tables.damage.file is not None)
        yield _gauge("obelisk_database_damaged", "1 if pages of the database file are damaged.", is_damaged)
        yield _gauge("obelisk_connections", "Live connections.", len(tables.connected))
        lengths = tables.workers.lengths()
        running = {lane: at_work for lane, (at_work, _) in lengths.items()}
        waiting = {lane: queued for lane, (_, queued) in lengths.items()}
        yield _gauge("obelisk_work_running", "Work under way in other processes.", running, "lane")
        yield _gauge("obelisk_work_waiting", "Work that waits its turn.", waiting, "lane")
        compiling = tables.workers.compiling
        left = {"done": compiling.done, "left": compiling.of - compiling.done, "failed": len(compiling.problems)}
        yield _gauge("obelisk_games_compiling", "Games to be compiled since the start.", left, "state")
        yield _histogram("obelisk_loop_lag_seconds", "How late the event loop is.", self.lag)
        by_status = {str(status): count for status, count in self.statuses.items()}
        yield _counter("obelisk_requests", "Requests over HTTP.", by_status, "status")

    async def watch_lag(self) -> None:
        """Ask the event loop again and again how late it is."""
        while True:
            due = time.monotonic() + EVERY
            await asyncio.sleep(EVERY)
            self.lag.add(max(0.0, time.monotonic() - due))


def _counter(name: str, about: str, values: int | dict[str, int], label: str = "") -> Metric:
    if isinstance(values, int):
        return CounterMetricFamily(name, about, value=values)
    family = CounterMetricFamily(name, about, labels=[label])
    for value, count in values.items():
        family.add_metric([value], count)
    return family


def _gauge(name: str, about: str, values: int | dict[str, int], label: str = "") -> Metric:
    if isinstance(values, int):
        return GaugeMetricFamily(name, about, value=values)
    family = GaugeMetricFamily(name, about, labels=[label])
    for value, count in values.items():
        family.add_metric([value], count)
    return family


def _histogram(name: str, about: str, spread: Spread) -> Metric:
    return HistogramMetricFamily(name, about, buckets=spread.upto(), sum_value=spread.total)


class Watch:
    """Counts requests by what was answered, and logs those that took long."""

    def __init__(self, app: ASGIApp, metrics: Metrics):
        """Watch *app*."""
        self.app = app
        self._statuses = metrics.statuses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let everything through."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, status = time.monotonic(), 500
        answered = None  # a request that fails is answered further out

        async def send_and_see(message: Message) -> None:
            nonlocal status, answered
            if message["type"] == "http.response.start":
                status, answered = message["status"], time.monotonic()
            await send(message)

        try:
            await self.app(scope, receive, send_and_see)
        except asyncio.CancelledError:  # the server ends, and waits for nobody any longer
            if answered is not None:
                raise
            await plain(HTTPConnection(scope), 503, "table/ending")(scope, receive, send_and_see)
        finally:
            self._statuses[status] += 1
            seconds = (answered or time.monotonic()) - started
            # Whoever plays at their own machine reads no log, and knows that it took long.
            if seconds > SLOW and b"wait=" not in scope["query_string"] and not is_here(HTTPConnection(scope)):
                facts = {"method": scope["method"], "route": route_of(scope), "status": status}
                note("slow-request", logging.WARNING, **facts, seconds=round(seconds, 3))

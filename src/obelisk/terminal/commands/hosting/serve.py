"""`obelisk serve` and `obelisk engine`: the table in the browser, and a bot that other programs ask for moves."""

import os
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import StrEnum
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any

from obelisk.errors import BadRequest, ObeliskError
from obelisk.terminal.options import Data, Database, argument, option
from obelisk.terminal.screen import Screen

APP, PATIENCE, DOOR = "obelisk.table.web.app", "obelisk.table.web.timeouts", "obelisk.table.web.lan_listener"
"""The server, by its name: the terminal does not know it otherwise."""
HOST, PORT, MORE_PORTS = "127.0.0.1", 8080, 20
NEEDED = (
    "fastapi",
    "uvicorn",
    "sqlalchemy",
    "alembic",
    "jinja2",
    "argon2",
    "msgspec",
    "segno",
    "pebble",
    "prometheus_client",
)
LARGEST_MESSAGE = 8 * 1024
PING = 20.0
USUAL: dict[str, Any] = {
    "log_level": "warning",
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "proxy_headers": True,
    "ws_max_size": LARGEST_MESSAGE,
    "ws_per_message_deflate": False,
    "ws_ping_interval": PING,
    "ws_ping_timeout": PING,
    "timeout_graceful_shutdown": 3,
}
"""How uvicorn is set up: quiet, without compressing what is small, with a heartbeat on live connections."""


class Log(StrEnum):
    """How the lines of the log are written."""

    TEXT = "text"
    JSON = "json"


def serve(
    screen: Screen,
    host: Annotated[str, option("host")] = HOST,
    port: Annotated[int | None, option("port", min=0, max=65535)] = None,
    data: Data = None,
    database: Database = None,
    opens: Annotated[bool, option("open", "--open")] = False,
    proxies: Annotated[str, option("proxies", metavar="ADDRESSES")] = HOST,
    log: Annotated[Log, option("log", envvar="OBELISK_TABLE_LOG")] = Log.TEXT,
) -> None:
    """Serve until somebody stops it."""
    named = named_database(data, database)
    if data is not None or database is not None:
        os.environ["OBELISK_TABLE_DATABASE"] = named
    if not is_address(host) and "OBELISK_TABLE_SECURE" not in os.environ:
        os.environ.setdefault("OBELISK_TABLE_HOSTS", host)  # it answers to the name at which it listens
    os.environ["OBELISK_TABLE_LOG"] = log
    with _listening(host, port) as listening:
        # Whoever comes now waits a moment, and finds the door open: to load the server takes longer than this.
        screen.line(screen.say("starting"), "quiet")
        _serve(screen, listening, host, proxies, opens=opens)


def named_database(data: Path | None, database: str | None) -> str:
    """Return the address of the database that a file or an address names, else the settings; or say what is lacking."""
    if any(find_spec(package) is None for package in NEEDED):
        raise BadRequest("terminal/serve-not-installed")
    from obelisk.table.web.settings import from_environment

    return f"sqlite:///{data.expanduser().resolve()}" if data is not None else database or from_environment().database


def engine(screen: Screen, player: Annotated[str, argument("engine", "PLAYER")] = "mcts") -> None:
    """Answer the lines of the protocol as a bot."""
    from obelisk.players.programs.engine import Engine

    bot = Engine(player, screen.language)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    for line in iter(sys.stdin.readline, ""):
        for answer in bot.answer(line):
            print(answer, flush=True)
        if bot.is_over:
            break


def _listening(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens; if no port is named, the usual one or the next that is free."""
    ports = range(PORT, PORT + MORE_PORTS) if port is None else [port]
    for one in ports:
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            return socket.create_server((host, one), family=family, backlog=2048)
        except OSError as error:
            problem = error
    reason = problem.strerror or str(problem)
    raise BadRequest("terminal/serve-address", host=host, port=ports[0], reason=reason) from problem


def _serve(screen: Screen, listening: socket.socket, host: str, proxies: str, *, opens: bool) -> None:
    import uvicorn

    from obelisk.table import logs

    logs.set_up(os.environ[logs.VARIABLE])
    patience, app = import_module(PATIENCE), import_module(APP).make()
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}/"

    class Server(uvicorn.Server):
        """A server that says where it is once it is there."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                import_module(DOOR).hang(app, self, host, listening.getsockname()[1])
                screen.line(screen.say("serving", address=address), "key")
                if app.state.tables.damage.file is not None:
                    screen.line(screen.say("serving-damaged"), "error")
                if is_own_machine(host):
                    screen.line(screen.say("serving-here"), "quiet")
                screen.line(screen.say("serving-ends"), "quiet")
                n = app.state.tables.workers.compiling.of
                if n:
                    screen.line(screen.say("compiling-behind", n=n), "quiet")
                if opens:
                    webbrowser.open(address)

    refused = _noted(app)
    try:
        usual = {**USUAL, **patience.options(app.state.settings.messages), "forwarded_allow_ips": proxies}
        Server(uvicorn.Config(app, **usual)).run(sockets=[listening])
    except KeyboardInterrupt:
        screen.line()
    finally:
        for error in refused:
            raise error


def _noted(app: Any) -> list[ObeliskError]:
    """Return a list to which is added why the table cannot be opened; uvicorn logs only where that was found out."""
    refused: list[ObeliskError] = []
    life = app.router.lifespan_context

    @asynccontextmanager
    async def noting(served: Any) -> AsyncIterator[Any]:
        try:
            async with life(served) as state:
                yield state
        except ObeliskError as error:
            refused.append(error)
            raise

    app.router.lifespan_context = noting
    return refused


def is_own_machine(host: str) -> bool:
    """Tell whether only this machine reaches a server that listens at *host*.

    >>> is_own_machine("127.0.0.1"), is_own_machine("0.0.0.0"), is_own_machine("::1")
    (True, False, True)
    """
    return host == "localhost" or (is_address(host) and ip_address(host).is_loopback)


def is_address(host: str) -> bool:
    """Return whether a host is named by its address."""
    try:
        return bool(ip_address(host))
    except ValueError:
        return False

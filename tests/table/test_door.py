"""The door to the home network: opened and closed by whoever sits at the server's machine, and by nobody else."""

import json
import socket
import threading
import time
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest
import uvicorn
from starlette.testclient import TestClient

from obelisk.table.core.refusals import Unavailable
from obelisk.table.web import lan_listener as door
from obelisk.table.web.app import make
from obelisk.table.web.settings import Settings

HOME = {"Origin": "http://127.0.0.1:8080"}


class Wall:
    """Where a door would be."""

    async def listen(self, sock):
        """Listen to nobody."""
        return lambda: None


@pytest.fixture
def ask(serve, monkeypatch):
    """Ask a server that has a door to open it, from an address and with headers."""
    ada = serve(hosts="", origins="")
    monkeypatch.setattr(door, "home_address", lambda: "127.0.0.2")
    monkeypatch.setattr(door, "_socket_at", lambda address, port: FakeSocket((address, port)))
    ada.app.state.door = door.Door(Wall().listen, 8080)

    def post(address="127.0.0.1", host="127.0.0.1:8080", **headers):
        visitor = TestClient(ada.app, base_url=f"http://{host}", client=(address, 5000))
        visitor.portal = ada.portal
        return visitor.post("/api/v1/door", json={"open": True}, headers=headers)

    return post


class FakeSocket(tuple):
    """An address that nobody listens at."""

    def getsockname(self):
        """Return it."""
        return self


def test_who_sits_at_the_machine_opens_the_door_on_one_of_our_pages(ask):
    answer = ask(**HOME)
    assert (answer.status_code, answer.json()) == (200, {"address": "http://127.0.0.2:8080"})
    assert ask(host="localhost:8080", Origin="http://localhost:8080").status_code == 200


@pytest.mark.parametrize(
    "how",
    [
        {"address": "192.168.1.7", **HOME},
        {"address": "192.168.1.7", "host": "192.168.1.5:8080", "Origin": "http://192.168.1.5:8080"},
        {"host": "192.168.1.5:8080", "Origin": "http://192.168.1.5:8080"},
        {},
        {"Sec-Fetch-Site": "same-origin"},
        {"Origin": "https://evil.example"},
        {"Origin": "http://127.0.0.1:9090"},
        {"Origin": "null"},
        {"X-Forwarded-For": "127.0.0.1", **HOME},
        {"Via": "1.1 proxy", **HOME},
        {"host": "obelisk.example", "Origin": "http://obelisk.example"},
    ],
    ids=str,
)
def test_nobody_else_opens_it(ask, how):
    assert ask(**how).status_code in (403, 421)


def test_a_server_for_visitors_from_elsewhere_has_no_door(tmp_path):
    def has_door(host, **settings):
        app = make(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", **settings))
        door.hang(app, None, host, 8080)
        return app.state.door is not None

    assert has_door("127.0.0.1")
    assert has_door("::1")
    assert not has_door("0.0.0.0")
    assert not has_door("192.168.1.5")
    for settings in ({"hosts": "games.example"}, {"origins": "https://games.example"}, {"secure": True}):
        assert not has_door("127.0.0.1", **settings)


def test_an_address_that_the_whole_world_reaches_is_none_of_a_home_network(monkeypatch):
    for found in ("8.8.8.8", "127.0.0.1"):
        monkeypatch.setattr(door.socket, "socket", lambda *_, found=found: Probe(found))
        with pytest.raises(Unavailable):
            door.home_address()
    monkeypatch.setattr(door.socket, "socket", lambda *_: Probe("192.168.1.5"))
    assert door.home_address() == "192.168.1.5"


class Probe:
    """A socket that knows its own address."""

    def __init__(self, address):
        """Have an address."""
        self.address = address

    def __enter__(self):
        return self

    def __exit__(self, *_):
        return None

    def connect(self, place):
        """Find the way."""

    def getsockname(self):
        """Return the address."""
        return self.address, 1


def test_what_is_open_is_reached_until_it_is_closed(tmp_path, monkeypatch):
    monkeypatch.setattr(door, "home_address", lambda: "127.0.0.2")
    app = make(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", ahead=False, processes=False))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        port = server.servers[0].sockets[0].getsockname()[1]
        door.hang(app, server, "127.0.0.1", port)
        address = asked(port, is_open=True)
        assert address == f"http://127.0.0.2:{port}"
        assert asked(port, is_open=True) == address
        with socket.create_connection(("127.0.0.2", port), timeout=5) as guest:
            guest.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.2\r\n\r\n")
            assert guest.recv(4096).endswith(b"ok")
            assert asked(port, is_open=False) is None
            assert guest.recv(4096) == b""  # who had come in is sent away
        with pytest.raises(URLError):
            urlopen(f"{address}/healthz", timeout=5)
        assert asked(port, is_open=True) == address
    finally:
        server.should_exit = True
        thread.join()


def asked(port, *, is_open):
    """Open or close the door as a page does; return the address."""
    here = f"http://127.0.0.1:{port}"
    headers = {"Origin": here, "Content-Type": "application/json"}
    with urlopen(Request(f"{here}/api/v1/door", json.dumps({"open": is_open}).encode(), headers), timeout=5) as answer:
        return json.loads(answer.read())["address"]

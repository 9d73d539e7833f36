"""Nobody can drown a table, or the server, in words, connections or silence."""

import http.client
import json
import socket
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from starlette.websockets import WebSocketDisconnect

from obelisk.table.service import presence
from obelisk.table.service.pictures import Pictures
from obelisk.table.store.sessions import Account
from obelisk.table.web import sockets
from obelisk.table.web import timeouts as patience
from obelisk.table.web.app import make
from obelisk.table.web.settings import Settings
from obelisk.table.workers.lanes import HASH
from tests.table.conftest import UNLIMITED, Visitor
from tests.table.listening import listening
from tests.table.running import service_on


def test_somebody_who_talks_too_fast_is_told_so_and_moves_on(serve):
    ada = serve(talk=5)
    table = ada.opens("trip", mine=[0, 1])["id"]
    answers = [ada.does(table, "say", text=str(n)) for n in range(7)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    assert answers[-1].json()["code"] == "table/talks-too-much"
    assert int(answers[-1].headers["retry-after"]) > 0
    assert ada.moves(table, "a1").status_code == 200
    assert len(ada.sees(table)["chat"]) == 5


def test_many_connections_of_one_person_have_one_voice(serve):
    ada = serve(talk=5)
    table = ada.opens("trip", mine=[0, 1])["id"]
    for n in range(10):
        with ada.live(table) as line:
            line.send_json({"do": {"kind": "say", "text": f"line {n}"}, "key": str(n)})
            while not {"ack", "problem"} & line.receive_json().keys():
                pass
    assert len(ada.sees(table)["chat"]) == 5


def test_no_more_happens_at_a_table_than_anybody_could_follow(serve):
    ada = serve(events=10)
    one, other = (ada.opens("trip", mine=[0, 1])["id"] for _ in range(2))
    codes = [ada.does(one, "rename", seat=0, name=str(n)).status_code for n in range(12)]
    assert codes == [200] * 10 + [429] * 2
    assert ada.does(other, "rename", seat=0, name="Ada").status_code == 200


def test_a_retry_is_not_counted(serve):
    ada = serve(events=1)
    table = ada.opens("trip", mine=[0, 1])["id"]
    assert [ada.moves(table, "a1", key="same").status_code for _ in range(5)] == [200] * 5


def test_a_table_has_room_for_so_many_watchers_only(serve):
    ada = serve(watchers=2)
    table = ada.opens("trip", mine=[0, 1])["id"]
    with ada.live(table) as one, ada.live(table) as other:
        for line in (one, other):  # both are there
            line.receive_json()
        with pytest.raises(WebSocketDisconnect) as error, ada.live(table):
            pass
        assert error.value.code == sockets.TOO_MANY


def test_who_comes_and_goes_is_told_once_for_all(serve, monkeypatch):
    monkeypatch.setattr(presence, "SOON", 0.3)
    ada = serve()
    table = ada.opens("trip", mine=[0, 1])["id"]
    with ada.live(table) as line:
        assert "snapshot" in line.receive_json()
        for _ in range(30):
            with ada.live(table) as other:
                other.receive_json()
        line.send_json({"ping": 7})
        told = 0
        while "pong" not in (heard := line.receive_json()):
            told += "presence" in heard
        assert told <= 10


@pytest.fixture
def impatient(tmp_path, monkeypatch):
    """A real server that waits a second for a request, and has room for five connections."""
    monkeypatch.setattr(patience, "SECONDS", 1.0)
    monkeypatch.setattr(patience, "most_connections", lambda: 5)
    settings = Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", **UNLIMITED)
    with listening(make(settings), **patience.options()) as address:
        yield address


HEAD = b"POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\n"
UNFINISHED = {
    "nothing": b"",
    "half a line": HEAD[:9],
    "half a head": HEAD,
    "half a body": HEAD + b"Content-Length: 99\r\n\r\n{",
}


@pytest.mark.parametrize("said", UNFINISHED)
def test_whoever_never_finishes_a_request_is_given_up_however_slowly_it_goes_on(impatient, said):
    with socket.create_connection(impatient) as line:
        line.sendall(UNFINISHED[said])
        until = time.monotonic() + 10
        try:
            while time.monotonic() < until:
                time.sleep(0.2)
                line.sendall(b"a" if UNFINISHED[said] else b"")
                line.settimeout(0.01)
                with suppress(TimeoutError):
                    assert not line.recv(1000)
                    return
        except OSError:
            return
    pytest.fail("the server still waits")


def answer_to(address, *parts):
    """Send the parts of a request one after the other; return all that the server answers before it hangs up."""
    with socket.create_connection(address, timeout=10) as line:
        with suppress(OSError):  # the server may hang up before the last part
            for part in parts:
                line.sendall(part)
        with suppress(ConnectionResetError):
            return b"".join(iter(lambda: line.recv(4096), b""))
    return b""


@pytest.fixture(scope="module")
def listener(tmp_path_factory):
    """Return the address of a server that listens as `obelisk serve` does."""
    database = f"sqlite:///{tmp_path_factory.mktemp('listener') / 'table.sqlite'}"
    with listening(make(Settings(database=database, **UNLIMITED)), **patience.options()) as address:
        yield address


GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
CONNECT = (
    b"GET /api/v1/tables/aaaaaaaaaa/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
)
CHUNKED = b"POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
TOO_LARGE = {
    "101 lines": [GET, b"A: b\r\n" * 99 + b"A"],
    "33 kB of lines": [GET, *([b"A: " + b"b" * 1017 + b"\r\n"] * 33)],
    "a line that does not end": [GET, b"A: ", *([b"b" * 1024] * 48)],
    "a name that does not end": [GET, *([b"b" * 1024] * 48)],
    "an address that does not end": [b"GET /", *([b"b" * 1024] * 48)],
    "101 lines of a live connection": [CONNECT, b"A: b\r\n" * 98 + b"A"],
    "33 kB of a live connection": [CONNECT, *([b"A: " + b"b" * 1017 + b"\r\n"] * 33)],
    "101 trailers": [CHUNKED, b"2\r\n{}\r\n0\r\n", b"A: b\r\n" * 99 + b"A"],
    "a trailer that does not end": [CHUNKED, b"2\r\n{}\r\n0\r\nA: ", *([b"b" * 1024] * 48)],
    "the second of two requests": [GET.replace(b"close", b"keep-alive") + b"\r\n", GET, b"A: b\r\n" * 99 + b"A"],
}


@pytest.mark.parametrize("kind", TOO_LARGE)
def test_headers_beyond_32_kb_or_100_lines_are_refused_while_they_arrive(listener, kind):
    answer = answer_to(listener, *TOO_LARGE[kind])  # no request ends: no empty line follows
    assert b"HTTP/1.1 431 " in answer


@pytest.mark.parametrize(
    "parts",
    [
        [GET, b"A: b\r\n" * 98, b"\r\n"],
        [GET, *([b"A: " + b"b" * 1017 + b"\r\n"] * 31), b"\r\n"],
        [(GET.replace(b"close", b"keep-alive") + b"A: b\r\n" * 50 + b"\r\n") * 40 + GET + b"\r\n"],
    ],
    ids=["100 lines", "31 kB", "many requests at once"],
)
def test_headers_within_the_limits_are_answered(listener, parts):
    assert answer_to(listener, *parts).splitlines()[0] == b"HTTP/1.1 200 OK"


UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "


def upgrade(address, table):
    """Ask for a live connection; return it with the status of the answer."""
    line = socket.create_connection(address, timeout=10)
    line.sendall(
        f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\n{UPGRADE}{'A' * 22}==\r\n\r\n".encode()
    )
    return line, int(line.recv(64).split()[1])


def test_a_server_that_is_full_says_so_to_live_connections_too(impatient):
    def ask(body=None):
        line = http.client.HTTPConnection(*impatient, timeout=10)
        line.request("POST" if body else "GET", "/api/v1/tables", body, {"Content-Type": "application/json"})
        answer = line.getresponse()
        said = answer.read()
        line.close()
        return answer.status, json.loads(said) if answer.status == 201 else None

    table = ask('{"game": "trip"}')[1]["id"]
    held = [upgrade(impatient, table) for _ in range(6)]
    assert [status for _, status in held] == [101] * 4 + [503] * 2
    assert ask()[0] == 503
    held[0][0].close()
    held[1][0].close()
    until = time.monotonic() + 10
    while (status := ask()[0]) == 503 and time.monotonic() < until:
        time.sleep(0.05)
    assert status == 200
    for line, _ in held:
        line.close()


def test_two_passwords_at_most_are_hashed_at_once(serve, monkeypatch):
    ada = serve()
    ada.post("/api/v1/accounts", json={"name": "Ada", "password": "correct horse"})
    hashing, most, go = [], [], threading.Event()

    def check(name, password):
        hashing.append(name)
        most.append(len(hashing))
        go.wait(30)
        hashing.remove(name)
        return Account(1, "Ada")

    monkeypatch.setattr(service_on(ada, "accounts").accounts, "check", check)
    lengths = ada.app.state.tables.workers.lengths
    with ThreadPoolExecutor(6) as browsers:
        signing = [browsers.submit(signs_in, ada, f"Ada {n}") for n in range(6)]
        until = time.monotonic() + 30
        while lengths().get(HASH) != (2, 4) and time.monotonic() < until:
            time.sleep(0.01)
        go.set()
        assert [one.result() for one in signing] == [201] * 6
    assert max(most) == 2


def signs_in(visitor, name):
    """Sign in with a browser of one's own; return the status."""
    browser = Visitor(visitor.app, visitor.portal)
    return browser.post("/api/v1/sessions", json={"name": name, "password": "x"}).status_code


def test_a_score_is_kept_before_anybody_is_told(serve, monkeypatch):
    ada = serve()
    tables = ada.app.state.tables
    order = []
    add = tables.scores.add
    monkeypatch.setattr(tables.scores, "add", lambda *facts: (add(*facts), order.append("kept"))[0])
    whole = Pictures.tell
    monkeypatch.setattr(
        Pictures,
        "tell",
        lambda *facts: (order.append([event.kind for event in facts[2]]), whole(*facts)),
    )
    table = ada.opens("micropul", mine=[0], options={"players": 1})["id"]
    while ada.sees(table)["result"] is None:
        moves = ada.get(ada.at(table, "/moves")).json()["moves"]
        assert ada.moves(table, moves[0]).status_code == 200
    ended = next(n for n, told in enumerate(order) if "ended" in told)
    assert order.index("kept") == ended - 1


def test_a_computer_that_must_wait_does_not_lose_time(serve, monkeypatch):
    from obelisk.table.workers import computers

    go = threading.Event()

    def choose(level, position, seat):
        go.wait(30)
        return position.moves(seat)[0]

    monkeypatch.setattr(computers, "chosen", choose)
    ada = serve(computers=1)
    clock = {"kind": "game", "seconds": 5}
    first = ada.opens("kono", computers={"1": "club"})["id"]
    ada.moves(first, "a1a3")  # its computer thinks, and the other one has to wait
    second = ada.opens("kono", computers={"1": "club"}, clock=clock)["id"]
    ada.moves(second, "a1a3")
    time.sleep(6)
    assert ada.sees(second)["result"] is None
    go.set()
    heard = []
    while not any(
        event["event"] and event["event"]["kind"] == "moved" and event["event"]["seat"] == 1 for event in heard
    ):
        heard = ada.get(ada.at(second, "/events?after=5&wait=5")).json()["events"]
    assert ada.sees(second)["result"] is None
    assert ada.sees(second)["clocks"]["left"][1] > 4000

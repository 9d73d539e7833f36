"""What comes too fast from one client waits, and everybody else goes on."""

import asyncio
import itertools
import json
import socket
from types import SimpleNamespace
from urllib.request import Request, urlopen

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from obelisk.table.service import limits as allowances
from obelisk.table.service.limits import Bucket, Pace
from obelisk.table.web import frames
from obelisk.table.web import timeouts as patience
from obelisk.table.web.app import make
from obelisk.table.web.frames import Frames
from obelisk.table.web.settings import Settings
from tests.table.conftest import UNLIMITED
from tests.table.listening import listening


def frame(length=0, kind=9, mask=b"\1\2\3\4"):
    """Return a frame as clients send it."""
    bits, longer = (7, 127) if length >= 1 << 16 else (2, 126) if length >= 126 else (0, length)
    size = bytes([longer]) + (length.to_bytes(8 if bits == 7 else 2, "big") if bits else b"")
    return bytes([128 | kind, size[0] | (128 if mask else 0)]) + size[1:] + mask + b"x" * length


LENGTHS = (0, 1, 125, 126, 127, 65535, 65536, 70000, 0)


@pytest.mark.parametrize("mask", [b"\1\2\3\4", b""])
@pytest.mark.parametrize("most", [1, 2, 5])
def test_frames_are_told_apart_by_their_lengths(most, mask):
    ends = list(itertools.accumulate(len(frame(length, mask=mask)) for length in LENGTHS))
    data, frames, at, begun = b"".join(frame(length, mask=mask) for length in LENGTHS), Frames(), 0, 0
    while at < len(data):
        size, more = frames.take(data[at:], most)
        at, begun = at + size, begun + more
        assert more <= most
        assert at == ends[begun - 1]
    assert begun == len(LENGTHS)


@pytest.mark.parametrize("step", [1, 3, 1000])
def test_frames_may_arrive_in_pieces(step):
    data, frames = b"".join(map(frame, LENGTHS[:5])), Frames()
    found = [frames.take(data[at : at + step], 1000) for at in range(0, len(data), step)]
    assert sum(size for size, _ in found) == len(data)
    assert sum(begun for _, begun in found) == 5


def test_no_frame_begins_where_none_is_allowed():
    frames = Frames()
    assert frames.take(frame(10)[:8], 1) == (8, 1)
    assert frames.take(frame(10)[8:] + frame(), 0) == (len(frame(10)) - 8, 0)


@pytest.fixture
def clock(monkeypatch):
    """A clock that stands until it is set, and sleeping that sets it."""
    now = [0.0]
    monkeypatch.setattr(allowances, "time", SimpleNamespace(monotonic=lambda: now[0]))

    async def sleep(seconds):
        now[0] += seconds

    monkeypatch.setattr(allowances, "asyncio", SimpleNamespace(sleep=sleep))
    return now


def test_a_bucket_is_refilled_evenly(clock):
    bucket = Bucket(2, 4)
    bucket.take(2)
    assert bucket.wait() == 0.25
    clock[0] = 0.125
    assert bucket.wait() == 0.125
    clock[0] = 100
    assert bucket.level() == 2


def test_a_client_beyond_its_pace_waits_and_others_do_not(clock):
    async def follow():
        pace = Pace(2, 10)
        for expected in (0, 0, 0.1, 0.2):
            await pace.follow("a")
            assert clock[0] == pytest.approx(expected)
        await pace.follow("b")
        assert clock[0] == pytest.approx(0.2)

    asyncio.run(follow())


def test_no_pace_is_no_limit(clock):
    async def follow():
        for _ in range(1000):
            await Pace(0, 0).follow("a")

    asyncio.run(follow())
    assert clock[0] == 0


HEAD = (
    "GET /api/v1/tables/{}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
JSON = {"Content-Type": "application/json"}
PONG = b"\x8a\x00"


@pytest.fixture
def connected(tmp_path):
    """Return a function that opens a live connection which may send so many frames in a second."""
    servers, lines = [], []

    def connect(frames):
        settings = Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", **UNLIMITED)
        server = listening(make(settings), **patience.options(frames))
        address = server.__enter__()
        servers.append(server)
        asked = Request(f"http://127.0.0.1:{address[1]}/api/v1/tables", b'{"game":"trip"}', JSON)
        with urlopen(asked, timeout=30) as answer:
            made = json.load(answer)
        line = socket.create_connection(address, timeout=30)
        lines.append(line)
        line.sendall(HEAD.format(made["id"]).encode())
        heard = b""
        while b'"snapshot"' not in heard:
            heard += line.recv(1 << 16)
        return line

    yield connect
    for line in lines:
        line.close()
    for server in servers:
        server.__exit__(None, None, None)


def test_control_frames_are_answered_at_the_pace_that_is_allowed(connected):
    line = connected(1000)
    line.sendall(frame() * 2000)
    heard = b""
    while heard.count(PONG) < 2000:
        heard += line.recv(1 << 16)


class Transport:
    """Notes whether it is read."""

    is_read, ended = True, False

    def pause_reading(self):
        self.is_read = False

    def resume_reading(self):
        self.is_read = True

    def is_closing(self):
        return self.ended


@pytest.fixture
def throttled(monkeypatch, clock):
    """A live connection that may send a frame in a second, and what of it is parsed."""
    parsed = []
    monkeypatch.setattr(frames.AutoWebSocketsProtocol, "data_received", lambda self, data: parsed.append(data))
    monkeypatch.setattr(frames.AutoWebSocketsProtocol, "connection_lost", lambda self, exc: None)
    config = Config(make_nothing, ws_per_message_deflate=False)
    config.load()
    found = frames.ThrottledSocket(
        config=config, server_state=ServerState(), app_state={}, _loop=SimpleNamespace(), frames=4
    )
    found.transport = Transport()
    return found, parsed


async def make_nothing(scope, receive, send):
    """Serve nothing."""


def test_the_server_stops_reading_from_whoever_sends_too_fast(throttled, clock):
    async def send():
        line, parsed = throttled
        line.data_received(b"GET / HTTP/1.1\r\n\r\n")
        later = []
        monkey = SimpleNamespace(call_later=lambda seconds, task: later.append((seconds, task)) or Timer())
        loops = SimpleNamespace(get_running_loop=lambda: monkey)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(frames, "asyncio", loops)
            line.data_received(frame() * 5)
            assert parsed[1:] == [frame() * 2]  # others have their turn
            assert not line.transport.is_read
            line.data_received(frame())  # what was under way
            assert not line.transport.is_read
            assert [seconds for seconds, _ in later] == [0]
            later.pop()[1]()
            assert parsed[1:] == [frame() * 2] * 2
            [(seconds, go_on)] = later
            assert seconds == 0.25
            clock[0] += 0.5
            later.clear()
            go_on()
            assert parsed[1:] == [frame() * 2] * 3
            assert later == []
            assert line.transport.is_read

    asyncio.run(send())


def test_no_frame_is_parsed_before_the_message_before_it_was_read(throttled):
    line, parsed = throttled
    line.data_received(b"GET / HTTP/1.1\r\n\r\n")
    line.read_paused = True
    line.data_received(frame() * 3)
    assert parsed[1:] == []
    assert not line.transport.is_read

    async def read():
        line.queue.put_nowait("a message")
        await line.receive()
        await asyncio.sleep(0)
        while len(parsed) < 3:
            await asyncio.sleep(0)

    asyncio.run(read())
    assert parsed[1:] == [frame() * 2, frame()]
    assert line.transport.is_read


def test_nothing_of_a_closed_connection_is_parsed(throttled, clock):
    line, parsed = throttled
    line.data_received(b"GET / HTTP/1.1\r\n\r\n")
    line.transport.ended = True
    line.data_received(frame() * 5)
    line.connection_lost(None)
    assert parsed[1:] == [frame() * 2]
    assert not line._waiting


class Timer:
    """A timer that nobody stops."""


def test_moves_and_pings_pass_a_limit_that_they_keep(connected):
    line = connected(1000)
    for number in range(50):
        text = b'{"ping":%d}' % number
        line.sendall(bytes([129, 128 | len(text)]) + bytes(4) + text)
        heard = b""
        while b'"pong":%d' % number not in heard:
            heard += line.recv(1 << 16)

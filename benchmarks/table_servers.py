"""Several servers on one PostgreSQL: what two carry beside one, and how soon the other goes on when one is killed.

python -m benchmarks.table_servers [--games 400] [--rounds 3]

In turn in one run: one server; two, with both players of a game at the same one; two, with each at another one.
Prints moves per second, and the processor time of a move in the servers and in the database: where all of them and the
players share few cores, that is what more machines would save. Then games with clocks and games against computers are
played at one of two servers, which is killed: printed is how long every game needed to go on at the other one, and by
how much clocks were wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import median

from benchmarks.table_chaos import House, Postgres
from benchmarks.table_load import PATIENCE, SCRIPTS, Pair, compare, scripts

ALONE, TOGETHER, APART = "one server", "two, players together", "two, players apart"
TABLES = 50
"""How many games of each kind are played at the server that is killed."""
SECONDS = 600


def database_cpu(postgres):
    """Return the seconds of processor time that the database has used so far."""
    main = (Path(postgres.folder) / "postmaster.pid").read_text().split()[0]
    children = subprocess.run(["pgrep", "-P", main], capture_output=True, text=True).stdout.split()
    total = 0
    for pid in (main, *children):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        total += sum(int(field) for field in fields[11:15])  # and of the children that have ended
    return total / os.sysconf("SC_CLK_TCK")


async def play(servers, postgres, games, n, is_apart):
    """Play so many games at once; return moves per second, and the processor times of a move in milliseconds."""
    tally, pairs = [], []
    for number in range(n):
        at = number % len(servers)
        pair = await asyncio.to_thread(Pair, servers[at], games[number % len(games)], tally)
        pair.done = asyncio.get_running_loop().create_future()
        following = (at + 1) % len(servers)
        await pair.connect(servers[at].port, servers[following if is_apart else at].port)
        pairs.append(pair)
    used, stored, begun = sum(one.cpu() for one in servers), database_cpu(postgres), time.perf_counter()
    for pair in pairs:
        pair.move()
    await asyncio.wait_for(asyncio.gather(*(pair.done for pair in pairs)), PATIENCE)
    seconds = time.perf_counter() - begun
    used, stored = sum(one.cpu() for one in servers) - used, database_cpu(postgres) - stored
    await compare(servers[0], pairs)
    for pair in pairs:
        pair.close()
    return len(tally) / seconds, 1000 * used / len(tally), 1000 * stored / len(tally)


def measure_load(house, postgres, n, rounds):
    """Print what one server and two carry."""
    games, found = scripts(SCRIPTS), {ALONE: [], TOGETHER: [], APART: []}
    for _ in range(rounds):
        for kind, results in found.items():
            servers = house.servers[:1] if kind == ALONE else house.servers
            results.append(asyncio.run(play(servers, postgres, games, n, kind == APART)))
    for kind, results in found.items():
        moves, server, database = (median(column) for column in zip(*results, strict=True))
        print(
            f"{kind}: {moves:,.0f} moves/s; a move takes {server:.2f} ms of servers, {database:.2f} ms of the database"
        )


def open_tables(server):
    """Return games with clocks, and games against computers that are about to answer, with their keys."""
    clock = {"kind": "game", "seconds": SECONDS}
    timed = [
        (server.post("/tables", {"game": "trip", "mine": [0, 1], "clock": clock}), time.time()) for _ in range(TABLES)
    ]
    thinking = [server.post("/tables", {"game": "trip", "computers": {"1": "casual"}}) for _ in range(TABLES)]
    for made in thinking:
        post_as(server, made, {"move": "b2", "seat": 0, "ply": 0})
    return timed, thinking


def post_as(server, made, body):
    """Move at a table by its key."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{server.port}/api/v1/tables/{made['id']}/moves",
        json.dumps(body).encode(),
        {"Content-Type": "application/json", "Authorization": f"Bearer {made['seats'][str(body['seat'])]}"},
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)


def measure_takeover(house):
    """Kill one of two servers, and print how the games go on."""
    first, second = house.servers
    timed, thinking = open_tables(first)
    first.process.kill()
    killed = time.time()
    wrong, gone_on = [], []
    for made, begun in timed:
        post_as(second, made, {"move": "b2", "seat": 0, "ply": 0})
        moved = time.time()
        gone_on.append(moved - killed)
        left = second.get(f"/tables/{made['id']}")["clocks"]["left"][0] / 1000
        wrong.append(abs(SECONDS - left - (moved - begun)))
    waiting = list(thinking)
    while waiting and time.time() < killed + PATIENCE:
        for made in list(waiting):
            if second.get(f"/tables/{made['id']}")["ply"] >= 2:
                gone_on.append(time.time() - killed)
                waiting.remove(made)
        time.sleep(0.02)
    print(f"one of two killed: {len(gone_on)} of {2 * TABLES} games go on, the last after {max(gone_on):.1f} s")
    print(f"clocks are wrong by {median(wrong):.2f} s, at most {max(wrong):.2f} s")


def main():
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    gc.disable()  # the players' own pauses are not the server's
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        postgres = Postgres(folder)
        house = House(postgres.direct, 2)
        try:
            measure_load(house, postgres, chosen.games, chosen.rounds)
            measure_takeover(house)
        finally:
            house.stop()


if __name__ == "__main__":
    main()

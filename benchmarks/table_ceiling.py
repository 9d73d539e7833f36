"""How many connections a server holds, what each takes, and what happens to whoever comes when it is full.

python -m benchmarks.table_ceiling [--files 4096]

Watchers connect to a hundred tables until the server refuses them. Two players are connected before; how soon one hears
of the other's move is measured before and when it is full.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import resource
import tempfile
import time
from pathlib import Path
from statistics import median

from benchmarks.table_client import connect
from benchmarks.table_load import UNLIMITED, Pair, Server, scripts

TABLES = 100
EVERYTHING = (*UNLIMITED, "WATCHERS")
MOST_REFUSED = 20
"""After so many refusals the server is full."""


async def crowd(server, tables):
    """Connect watchers until the server is full; return them."""
    held, refused = [], 0
    while refused < MOST_REFUSED:
        path = f"/api/v1/tables/{tables[len(held) % TABLES]}/live"
        try:
            held.append(await asyncio.wait_for(connect(server.port, path, "", lambda text: None), 5))
        except (OSError, RuntimeError, TimeoutError):
            refused += 1
    return held


async def hear(pair, moves):
    """Let two players make some moves; return how long the other one needed to hear of each, in milliseconds."""
    before = len(pair.tally)
    for _ in range(moves):
        heard = len(pair.tally)
        pair.move()
        while len(pair.tally) == heard:
            await asyncio.sleep(0.0005)
    return 1000 * median(pair.tally[before:])


def status_of(server):
    """Return how a new visitor is answered."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    line.request("GET", "/")
    return line.getresponse().status


async def measure(server):
    """Fill a server, and print what that does."""
    tables = [server.post("/tables", {"game": "trip"})["id"] for _ in range(TABLES)]
    pair = Pair(server, scripts(1)[0], [])
    pair.is_closed_loop, pair.done = False, asyncio.get_running_loop().create_future()
    await pair.connect(server.port)
    alone, memory, began = await hear(pair, 4), server.memory(), time.perf_counter()
    held = await crowd(server, tables)
    seconds = time.perf_counter() - began
    await asyncio.sleep(1)
    each = (server.memory() - memory) / len(held)
    print(f"{len(held):,} watchers in {seconds:.0f} s, {each / 1024:.0f} kB each")
    print(f"the next visitor gets {status_of(server)}")
    print(f"a move is heard after {alone:.1f} ms alone, {await hear(pair, 4):.1f} ms when it is full")
    for client in held[: len(held) // 10]:
        client.close()
    await asyncio.sleep(1)
    print(f"when some have left, a visitor gets {status_of(server)}")


def main():
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--files", type=int, default=4096)
    chosen = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "table.sqlite", EVERYTHING, 1, chosen.files)
        try:
            asyncio.run(measure(server))
        finally:
            server.stop()


if __name__ == "__main__":
    main()

"""How soon `best` answers: first of all at a fresh server, and while several games are played at once.

python -m benchmarks.answers [--games 8] [--moves 6] [--of rhombus abstrakto micropul]

A server of its own is started, with compiled rules at hand. In every game somebody answers `best` at once, with any
move, so that all computers want to think all the time: the worst that so many players can do. It prints how long the
first answer of a fresh server takes, and how long after a move each answer is told.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
import urllib.request
from itertools import cycle, islice
from pathlib import Path

from benchmarks.table_client import connect
from benchmarks.table_load import UNLIMITED, Server, percentile
from obelisk.kernel.chance import generator, pick

PATIENCE = 300
COMPUTERS = 2
"""How many think at once: the usual number."""
OPTIONS = {"rhombus": {"size": 11}, "micropul": {"players": 2}}


class Person:
    """Somebody who plays against `best`, and measures how long each answer takes."""

    def __init__(self, server, name, answers, seed):
        """Open a table, at which the computer begins."""
        self.server, self.name, self.answers, self.rng = server, name, answers, generator(seed)
        self.took, self.done = [], asyncio.get_running_loop().create_future()
        self.sent = time.perf_counter()
        wish = {"game": name, "is_public": False, "mine": [1], "computers": {"0": "best"}}
        made = server.post("/tables", {**wish, "options": OPTIONS.get(name, {})})
        self.id, self.key = made["id"], made["seats"]["1"]

    async def sit_down(self):
        """Listen from the first event on, and begin where that is one's own turn."""
        self.client = await connect(self.server.port, f"/api/v1/tables/{self.id}/live?v=1", self.key, self.hear)
        await self.answer(0)

    def hear(self, text):
        """Take an answer, and answer it; in some games it is one's own turn again after one's own move."""
        if b'"moved"' not in text:
            return
        event = json.loads(text)["event"]
        if event["seat"] == 0:
            self.took.append(time.perf_counter() - self.sent)
        if len(self.took) < self.answers:
            self.answering = asyncio.ensure_future(self.answer(event["ply"]))
        elif not self.done.done():
            self.done.set_result(None)

    async def answer(self, ply):
        """Make a random move after so many plies, if it is one's own turn then."""
        moves = await asyncio.to_thread(self.moves)
        if moves and (ply > 0 or not self.took):
            self.sent = time.perf_counter()
            chosen = moves[pick(self.rng, len(moves))]
            self.client.send(json.dumps({"move": chosen, "seat": 1, "ply": ply, "key": str(ply)}).encode())

    def moves(self):
        """Return what may be moved now."""
        address = f"http://127.0.0.1:{self.server.port}/api/v1/tables/{self.id}/moves"
        request = urllib.request.Request(address, headers={"Authorization": f"Bearer {self.key}"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["moves"]


async def play(server, names, answers):
    """Play a game of each of these at the same time; return the people."""
    people = [Person(server, name, answers, seed) for seed, name in enumerate(names)]
    for person in people:
        await person.sit_down()
    await asyncio.wait_for(asyncio.gather(*(person.done for person in people)), PATIENCE)
    for person in people:
        person.client.close()
    return people


def first_answer(name):
    """Return how long a fresh server took to start, and how long its first computer then took to answer."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        server = Server(Path(folder) / "table.sqlite", UNLIMITED, COMPUTERS)
        started = time.perf_counter() - begun
        try:
            (person,) = asyncio.run(play(server, [name], 1))
            return started, person.took[0]
        finally:
            server.stop()


def main():
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--moves", type=int, default=6)
    parser.add_argument("--of", nargs="+", default=["rhombus", "abstrakto", "micropul"])
    told = parser.parse_args()
    for name in told.of:
        started, took = first_answer(name)
        print(
            f"{name}: a fresh server listens after {started:.2f} s, and its first answer takes {took:.2f} s", flush=True
        )
    for at_once in (1, told.games):
        for names in [[name] for name in told.of] if at_once == 1 else [list(islice(cycle(told.of), at_once))]:
            with tempfile.TemporaryDirectory() as folder:
                server = Server(Path(folder) / "table.sqlite", UNLIMITED, COMPUTERS)
                try:
                    people = asyncio.run(play(server, names, told.moves))
                finally:
                    server.stop()
            took = [time for person in people for time in person.took[1:]]
            found = [f"{percentile(took, share):.0f}" for share in (0.5, 0.95, 1.0)]
            which = names[0] if at_once == 1 else f"{at_once} games"
            print(
                f"{which}: answers after {found[0]} ms (median), {found[1]} (95 of 100), {found[2]} (longest)",
                flush=True,
            )


if __name__ == "__main__":
    main()

"""How long others wait while one client asks for everything that is expensive, as fast as it may.

python -m benchmarks.table_attacked [--seconds 30]

A guest at another table sends pings; a person plays against a computer. Both are measured alone first, and then beside
an attacker with 32 connections who asks for PNGs, GIFs, reviews, hints and pictures with the server's usual limits.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import itertools
import json
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

import obelisk
from benchmarks.table_client import connect
from benchmarks.table_load import Server, percentile

CONNECTIONS = 32
PAUSE = 0.01


def finished_game(server, game, **wishes):
    """Open a table, play a random game to its end, and return the table and its key."""
    made = server.post("/tables", {"game": game, "mine": [0, 1], **wishes})
    table, keys = made["id"], made["seats"]
    player, position = obelisk.player("random", seed=1), obelisk.game(game).start(**wishes.get("options", {}))
    while not position.is_over:
        seat = position.active[0]
        move = player.choose(position, seat)
        ask(server, "POST", f"/api/v1/tables/{table}/moves", keys[str(seat)], {"move": move, "seat": seat})
        position = position.play(move, seat)
    return table, keys["0"]


def ask(server, method, path, key=None, body=None, line=None):
    """Ask for something; return the status."""
    line = line or http.client.HTTPConnection("127.0.0.1", server.port, timeout=120)
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    line.request(method, path, None if body is None else json.dumps(body), headers)
    answer = line.getresponse()
    answer.read()
    return answer.status


class Attacker:
    """Asks for one expensive thing after the other on many connections at once."""

    def __init__(self, server, addresses):
        """Prepare for *addresses*, each with the key to ask for it."""
        self.server, self.addresses, self.answers = server, addresses, Counter()
        self.stop = threading.Event()
        self.threads = [threading.Thread(target=self.run, args=(n,), daemon=True) for n in range(CONNECTIONS)]

    def run(self, n):
        """Ask until told to stop."""
        line = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=120)
        for address, key in itertools.islice(itertools.cycle(self.addresses), n, None):
            if self.stop.is_set():
                return
            try:
                self.answers[ask(self.server, "GET", address, key, line=line)] += 1
            except OSError:
                self.answers["broken"] += 1
                line.close()


async def pings(server, table, key, seconds):
    """Return how long the answers to pings took."""
    waiting, times = {}, []

    def hear(text):
        if b'"pong"' in text:
            times.append(time.perf_counter() - waiting.pop(json.loads(text)["pong"]))

    client = await connect(server.port, f"/api/v1/tables/{table}/live?v=1", key, hear)
    until, number = time.perf_counter() + seconds, 0
    while time.perf_counter() < until:
        number += 1
        waiting[number] = time.perf_counter()
        client.send(f'{{"ping":{number}}}'.encode())
        await asyncio.sleep(PAUSE)
    await asyncio.sleep(1)
    client.close()
    return times + [time.perf_counter() - sent for sent in waiting.values()]


def play_computer(server, seconds, times):
    """Play against a computer for so long, and note how long it takes to answer."""
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        made = server.post("/tables", {"game": "kono", "computers": {"1": "club"}})
        table, key, position = made["id"], made["seats"]["0"], obelisk.game("kono").start()
        for move in ("a1a3", "c3a3", "b1b3"):
            if position.active != (0,) or move not in position.moves(0) or time.perf_counter() > until:
                break
            began = time.perf_counter()
            if ask(server, "POST", f"/api/v1/tables/{table}/moves", key, {"move": move}) != 200:
                break
            while len(seen := server.get(f"/tables/{table}")["moves"]) % 2:
                time.sleep(0.02)
            times.append(time.perf_counter() - began)
            position = position.play(move).play(seen[-1][1])


async def measured(server, table, key, seconds):
    """Return the times of pings and of a computer's answers."""
    answers = []
    person = asyncio.create_task(asyncio.to_thread(play_computer, server, seconds, answers))
    found = await pings(server, table, key, seconds)
    await person
    return found, answers


def report(what, found):
    """Print the times."""
    for name, times in zip(("ping", "computer"), found, strict=True):
        shown = "   ".join(f"{label} {percentile(times, share):.1f} ms" for label, share in MARKS.items())
        print(f"{what:10} {name:9} {shown}   ({len(times)})", flush=True)


MARKS = {"median": 0.5, "p99": 0.99, "worst": 1.0}


def main():
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=30)
    seconds = parser.parse_args().seconds
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "table.sqlite", unlimited=("REQUESTS", "TABLES", "MESSAGES"), computers=2)
        try:
            made = server.post("/tables", {"game": "trip", "mine": [0, 1]})
            guest = (made["id"], made["seats"]["0"])
            report("alone", asyncio.run(measured(server, *guest, seconds)))
            over = [finished_game(server, "plug-in", options={"size": 4}), finished_game(server, "kono")]
            alone = server.post("/tables", {"game": "rhombus", "mine": [0, 1], "options": {"size": 11}})
            hint = (f"/api/v1/tables/{alone['id']}/hint?seat=0", alone["seats"]["0"])
            wanted = [
                (path.format(table), key)
                for table, key in over
                for path in (
                    "/t/{}/board.png", "/t/{}/game.gif", "/api/v1/tables/{}/review.json",
                    "/api/v1/tables/{}/picture.svg", "/t/{}/board.png?ply=3",
                )
            ]  # fmt: skip
            attacker = Attacker(server, [*wanted, hint])
            for thread in attacker.threads:
                thread.start()
            report("attacked", asyncio.run(measured(server, *guest, seconds)))
            attacker.stop.set()
            print("the attacker's answers:", dict(attacker.answers), f"   server {server.memory() / 1e6:.0f} MB")
        finally:
            server.stop()


if __name__ == "__main__":
    main()

"""Requests and messages that make no sense: none of them may be answered with 500, or leave a traceback in the log.

python -m benchmarks.table_fuzz [--requests 1000000] [--seed 1]

Sensible requests and live messages of a few games are recorded, and then mutated: values of the wrong kind, far too
large, nested, with letters that nobody can write; paths, queries and headers as well. The server runs in this process,
so that as many as possible are tried.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import dataclasses
import json
import logging
import sys
import tempfile
import time
from collections import Counter
from urllib.parse import quote, unquote, urlencode

from obelisk.kernel.chance import generator, pick
from obelisk.table.views import advice
from obelisk.table.web.app import make
from obelisk.table.web.settings import Settings

LIMITS = ("requests", "tables", "tries", "sockets", "messages", "talk", "events", "watchers")
ODD = [
    None, True, False, 0, -1, 1, 2**31, -(2**63), 2**64, 10**400, 0.5, 1e308, -0.0, "", "0", "a1", "\0", "\u202e",
    "\ud800", "é", "💣" * 300, "x" * 5000, " " * 50, "../../etc/passwd", "'; DROP TABLE events; --", "{{7*7}}",
    "<script>", [], {}, [[]], [None] * 100,
    {"": ""}, {"self": 1}, {"__class__": 1}, {"a": {"a": {"a": {}}}}, "NaN", "\r\n", "%00", "٣",
]  # fmt: skip
GAMES = ("trip", "kono", "rhombus", "micropul", "abstrakto", "microchip", "plug-in")


class Dice:
    """Chance, the same for every seed."""

    def __init__(self, seed):
        """Begin."""
        self.rng = generator(seed)

    def below(self, n):
        """Return a number below *n*."""
        return int(pick(self.rng, n))

    def one_of(self, things):
        """Return one of them."""
        return things[self.below(len(things))]

    def mutate(self, value, depth=0):
        """Return something like *value*, with a mistake in it."""
        if depth > 6 or self.below(4) == 0:
            return self.one_of(ODD)
        if isinstance(value, dict):
            changed = dict(value)
            match self.below(4):
                case 0 if changed:
                    del changed[self.one_of(sorted(changed))]
                case 1:
                    changed[str(self.one_of(ODD))[:50]] = self.one_of(ODD)
                case _ if changed:
                    key = self.one_of(sorted(changed))
                    changed[key] = self.mutate(changed[key], depth + 1)
            return changed
        if isinstance(value, list) and value:
            place = self.below(len(value))
            return [*value[:place], self.mutate(value[place], depth + 1), *value[place + 1 :]]
        if isinstance(value, str) and value:
            place = self.below(len(value))
            odd = self.one_of([sign for sign in ODD if isinstance(sign, str)])[:20]
            return value[:place] + odd + value[place + self.below(2) :]
        if isinstance(value, int):
            return value + self.one_of([-1, 1, 1000, -(2**40), 2**70])
        return self.one_of(ODD)

    def written(self, value):
        """Return JSON, mostly."""
        text = json.dumps(value, ensure_ascii=self.below(2) == 0)
        if self.below(20) == 0:
            place = self.below(len(text) + 1)
            text = text[:place] + str(self.one_of(ODD))[:20] + text[place + 1 :]
        return text.encode("utf-8", "surrogatepass")


class House:
    """A server in this process, and what it answers."""

    def __init__(self, app):
        """Ask *app*."""
        self.app, self.answers, self.cookie = app, Counter(), ""

    def common(self, kind, headers):
        """Return what all scopes have."""
        own = [(b"host", b"127.0.0.1"), (b"cookie", self.cookie.encode())]
        scheme = {"http": "http", "websocket": "ws"}[kind]
        places = {"client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "root_path": ""}
        asgi = {"asgi": {"version": "3.0"}, "http_version": "1.1"}
        return {"type": kind, "scheme": scheme, **places, **asgi, "headers": [*own, *headers]}

    async def ask(self, method, path, query=b"", headers=(), body=b""):
        """Ask for something; return the status and the body."""
        raw = quote(path.encode("utf-8", "surrogatepass"))
        scope = {
            **self.common("http", headers), "method": method, "path": unquote(raw), "raw_path": raw.encode(),
            "query_string": query,
        }  # fmt: skip
        said, status = [], [0]
        sent = False

        async def receive():
            nonlocal sent
            if sent:
                await asyncio.sleep(3600)
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message):
            if message["type"] == "http.response.start":
                status[0] = message["status"]
                for name, value in message["headers"]:
                    if name == b"set-cookie" and b"obelisk=" in value:
                        self.cookie = value.decode().split(";")[0]
            else:
                said.append(message.get("body", b""))

        await asyncio.wait_for(self.app(scope, receive, send), 120)
        self.answers[status[0]] += 1
        return status[0], b"".join(said)

    async def talk(self, table, messages, headers=()):
        """Say things on a live connection."""
        scope = {**self.common("websocket", headers), "subprotocols": [], "path": f"/api/v1/tables/{table}/live"}
        scope |= {"raw_path": b"", "query_string": b""}
        coming = [{"type": "websocket.connect"}, *messages, {"type": "websocket.disconnect", "code": 1000}]

        async def receive():
            await asyncio.sleep(0)
            return coming.pop(0)

        async def send(message):
            self.answers[message["type"]] += 1

        await asyncio.wait_for(self.app(scope, receive, send), 120)


async def sensible(house):
    """Return requests that make sense, and the tables at which they do."""
    requests, tables = [], []
    for game in GAMES:
        body = {"game": game, "mine": [0, 1], "options": {"players": 2} if game == "microchip" else {}, "name": "Ada"}
        requests.append(("POST", "/api/v1/tables", {}, body))
        status, said = await house.ask("POST", "/api/v1/tables", headers=[JSON], body=json.dumps(body).encode())
        assert status == 201, said
        table = json.loads(said)["id"]
        tables.append(table)
        at = f"/api/v1/tables/{table}"
        moves = json.loads((await house.ask("GET", f"{at}/moves", b"seat=0"))[1])["moves"]
        for path in (
            "",
            "/moves",
            "/events",
            "/picture.svg",
            "/board.txt",
            "/takeback",
            "/record.json",
            "/hint",
            "/analysis",
        ):
            requests.append(("GET", at + path, {"seat": 0, "ply": 0, "after": 0, "language": "en", "v": "1"}, None))
        requests.append(("POST", f"{at}/moves", {}, {"move": (moves or ["a1"])[0], "seat": 0, "ply": 0}))
        requests.append(("POST", f"{at}/seats", {}, {"seat": 1, "name": "Ben", "level": "club"}))
        requests.append(
            ("POST", f"{at}/bench", {}, {"seat": 0, "layout": "build", "word": "show", "rest": "a1", "tall": True})
        )
        requests += [
            (
                "POST",
                f"{at}/actions",
                {},
                {"kind": kind, "seat": 0, "what": "end", "ply": 0, "text": "hi", "name": "Ada"},
            )
            for kind in KINDS
        ]
        requests += [
            ("GET", f"/t/{table}{path}", {"ply": 1}, None)
            for path in ("", "/qr.svg", "/map.svg", "/explained", "/games")
        ]
        requests += [("GET", f"{page}/{game}", {"size": 4}, None) for page in ("/new", "/learn")]
        requests.append(
            ("POST", f"/learn/{game}/0", {}, {"move": "a1", "cells": ["a1"], "bench": "", "language": "en"})
        )
    requests += [
        ("GET", path, {"mine": 1, "open": 1, "running": 1}, None)
        for path in ("/", "/api/v1/tables", "/api/v1/games", "/learn", "/verify")
    ]
    requests += [
        ("POST", f"/api/v1/{path}", {}, {"name": "Ada", "password": "a long password"})
        for path in ("accounts", "sessions")
    ]
    return requests, tables


KINDS = ("say", "rename", "offer", "accept", "decline", "undo", "rematch", "resign", "leave")
JSON = (b"content-type", b"application/json")
HEADERS = (
    "accept", "accept-language", "origin", "host", "if-none-match", "if-match", "idempotency-key", "authorization",
    "cookie", "content-type", "content-length", "sec-fetch-site", "x-forwarded-for", "sec-websocket-protocol",
)  # fmt: skip


def odd_headers(dice):
    """Return some headers that nobody sends."""
    found = []
    for _ in range(dice.below(3)):
        value = str(
            dice.one_of([*ODD, "http://[", "Bearer \x00", "a" * 6000, "en;q=x,ja", 'W/"1"', "seat." + "k" * 300])
        )
        found.append(
            (dice.one_of(HEADERS).encode(), value.encode("utf-8", "surrogatepass").replace(b"\r\n", b"")[:8000])
        )
    return found


async def one(house, dice, requests, tables):
    """Ask for something that makes no sense, once."""
    if dice.below(10) == 0:
        said = []
        for _ in range(1 + dice.below(5)):
            message = (
                {"move": "a1", "seat": 0, "ply": 0, "key": "k"}
                if dice.below(2)
                else {"do": {"kind": dice.one_of(KINDS)}, "key": "k"}
            )
            data = dice.written(dice.mutate(message))
            is_text = dice.below(5) > 0
            text = data.decode("utf-8", "replace")
            said.append({"type": "websocket.receive", **({"text": text} if is_text else {"bytes": data})})
        await house.talk(dice.one_of(tables), said, odd_headers(dice))
        return
    method, path, query, body = dice.one_of(requests)
    if dice.below(4) == 0:
        path = str(dice.mutate(path))[:3000]
        path = path if path.startswith("/") else "/" + path
    if dice.below(3) == 0:
        query = dice.mutate(query)
    asked = {str(key): value for key, value in query.items()} if isinstance(query, dict) else {}
    written = urlencode(asked, errors="replace").encode()[:7000]
    method = dice.one_of(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"]) if dice.below(15) == 0 else method
    data = b"" if body is None else dice.written(dice.mutate(body))
    await house.ask(method, path, written, [JSON, *odd_headers(dice)], data)


class Tracebacks(logging.Handler):
    """Counts what goes wrong inside."""

    def __init__(self):
        """Begin without any."""
        super().__init__(logging.WARNING)
        self.seen = Counter()

    def emit(self, record):
        """Note a traceback."""
        if record.exc_info:
            kind, error, _ = record.exc_info
            self.seen[f"{record.getMessage()[:80]}: {kind.__name__}: {str(error)[:120]}"] += 1


async def fuzz(n, seed):
    """Try so many; return the answers and the tracebacks."""
    advice.HINT_SECONDS = 0.002  # what is thought matters to nobody here
    noted = Tracebacks()
    logging.getLogger().addHandler(noted)
    logging.getLogger("obelisk").addHandler(noted)
    with tempfile.TemporaryDirectory() as folder:
        known = {field.name for field in dataclasses.fields(Settings)}
        usual = {name: 0 for name in LIMITS if name in known}
        app = make(Settings(database=f"sqlite:///{folder}/table.sqlite", ahead=False, processes=False, **usual))
        async with app.router.lifespan_context(app):
            house, dice, began = House(app), Dice(seed), time.perf_counter()
            requests, tables = await sensible(house)
            for number in range(n):
                before = house.answers[500]
                try:
                    await one(house, dice, requests, tables)
                except Exception as error:  # the server let it out: that counts as a traceback
                    noted.seen[f"raised {type(error).__name__}: {str(error)[:160]}"] += 1
                if house.answers[500] > before:
                    noted.seen[f"500 at request {number}"] += 1
                if number % 5000 == 4999:
                    speed = number / (time.perf_counter() - began)
                    print(f"\r{number + 1} of {n}, {speed:.0f}/s", end="", file=sys.stderr, flush=True)
                    requests, tables = await sensible(house)
    return house.answers, noted.seen


def main():
    """Try, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--requests", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        answers, seen = asyncio.run(fuzz(chosen.requests, chosen.seed))
        print(f"\nanswers: {dict(sorted(answers.items(), key=str))}")
        for what, count in seen.most_common(30):
            print(f"{count} × {what}")
        if seen or answers[500]:
            raise SystemExit(1)


if __name__ == "__main__":
    main()

"""Make the files that a version leaves on a machine, for the tests of later ones.

    python keep.py FOLDER       with the Python of an environment in which that version is installed

It uses only what was there in 0.1: the library's first functions, and the table's HTTP.
"""

import contextlib
import json
import os
import re
import sqlite3
import subprocess
import sys
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.request import HTTPCookieProcessor, Request, build_opener

import obelisk

PASSWORD = "twelve letters"
FEW = 6
"""The moves of a game that is left unfinished."""


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, address: str):
        self.cookies = CookieJar()
        self._address, self._opener = address, build_opener(HTTPCookieProcessor(self.cookies))

    def ask(self, path: str, body=None):
        data = None if body is None else json.dumps(body).encode()
        asked = Request(f"{self._address}/api/v1{path}", data, {"Content-Type": "application/json"})
        with self._opener.open(asked, timeout=120) as answer:
            return json.loads(answer.read() or b"null")

    def opens(self, game: str, **wishes):
        return self.ask("/tables", {"game": game, **wishes})

    def plays(self, table: str, most: int = 10_000) -> None:
        """Make the first legal move of whoever's turn it is, until the game is over, or *most* moves were made."""
        for _ in range(most):
            seen = self.ask(f"/tables/{table}")
            if seen["result"] is not None or not seen["active"]:
                return
            seat = seen["active"][0]
            listed = self.ask(f"/tables/{table}/moves?seat={seat}")["moves"]
            self.ask(f"/tables/{table}/moves", {"move": listed[len(listed) // 2], "seat": seat, "ply": seen["ply"]})


def write_records(folder: Path) -> None:
    """Write a game that is over, and one that is not, of every game."""
    folder.mkdir(parents=True)
    for name in obelisk.games():
        position, mover = obelisk.game(name).start(seed=1), obelisk.player("random", seed=1)
        ply = 0
        while not position.is_over:
            seat = position.active[0]
            position = position.play(mover.choose(position, seat), seat)
            ply += 1
            if ply == FEW:
                (folder / f"{name}-unfinished.json").write_text(json.dumps(obelisk.record(position)) + "\n")
        (folder / f"{name}.json").write_text(json.dumps(obelisk.record(position, comment="kept")) + "\n")


def play_at_the_table(address: str) -> dict:
    """Play, talk and leave things unfinished; return what a later version should find."""
    ada, bob = Person(address), Person(address)
    ada.ask("/accounts", {"name": "Ada", "password": PASSWORD})
    tables = {}
    for game in ("kono", "rhombus", "plug-in", "abstrakto"):
        tables[f"{game}, finished"] = ada.opens(game, mine=[0, 1], name="Ada")
        ada.plays(tables[f"{game}, finished"]["id"], most=10_000 if game != "plug-in" else FEW)
    tables["plug-in, unfinished"] = tables.pop("plug-in, finished")
    for game, wishes in {
        "trip": {"clock": {"kind": "days", "seconds": 259_200}},
        "micropul": {"is_public": False},
        "microchip": {},
    }.items():
        opened = tables[f"{game}, unfinished"] = ada.opens(game, mine=[0], name="Ada", **wishes)
        taken = bob.ask(f"/tables/{opened['id']}/seats", {"seat": 1, "name": "Bob"})
        opened["seats"]["1"] = taken["key"]
        for _ in range(2):
            for person in (ada, bob):
                _one(person, opened["id"])
        bob.ask(f"/tables/{opened['id']}/actions", {"kind": "say", "text": "a long evening"})
    tables["bulo, open"] = ada.opens("bulo", mine=[0], name="Ada")
    tables["decapawn, computer"] = ada.opens("decapawn", mine=[0], name="Ada", computers={"1": "novice"})
    tables["micropul, solo"] = ada.opens("micropul", mine=[0], name="Ada", options={"players": 1})
    ada.plays(tables["micropul, solo"]["id"])
    known = {}
    for what, opened in tables.items():
        seen = ada.ask(f"/tables/{opened['id']}")
        known[what] = {
            "id": opened["id"],
            "keys": opened["seats"],
            "ply": seen["ply"],
            "moves": seen["moves"],
            "active": seen["active"],
            "result": seen["result"],
            "chat": [line["text"] for line in seen["chat"]],
        }
    return {"tables": known, "cookie": {one.name: one.value for one in ada.cookies}}


def _one(person: Person, table: str) -> None:
    """Make one move for a seat of one's own, if it is to move."""
    seen = person.ask(f"/tables/{table}")
    for seat in seen["you"]["seats"]:
        if seat in seen["active"]:
            listed = person.ask(f"/tables/{table}/moves?seat={seat}")["moves"]
            person.ask(f"/tables/{table}/moves", {"move": listed[0], "seat": seat, "ply": seen["ply"]})
            return


def main() -> None:
    """Write everything to the folder that is named."""
    folder = Path(sys.argv[1]).resolve()
    write_records(folder / "records")
    command = [sys.executable, "-m", "obelisk", "serve", "--port", "0", "--data", str(folder / "table.sqlite")]
    env = {**os.environ, "COLUMNS": "200", "OBELISK_DATA": str(folder), "LC_ALL": "C.UTF-8"}
    serving = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    try:
        lines = (re.search(r"http://127\.0\.0\.1:\d+", line) for line in serving.stdout)
        found = play_at_the_table(next(line for line in lines if line)[0])
    finally:
        serving.terminate()
        serving.wait(60)
    (folder / "known.json").write_text(json.dumps({"version": obelisk.__version__, **found}) + "\n")
    for path in folder.glob("*.sqlite"):
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            database.execute("PRAGMA journal_mode = DELETE")
            database.execute("VACUUM")


if __name__ == "__main__":
    main()

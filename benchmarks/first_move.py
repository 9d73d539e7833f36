"""How soon one can play: from `make play` in a fresh clone, with nothing compiled, to a computer's first move.

    python -m benchmarks.first_move
    python -m benchmarks.first_move --installed     # without a clone: this environment, from `obelisk serve` on

Packages come from wherever pip and uv find them, so the first run may have to fetch them; the second has a warm cache.
Seconds count by the wall, and other programs count with them: the load of the machine is told with the figures.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

GAMES = ("kono", "rhombus", "micropul", "abstrakto", "microchip")
LEVEL = "club"
LONGEST = 300.0
"""Seconds after which something is wrong."""
HERE = Path(__file__).parent.parent


class Visitor:
    """Somebody who opens pages and tables."""

    def __init__(self, address: str):
        self.address = address

    def ask(self, path: str, body: Any = None) -> bytes:
        """Return what the server answers."""
        headers = {"Content-Type": "application/json", "Accept": "application/json", "Origin": self.address}
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self.address + path, data, headers if data is not None else {})
        with urllib.request.urlopen(asked, timeout=LONGEST) as answer:
            read: bytes = answer.read()
            return read

    def wait_for(self, path: str) -> None:
        """Ask until the server answers."""
        while True:
            with suppress(OSError):
                self.ask(path)
                return
            time.sleep(0.02)

    def first_move(self, game: str) -> None:
        """Open a table at which a computer begins, and wait for its move."""
        opened = json.loads(self.ask("/api/v1/tables", {"game": game, "mine": [1], "computers": {"0": LEVEL}}))
        while not json.loads(self.ask(f"/api/v1/tables/{opened['id']}"))["ply"]:
            time.sleep(0.02)


def main() -> None:
    """Measure, and print a line for each figure."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", nargs="+", default=GAMES)
    asked.add_argument("--installed", action="store_true", help="measure this environment, without a clone")
    asked.add_argument("--port", type=int, default=8765)
    chosen = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measure(Path(folder), chosen)


def measure(folder: Path, chosen: argparse.Namespace) -> None:
    """Measure in a *folder* that is empty."""
    environment = {
        **os.environ,
        "OBELISK_CACHE": str(folder / "cache"),
        "OBELISK_DATA": str(folder / "data"),
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    clone, begun = HERE, time.monotonic()
    obelisk = [sys.executable, "-m", "obelisk"]
    if not chosen.installed:
        clone = folder / "clone"
        subprocess.run(["git", "clone", "--quiet", str(HERE), str(clone)], check=True)
        begun = time.monotonic()
        subprocess.run(["make", "--quiet", ".venv/playable"], cwd=clone, env=environment, check=True)
        obelisk = [str(clone / ".venv" / "bin" / "obelisk")]
    installed = time.monotonic()
    tell("load", *os.getloadavg())
    tell("installed", installed - begun)
    command = [*obelisk, "serve", "--port", str(chosen.port)]
    visitor = Visitor(f"http://127.0.0.1:{chosen.port}")
    server = subprocess.Popen(command, cwd=clone, env=environment, stdout=subprocess.DEVNULL)
    try:
        visitor.wait_for("/healthz")
        tell("answers", time.monotonic() - installed, time.monotonic() - begun)
        visitor.ask("/")
        tell("first page", time.monotonic() - installed, time.monotonic() - begun)
        for game in chosen.games:
            since = time.monotonic()
            visitor.first_move(game)
            now = time.monotonic()
            tell(f"first move in {game}", now - since, now - installed, now - begun)
        tell("load", *os.getloadavg())
    finally:
        server.terminate()
        server.wait()


def tell(what: str, *seconds: float) -> None:
    """Print a figure: seconds for itself, since the end of installing, since the start."""
    print(f"{what:24}", *(f"{one:8.2f}" for one in seconds), flush=True)


if __name__ == "__main__":
    main()

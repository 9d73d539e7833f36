"""Start a boardgame.io server and put it under the same load as the table; Node and npm must be there."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

VERSION = "0.50.2"
HERE = Path(__file__).parent


def installed(folder: Path) -> bool:
    """Install boardgame.io into a folder, by its name; tell whether that worked."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    (folder / "package.json").write_text('{"private": true}')
    done = subprocess.run(
        ["npm", "install", "--silent", f"boardgame.io@{VERSION}", "socket.io-client@4"],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    return done.returncode == 0


def measure(matches, rounds):
    """Print moves per second, times and memory of boardgame.io; return the moves per second of every round."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if not installed(folder):
            print("boardgame.io                  left out: Node is not here, or it could not be installed")
            return []
        for script in ("server.cjs", "load.cjs"):
            shutil.copy(HERE / script, folder)
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        server = subprocess.Popen(["node", "server.cjs", str(port)], cwd=folder, stdout=subprocess.PIPE, text=True)
        try:
            for line in server.stdout:
                if "ready" in line:
                    break
            return _load(folder, port, matches, rounds, server.pid)
        finally:
            server.terminate()
            server.wait(20)


def _load(folder, port, matches, rounds, pid):
    arguments = [str(number) for number in (port, matches, rounds, pid)]
    found = []
    done = subprocess.run(["node", "load.cjs", *arguments], cwd=folder, stdout=subprocess.PIPE, text=True, check=True)
    for line in done.stdout.splitlines():
        one = json.loads(line)
        found.append(one["speed"])
        print(
            f"boardgame.io, {matches} games     {one['speed']:8.0f} moves/s   median {one['median']:.0f} ms   "
            f"p99 {one['p99']:.0f} ms   {one['held'] / 1000:.1f} kB for a match with both players connected"
        )
    return found

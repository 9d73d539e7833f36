"""Whether an installed Obelisk works: run by the Python of an environment that has the wheel and no sources.

    python -I smoke.py            plays, prints and serves in a folder of its own, and says what it did

It needs nothing but the standard library, so that CI can run it with each version of Python.
"""

import json
import os
import re
import subprocess
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path
from urllib.request import urlopen

SCRIPTS = Path(sysconfig.get_path("scripts"))
TIMEOUT = 300


def run(name: str, *words: str, **changes: str) -> str:
    """Run one of our scripts in the current folder; return what it prints."""
    env = {**os.environ, "PYTHONUTF8": "1", "COLUMNS": "120", "LC_ALL": "C.UTF-8", **changes}
    done = subprocess.run(
        [str(SCRIPTS / name), *words], capture_output=True, text=True, encoding="utf-8", timeout=TIMEOUT, env=env
    )
    assert done.returncode == 0, f"{name} {' '.join(words)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def read(address: str) -> bytes:
    """Return what a server answers."""
    with urlopen(address, timeout=TIMEOUT) as answer:
        return bytes(answer.read())


def commands() -> None:
    """Try the commands, both scripts, both languages."""
    assert run("obelisk", "--version").strip() == run("obelisk-table", "--version").strip() == version("obelisk-table")
    assert "kono" in run("obelisk", "games")
    assert "見" in run("obelisk", "--help", "--lang", "ja") or "盤" in run("obelisk", "--help", "--lang", "ja")
    run("obelisk", "print", "bulo", "--lang", "ja", NUMBA_DISABLE_JIT="1")
    assert Path("bulo.pdf").read_bytes().startswith(b"%PDF")
    run("obelisk", "new-game", "my-own")
    assert (Path("my-own") / "pyproject.toml").is_file()


def rules() -> None:
    """Compile a game, play it, and keep its record."""
    import obelisk

    assert "site-packages" in str(obelisk.__file__), f"not the installed package: {obelisk.__file__}"
    assert len(obelisk.games()) > 19
    position = obelisk.game("trip").start()
    while position.result is None:
        position = position.play(position.moves()[0])
    Path("game.json").write_text(json.dumps(obelisk.record(position)))
    assert obelisk.replay(Path("game.json").read_text()) == position
    assert position.svg().startswith("<svg")
    for name in obelisk.games():  # puzzles, lessons and words are loaded with them
        assert obelisk.game(name).start(seed=1).svg()


def table() -> None:
    """Serve, and look at the home page, every file that it names, and the health of the server."""
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8", "COLUMNS": "200"}
    command = [str(SCRIPTS / "obelisk"), "serve", "--port", "0", "--data", str(Path("table.sqlite").resolve())]
    serving = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=env)
    try:
        assert serving.stdout is not None
        lines = (re.search(r"http://127\.0\.0\.1:\d+", line) for line in serving.stdout)
        address = next(found for found in lines if found)[0]
        home = read(f"{address}/").decode()
        named = sorted(set(re.findall(r'(?:src|href)="(/static/[^"]+)"', home)))
        assert len(named) > 3, home[:500]
        for path in named:
            assert read(address + path), path
        assert read(f"{address}/healthz") == b"ok"
        assert json.loads(read(f"{address}/readyz"))["is_ready"]
        assert b"<svg" in read(f"{address}/learn/kono")
    finally:
        serving.terminate()
        serving.wait(TIMEOUT)


def main() -> None:
    """Do all of it in a folder that goes away."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.chdir(folder)
        os.environ.update(OBELISK_DATA=str(Path(folder) / "data"), OBELISK_GAMES="")
        os.environ.setdefault("OBELISK_CACHE", str(Path(folder) / "cache"))
        for part in (commands, rules, table):
            part()
            print(f"{part.__name__}: ok", flush=True)
        os.chdir(Path(folder).anchor)


if __name__ == "__main__":
    main()

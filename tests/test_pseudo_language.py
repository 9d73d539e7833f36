"""A language is added by adding files only: then terminal, maps, printed pages and the web speak it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

import obelisk
from obelisk.words import sentence
from obelisk.words.translating import texts

SOURCES = Path(obelisk.__file__).parent
PSEUDO = "xx"
ACCENTS = str.maketrans("aeiouAEIOU", "àéîöüÀÉÎÖÜ")
TITLES = [obelisk.game(name).title for name in obelisk.games()]
"""Asked for here, so that the messages of all games are known."""
ENGLISH = {
    text for text in texts("en").values() if len(text) > 15 and "{" not in text and text.translate(ACCENTS) != text
}
"""Sentences that must not be seen any more."""


class Accented(visitor.Transformer):
    """Writes every message with accents."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (Fluent's name)
        return ast.TextElement(node.value.translate(ACCENTS))


def accented(path: Path) -> str:
    written = FluentParser().parse(path.read_text(encoding="utf-8"))
    return FluentSerializer().serialize(Accented().visit(written))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with files of one more language, and nothing else changed; Python has read it already."""
    copy = tmp_path_factory.mktemp("house") / "obelisk"
    shutil.copytree(SOURCES, copy)
    for path in sorted(copy.rglob("en.ftl")):
        path.with_stem(PSEUDO).write_text(accented(path), encoding="utf-8")
    for path in sorted((copy / "words" / "en").glob("*.ftl")):
        added = copy / "words" / PSEUDO / path.name
        added.parent.mkdir(exist_ok=True)
        added.write_text(accented(path), encoding="utf-8")
    return copy.parent


def run(house: Path, *arguments: str, typed: str = "") -> str:
    """Run Python with that package, without compiling, and return what it prints."""
    own = {"PYTHONPATH": str(house), "NUMBA_DISABLE_JIT": "1", "OBELISK_DATA": str(house / "data"), "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **own, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def check_spoken(text: str, *expected: str) -> None:
    assert sorted(told for told in ENGLISH if told in text) == []
    for words in expected:
        assert words.translate(ACCENTS) in text


HELP = f"""
import contextlib, io, json, sys
from obelisk.terminal import main

told = []
for command in ("play", "map new", "puzzle", "words"):
    sys.argv = ["obelisk", *command.split(), "--help", "--lang", {PSEUDO!r}]
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.suppress(SystemExit):
        main()
    told.append(out.getvalue())
print(json.dumps(told))
"""


def test_the_terminal_speaks_it(house: Path) -> None:
    check_spoken(run(house, "-m", "obelisk", "games", "--lang", PSEUDO), "microgame", "Decapawn")
    for told in json.loads(run(house, "-c", HELP)):
        check_spoken(told)
    played = run(
        house, "-m", "obelisk", "play", "kono", "--lang", PSEUDO, typed="a1a3\na1a1\nc3a3\nhelp\nrules\nundo\n"
    )
    check_spoken(played, sentence("terminal/command/undo"), sentence("kono/rules/turn"))
    words = run(house, "-m", "obelisk", "words")
    assert f"{PSEUDO}  " in words
    assert "100 %" in words.splitlines()[-1]


MAPS = f"""
import json
import obelisk
from obelisk.games.microchip.paper import draw_boards
from obelisk.games.microchip.board_box import draw
from obelisk.games.plug_in.map import draw_map, empty_map, read_map, write_map

match = obelisk.game("plug-in").start(seed=1, size=3).play("@b2")
written = write_map(match, names=("Ana", "Ben"), language={PSEUDO!r})
assert read_map(written).position.setup["tiles"] == match.setup["tiles"]
assert read_map(written).names == ("Ana", "Ben")
assert read_map(write_map(match, language="ja")).position.setup["tiles"] == match.setup["tiles"]
boards = draw_boards([(draw(1, 1)[0], "")], language={PSEUDO!r})[0]
empty, page = empty_map(3, language={PSEUDO!r}), draw_map(match, language={PSEUDO!r}).svg()
print(json.dumps([written, empty, page, boards.svg()]))
"""


def test_maps_and_printed_pages_speak_it_and_are_read_back(house: Path) -> None:
    written, empty, page, boards = json.loads(run(house, "-c", MAPS))
    check_spoken(written, "Macrogame:", "Top and bottom:", "Obelisk:", "Playing b2:")
    check_spoken(empty, "Size: 3")
    check_spoken(page, "Notes")
    check_spoken(boards, "Boards for Microchip")


PAGES = f"""
import json
import sys
from starlette.testclient import TestClient
from obelisk.table.web.app import make
from obelisk.table.web.settings import Settings

limits = {{"requests": 0, "tables": 0, "tries": 0, "sockets": 0, "messages": 0, "ahead": False, "hosts": "testserver"}}
with TestClient(make(Settings(database=f"sqlite:///{{sys.argv[1]}}", **limits))) as visitor:
    visitor.headers["Accept-Language"] = {PSEUDO!r}
    paths = ("/", "/new/kono", "/new/plug-in", "/learn/kono", "/verify", "/puzzles")
    print(json.dumps({{path: visitor.get(path).text for path in paths}}))
"""


def test_the_web_speaks_it(house: Path) -> None:
    pytest.importorskip("fastapi")
    pages = json.loads(run(house, "-c", PAGES, str(house / "table.sqlite")))
    for path, page in pages.items():
        assert f'lang="{PSEUDO}"' in page, path
        check_spoken(page)

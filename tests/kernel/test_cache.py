"""Compiled code is kept on disk, in a folder that an edited rule leaves behind."""

import json
import os
import shutil
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path

import pytest

import obelisk
from obelisk.kernel.cache import marks
from obelisk.storage.folders import cache_folder

PACKAGE = Path(obelisk.__file__).parent


def test_the_cache_folder_can_be_named(monkeypatch, tmp_path):
    monkeypatch.setenv("OBELISK_CACHE", str(tmp_path / "elsewhere"))
    assert cache_folder() == tmp_path / "elsewhere"


def test_the_cache_folder_is_the_users_own(monkeypatch, tmp_path):
    monkeypatch.delenv("OBELISK_CACHE", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "obelisk"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache_folder() == Path.home() / ".cache" / "obelisk"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert cache_folder() == Path.home() / "Library" / "Caches" / "obelisk"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert cache_folder() == tmp_path / "local" / "obelisk"


@pytest.mark.parametrize("edited", ["kernel/playout.py", "kernel/search/tree.py", "rulebook/geometry.py"])
def test_the_folder_of_compiled_code_changes_with_every_source_that_games_share(monkeypatch, tmp_path, edited):
    from obelisk.kernel.cache import marks

    package = tmp_path / "obelisk"
    for part in ("kernel", "rulebook"):
        shutil.copytree(PACKAGE / part, package / part)
    monkeypatch.setattr(marks, "_PACKAGE", package)
    before = marks.compiled_folder.__wrapped__()
    with (package / edited).open("a", encoding="utf-8") as source:
        source.write("# edited\n")
    assert marks.compiled_folder.__wrapped__() != before
    assert version("numba") in before.name


TAG = "import obelisk\nprint(obelisk.game({name!r}).rules.state.tag)"


def tag_of(name, package):
    """Return the tag of a game's records, in a copy of the package."""
    environment = {**os.environ, "PYTHONPATH": str(package.parent)}
    command = [sys.executable, "-c", TAG.format(name=name)]
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout


@pytest.mark.parametrize(
    ("edited", "changed"),
    [
        ("games/kono/rules.py", ["kono", "plug-in"]),
        ("games/microchip/rules/data.py", ["microchip"]),
        ("games/microchip/building/bounds.py", ["microchip"]),
        ("games/kono/lesson.py", []),
        ("games/kono/search.py", []),
        ("games/micropul/drawing/tiles.py", []),
    ],
)
def test_an_edited_rule_marks_its_game_and_what_holds_it_and_nothing_else_does(tmp_path, edited, changed):
    package = tmp_path / "obelisk"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    games = ["kono", "microchip", "micropul"]
    before = {name: tag_of(name, package) for name in games}
    with (package / edited).open("a", encoding="utf-8") as source:
        source.write("# edited\n")
    assert [name for name in games if tag_of(name, package) != before[name]] == [
        name for name in changed if name in games
    ]


def test_limits_that_a_module_without_rules_declares_are_compiled_anew(tmp_path):
    """`max_plies` is compiled too, and mostly stands beside the rules, not among them."""
    from obelisk.kernel.sources import _declarations, digest_of_sources

    module = tmp_path / "__init__.py"

    def digest(text):
        module.write_text(text, encoding="utf-8")
        return digest_of_sources([], _declarations(tmp_path))

    declared = "LONGEST = 9\nGAME = Game(name='x', rules=Rules(legal=legal, max_plies=LONGEST), order={order})\n"
    before = digest(declared.format(order=1))
    assert digest(declared.format(order=2)) == before
    assert digest(declared.format(order=1).replace("LONGEST = 9", "LONGEST = 8")) != before
    assert digest(declared.format(order=1).replace("max_plies=LONGEST", "max_plies=9")) != before


ASK = """
import json, obelisk
from obelisk.kernel import steps
position = obelisk.game("bulo").start()
position.moves()
stats = [steps.begin.stats, steps.legal.stats]
print(json.dumps([sum(sum(kind.values()) for kind in kinds) for kinds in (
    [s.cache_hits for s in stats], [s.cache_misses for s in stats])]))
"""


@pytest.mark.slow
@pytest.mark.compiled
def test_a_second_process_finds_the_compiled_code(tmp_path):
    environment = {**os.environ, "OBELISK_CACHE": str(tmp_path)}
    found = []
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", ASK], check=True, capture_output=True, text=True, env=environment)
        found.append(json.loads(done.stdout))
    assert found == [[0, 2], [2, 0]]
    (folder,) = tmp_path.iterdir()
    assert folder.name.startswith("compiled-")


@pytest.mark.slow
@pytest.mark.compiled
def test_a_second_checkout_finds_it_too(tmp_path):
    """What was compiled is known by what it is made of: where the sources lie, and how old they are, says nothing."""
    found = []
    for checkout in ("one", "two"):
        package = tmp_path / checkout / "obelisk"
        shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
        (package / "kernel" / "steps.py").touch()
        environment = {**os.environ, "OBELISK_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(package.parent)}
        done = subprocess.run([sys.executable, "-c", ASK], check=True, capture_output=True, text=True, env=environment)
        found.append(json.loads(done.stdout))
    assert found == [[0, 2], [2, 0]]


def test_code_of_versions_that_nobody_has_used_for_long_is_let_go(tmp_path, monkeypatch):
    monkeypatch.setenv("OBELISK_CACHE", str(tmp_path))
    marks.compiled_folder.cache_clear()
    try:
        own = marks.compiled_folder()
        recent, old, other = tmp_path / "compiled-1-a", tmp_path / "compiled-1-b", tmp_path / "tables"
        for folder in (own, recent, old, other):
            folder.mkdir()
            (folder / "something").write_text("x")
        for folder, days in ((own, 90), (recent, 59), (old, 61), (other, 90)):
            long_ago = time.time() - days * 86_400
            os.utime(folder, (long_ago, long_ago))
        marks.let_old_code_go()
        assert sorted(tmp_path.iterdir()) == sorted([own, recent, other])
        assert own.stat().st_mtime > time.time() - 3600
    finally:
        marks.compiled_folder.cache_clear()


def test_no_compiled_code_lies_in_the_source_tree():
    obelisk.game("bulo").start().moves()
    assert list(PACKAGE.rglob("*.nbi")) == []
    assert list(PACKAGE.rglob("*.nbc")) == []


@pytest.mark.compiled
def test_other_peoples_compiled_functions_keep_their_own_cache():
    import numba

    from obelisk.kernel import steps

    assert str(steps.begin.stats.cache_path).startswith(str(cache_folder()))
    assert not str(numba.config.CACHE_DIR).startswith(str(cache_folder()))

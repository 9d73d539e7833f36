"""Compiled code is kept on disk, in a folder that an edited rule leaves behind."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import obelisk
from obelisk.folders import cache_folder

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


@pytest.mark.parametrize("edited", ["kernel/playout.py", "games/plug_in/micro/kono.py", "games/geometry.py"])
def test_the_folder_of_compiled_code_changes_with_every_compiled_source(monkeypatch, tmp_path, edited):
    from obelisk.kernel import compiled

    package = tmp_path / "obelisk"
    for part in ("kernel", "games"):
        shutil.copytree(PACKAGE / part, package / part)
    monkeypatch.setattr(compiled, "_PACKAGE", package)
    before = compiled.compiled_folder()
    with (package / edited).open("a", encoding="utf-8") as source:
        source.write("# edited\n")
    assert compiled.compiled_folder() != before
    assert compiled.numba.__version__ in before.name


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

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import pytest

import obelisk
from obelisk import compiling as room
from obelisk.kernel.cache import marks
from obelisk.terminal import compiling

pytestmark = pytest.mark.compiled


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[list[str]]:
    """What was compiled, in a machine that has compiled nothing yet."""
    done: list[str] = []
    warming = ModuleType("obelisk.compiling.warming")
    warming.warm = done.append  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "obelisk.compiling.warming", warming)
    monkeypatch.setattr(room, "warming", warming, raising=False)
    monkeypatch.setattr(compiling, "ProcessPoolExecutor", lambda *arguments, **options: ThreadPoolExecutor(1))
    monkeypatch.setenv("OBELISK_CACHE", str(tmp_path / "cache"))
    marks.forget()
    yield done
    marks.forget()


def test_warm_compiles_every_game_and_says_so(run, compiled: list[str]) -> None:
    assert run("warm").out == "Everything is compiled.\n"
    assert sorted(compiled) == sorted(obelisk.games())


def test_warm_for_play_compiles_once_and_says_nothing(run, compiled: list[str]) -> None:
    assert run("warm", "--for-play").out == ""
    assert sorted(compiled) == sorted(obelisk.games())
    assert run("warm", "--for-play").out == ""
    assert sorted(compiled) == sorted(obelisk.games())


def test_what_warm_compiled_is_ready_for_play(run, compiled: list[str]) -> None:
    run("warm")
    compiled.clear()
    run("warm", "--for-play")
    assert compiled == []

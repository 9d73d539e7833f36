import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

import obelisk

pytestmark = pytest.mark.compiled


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What was compiled, in a machine that has compiled nothing yet."""
    done: list[str] = []

    def tasks(names: list[str] | None = None) -> list[tuple[str, Callable[[], None]]]:
        return [(name, lambda name=name: done.append(name)) for name in names or obelisk.games()]

    warming = ModuleType("obelisk.warming")
    warming.tasks = tasks  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "obelisk.warming", warming)
    monkeypatch.setattr(obelisk, "warming", warming, raising=False)
    monkeypatch.setenv("OBELISK_CACHE", str(tmp_path / "cache"))
    return done


def test_warm_compiles_every_game_and_says_so(run, compiled: list[str]) -> None:
    assert run("warm").out == "Everything is compiled.\n"
    assert compiled == obelisk.games()


def test_warm_for_play_compiles_once_and_says_nothing(run, compiled: list[str]) -> None:
    assert run("warm", "--for-play").out == ""
    assert compiled == obelisk.games()
    assert run("warm", "--for-play").out == ""
    assert compiled == obelisk.games()


def test_what_warm_compiled_is_ready_for_play(run, compiled: list[str]) -> None:
    run("warm")
    compiled.clear()
    run("warm", "--for-play")
    assert compiled == []

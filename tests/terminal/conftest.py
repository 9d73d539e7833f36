import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

pytest.importorskip("typer")
pytest.importorskip("rich")


@dataclass(frozen=True)
class Answer:
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str


Run = Callable[..., Answer]


@pytest.fixture(autouse=True)
def quiet_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("OBELISK_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line as a pipe would: lines in, text out."""
    from obelisk.terminal import main

    def run_it(*arguments: str, typed: str = "") -> Answer:
        monkeypatch.setattr(sys, "argv", ["obelisk", *arguments])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        return Answer(int(ended.value.code or 0), printed.out, printed.err)

    return run_it

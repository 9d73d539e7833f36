"""Games with a mistake in them, each a module of its own, like that of an author who has just begun."""

import importlib
import sys
from pathlib import Path

import pytest

RACE = (Path(__file__).parent.parent / "toys" / "toy_race.py").read_text(encoding="utf-8")


@pytest.fixture
def mistaken(tmp_path, monkeypatch, offer):
    """Return a function that writes the toy race with some texts replaced, offers it, and returns the game."""
    monkeypatch.syspath_prepend(tmp_path)
    made = []

    def make(name, *replaced, entry=None):
        text = RACE.replace("toy-race", name)
        for right, wrong in replaced:
            assert right in text
            text = text.replace(right, wrong)
        module = name.replace("-", "_")
        (tmp_path / f"{module}.py").write_text(text, encoding="utf-8")
        importlib.invalidate_caches()
        offer("obelisk.games", **{(entry or name).replace("-", "_"): f"{module}:GAME"})
        made.append(module)
        return importlib.import_module(module).GAME

    yield make
    for module in made:
        sys.modules.pop(module, None)

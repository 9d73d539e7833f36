"""Games with a mistake in them, each a module of its own, like that of an author who has just begun."""

import importlib
import sys
from pathlib import Path

import pytest

TOYS = Path(__file__).parent.parent / "toys"


@pytest.fixture
def mistaken(tmp_path, monkeypatch, offer):
    """Return a function that writes a toy, the race, with some texts replaced, offers it, and returns the game."""
    monkeypatch.syspath_prepend(tmp_path)
    made = []

    def make(name, *replaced, entry=None, toy="toy-race"):
        text = (TOYS / f"{toy.replace('-', '_')}.py").read_text(encoding="utf-8").replace(toy, name)
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

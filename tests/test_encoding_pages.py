"""The pages about actions and observations say what the encodings are."""

import importlib.util
from pathlib import Path

import pytest

import obelisk

DOCS = Path(__file__).parents[1] / "docs"


def written(name):
    spec = importlib.util.spec_from_file_location("make_encodings", DOCS / "make_encodings.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.page(obelisk.game(name))


@pytest.mark.parametrize("name", obelisk.games())
def test_the_page_of_a_game_is_current(name):
    page = DOCS / "encodings" / f"{name}.md"
    assert page.is_file(), "run: python docs/make_encodings.py"
    assert page.read_text("utf-8") == written(name), "run: python docs/make_encodings.py"


def test_no_page_is_left_over():
    assert {path.stem for path in (DOCS / "encodings").glob("*.md")} <= set(obelisk.games())


@pytest.mark.parametrize("name", obelisk.games())
def test_every_action_and_plane_of_a_game_is_described(name):
    space = obelisk.game(name).space()
    assert sum(part.n for part in space.action_parts) == space.actions
    assert sum(part.n for part in space.planes) == space.observation[0]
    assert all(part.about.strip() for part in (*space.action_parts, *space.planes))

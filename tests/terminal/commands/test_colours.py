"""Everything that is made of a record shows the players in the colours that they agreed on."""

import json
from pathlib import Path

import pytest

import obelisk
from obelisk import drawing
from tests.paper import reading
from tests.terminal.conftest import Run

POSITION = obelisk.game("plug-in").start(composition="rhombus 2: trip", sides=0).play("@a1").play("a1")
AGREED = (("orange", "blue"), ("オレンジ", "青"))


@pytest.fixture(params=AGREED)
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    entries = obelisk.record(POSITION, players=["Ana", "Ben"], colours=request.param)
    path.write_text(json.dumps(entries), encoding="utf-8")
    return path


def test_replay_shows_the_agreed_colours(run: Run, record: Path, tmp_path: Path):
    answer = run("replay", str(record), "--svg", "end.svg")
    assert "● Player 2 to move." in answer.out
    assert (tmp_path / "end.svg").read_text(encoding="utf-8") == drawing.draw(POSITION, colours=(1, 0)).svg()


def test_a_review_shows_the_agreed_colours(run: Run, record: Path):
    told = run("review", str(record), "--all", "--player", "random").out
    assert "  1. ◇ @a1" in told


def test_svg_draws_the_agreed_colours(run: Run, record: Path):
    assert run("svg", str(record), "-").out.strip() == drawing.draw(POSITION, colours=(1, 0)).svg().strip()


def test_a_printed_record_has_the_agreed_colours(run: Run, record: Path, tmp_path: Path):
    assert run("print", str(record)).code == 0
    (page, *_) = reading.pages((tmp_path / "game.pdf").read_bytes())
    assert "1 ◇ @a1" in page.text.replace("\u00a0", " ")

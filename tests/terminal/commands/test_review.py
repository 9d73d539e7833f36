"""`obelisk review`: the report of a game at the terminal, and hints."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import obelisk
from tests.helpers import play_all

pytestmark = pytest.mark.compiled


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game of Bulo in which both missed wins."""
    position = play_all(obelisk.game("bulo").start(), "a1a3 b1b3 c1c3 d1d3 a4c4 d4")
    path = tmp_path / "game.json"
    path.write_text(json.dumps(obelisk.record(position, players=["Ana", "Ben"])), encoding="utf-8")
    return path


def test_a_review_names_the_mistakes_the_better_moves_and_their_reasons(run, saved) -> None:
    answer = run("review", str(saved))
    assert answer.code == 0
    assert "Exact values: this game is solved." in answer.out
    assert "missed win" in answer.out
    assert "100% →   0%" in answer.out
    assert "better: " in answer.out
    assert "line: " in answer.out
    assert "player 1 (Ana)" in answer.out
    assert "Blunders" in answer.out


def test_a_review_speaks_japanese(run, saved) -> None:
    out = run("review", str(saved), "--lang", "ja").out
    assert "正確な値です" in out
    assert "勝ちをのがす" in out
    assert "よりよい手" in out


def test_a_review_lists_every_move_on_request(run, saved) -> None:
    out = run("review", str(saved), "--all").out
    assert all(f"{ply}. " in out for ply in range(1, 7))


def test_the_player_who_judges_can_be_named(run, saved) -> None:
    out = run("review", str(saved), "--player", "mcts:simulations=50").out
    assert "Evaluated by mcts." in out
    answer = run("review", str(saved), "--player", "nobody")
    assert answer.code == 2
    assert "There is no player called nobody" in answer.err


def test_the_graph_is_written(run, saved, tmp_path) -> None:
    run("review", str(saved), "--svg", "graph.svg")
    root = ET.fromstring((tmp_path / "graph.svg").read_text(encoding="utf-8"))
    assert root.attrib["aria-label"] == "Bulo: evaluation"


def test_a_file_that_is_no_record_is_refused_in_words(run, tmp_path) -> None:
    answer = run("review", "nowhere.json")
    assert answer.code == 2
    assert "nowhere.json" in answer.err


def test_a_game_without_moves_has_nothing_to_review(run, tmp_path) -> None:
    (tmp_path / "empty.json").write_text(json.dumps(obelisk.record(obelisk.game("bulo").start())), encoding="utf-8")
    assert "There are no moves to review" in run("review", "empty.json").out


def test_a_hint_shows_value_reason_and_line(run) -> None:
    out = run("play", "bulo", typed="a1a3\nb1b3\nc1c3\nd1d3\nhint\n").out
    assert "Reason" in out
    assert "Line" in out
    assert "wins by force" in out
    assert "理由" in run("play", "bulo", "--lang", "ja", typed="hint\n").out

"""Best scores at the terminal: after a game alone, and by their own command."""

import json
import re
from pathlib import Path

import pytest

import obelisk
from obelisk.arena.scores import Scores

GAME = ("micropul", "--seed", "7")


@pytest.fixture
def played(run):
    """A finished game alone: what was printed."""
    return run("play", *GAME, "--players", "random:seed=2").out


def test_after_a_game_alone_the_table_is_shown_with_the_game_marked(played, run) -> None:
    assert "Best scores for this set-up" in played
    assert re.search(r"1 +\d+ +random:seed=2 +\d{4}-\d\d-\d\d +this game", played)
    again = run("play", *GAME, "--players", "random:seed=3").out
    assert len(re.findall(r"random:seed=\d +\d{4}", again)) == 2
    assert again.count("this game") == 1


def test_a_person_is_entered_under_their_name_once(run) -> None:
    position = obelisk.game("micropul").start(seed=7, players=1)
    chooser = obelisk.player("random", seed=1)
    while not position.is_over:
        position = position.play(chooser.choose(position))
    typed = "\n".join(move for _, move in position.history)
    for _ in range(2):
        out = run("play", *GAME, "--players", "person:name=Ana", typed=typed).out
    assert re.search(r"Ana +\d{4}-\d\d-\d\d +this game", out)
    assert [entry.name for entry in Scores().best(position)] == ["Ana"]


def test_a_game_that_ranks_low_is_shown_all_the_same(played, run) -> None:
    start = obelisk.game("micropul").start(seed=7, players=1)
    (entry,) = Scores().best(start)
    Scores().path.unlink()
    for number in range(11):
        Scores().add(obelisk.replay(entry.record), f"earlier {number}")
    out = run("play", *GAME, "--players", entry.name).out
    assert re.search(rf"12 +{entry.points} .*this game", out)
    assert "earlier 9" in out
    assert "earlier 10" not in out


def test_scores_prints_the_table_of_a_set_up(played, run) -> None:
    out = run("scores", *GAME).out
    assert re.search(r"Rank +Points +Name +Date", out)
    assert "random:seed=2" in out
    assert "this game" not in out
    assert "順位" in run("scores", *GAME, "--lang", "ja").out
    setup = json.dumps(obelisk.game("micropul").start(seed=7, players=1).setup)
    assert "random:seed=2" in run("scores", "micropul", "--setup", setup).out
    assert "Nobody has finished this solo set-up yet." in run("scores", "micropul", "--seed", "8").out


def test_scores_saves_the_game_of_an_entry(played, run, tmp_path: Path) -> None:
    run("scores", *GAME, "--save", "best.json")
    assert obelisk.replay(tmp_path / "best.json").is_over
    assert "The game is over." in run("replay", "best.json").out
    answer = run("scores", *GAME, "--save", "best.json", "--rank", "2")
    assert answer.code == 2
    assert "There is no entry 2; this table has only one." in answer.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["kono"], "Best scores are kept only for solo games; this one has 2 seats."),
        (["micropul", "--seed", "7", "--option", "players=2"], "this one has 2 seats."),
        (["micropul"], "Every start of micropul is different. Say which one: --seed 7, or --setup FILE."),
        (["chess"], "There is no game called chess."),
    ],
)
def test_a_set_up_must_be_one_that_is_played_alone(run, arguments: list[str], sentence: str) -> None:
    answer = run("scores", *arguments)
    assert answer.code == 2
    assert sentence in answer.err


def test_a_damaged_table_is_explained_and_the_game_ends_as_it_should(run, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "scores.sqlite").write_bytes(b"no scores" * 100)
    answer = run("play", *GAME, "--players", "random:seed=2")
    assert answer.code == 0
    assert "is damaged" in answer.out
    assert "The game is over." in answer.out
    assert run("scores", *GAME).code == 2


def test_players_may_say_how_many_people_there_are(run) -> None:
    assert "Player 1 (you) to move." in run("play", *GAME, "--players", "1").out
    assert "Player 1 to move." in run("play", *GAME, "--players", "2").out
    answer = run("play", *GAME, "--players", "3")
    assert answer.code == 2
    assert "players is 3, but must be from 1 to 2." in answer.err


def test_the_solver_refuses_before_a_game_for_two_begins(run) -> None:
    answer = run("play", *GAME, "--players", "person,solver")
    assert answer.code == 2
    assert answer.out == ""
    assert "The player solver only plays solo; there are 2 seats here." in answer.err


def test_a_game_for_two_has_no_table(run) -> None:
    assert "Best scores" not in run("play", *GAME, "--players", "random:seed=1,random:seed=2").out

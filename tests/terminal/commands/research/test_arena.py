import re
from pathlib import Path

import pytest

from tests.players.bots import bot, example

SMALL = ["--option", "size=3", "--games", "4", "--processes", "1"]


def test_the_arena_prints_rates_with_intervals_and_how_to_repeat_it(run) -> None:
    arguments = ["arena", "rhombus", "mcts:simulations=20", "random", *SMALL]
    out = run(*arguments, "--seed", "3").out
    assert re.search(r"Player +Games +Won +Rate +95 %", out)
    assert re.search(r"mcts:simulations=20 +4 +\d+ +\d+\.\d% +\d+\.\d% – \d+\.\d%", out)
    assert "To repeat this: --seed 3" in out
    assert out == run(*arguments, "--seed", "3").out
    assert "勝率" in run(*arguments, "--lang", "ja").out


def test_the_arena_says_why_a_bot_lost(run, tmp_path: Path) -> None:
    text, _ = bot(tmp_path, "dies")
    answer = run("arena", "rhombus", "random", text, *SMALL)
    assert answer.code == 0
    assert re.search(r"exec:.* lost 4 games: .*out of cheese", answer.out)
    assert "局：" in run("arena", "rhombus", "random", text, *SMALL, "--lang", "ja").out


def test_the_example_bot_plays_in_the_arena(run) -> None:
    out = run("arena", "rhombus", "random", example(), *SMALL).out
    assert "bot.py" in out
    assert " lost " not in out


def test_the_sequential_test_is_told(run) -> None:
    out = run("arena", "rhombus", "random", "random:seed=1", *SMALL, "--sprt", "0,50").out
    assert "Not decided after 4 games: log-likelihood ratio" in out
    twins = ["arena", "rhombus", "mcts:simulations=60", "random", "--option", "size=3", "--processes", "1"]
    out = run(*twins, "--games", "400", "--sprt", "0,400", "--seed", "1").out
    assert re.search(r"Decided after \d+ games: an advantage of \+400 Elo for mcts:simulations=60 over random", out)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["rhombus", "random"], "There are 2 seats at a table, but only one player."),
        (["rhombus", "random", "alphazero"], "There is no player called alphazero."),
        (["rhombus", "random", "exec:./nothing"], "“./nothing” names no program to start."),
        (["rhombus", "random", "random", "--sprt", "20,0"], "Write it like 0,20."),
        (["rhombus", "random", "random", "--sprt", "much"], "Write it like 0,20."),
        (["chess", "random", "random"], "There is no game called chess."),
    ],
)
def test_a_mistake_is_one_sentence(run, arguments: list[str], sentence: str) -> None:
    answer = run("arena", *arguments)
    assert answer.code == 2
    assert sentence in answer.err


def test_the_ladder_is_played_shown_and_resumed(run) -> None:
    assert "Nobody has played on this ladder yet." in run("ladder", "rhombus", "--option", "size=3").out
    out = run("ladder", "rhombus", "random", "mcts:simulations=20", *SMALL).out
    assert re.search(r"Rank +Player +Elo +± +Games +Rate", out)
    assert re.search(r"2 +random +0 +0 +4 ", out)
    assert "relative to random" in out
    assert run("ladder", "rhombus", "--option", "size=3").out == out
    assert run("ladder", "rhombus", "random", "mcts:simulations=20", *SMALL).out == out
    assert "番付" in run("ladder", "kono", "--lang", "ja").out
    forgotten = run("ladder", "rhombus", "--option", "size=3", "--forget", "mcts:simulations=20").out
    assert "Games removed: 4" in forgotten
    assert "Nobody has played" in forgotten


def test_the_ladder_says_why_a_bot_lost(run, tmp_path: Path) -> None:
    text, _ = bot(tmp_path, "dies")
    assert "4 games were lost: " in run("ladder", "rhombus", "random", text, *SMALL).out


def test_the_engine_answers_line_by_line(run) -> None:
    typed = 'obelisk 1\nnewgame rhombus seats 2 seat 0\nsetup {"size":2,"sides":0}\ngo\nwhat\nquit\nisready\n'
    answer = run("engine", "random", typed=typed)
    lines = answer.out.splitlines()
    assert lines[0].startswith("id name Obelisk")
    assert "obeliskok" in lines
    assert lines[-2].startswith("bestmove ")
    assert lines[-1].startswith("error there is no command what")
    assert "コマンド" in run("engine", "--lang", "ja", typed="what\n").out
    assert run("engine", "alphazero").code == 2


def test_a_program_can_play_against_a_person(run, tmp_path: Path) -> None:
    text, log = bot(tmp_path)
    out = run("play", "rhombus", "--option", "size=2", "--players", f"person,{text}", typed="b2\n").out
    assert "a1" in out
    assert "go seconds 1" in log.read_text(encoding="utf-8")


def test_a_saved_game_never_starts_a_program(run, tmp_path: Path) -> None:
    text, log = bot(tmp_path)
    run("play", "rhombus", "--option", "size=2", "--players", f"{text},person", "--save", "game.json", typed="quit\n")
    log.unlink()
    run("play", "--load", "game.json", typed="quit\n")
    assert not log.exists()

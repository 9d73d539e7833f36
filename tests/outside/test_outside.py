"""Matches against programs from elsewhere, played here against small programs that stand in for them."""

import json
import subprocess
import sys

import numpy as np
import pytest
from benchmarks.outside import match
from benchmarks.outside.gtp import HexEngine
from benchmarks.outside.match import Match
from benchmarks.outside.network import HexNetwork, framed
from benchmarks.outside.optibot import OptiBot
from benchmarks.outside.processor import processor_seconds

import obelisk
from obelisk.errors import BotFailure

# A Hex engine that takes the first free cell, and after some moves does what it is told to.
ENGINE = """
import sys
log, way, good = open(sys.argv[1], "a"), sys.argv[2], int(sys.argv[3])
for line in sys.stdin:
    print(line.strip(), file=log, flush=True)
    word, *rest = line.split()
    if word == "boardsize":
        n = int(rest[0])
        free, made = [chr(97 + i % n) + str(1 + i // n) for i in range(n * n)], 0
    if word == "play":
        free.remove(rest[1])
    if word != "genmove":
        print("= \\n" if word != "nonsense" else "? unknown command\\n", flush=True)
        continue
    made += 1
    if made > good and way == "dies":
        break
    print("= resign\\n" if made > good and way == "resigns" else f"= {free.pop(0).upper()}\\n", flush=True)
"""

# Gives every question the same answer, and notes the questions.
PARROT = """
import sys
asked = []
for line in sys.stdin:
    asked.append(line.strip())
    if asked[-1] == "go":
        open(sys.argv[1], "a").write("|".join(asked) + "\\n")
        print(sys.argv[2].replace("_", " "), flush=True)
        asked = []
"""


@pytest.fixture
def program(tmp_path):
    """Write a program down; return the command that runs it, with some words behind it, and its log."""

    def write(text, *words):
        (tmp_path / "program.py").write_text(text)
        log = tmp_path / "asked.txt"
        return " ".join([sys.executable, str(tmp_path / "program.py"), str(log), *words]), log

    return write


@pytest.fixture
def engine(program):
    command, log = program(ENGINE, "plays", "0")
    player = HexEngine(command=command, settings="first 1; second 2")
    yield player, log
    player.close()


def test_an_engine_hears_the_board_its_settings_and_every_move_once(engine):
    player, log = engine
    position = obelisk.game("rhombus").start(size=3).play("b2")
    assert player.choose(position) == "a1"
    position = position.play("a1").play("c3")
    assert player.choose(position) == "b1"
    told = "boardsize 3 3|clear_board|first 1|second 2|play b b2|genmove w|play b c3|genmove w"
    assert log.read_text().split("\n")[:-1] == told.split("|")


def test_black_joins_the_rows_whoever_begins(engine):
    player, log = engine
    player.choose(obelisk.game("rhombus").start(size=3, sides=1))
    assert log.read_text().endswith("genmove w\n")


def test_another_game_begins_on_an_empty_board(engine):
    player, log = engine
    start = obelisk.game("rhombus").start(size=3)
    player.choose(start.play("b2"))
    assert player.choose(start.play("a1")) == "b1"
    assert log.read_text().count("clear_board") == 2


@pytest.mark.parametrize("way", ["dies", "resigns"])
def test_what_an_engine_gives_up_somebody_else_finishes(program, way):
    command, _ = program(ENGINE, way, "1")
    player = HexEngine(command=command, finisher="mcts:simulations=200")
    position = obelisk.game("rhombus").start(size=3).play("a2")
    position = position.play(player.choose(position)).play("b2")
    assert player.helped == 0
    assert player.choose(position) in position.moves()
    assert player.helped == 1
    player.close()


def test_an_engine_that_never_plays_has_failed(program):
    command, _ = program(ENGINE, "dies", "0")
    player = HexEngine(command=command)
    with pytest.raises(BotFailure):
        player.choose(obelisk.game("rhombus").start(size=3))
    refused = HexEngine(command=command, settings="nonsense")
    with pytest.raises(BotFailure, match="unknown command"):
        refused.choose(obelisk.game("rhombus").start(size=3))


def test_a_match_plays_each_opening_from_both_sides_and_goes_on_where_it_was_left(program, tmp_path, capsys):
    command, _ = program(ENGINE, "plays", "0")
    log = tmp_path / "match.jsonl"
    players = ["random", f"benchmarks.outside.gtp:HexEngine:command={command}"]
    asked = ["rhombus", *players, "--log", str(log), "--openings", "a1,b2 a1", "--option", "size=3"]
    match.main([*asked, "--games", "3"])
    before = log.read_text()
    match.main([*asked, "--games", "4"])
    assert log.read_text().startswith(before)
    games = [json.loads(line) for line in log.read_text().splitlines()[1:]]
    assert [(game["first"], game["opening"]) for game in games] == [
        (0, ["a1"]), (1, ["a1"]), (0, ["b2", "a1"]), (1, ["b2", "a1"]),
    ]  # fmt: skip
    assert all(sum(game["turns"]) + len(game["opening"]) == game["plies"] for game in games)
    assert "of 4 games" in capsys.readouterr().out.splitlines()[-1]
    with pytest.raises(SystemExit, match="another match"):
        Match("rhombus", players, log, ["a2"], {"size": 3})


def test_what_a_program_has_spent_counts_while_it_runs_and_after_its_end():
    busy = "import time\nwhile time.process_time() < 0.3: pass\nprint(flush=True)\ninput()"
    before = processor_seconds()
    with subprocess.Popen([sys.executable, "-c", busy], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        program.stdout.readline()
        assert processor_seconds() - before > 0.25
    assert processor_seconds() - before > 0.25


class FirstRow:
    """A network that likes the first row, and of it the last cell most."""

    def get_inputs(self):
        return [type("Input", (), {"name": "planes"})]

    def run(self, _, given):
        size = given["planes"].shape[-1] - 2
        liked = np.zeros((1, size, size))
        liked[0, 0] = np.arange(1, size + 1)
        return [liked]


def test_a_network_sees_the_board_with_its_own_sides_above_and_below():
    start = obelisk.game("rhombus").start(size=3)
    player = HexNetwork(model="", session=FirstRow())
    assert player.choose(start) == "c1"
    assert player.choose(start.play("b2")) == "a3"
    planes = framed(start.play("b2").observe(1))
    assert planes[0].tolist() == [[0, 1, 1, 1, 0], *[[0] * 5] * 3, [0, 1, 1, 1, 0]]
    assert planes[1].tolist() == [[0] * 5, [1, 0, 0, 0, 1], [1, 0, 1, 0, 1], [1, 0, 0, 0, 1], [0] * 5]


def test_a_network_that_sees_no_win_is_shown_one():
    position = obelisk.game("rhombus").start(size=3)
    for move in ("a1", "c1", "a2", "c2"):
        position = position.play(move)
    assert HexNetwork(model="", session=FirstRow()).choose(position) == "a3"


def test_optibot_is_asked_with_what_its_seat_sees(program):
    position = obelisk.game("micropul").start(seed=1).play("stone 0,0nw")
    chosen = position.moves()[-1]
    command, log = program(PARROT, chosen.replace(" ", "_"))
    player = OptiBot(command=command)
    assert player.choose(position) == chosen
    player.close()
    hand = " ".join(map(str, position.view(1)["hand"]))
    assert log.read_text() == f"tile 40 0 0 0|stone 1 0 0 nw|hand {hand}|left 0 3 6 0 2|go\n"

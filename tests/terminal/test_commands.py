import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import obelisk


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    position = obelisk.game("kono").start().play("a1a3").play("b4b2")
    path.write_text(json.dumps(obelisk.record(position, players=["Ana", "person"])), encoding="utf-8")
    return path


def test_without_a_terminal_obelisk_alone_prints_its_help(run) -> None:
    answer = run()
    assert answer.code == 0
    assert "Usage: obelisk" in answer.out


COMMANDS = [
    ["games"],
    ["play"],
    ["replay"],
    ["svg"],
    ["scores"],
    ["perft"],
    ["playouts"],
    ["solve"],
    ["duel"],
    ["arena"],
    ["ladder"],
    ["engine"],
    ["warm"],
    ["new-game"],
    ["puzzle"],
    ["make-puzzles"],
    ["map", "new"],
    ["map", "save"],
    ["map", "show"],
    ["map", "resume"],
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_an_example(run, command: list[str]) -> None:
    answer = run(*command, "--help")
    assert answer.code == 0
    assert f"Example: obelisk {' '.join(command)}" in answer.out


def test_help_is_in_japanese_too(run) -> None:
    assert "ゲームの一覧を表示します。" in run("--lang", "ja").out
    assert "例：obelisk perft" in run("perft", "--help", "--lang=ja").out


def test_the_version_is_printed(run) -> None:
    assert run("--version").out.strip() == obelisk.__version__


def test_the_package_itself_is_the_command_too() -> None:
    told = subprocess.run([sys.executable, "-m", "obelisk", "--version"], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == obelisk.__version__


def test_games_lists_every_game_with_its_kind(run) -> None:
    out = run("games").out
    for name in obelisk.games():
        assert re.search(rf"^{name} ", out, re.MULTILINE)
    assert re.search(r"rhombus +Rhombus +2 +macrogame +This is Hex", out)
    assert re.search(r"plug-in +Plug-In +2 +match", out)


@pytest.mark.parametrize("arguments", [["games", "--lang", "ja"], ["--lang", "ja", "games"]])
def test_games_speaks_japanese(run, arguments: list[str]) -> None:
    assert "デカポーン" in run(*arguments).out


def test_replay_shows_the_last_board_alone(run, record: Path) -> None:
    out = run("replay", str(record)).out
    assert "Kono, move 2 of 2" in out
    assert "move 1 of 2" not in out
    assert "The game is not over yet." in out


def test_replay_shows_every_board_when_asked(run, record: Path) -> None:
    out = run("replay", str(record), "--every", "1").out
    assert [f"move {ply} of 2" in out for ply in range(3)] == [True] * 3
    assert "Player 1 (Ana): a1a3" in out


def test_replay_writes_a_picture(run, record: Path, tmp_path: Path) -> None:
    run("replay", str(record), "--svg", "end.svg")
    assert (tmp_path / "end.svg").read_text(encoding="utf-8") == obelisk.replay(record).svg()


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda text: text[:-5], "This is not a record"),
        (lambda text: text.replace("b4b2", "b4b1"), "Move 2 of the record is not allowed."),
        (lambda text: text.replace('"moves"', '"mvoes"'), "moves is missing from the record."),
        (lambda text: "[]", "This is not a record"),
        (lambda text: "", "This is not a record"),
    ],
)
def test_a_damaged_record_is_explained(run, record: Path, damage, sentence: str) -> None:
    record.write_text(damage(record.read_text(encoding="utf-8")), encoding="utf-8")
    answer = run("replay", str(record))
    assert answer.code == 2
    assert answer.out == ""
    assert sentence in answer.err


def test_a_file_that_is_no_text_is_explained(run, record: Path) -> None:
    record.write_bytes(b"\xff\xfe\x00")
    assert run("replay", str(record)).code == 2


def test_perft_prints_the_number_alone(run) -> None:
    assert run("perft", "kono", "3").out == "116\n"
    assert run("perft", "rhombus", "2", "--option", "size=3").out == "72\n"


def test_perft_refuses_a_negative_depth(run) -> None:
    answer = run("perft", "kono", "--", "-1")
    assert answer.code == 2
    assert "depth must be a whole number of at least 0" in answer.err


def test_playouts_tells_who_wins_and_how_fast(run) -> None:
    out = run("playouts", "bulo", "100", "--seed", "1").out
    wins = obelisk.game("bulo").playouts(100, seed=1).wins
    assert f"Player 1 won or shared: {wins[0]}" in out
    assert "Games per second" in out


def test_svg_writes_the_start_of_a_game_or_a_saved_one(run, record: Path, tmp_path: Path) -> None:
    assert run("svg", "kono", "kono.svg").code == 0
    assert (tmp_path / "kono.svg").read_text(encoding="utf-8").startswith("<svg")
    assert run("svg", str(record), "-").out.startswith("<svg")


@pytest.mark.slow
@pytest.mark.parametrize(("command", "suffix", "begins"), [("svg", ".svg", b"<svg"), ("print", ".pdf", b"%PDF")])
def test_pictures_and_pages_take_their_file_in_the_same_ways(run, tmp_path: Path, command, suffix, begins) -> None:
    only = ["--only", "leaflet"] if command == "print" else []
    for given, made in (([], "kono"), (["one"], "one"), (["-o", "two"], "two"), (["--out", "three"], "three")):
        given = [name if name.startswith("-") else f"{name}{suffix}" for name in given]
        answer = run(command, "kono", *given, *only)
        assert (answer.code, answer.out.strip()) == (0, f"Saved: {made}{suffix}")
        assert (tmp_path / f"{made}{suffix}").read_bytes().startswith(begins)
    for given in (["-"], ["-o", "-"]):
        line = [sys.executable, "-m", "obelisk", command, "kono", *given, *only]
        assert subprocess.run(line, capture_output=True, check=True).stdout.startswith(begins)
    answer = run(command, "kono", f"a{suffix}", "-o", f"b{suffix}", *only)
    assert answer.code == 2
    assert f"Name one file to write; you named a{suffix} and b{suffix}." in answer.err
    assert not (tmp_path / f"a{suffix}").exists()


def test_svg_draws_more_on_request(run, tmp_path: Path) -> None:
    position = obelisk.game("micropul").start(seed=1).play("stone 0,0nw")
    (tmp_path / "claimed.json").write_text(json.dumps(obelisk.record(position)), encoding="utf-8")
    assert run("svg", "claimed.json", "-", "--with", "groups").out.strip() == position.svg(groups=True).strip()
    answer = run("svg", "claimed.json", "-", "--with", "shadows")
    assert answer.code == 2
    assert "A picture of micropul has no option shadows. Its options are: language, tall, names, groups" in answer.err


def test_svg_of_an_unknown_game_lists_the_games(run) -> None:
    answer = run("svg", "chess", "chess.svg")
    assert answer.code == 2
    assert "The games are: trip, kono" in answer.err


def test_a_file_that_cannot_be_written_is_explained(run, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    answer = run("svg", "kono", "folder")
    assert answer.code == 2
    assert "folder cannot be written" in answer.err


def test_solve_tells_value_moves_and_size(run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def solve(position: obelisk.Position, progress) -> obelisk.Solution:
        asked.append(position.history)
        progress(1, None, "counting")
        progress(1, 2, "counting")
        return obelisk.Solution("win", 7, ["a1", "b1"], 1234, 1.0)

    monkeypatch.setattr(obelisk, "solve", solve)
    out = run("solve", "bulo", "--moves", "c1, d1").out
    assert asked == [((0, "c1"), (1, "d1"))]
    assert "Player 1 is to move and wins in 7 moves." in out
    assert "Best: a1 b1" in out
    assert "1,234" in out


def test_solve_of_a_draw(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(obelisk, "solve", lambda position, progress: obelisk.Solution("draw", None, ["a1"], 2, 0.5))
    assert "it is a draw" in run("solve", "bulo").out


def test_solve_refuses_what_is_too_large(run) -> None:
    answer = run("solve", "rhombus")
    assert answer.code == 2
    assert "rhombus cannot be solved" in answer.err


def test_a_table_of_perfect_play_is_saved_for_a_package_that_brings_it_along(run, tmp_path: Path) -> None:
    out = run("solve", "bulo", "--save", str(tmp_path / "tables")).out
    (path,) = (tmp_path / "tables").glob("bulo-*.table")
    assert path.name in out.replace("\n", "")


def test_without_its_packages_the_program_says_how_to_install_them(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("obelisk.terminal.find_spec", lambda name: None)
    answer = run("games")
    assert answer.code == 1
    assert "pip install obelisk-table" in answer.err
    assert answer.err.count("\n") == 1

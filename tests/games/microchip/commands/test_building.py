"""Building at the terminal: the workbench, the puzzle of the day, and what is kept of both."""

import json
import re
from pathlib import Path

import pytest

import obelisk
from obelisk.arena.scores import Scores
from obelisk.games.microchip import puzzles
from obelisk.storage.folders import data_folder

PUZZLE = ("puzzle", "microchip", "--date", "2026-11-15")


def typed(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def test_tiles_are_laid_turned_removed_and_handed_in(run) -> None:
    lines = ("place R1 a2 1", "turn a2 3", "place a3 S", "place c3 NE", "remove c3", "check", "hand in")
    out = run(*PUZZLE, typed=typed(*lines)).out
    assert "The microchip that counts: a2 a3. Value 2" in out
    assert "Player 1 (you): build a2N a3S" in out
    assert "−44 (" in out


def test_a_typed_layout_works_as_always(run) -> None:
    assert "Player 1 (you): build a2N a3S" in run(*PUZZLE, typed=typed("build A2n a3S")).out


def test_a_refused_layout_names_the_reason_and_the_game_goes_on(run) -> None:
    out = run(*PUZZLE, typed=typed("place a4 W", "hand in", "build a9N", "remove a4", "hand in")).out
    assert "build a4W: a path of a4 runs off the board on side W." in out
    assert "there is no cell a9" in out
    assert "Player 1 (you): build\n" in out


def test_trying_is_no_move_and_can_be_taken_back(run) -> None:
    out = run(*PUZZLE, typed=typed("back", "place a2 N", "back", "undo", "show")).out
    assert "Nothing has been changed on the workbench yet." in out
    assert "There is no move to take back." in out
    assert "In the tray: B1 BI BL BT×2 Y1 YI×2 YL YT R1×2" in out.rpartition("There is no move")[2]


def test_the_bench_is_there_while_tiles_are_taken(run) -> None:
    out = run("play", "microchip", "--players", "2", "--seed", "1", typed=typed("place a1 N", "check", "1", "show")).out
    assert "Open ends: 1" in out
    assert "is still open" in out
    assert "Player 1: take" in out
    # The second player has a bench of their own.
    assert "Open ends: 0" in out.rpartition("Player 1: take")[0]


@pytest.mark.compiled
def test_advice_on_what_to_take_comes_from_a_player_of_the_game(run) -> None:
    out = run("play", "microchip", "--players", "2", "--seed", "1", "--time", "0.05", typed="hint\n").out
    assert re.search(r"Move +Worth", out)
    assert re.search(r"take [BYRGP][1ILTX] +\d+%", out)


def test_help_explains_the_bench_in_both_languages(run) -> None:
    assert "lay a tile: place RT c3" in run(*PUZZLE, typed="help\n").out
    assert "タイルを置きます" in run(*PUZZLE, "--lang", "ja", typed="help\n").out


@pytest.mark.compiled
def test_the_optimum_is_told_only_at_the_end_and_the_game_enters_the_table(run) -> None:
    best = puzzles.optimum(puzzles.daily("2026-11-15"))
    out = run(*PUZZLE, "--name", "Ana", typed=typed("check", "build a2N a3S")).out
    before, _, after = out.partition("build a2N a3S")
    assert "proven" not in before
    assert "Score −44. The best possible with these tiles is 50 (proven), 94 more. That is 0%." in after
    assert re.search(r"−44 +Ana .*this game", after)
    out = run(*PUZZLE, "--name", "Ben", typed=typed(best.move)).out
    assert "Score 50: the best possible with these tiles (proven)." in out
    assert [entry.name for entry in Scores().best(puzzles.daily("2026-11-15"))] == ["Ben", "Ana"]


@pytest.mark.compiled
def test_who_has_seen_the_solution_or_had_a_hint_is_not_entered(run) -> None:
    out = run(*PUZZLE, typed=typed("solution", "hand in")).out
    assert "Score 50: the best possible with these tiles (proven)." in out
    assert "You have had help" in out
    assert "You have had help" in run(*PUZZLE, typed=typed("hint", "build a2N a3S")).out
    assert Scores().best(puzzles.daily("2026-11-15")) == []


def test_a_puzzle_comes_from_a_date_or_a_seed(run) -> None:
    by_date, by_seed = run(*PUZZLE).out, run("puzzle", "microchip", "--seed", "20261115").out
    assert by_date == by_seed
    assert run("puzzle", "microchip", "--seed", "7").out != by_seed
    answer = run("puzzle", "microchip", "--seed", "7", "--date", "2026-11-15")
    assert (answer.code, answer.err) == (2, "Give a date or a seed, not both.\n")
    assert "Write a date like 2026-11-15" in run("puzzle", "microchip", "--date", "tomorrow").err


def test_what_lies_on_a_bench_is_kept_when_the_game_is_broken_off(run) -> None:
    out = run(*PUZZLE, typed=typed("place a2N a3S")).out
    (kept,) = (data_folder() / "unfinished").iterdir()
    assert str(kept) in out
    assert json.loads(kept.read_text())["workbench"] == ["build a2N a3S"]
    assert obelisk.replay(kept).history == ()
    assert "Value 2, 23 unused tiles" in run("play", "--load", str(kept)).out


@pytest.mark.parametrize("lying", [7, ["nonsense"], [None, None], ["build a1Q"], [["build"]], [3]])
def test_a_damaged_bench_in_a_record_is_left_out(run, tmp_path: Path, lying: object) -> None:
    record = obelisk.record(puzzles.daily("2026-11-15"), workbench=lying)
    (tmp_path / "game.json").write_text(json.dumps(record))
    answer = run("play", "--load", "game.json")
    assert answer.code == 0
    assert "25 unused tiles: score −50" in answer.out


def test_boards_of_the_box_are_drawn_checked_listed_and_removed(run) -> None:
    board = "PPYBYRPPYRGRGBPGGYBBGYRRB"
    assert "Your box is empty." in run("boards", "list").out
    assert "This is a valid board." in run("boards", "check", board).out
    answer = run("boards", "check", "BYRGP" * 5)
    assert (answer.code, answer.err) == (2, "The four corners must have four different colours; these are B P B P.\n")
    run("boards", "add", board, "--name", "Ana")
    run("boards", "draw", "2", "--seed", "4", "--add")
    out = run("boards", "list").out
    assert re.search(rf"1 +Ana +{board} +G Y R R B", out)
    assert len(re.findall("[BYRGP]{25}", out)) == 3
    assert f"Removed from the box: {board}" in run("boards", "remove", "Ana").out
    assert "番号" in run("boards", "list", "--lang", "ja").out


def test_boards_are_printed_from_the_box_or_by_their_letters(run, tmp_path: Path) -> None:
    assert "There are no boards to print." in run("boards", "print", "boards.pdf").err
    run("boards", "draw", "2", "--seed", "4", "--add")
    run("boards", "print", "boards.pdf")
    assert (tmp_path / "boards.pdf").read_bytes().startswith(b"%PDF")
    run("boards", "print", "one.svg", "PPYBYRPPYRGRGBPGGYBBGYRRB")
    assert "Boards for Microchip" in (tmp_path / "one.svg").read_text()
    assert "must end in .svg or .pdf" in run("boards", "print", "boards.txt").err


def test_a_game_is_played_on_boards_of_the_box(run, tmp_path: Path) -> None:
    run("boards", "draw", "3", "--seed", "4", "--add")
    known = set(re.findall("[BYRGP]{25}", run("boards", "list").out))
    run("play", "microchip", "--boards", "box", "--save", "game.json", typed="1\n")
    chosen = obelisk.replay(tmp_path / "game.json").setup["boards"]
    assert len({*chosen} & known) == 2
    run("play", "microchip", "--boards", "3,1", "--save", "game.json", typed="1\n")
    assert {*obelisk.replay(tmp_path / "game.json").setup["boards"]} <= known
    assert "The box has 3 boards, but you need 4." in run("play", "microchip", "--players", "4", "--boards", "box").err
    assert (
        "The number of boards named is 1, but the number of players is 2."
        in run("play", "microchip", "--boards", "1").err
    )
    assert "kono" in run("play", "kono", "--boards", "box").err

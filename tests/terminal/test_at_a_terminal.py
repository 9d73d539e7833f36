"""The program at a real terminal."""

import re
import signal
from pathlib import Path

import pytest

import obelisk
from tests.terminal.keys import Start, needs_pseudo_terminals, start

__all__ = ["start"]

pytestmark = [needs_pseudo_terminals, pytest.mark.slow]

CONTROL_D = "\x04"


def kept_games(folder: Path) -> list[Path]:
    return list((folder / "data" / "unfinished").glob("*.json"))


def test_the_menu_starts_a_game_with_three_keys(start: Start, tmp_path: Path) -> None:
    terminal = start(NUMBA_DISABLE_JIT="0")
    terminal.wait_for("Which game?")
    terminal.type("bulo\n")
    terminal.wait_for("Player 1")
    terminal.type("\n")
    terminal.wait_for("[club]")
    terminal.type("random\n")
    terminal.wait_for("Player 1 (you) to move.")
    terminal.wait_for("> ")
    terminal.type("a1\n")
    terminal.wait_for("Player 2 (random):")
    terminal.wait_for("> ")
    terminal.type("quit\n")
    terminal.wait_for("Save the record?")
    terminal.type("\n")
    terminal.wait_for("Saved: bulo.json")
    assert terminal.end() == 0
    assert len(obelisk.replay(tmp_path / "bulo.json").history) == 2


def test_the_menu_asks_for_the_size_again_when_it_makes_no_sense(start: Start) -> None:
    terminal = start()
    terminal.wait_for("Which game?")
    terminal.type("99\n")
    terminal.wait_for("99 is not on the list.")
    terminal.type("rhombus\n")
    terminal.wait_for("How big is the board? [11]")
    terminal.type("50\n")
    terminal.wait_for("must be from 2 to 11.")
    terminal.type("3\n")
    terminal.wait_for("[person]")
    terminal.type("nobody\n")
    terminal.wait_for("nobody is not on the list.")
    terminal.type("1\n")
    terminal.wait_for("[club]")
    terminal.type("1\n")
    terminal.wait_for("Player 1 to move.")
    terminal.type("quit\n")
    assert terminal.end() == 0


def test_play_without_a_game_shows_the_menu(start: Start) -> None:
    terminal = start("play")
    terminal.wait_for("Which game?")
    terminal.type("q\n")
    assert terminal.end() == 0


def test_leaving_the_menu_is_no_mistake(start: Start) -> None:
    terminal = start()
    terminal.wait_for("Which game?")
    terminal.type(CONTROL_D)
    assert terminal.end() == 0


def test_control_c_keeps_the_game_and_the_menu_goes_on_with_it(start: Start, tmp_path: Path) -> None:
    terminal = start("play", "kono")
    terminal.wait_for("> ")
    terminal.type("a1a3\n")
    terminal.wait_for("Player 2 to move.")
    terminal.wait_for("> ")
    terminal.signal(signal.SIGINT)
    terminal.wait_for("The game is saved.")
    assert terminal.end() == 130
    assert len(kept_games(tmp_path)) == 1
    again = start()
    again.wait_for("Continue kono")
    again.type("0\n")
    again.wait_for("Player 2 to move.")
    again.wait_for("> ")
    again.type("quit\n")
    assert again.end() == 0
    assert len(kept_games(tmp_path)) == 1


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_closed_window_keeps_the_game(start: Start, tmp_path: Path, number: int) -> None:
    terminal = start("play", "kono")
    terminal.wait_for("> ")
    terminal.type("a1a3\n")
    terminal.wait_for("Player 2 to move.")
    terminal.wait_for("> ")
    terminal.signal(number)
    terminal.end()
    assert len(kept_games(tmp_path)) == 1


def test_the_end_of_the_input_keeps_the_game(start: Start, tmp_path: Path) -> None:
    terminal = start("play", "kono")
    terminal.wait_for("> ")
    terminal.type("a1a3\n")
    terminal.wait_for("Player 2 to move.")
    terminal.wait_for("> ")
    terminal.type(CONTROL_D)
    terminal.wait_for("The game is saved.")
    assert terminal.end() == 0


def test_after_the_end_one_can_take_back_play_again_and_leave(start: Start, tmp_path: Path) -> None:
    terminal = start("play", "rhombus", "--option", "size=2")
    for move in ("a1", "b1", "a2"):
        terminal.wait_for("> ")
        terminal.type(f"{move}\n")
    terminal.wait_for("Winner: player 1.")
    terminal.wait_for("> ")
    terminal.type("b2\n")
    terminal.wait_for("The game is over.")
    terminal.type("undo\n")
    terminal.wait_for("One move taken back.")
    terminal.wait_for("> ")
    terminal.type("a2\n")
    terminal.wait_for("Winner: player 1.")
    terminal.wait_for("> ")
    terminal.type("again\n")
    terminal.wait_for("Save the record?")
    terminal.type("won.json\n")
    terminal.wait_for("Saved: won.json")
    terminal.wait_for("Player 1 to move.")
    terminal.wait_for("> ")
    terminal.type("quit\n")
    assert terminal.end() == 0
    assert obelisk.replay(tmp_path / "won.json").is_over


def test_a_file_is_not_overwritten_without_asking(start: Start, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("mine", encoding="utf-8")
    terminal = start("play", "kono")
    terminal.wait_for("> ")
    terminal.type("save mine.json\n")
    terminal.wait_for("Overwrite it?")
    terminal.type("n\n")
    terminal.wait_for("> ")
    terminal.type("quit\n")
    assert terminal.end() == 0
    assert (tmp_path / "mine.json").read_text(encoding="utf-8") == "mine"


def test_replay_turns_the_pages(start: Start, run, tmp_path: Path) -> None:
    assert "Saved: game.json" in run("play", "kono", "--save", "game.json", typed="a1a3\nb4b2\n").out
    terminal = start("replay", "game.json")
    for typed, page in (("", 0), ("", 1), ("b", 2), ("2", 1), ("q", 2)):
        terminal.wait_for(f"move {page} of 2")
        terminal.wait_for("> ")
        terminal.type(f"{typed}\n")
    assert terminal.end() == 0


def test_colours_are_left_out_when_the_person_does_not_want_them(start: Start) -> None:
    for environment, has_colour in (({}, True), ({"NO_COLOR": "1"}, False)):
        terminal = start("play", "kono", **environment)
        shown = terminal.wait_for("> ")
        assert bool(re.search(r"\x1b\[[0-9;]*38;", shown)) is has_colour
        terminal.type("quit\n")
        terminal.end()


def test_a_terminal_without_unicode_gets_other_signs(start: Start) -> None:
    terminal = start("play", "kono", PYTHONIOENCODING="ascii", NO_COLOR="1", TERM="dumb")
    shown = terminal.wait_for("> ")
    assert "4  O  O  O  O" in shown
    assert "2  X  X  X  X" in shown
    terminal.type("quit\n")
    assert terminal.end() == 0


def test_q_leaves_the_menu(start: Start) -> None:
    terminal = start()
    terminal.wait_for("Which game?")
    terminal.type("q\n")
    assert terminal.end() == 0


def test_a_named_file_is_written_when_the_game_ends(start: Start, tmp_path: Path) -> None:
    terminal = start("play", "bulo", "--save", "end.json")
    for run in ("a1c1", "a2c2", "a3c3", "a4c4", "d1d3", "d4"):
        terminal.wait_for("> ")
        terminal.type(f"{run}\n")
        terminal.wait_for(run)
    terminal.wait_for("Saved: end.json")
    terminal.type("q\n")
    assert terminal.end() == 0
    assert obelisk.replay(tmp_path / "end.json").is_over


def test_a_named_file_is_written_when_the_game_is_left_whatever_was_typed(start: Start, tmp_path: Path) -> None:
    terminal = start("play", "kono", "--save", "named.json")
    terminal.wait_for("> ")
    terminal.type("save typed.json\n")
    terminal.wait_for("Saved: typed.json")
    terminal.wait_for("> ")
    terminal.type("a1a3\n")
    terminal.wait_for("Player 2 to move.")
    terminal.wait_for("> ")
    terminal.type("quit\n")
    terminal.wait_for("Saved: named.json")
    assert terminal.end() == 0
    assert obelisk.replay(tmp_path / "named.json").history == ((0, "a1a3"),)

"""The program at a real terminal: a pseudo-terminal with a person's keys."""

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import obelisk
from obelisk import championship
from obelisk.championship import Championship

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals here", allow_module_level=True)

pytestmark = pytest.mark.slow

PATIENCE = 60.0
CONTROL_D = "\x04"


class Terminal:
    """A running program, and what has appeared on its terminal."""

    def __init__(self, arguments: tuple[str, ...], folder: Path, **environment: str):
        self._keyboard, end = os.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from obelisk.terminal import main; main()", *arguments],
            stdin=end,
            stdout=end,
            stderr=end,
            cwd=folder,
            env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", **environment},
        )
        os.close(end)
        self.seen = ""

    def wait_for(self, text: str) -> str:
        """Return everything up to *text*, and go on after it."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.seen and time.monotonic() < deadline:
            if not self._read(deadline - time.monotonic()):
                break
        assert text in self.seen, self.seen
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._keyboard], [], [], seconds)
        try:
            data = os.read(self._keyboard, 65536) if ready else b""
        except OSError:
            return False
        self.seen += data.decode("utf-8", errors="replace")
        return bool(data)

    def type(self, text: str) -> None:
        os.write(self._keyboard, text.encode())

    def signal(self, number: int) -> None:
        """Send a signal to a program that waits for a line (one that comes as it begins to wait is seen later)."""
        time.sleep(0.5)
        self.process.send_signal(number)

    def end(self) -> int:
        while self._read(PATIENCE):
            pass
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._keyboard)


Start = Callable[..., Terminal]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    running: list[Terminal] = []

    def begin(*arguments: str, **environment: str) -> Terminal:
        running.append(Terminal(arguments, tmp_path, **environment))
        return running[-1]

    yield begin
    for terminal in running:
        terminal.close()


def kept_games(folder: Path) -> list[Path]:
    return list((folder / "data" / "unfinished").glob("*.json"))


def test_the_menu_starts_a_game_with_three_keys(start: Start, tmp_path: Path) -> None:
    terminal = start()
    terminal.wait_for("Which game?")
    terminal.type("bulo\n")
    terminal.wait_for("Seat 0")
    terminal.type("\n")
    terminal.wait_for("[mcts]")
    terminal.type("random\n")
    terminal.wait_for("Seat 0 (you) to move.")
    terminal.wait_for("> ")
    terminal.type("a1\n")
    terminal.wait_for("Seat 1 (random):")
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
    terminal.wait_for("99 is not among them.")
    terminal.type("rhombus\n")
    terminal.wait_for("How large is the board? [11]")
    terminal.type("50\n")
    terminal.wait_for("must be from 2 to 11.")
    terminal.type("3\n")
    terminal.wait_for("[person]")
    terminal.type("nobody\n")
    terminal.wait_for("nobody is not among them.")
    terminal.type("1\n")
    terminal.wait_for("[mcts]")
    terminal.type("1\n")
    terminal.wait_for("Seat 0 to move.")
    terminal.type("quit\n")
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
    terminal.wait_for("Seat 1 to move.")
    terminal.wait_for("> ")
    terminal.signal(signal.SIGINT)
    terminal.wait_for("The game is kept.")
    assert terminal.end() == 130
    assert len(kept_games(tmp_path)) == 1
    again = start()
    again.wait_for("Go on with kono")
    again.type("0\n")
    again.wait_for("Seat 1 to move.")
    again.wait_for("> ")
    again.type("quit\n")
    assert again.end() == 0
    assert len(kept_games(tmp_path)) == 1


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_closed_window_keeps_the_game(start: Start, tmp_path: Path, number: int) -> None:
    terminal = start("play", "kono")
    terminal.wait_for("> ")
    terminal.type("a1a3\n")
    terminal.wait_for("Seat 1 to move.")
    terminal.wait_for("> ")
    terminal.signal(number)
    terminal.end()
    assert len(kept_games(tmp_path)) == 1


def test_the_end_of_the_input_keeps_the_game(start: Start, tmp_path: Path) -> None:
    terminal = start("play", "kono")
    terminal.wait_for("> ")
    terminal.type("a1a3\n")
    terminal.wait_for("Seat 1 to move.")
    terminal.wait_for("> ")
    terminal.type(CONTROL_D)
    terminal.wait_for("The game is kept.")
    assert terminal.end() == 0


def test_after_the_end_one_can_take_back_play_again_and_leave(start: Start, tmp_path: Path) -> None:
    terminal = start("play", "rhombus", "--option", "size=2")
    for move in ("a1", "b1", "a2"):
        terminal.wait_for("> ")
        terminal.type(f"{move}\n")
    terminal.wait_for("The winner is seat 0.")
    terminal.wait_for("> ")
    terminal.type("b2\n")
    terminal.wait_for("The game is over.")
    terminal.type("undo\n")
    terminal.wait_for("Moves taken back: 1.")
    terminal.wait_for("> ")
    terminal.type("a2\n")
    terminal.wait_for("The winner is seat 0.")
    terminal.wait_for("> ")
    terminal.type("again\n")
    terminal.wait_for("Save the record?")
    terminal.type("won.json\n")
    terminal.wait_for("Saved: won.json")
    terminal.wait_for("Seat 0 to move.")
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


def test_a_layout_that_counts_for_nothing_is_handed_in_only_if_it_is_meant(start: Start, tmp_path: Path) -> None:
    terminal = start("puzzle", "--date", "2026-11-15")
    terminal.wait_for("When you are done: hand in.")
    terminal.type("build\n")
    terminal.wait_for("Hand it in? (y/n)")
    terminal.type("n\n")
    terminal.type("place a2N a3S\n")
    terminal.wait_for("score −44")
    terminal.type("hand in\n")
    terminal.wait_for("Score −44. The best possible with these tiles is 50")
    terminal.wait_for("Best scores of this set-up")
    terminal.type("solution\n")
    terminal.wait_for("This is a best layout.")
    terminal.type("quit\n")
    terminal.wait_for("Save the record?")
    terminal.type("n\n")
    assert terminal.end() == 0


def test_a_championship_asks_before_the_next_game_and_keeps_one_that_is_left(start: Start, tmp_path: Path) -> None:
    opened = obelisk.game("microchip").start(seed=1, players=2)
    while opened.view()["phase"] == "draft":
        opened = opened.play(opened.moves()[0])
    stand = Championship.new(["Ana", "Ben"]).add(opened.play("build", 0))
    (tmp_path / "cup.json").write_text(json.dumps(stand.record()))
    terminal = start("championship", "resume", "cup.json")
    terminal.wait_for("When you are done: hand in.")
    terminal.type("hand in\n")
    terminal.wait_for("Hand it in? (y/n)")
    terminal.type("y\n")
    terminal.wait_for("games played 1")
    terminal.wait_for("Enter plays the next game, q leaves:")
    assert len(championship.read(tmp_path / "cup.json").games) == 1
    terminal.type("\n")
    terminal.wait_for("Game 2; Ben starts.")
    terminal.wait_for("> ")
    terminal.type("1\n")
    terminal.wait_for("(Ana) to move.")
    terminal.wait_for("> ")
    terminal.signal(signal.SIGINT)
    terminal.wait_for("The championship is kept.")
    assert terminal.end() == 130
    assert len(championship.read(tmp_path / "cup.json").current.history) == 1

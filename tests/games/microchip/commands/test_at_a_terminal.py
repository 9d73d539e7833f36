"""Microchip's commands at a real terminal."""

import json
import signal
from pathlib import Path

import obelisk
from obelisk.games.microchip import championship
from obelisk.games.microchip.championship import Championship
from tests.terminal.keys import Start, needs_pseudo_terminals, start

__all__ = ["start"]

pytestmark = needs_pseudo_terminals


def test_a_layout_that_counts_for_nothing_is_handed_in_only_if_it_is_meant(start: Start, tmp_path: Path) -> None:
    terminal = start("puzzle", "microchip", "--date", "2026-11-15")
    terminal.wait_for("When you are done: hand in.")
    terminal.type("build\n")
    terminal.wait_for("Hand it in? (y/n)")
    terminal.type("n\n")
    terminal.type("place a2N a3S\n")
    terminal.wait_for("score −44")
    terminal.type("hand in\n")
    terminal.wait_for("Score −44. The best possible with these tiles is 50")
    terminal.wait_for("Best scores for this set-up")
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
    terminal.wait_for("one game played")
    terminal.wait_for("Press Enter to play the next game, or q to leave:")
    assert len(championship.read(tmp_path / "cup.json").games) == 1
    terminal.type("\n")
    terminal.wait_for("Game 2; Ben starts.")
    terminal.wait_for("> ")
    terminal.type("1\n")
    terminal.wait_for("(Ana) to move.")
    terminal.wait_for("> ")
    terminal.signal(signal.SIGINT)
    terminal.wait_for("The championship is saved.")
    assert terminal.end() == 130
    assert len(championship.read(tmp_path / "cup.json").current.history) == 1

"""A game of another package brings commands, and options for `obelisk play`."""

import sys
from dataclasses import replace
from types import ModuleType

import pytest
import toy_race
import typer

from obelisk.terminal.extensions import App, PlayOption
from obelisk.terminal.language import Say


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch, offer) -> ModuleType:
    """The module with the commands of a game that somebody has installed."""
    module = ModuleType("toy_commands")
    monkeypatch.setitem(sys.modules, "toy_commands", module)
    game = ModuleType("toy_with_commands")
    game.GAME = replace(toy_race.GAME, name="toy-race", commands="toy_commands:add")  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "toy_with_commands", game)
    offer("obelisk.microgames", toy_race="toy_with_commands:GAME")
    return module


def test_its_commands_stand_beside_ours(run, commands: ModuleType) -> None:
    def add(app: App, say: Say) -> None:
        @app.command(help="Run a race.")
        def race() -> None:
            typer.echo("Off they go.")

    commands.add = add  # type: ignore[attr-defined]
    assert "Run a race." in run("--help").out
    assert run("race").out == "Off they go.\n"


def test_its_options_for_play_reach_start(run, commands: ModuleType) -> None:
    def add(app: App, say: Say) -> None:
        app.play_options.append(PlayOption("track", "TRACK", "Which track.", lambda text, seats, seed: (text, seats)))

    commands.add = add  # type: ignore[attr-defined]
    assert "--track" in run("play", "--help").out
    assert "track" in run("play", "kono", "--track", "round").err
    assert "leave out --track" in run("play", "--load", "game.json", "--track", "round").err


def test_commands_that_cannot_be_loaded_are_named_and_the_others_work(run, commands: ModuleType) -> None:
    answer = run("--help")
    assert "puzzle" in answer.out
    assert "The commands of toy-race cannot be loaded: AttributeError" in answer.err
    assert run("perft", "kono", "1").out == "4\n"

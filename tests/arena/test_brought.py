"""Python objects in the arena, in this process and in others."""

import os
import subprocess
import sys
import textwrap
from functools import partial
from pathlib import Path

import pytest
import toy_players

import obelisk
from obelisk import BadRequest, Player, UnknownPlayer, arena

TOYS = Path(toy_players.__file__).parent


@pytest.fixture
def toys_elsewhere(monkeypatch):
    """Let other processes find the toys too."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(TOYS), os.environ.get("PYTHONPATH")])))


def won(report):
    return [standing.won for standing in report.standings]


def test_a_player_plays_all_games_in_this_process():
    first = toy_players.First()
    report = obelisk.arena.play("trip", [first, "random"], games=6, seed=1)
    assert report.players == ("toy-first", "random")
    assert len(report.played) == 6
    assert first.asked >= 6 * 5


def test_a_class_makes_a_fresh_player_with_its_own_seed_for_each_game():
    made = []

    class Noting(toy_players.Nth):
        def __init__(self, *, seed=None):
            super().__init__(seed=seed)
            made.append(seed)

    report = arena.play("trip", [Noting, "random"], games=4, seed=1)
    assert report.players == ("Noting", "random")
    assert len({seed for seed in made if seed is not None}) == 4


@pytest.mark.usefixtures("toys_elsewhere")
@pytest.mark.parametrize(
    "entered",
    [toy_players.First(), toy_players.First, "toy_players:First", toy_players.make, partial(toy_players.make)],
    ids=["player", "class", "text", "function", "partial"],
)
def test_what_is_brought_plays_the_same_games_in_any_number_of_processes(entered):
    alone, two = (arena.play("trip", [entered, "random"], games=6, seed=3, processes=n) for n in (1, 2))
    assert [game.outcome for game in alone.played] == [game.outcome for game in two.played]
    assert alone.players == two.players


class Closing(Player):
    """Counts how often it is closed."""

    closed = 0

    def choose(self, position, seat=None):
        return position.moves(seat)[0]

    def close(self):
        type(self).closed += 1


def test_a_player_is_closed_after_its_game_unless_it_goes_on():
    Closing.closed = 0
    arena.play("trip", [Closing(), "random"], games=2, seed=1)
    assert Closing.closed == 0
    arena.play("trip", [Closing, "random"], games=2, seed=1, processes=1)
    assert Closing.closed == 3  # once to see whether it can play


def test_a_move_that_is_not_possible_loses_the_game_and_never_the_arena():
    report = arena.play("trip", [toy_players.Cheat, "random"], games=2, seed=1, processes=1)
    assert won(report) == [0, 2]
    for _, who, failure in report.failures:
        assert who == "Cheat"
        assert "z9" in str(failure)
        assert "z9" in failure.explain("ja")


@pytest.mark.usefixtures("toys_elsewhere")
@pytest.mark.parametrize("processes", [1, 2])
def test_a_mistake_in_a_players_own_code_is_shown_with_its_place(processes):
    with pytest.raises(ZeroDivisionError, match="out of cheese") as caught:
        arena.play("trip", [toy_players.Clumsy, "random"], games=2, seed=1, processes=processes)
    where = [str(entry.path) for entry in caught.traceback] + getattr(caught.value, "__notes__", [])
    assert any("toy_players.py" in place for place in where)


def test_a_player_that_cannot_leave_its_process_plays_here_or_is_told_why():
    class Local(toy_players.First):
        pass

    assert len(arena.play("trip", [Local, "random"], games=2, seed=1).played) == 2
    with pytest.raises(BadRequest, match="Local cannot be sent") as caught:
        arena.play("trip", [Local, "random"], games=2, seed=1, processes=2)
    assert caught.value.code == "arena/bound"
    assert "Local" in caught.value.explain("ja")


def test_what_is_no_player_is_refused():
    with pytest.raises(UnknownPlayer, match="42"):
        arena.play("trip", [42, "random"], games=2)
    with pytest.raises(UnknownPlayer, match="dict"):
        arena.play("trip", [dict, "random"], games=2)


def test_a_module_of_the_folder_one_works_in_plays_by_its_name(tmp_path):
    (tmp_path / "own.py").write_text(
        textwrap.dedent(
            """
            from obelisk import Player

            class Last(Player):
                def __init__(self, *, step=1):
                    self.step = step

                def choose(self, position, seat=None):
                    return position.moves(seat)[-self.step]
            """
        ),
        encoding="utf-8",
    )
    command = [sys.executable, "-P", "-c", "from obelisk.terminal import main; main()", "arena", "trip"]
    command += ["own:Last:step=1", "random", "--games", "4", "--seed", "1", "--processes", "2"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert "own:Last:step=1" in done.stdout


def test_a_function_that_must_have_a_seed_gets_one_every_time():
    seeds = []

    def make(seed):
        seeds.append(seed)
        return obelisk.player("random", seed=seed)

    arena.play("trip", [make, "random"], 2, seed=1, processes=1)
    assert len({seed for seed in seeds if seed is not None}) == 2

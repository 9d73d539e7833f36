"""The arena: fair pairings, the same games in any number of processes, and bots that can only harm themselves."""

import os
import signal
import subprocess
import sys
import time
from collections import Counter

import pytest

from obelisk import BadRequest, UnknownPlayer, arena
from obelisk.arena import Sprt, tournament
from obelisk.arena.matches import Fixture, Outcome, fixtures
from tests.players.bots import bot, example


def numbers(report):
    return [(game.number, game.outcome) for game in report.played]


def test_every_set_up_is_played_in_every_rotation():
    three = list(fixtures(3, 3, 6))
    assert [fixture.seated() for fixture in three] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]] * 2
    assert [fixture.setup for fixture in three] == [0, 0, 0, 1, 1, 1]


def test_where_more_players_are_named_than_there_are_seats_everybody_meets_everybody():
    met = Counter(fixture.entrants for fixture in fixtures(4, 2, 10))
    assert met == {pair: 10 for pair in ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))}
    seen = Counter((fixture.entrants, *fixture.seated()[:1]) for fixture in fixtures(3, 2, 10))
    assert set(seen.values()) == {5}


def test_both_players_get_the_same_set_ups(monkeypatch):
    tasks = []
    monkeypatch.setattr(tournament, "run", lambda given, *_: noting(given, tasks))
    arena.play("micropul", ["random", "greedy"], 6, seed=1)
    seeds = [task.setup_seed for task in tasks]
    assert seeds[0::2] == seeds[1::2]
    assert len(set(seeds)) == 3
    assert [tuple(map(str, task.players)) for task in tasks[:2]] == [("random", "greedy"), ("greedy", "random")]
    own = [seed for task in tasks for seed in task.seeds]
    assert len(set(own)) == len(own)


def noting(given, tasks):
    for key, task in given:
        tasks.append(task)
        yield key, Outcome((0.5, 0.5), 1)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_in_any_number_of_processes():
    players = ["mcts:simulations=20", "random"]
    alone = arena.play("rhombus", players, 8, seed=5, processes=1, size=5)
    assert numbers(arena.play("rhombus", players, 8, seed=5, processes=2, size=5)) == numbers(alone)
    assert numbers(arena.play("rhombus", players, 8, seed=6, processes=1, size=5)) != numbers(alone)


def test_all_wins_are_counted_once_with_an_interval():
    told = []
    report = arena.play(
        "trip", ["random", "random"], 20, seed=1, processes=1, tell=lambda game, planned: told.append((game, planned))
    )
    assert told == [(game, 20) for game in report.played]
    one, other = report.standings
    assert one.games == other.games == len(report.played) == report.planned == 20
    assert one.won + other.won == 20
    assert 0 < one.interval[0] < one.rate < one.interval[1] < 1
    low, estimate, high = report.elo
    assert low < estimate < high


@pytest.mark.compiled
def test_as_many_players_as_are_named_sit_at_a_table_that_has_room():
    report = arena.play("microchip", ["random"] * 3, 3, seed=1, processes=1)
    assert report.seats == 3
    assert [standing.games for standing in report.standings] == [3, 3, 3]
    assert sum(standing.won for standing in report.standings) == pytest.approx(3)
    assert report.elo is None
    assert arena.play("kono", ["random"] * 3, 2, seed=1, processes=1).planned == 6


@pytest.mark.slow
@pytest.mark.parametrize("count", [1, 2])
def test_the_example_bot_plays_in_the_arena(count):
    report = arena.play("kono", ["random", example()], 4, seed=1, processes=count)
    assert len(report.played) == 4
    assert report.failures == []


@pytest.mark.slow
def test_a_bot_that_fails_loses_its_games_and_never_the_arena(tmp_path):
    text, _ = bot(tmp_path, "dies")
    report = arena.play("rhombus", [text, "random"], 4, seed=1, processes=2, size=3)
    assert [standing.won for standing in report.standings] == [0, 4]
    assert [(number, player) for number, player, _ in report.failures] == [(n, text) for n in range(4)]
    assert "out of cheese" in str(report.failures[0][2])


@pytest.mark.compiled
def test_where_a_bot_of_three_fails_the_two_others_share_the_win(tmp_path):
    text, _ = bot(tmp_path, "dies")
    report = arena.play("microchip", [text, "random", "random"], 1, seed=1, processes=1)
    assert [standing.won for standing in report.standings] == [0, 0.5, 0.5]


@pytest.mark.slow
def test_a_process_that_dies_is_replaced_and_its_game_played_again(tmp_path):
    # Kills its arena process once, in the first game.
    once = tmp_path / "once"
    script = tmp_path / "killer.py"
    script.write_text(
        "import os, signal, sys\n"
        f"if not os.path.exists({str(once)!r}):\n"
        f"    open({str(once)!r}, 'w').close()\n"
        "    os.kill(os.getppid(), signal.SIGKILL)\n"
        f"os.execv(sys.executable, [sys.executable, {example().split()[-1]!r}])\n",
        encoding="utf-8",
    )
    report = arena.play("rhombus", [f"exec:{sys.executable} {script}", "random"], 4, seed=1, processes=2, size=2)
    assert once.exists()
    assert [game.number for game in report.played] == [0, 1, 2, 3]
    assert report.failures == []


@pytest.mark.slow
def test_a_process_that_always_dies_ends_the_arena_with_a_sentence(tmp_path):
    script = tmp_path / "killer.py"
    script.write_text("import os, signal\nos.kill(os.getppid(), signal.SIGKILL)\n", encoding="utf-8")
    with pytest.raises(BadRequest, match="has died 3 times"):
        arena.play("rhombus", [f"exec:{sys.executable} {script}", "random"], 1, seed=1, processes=2, size=2)


def test_ctrl_c_keeps_what_was_played(monkeypatch):
    def interrupted(given, *_):
        for key, _ in given:
            if key == 3:
                raise KeyboardInterrupt
            yield key, Outcome((1.0, 0.0), 1)

    monkeypatch.setattr(tournament, "run", interrupted)
    report = arena.play("kono", ["random", "random"], 10, seed=1)
    assert report.is_interrupted
    assert len(report.played) == 3
    assert report.standings[0].won == 2


@pytest.mark.slow
def test_ctrl_c_ends_all_processes_and_their_bots(tmp_path):
    text, log = bot(tmp_path, "hangs", limit=500)
    command = [sys.executable, "-c", "from obelisk.terminal import main; main()"]
    arguments = ["arena", "rhombus", text, "random", "--games", "4", "--option", "size=3", "--processes", "2"]
    running = subprocess.Popen(
        [*command, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    while running.poll() is None and not (log.exists() and log.read_text(encoding="utf-8").count("go ") >= 4):
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate()
    assert running.returncode == 130, err
    assert "Stopped after 0 of 4 games." in out
    assert "Traceback" not in err
    pids = [int(line.split()[1]) for line in log.read_text(encoding="utf-8").splitlines() if line.startswith("pid")]
    assert len(pids) == 2
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


@pytest.mark.slow
@pytest.mark.compiled
def test_a_test_that_is_decided_ends_the_match_in_any_number_of_processes():
    players, sprt = ["mcts:simulations=50", "random"], Sprt(0, 100)
    reports = [arena.play("kono", players, 200, seed=1, processes=n, sprt=sprt) for n in (1, 2)]
    assert reports[0].verdict == 100
    assert len(reports[0].played) < 100
    assert numbers(reports[0]) == numbers(reports[1])


@pytest.mark.parametrize(
    ("players", "games", "more", "error", "words"),
    [
        (["random"], 2, {}, BadRequest, "only one player"),
        (["random", "alphazero"], 2, {}, UnknownPlayer, "no player called alphazero"),
        (["random", "greedy"], 2, {}, UnknownPlayer, "does not play kono"),
        (["random", "mcts:depth=3"], 2, {}, UnknownPlayer, "has no option depth"),
        (["random", "mcts:fast"], 2, {}, BadRequest, "is not a name and a value"),
        (["random", "exec:./nothing-there"], 2, {}, UnknownPlayer, "names no program to start"),
        (["random", "random"], 0, {}, BadRequest, "games must be a whole number"),
        (["random", "random"], 2, {"processes": 0}, BadRequest, "processes must be a whole number"),
        (["random"] * 3, 2, {"sprt": Sprt()}, BadRequest, "compares two players"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(players, games, more, error, words):
    with pytest.raises(error, match=words):
        arena.play("kono", players, games, **more)


def test_nobody_plays_alone():
    with pytest.raises(BadRequest, match="at least two seats"):
        arena.play("micropul", ["random"], 2, players=1)


def test_a_fixture_says_who_sits_where():
    assert Fixture((4, 7), 0, 1).seated() == [7, 4]

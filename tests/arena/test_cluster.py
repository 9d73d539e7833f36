"""The arena on a Ray cluster: the same games, none lost and none counted twice, also when a machine dies."""

import os
import sys
from collections import Counter
from pathlib import Path

import pytest

from obelisk import BadRequest, arena

GAMES = 20

# Notes which game begins on which machine. On the one that will die it would think for long.
BOT = """
import json, os, sys, time
seed = moves = None
doomed, log = sys.argv[1:]
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "obelisk": print("obeliskok", flush=True)
    if word == "option": seed = rest.split()[1]
    if word == "isready":
        with open(log, "a") as notes: notes.write(f"{seed} {os.environ['RAY_RAYLET_PID']}\\n")
        print("readyok", flush=True)
    if word == "moves": moves = json.loads(rest)
    if word == "go":
        time.sleep(20 if os.environ["RAY_RAYLET_PID"] == doomed else 0.3)
        print("bestmove", moves[0], flush=True)
"""


@pytest.fixture
def machines(monkeypatch):
    """Two nodes of a cluster on this machine."""
    pytest.importorskip("ray", reason='Ray is not installed: pip install "obelisk-table[cluster]"')
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    # The nodes must find what this process has found, wherever it was installed.
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield cluster
    cluster.shutdown()


def begun(log):
    """The games that were begun: their seeds, and where."""
    return [tuple(line.split()) for line in log.read_text(encoding="utf-8").splitlines()]


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.filterwarnings("ignore")
def test_a_machine_dies_and_no_game_is_lost_or_counted_twice(machines, tmp_path):
    second = machines.add_node(num_cpus=1)
    raylet = str(second.all_processes["raylet"][0].process.pid)
    log = tmp_path / "log"
    (tmp_path / "bot.py").write_text(BOT, encoding="utf-8")
    counted, killed = Counter(), set()

    def tell(game, planned):
        counted[game.number] += 1
        here = {seed for seed, where in begun(log) if where == raylet}
        if here and not killed:
            killed.update(here)
            machines.remove_node(second, allow_graceful=False)

    bot = f"exec:limit=60:{sys.executable} {tmp_path / 'bot.py'} {raylet} {log}"
    report = arena.play("rhombus", [bot, "random"], GAMES, seed=1, cluster=machines.address, tell=tell, size=2)
    assert killed
    assert counted == Counter(range(GAMES))
    assert [game.number for game in report.played] == list(range(GAMES))
    assert report.failures == []
    times = Counter(seed for seed, _ in begun(log))
    assert len(times) == GAMES
    assert {times[seed] for seed in killed} == {2}


def test_a_cluster_needs_ray(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadRequest, match="needs Ray"):
        arena.play("rhombus", ["random", "random"], 2, cluster="auto", size=2)

"""Until rules are compiled, the same functions run as plain Python; nobody waits, and nothing else changes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.compiled

PLAYED = """
import json, sys
import obelisk
from obelisk.errors import IllegalMove
from obelisk.kernel import steps
from obelisk.kernel.cache import meanwhile
from obelisk.kernel.cache.meanwhile import Patience
from obelisk.kernel.chance import generator
from obelisk.players import player

def played():
    position, mover, said = obelisk.game("hexapawn").start(), player("random", seed=3), []
    while not position.is_over:
        said.append([position.moves(), str(position)])
        try:
            position.play("a1a9")
        except IllegalMove as problem:
            said.append(problem.code)
        position = position.play(mover.choose(position))
    return [*said, list(position.result.winners)]

def signatures():
    return [len(step.signatures) for step in (steps.begin, steps.legal, steps.play, steps.finish)]

"""


def told(script: str, cache: Path) -> list:
    """Return what a process tells that has this cache of compiled code."""
    environment = {**os.environ, "OBELISK_CACHE": str(cache), "NUMBA_OPT": "0"}
    command = [sys.executable, "-c", PLAYED + script]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.slow
def test_compiled_rules_are_taken_up_where_they_arrive_and_nothing_else_changes(tmp_path):
    """Another process compiles in the middle; the answers before and after are the same, to the letter."""
    script = """
meanwhile.be(Patience.ALWAYS)
print(json.dumps(played())); print(json.dumps(signatures()))
import subprocess
subprocess.run([sys.executable, "-c", sys.argv[1]], check=True)
print(json.dumps(played())); print(json.dumps(signatures()))
"""
    script = script.replace("sys.argv[1]", repr(PLAYED + "played()"))
    plain, nothing, compiled, everything = told(script, tmp_path)
    assert nothing == [0, 0, 0, 0]
    assert everything == [1, 1, 1, 1]
    assert plain == compiled
    assert [refusal for refusal in plain if isinstance(refusal, str)]


def test_a_patient_process_compiles_nothing(tmp_path):
    script = """
meanwhile.be(Patience.UNTIL_MARKED)
played()
player("mcts", simulations=5, seed=1).choose(obelisk.game("hexapawn").start())
print(json.dumps(signatures()))
"""
    assert told(script, tmp_path) == [[0, 0, 0, 0]]
    assert list(tmp_path.rglob("*.nbc")) == []


def test_what_nobody_foresaw_is_compiled_by_whoever_needs_it_once_the_game_is_said_to_be_compiled(tmp_path):
    script = """
from obelisk.kernel.cache import marks
meanwhile.be(Patience.UNTIL_MARKED)
start = obelisk.game("hexapawn").start()
print(json.dumps(len(steps.begin.signatures)))
marks.mark(start.game.rules.state.tag)
obelisk.game("hexapawn").start()
print(json.dumps(len(steps.begin.signatures)))
"""
    assert told(script, tmp_path) == [0, 1]


def test_code_of_one_game_is_never_taken_for_another(tmp_path):
    """Two processes that compile one function for two games at once keep both."""
    script = 'import obelisk; print(obelisk.game("{name}").start().moves())'
    environment = {**os.environ, "OBELISK_CACHE": str(tmp_path), "NUMBA_OPT": "0"}
    commands = [[sys.executable, "-c", script.format(name=name)] for name in ("hexapawn", "chomp")]
    for process in [subprocess.Popen(one, env=environment, stdout=subprocess.DEVNULL) for one in commands]:
        assert process.wait() == 0
    kept = {path.name.partition("-")[0] for path in tmp_path.rglob("*.nbc")}
    for name in kept:
        assert len(list(tmp_path.rglob(f"{name}-*.nbc"))) == 2

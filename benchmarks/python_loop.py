"""Random games move by move in Python: Rhombus 11×11 against OpenSpiel's Hex, or against an older Obelisk.

python -m benchmarks.python_loop [rounds, 3] [folder of an older version's sources]

The loop is the one that everybody writes first: list the moves, choose one, play it. Both sides take turns, each for a
second of processor time; what counts is the ratio.
"""

from __future__ import annotations

import os
import subprocess
import sys
from time import process_time

import numpy as np

SIZE = 11


def obelisk_games(seconds):
    """Play with Obelisk for so many seconds; return plies for each second."""
    import obelisk

    def play(rng):
        position = obelisk.game("rhombus").start(size=SIZE, seed=1)
        plies = 0
        while not position.is_over:
            position = position.play(_any(position.moves(), rng))
            plies += 1
        return plies

    return _rate(play, seconds)


def open_spiel_games(seconds):
    """The same with OpenSpiel's Python interface."""
    import pyspiel

    game = pyspiel.load_game(f"hex(board_size={SIZE})")

    def play(rng):
        state = game.new_initial_state()
        plies = 0
        while not state.is_terminal():
            state.apply_action(_any(state.legal_actions(), rng))
            plies += 1
        return plies

    return _rate(play, seconds)


def _any(moves, rng):
    return moves[int(rng.random() * len(moves))]


def _rate(play, seconds):
    rng = np.random.default_rng(1)
    play(rng)
    begun, plies = process_time(), 0
    while process_time() - begun < seconds:
        plies += play(rng)
    return plies / (process_time() - begun)


def older_games(folder):
    """Return a function that plays with the version whose sources lie in *folder*, in a process of its own."""
    code = "from benchmarks.python_loop import obelisk_games; print(obelisk_games({seconds}))"

    def play(seconds):
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([folder, os.getcwd()])}
        done = subprocess.run(
            [sys.executable, "-W", "ignore", "-c", code.format(seconds=seconds)],
            env=environment, check=True, capture_output=True, text=True,
        )  # fmt: skip
        return float(done.stdout)

    return play


def main(rounds, folder=None):
    """Let both play in turn, and tell how they compare."""
    name, other = ("OpenSpiel", open_spiel_games) if folder is None else (folder, older_games(folder))
    ratios = []
    for _ in range(rounds):
        ours, theirs = obelisk_games(1.0), other(1.0)
        ratios.append(ours / theirs)
        print(f"plies a second: Obelisk {ours:,.0f}, {name} {theirs:,.0f}, ratio {ratios[-1]:.2f}", flush=True)
    print(f"ratio {min(ratios):.2f} to {max(ratios):.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3, *sys.argv[2:3])

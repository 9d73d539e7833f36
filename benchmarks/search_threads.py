"""Two threads against one: the simulations of the tree search in the same time, in turns, in the same run.

python -m benchmarks.search_threads [rounds, 10] [seconds for each search, 1]

On a machine that does other things too, the ratio per second of processor time says what the threads themselves cost.
"""

from __future__ import annotations

import statistics
import sys
from time import process_time

import obelisk

GAMES = {"rhombus": {}, "micropul": {}, "abstrakto": {}, "plug-in": {}}
PLIES = 8
"""The search begins this far into a game."""


def simulations(position, threads, seconds):
    """Return how many simulations a search did, and the processor time it took."""
    player = obelisk.player("mcts", threads=threads, seconds=seconds, seed=1)
    begun = process_time()
    found = player.consider(position)
    return sum(candidate.visits for candidate in found), process_time() - begun


def main(rounds, seconds):
    """Print the ratios for each game."""
    for name, options in GAMES.items():
        position, chance = obelisk.game(name).start(seed=1, **options), obelisk.player("random", seed=1)
        for _ in range(PLIES):
            position = position.play(chance.choose(position))
        simulations(position, 2, 0.1)  # loads what was compiled
        ratios, per_time = [], []
        for _ in range(rounds):
            (one, one_time), (two, two_time) = (simulations(position, threads, seconds) for threads in (1, 2))
            ratios.append(two / one)
            per_time.append((two / two_time) / (one / one_time))
        spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
        told = f"{name:10} {statistics.median(ratios):.2f} times the simulations ({spread}), "
        print(told + f"{statistics.median(per_time):.2f} times per second of processor time", flush=True)


if __name__ == "__main__":
    main(*(int(given) for given in (sys.argv[1:] + ["10", "1"][len(sys.argv) - 1 :])))

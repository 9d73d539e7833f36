"""Leaves that searches hand to an evaluator in a second, with masks and observations, but without a network.

    python -m benchmarks.leaves                      # Kono and Rhombus 11 × 11, 256 lanes, 64 simulations, one thread
    python -m benchmarks.leaves --lanes 1024 --leaves 4 --threads 2

The evaluator knows nothing and costs next to nothing: what is measured is the search. Every figure is the best of some
rounds that take turns, by processor time on one thread (others on the machine disturb little) and by the clock.
"""

import argparse
import time
from typing import Any

import numpy as np

import obelisk

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "Kono": ("kono", {}),
    "Rhombus 11": ("rhombus", {"size": 11}),
    "Bulo": ("bulo", {}),
    "Micropul": ("micropul", {}),
}
ROUNDS = 7


class Uniform:
    """An evaluator that finds all actions alike and all positions even."""

    def __init__(self) -> None:
        self._priors: dict[tuple[int, ...], tuple[Any, Any]] = {}

    def __call__(self, observations: Any, masks: Any, seats: Any) -> tuple[Any, Any]:
        """Return ones and zeros."""
        if masks.shape not in self._priors:
            self._priors[masks.shape] = np.ones(masks.shape, np.float32), np.zeros(len(seats), np.float32)
        return self._priors[masks.shape]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanes", type=int, default=256)
    parser.add_argument("--simulations", type=int, default=64)
    parser.add_argument("--leaves", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--games", nargs="*", default=["Kono", "Rhombus 11"], choices=list(GAMES))
    told = parser.parse_args()
    made = {}
    for title in told.games:
        name, options = GAMES[title]
        made[title] = obelisk.Searches(
            obelisk.game(name), told.lanes, evaluator=Uniform(), simulations=told.simulations, leaves=told.leaves,
            threads=told.threads, seed=1, **options,
        )  # fmt: skip
        made[title].run()
    found = {title: (0.0, 0.0) for title in made}
    for number in range(ROUNDS):
        for title, searches in made.items():
            searches.reset(seed=number)
            wall, processor = time.perf_counter(), time.process_time()
            leaves = searches.run()
            by_clock = leaves / (time.perf_counter() - wall)
            by_processor = leaves / (time.process_time() - processor)
            found[title] = max(found[title][0], by_processor), max(found[title][1], by_clock)
    for title, (by_processor, by_clock) in found.items():
        print(f"{title:>12}: {by_processor:>11,.0f} leaves a second of processor time, {by_clock:>11,.0f} by the clock")


if __name__ == "__main__":
    main()

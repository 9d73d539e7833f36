"""What a second thread is worth to a batch: lanes stepped, masked and observed, on one thread and on two.

    python -m benchmarks.batch                       # Rhombus 11 × 11, 16,384 lanes
    python -m benchmarks.batch --lanes 1024 --rounds 400

`obelisk bench --device cpu` measures the same in few long rounds, with pgx beside it. On a machine that others use too,
most rounds are held up somewhere. So this plays many short ones, one thread and two in turn, and compares the fastest
tenth of each: those in which the cores were free.
"""

import argparse

import numpy as np

import obelisk
from obelisk.arena.bench_lanes import Size, stepping

STEPS = 10
"""Steps of a round: some 15 ms."""
FIRST_ROUNDS = 13
"""Rounds that do not count: after them the games are in all their stages."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanes", type=int, default=16_384)
    parser.add_argument("--rounds", type=int, default=150)
    told = parser.parse_args()
    game, size = obelisk.game("rhombus"), Size(lanes=told.lanes, steps=STEPS)
    one, two = (stepping(game, "cpu", size, threads) for threads in (1, 2))
    rounds = np.array([(one(), two()) for _ in range(FIRST_ROUNDS + told.rounds)])[FIRST_ROUNDS:]
    fastest = np.percentile(rounds, 90, axis=0)
    for threads, speed in enumerate(fastest, 1):
        print(f"{threads} thread(s): {speed:,.0f} lanes a second, {1e3 * told.lanes / speed:.2f} ms a step")
    print(f"two threads: {fastest[1] / fastest[0]:.2f} times one in the fastest tenth of {told.rounds} rounds")
    print(f"             {np.median(rounds[:, 1] / rounds[:, 0]):.2f} times in the median of all")


if __name__ == "__main__":
    main()

"""What a second thread is worth to a batch: lanes stepped, masked and observed, on one thread and on two.

    python -m benchmarks.batch                       # Rhombus 11 × 11, 16,384 lanes
    python -m benchmarks.batch --lanes 1024 --rounds 400

`obelisk bench --device cpu` measures the same in few long rounds, with pgx beside it. On a machine that others use too,
most rounds are held up somewhere. So this plays many short ones, one thread and two in turn, and compares the fastest
tenth of each: those in which the cores were free.
"""

import argparse
import time
from collections.abc import Callable

import numpy as np

import obelisk

STEPS = 10
"""Steps of a round: some 15 ms."""


def batch_of(lanes: int, threads: int) -> Callable[[], float]:
    """Return what measures a round of a batch whose games are in all their stages: seconds for a step."""
    batch = obelisk.Batch(obelisk.game("rhombus"), lanes, seed=1, threads=threads, size=11)
    masks, planes = batch.mask(), batch.observe()

    def run(steps: int = STEPS) -> float:
        began = time.perf_counter()
        for _ in range(steps):
            batch.step(batch.sample(), masks=masks, planes=planes)
        return (time.perf_counter() - began) / steps

    run(130)
    return run


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanes", type=int, default=16_384)
    parser.add_argument("--rounds", type=int, default=150)
    told = parser.parse_args()
    one, two = batch_of(told.lanes, 1), batch_of(told.lanes, 2)
    rounds = np.array([(one(), two()) for _ in range(told.rounds)])
    fastest = np.percentile(rounds, 10, axis=0)
    for threads, seconds in enumerate(fastest, 1):
        print(f"{threads} thread(s): {told.lanes / seconds:,.0f} lanes a second, {1e3 * seconds:.2f} ms a step")
    print(f"two threads: {fastest[0] / fastest[1]:.2f} times one in the fastest tenth of {told.rounds} rounds")
    print(f"             {np.median(rounds[:, 0] / rounds[:, 1]):.2f} times in the median of all")


if __name__ == "__main__":
    main()

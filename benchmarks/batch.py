"""What a second thread is worth to a batch: lanes stepped, masked and observed, on one thread and on two.

    python -m benchmarks.batch                       # Rhombus 11 × 11, 16,384 lanes
    python -m benchmarks.batch --lanes 1024 --steps 20

`obelisk bench --device cpu` measures the same by the clock, with pgx beside it. On a machine that others use too, a
clock says little of two threads, so this counts processor time: what is done in slices can be shared, what is done
around them cannot, and the second thread begins late. From these three follows what two cores give that have nothing
else to do. Rounds of one thread and of two take turns.
"""

import argparse
import statistics
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import obelisk
from obelisk.kernel.lanes import processor

ROUNDS = 9
REGIONS = 3
"""How often a step with masks and observations, and its sample, hand work over."""


def batch_of(lanes: int, threads: int) -> Callable[[int], None]:
    """Return what steps a batch some times; games are in all their stages already."""
    batch = obelisk.Batch(obelisk.game("rhombus"), lanes, seed=1, threads=threads, size=11)
    masks, planes = batch.mask(), batch.observe()

    def run(steps: int) -> None:
        for _ in range(steps):
            batch.step(batch.sample(), masks=masks, planes=planes)

    run(130)
    return run


def counted(run: Callable[[int], None], steps: int) -> tuple[float, float, float]:
    """Return seconds a step takes: by the clock, of all processors, and of these in slices."""
    divide, inside = processor.in_slices, []

    def timing(work: Callable[[int, int], Any], *others: Any) -> Any:
        def timed(first: int, behind: int) -> Any:
            began = time.thread_time()
            result = work(first, behind)
            inside.append(time.thread_time() - began)
            return result

        return divide(timed, *others)

    processor.in_slices = timing
    try:
        wall, used = time.perf_counter(), time.process_time()
        run(steps)
        return (time.perf_counter() - wall) / steps, (time.process_time() - used) / steps, sum(inside) / steps
    finally:
        processor.in_slices = divide


def lateness(times: int = 500) -> float:
    """Return how much later than the first the second thread begins, in the quarter of cases where that is least."""
    caller, late = threading.get_ident(), []
    for _ in range(times):
        is_here, began = threading.Event(), time.perf_counter()

        def work(first: int, behind: int, is_here: threading.Event = is_here, began: float = began) -> None:
            if threading.get_ident() == caller:
                is_here.wait()
            else:
                late.append(time.perf_counter() - began)
                is_here.set()

        processor.in_slices(work, 1 << 20, 2)
    return statistics.quantiles(late, n=4)[0]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanes", type=int, default=16_384)
    parser.add_argument("--steps", type=int, default=30)
    told = parser.parse_args()
    one, two = batch_of(told.lanes, 1), batch_of(told.lanes, 2)
    rounds = [(counted(one, told.steps), counted(two, told.steps)) for _ in range(ROUNDS)]
    late = lateness()
    for threads, measured in enumerate(zip(*rounds, strict=True), 1):
        wall, used, inside = (1e3 * min(column) for column in zip(*measured, strict=True))
        print(f"{threads} thread(s), best round: {1e3 * told.lanes / wall:,.0f} lanes a second; ms a step: {wall:.2f}")
        print(f"    by the clock, {used:.2f} of processors, {inside:.2f} of them in slices")
    print(f"the second thread begins {late * 1e6:.0f} µs late, {REGIONS} times a step")
    # Whoever begins late leaves the others more to do: half of that is lost.
    ratios = [alone / (used - inside + (inside + REGIONS * late) / 2) for (_, alone, _), (_, used, inside) in rounds]
    low, middle, high = np.percentile(ratios, [25, 50, 75])
    print(f"two free cores: {middle:.2f} times one thread (middle half of {ROUNDS} rounds: {low:.2f} to {high:.2f})")
    clock = statistics.median(first[0] / second[0] for first, second in rounds)
    print(f"by the clock, on this machine as it is now: {clock:.2f} times")


if __name__ == "__main__":
    main()

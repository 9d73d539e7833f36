"""The builder against CP-SAT on the same solo puzzles, in the same run, one thread each.

python -m benchmarks.microchip_builder [how many puzzles, 200] [seed, 1]
"""

from __future__ import annotations

import statistics
import sys
from time import perf_counter

import obelisk
from benchmarks.cp_sat_builder import solve
from obelisk.games.microchip import best_build

FAST = 0.005
"""The time that the fast mode has, in seconds."""


def timed(function, *arguments):
    """Return what a call returned, and the seconds it took."""
    begun = perf_counter()
    answer = function(*arguments)
    return answer, perf_counter() - begun


def spread(name, seconds):
    """Print the median and the worst of some times."""
    ms = sorted(1000 * second for second in seconds)
    print(f"{name:28} median {statistics.median(ms):9.2f} ms   worst {ms[-1]:9.2f} ms")


def main(n, seed):
    """Run both on the same puzzles, one after the other, and compare."""
    setups = [obelisk.game("microchip").start(seed=seed + number, players=1).setup for number in range(n)]
    puzzles = [(setup["boards"][0], setup["tiles"]) for setup in setups]
    best_build(*puzzles[0])  # compiles, or loads what was compiled
    ours, fast, theirs, gaps, proven, agree = [], [], [], [], 0, 0
    for board, tiles in puzzles:
        build, seconds = timed(best_build, board, tiles)
        ours.append(seconds)
        quick, seconds = timed(best_build, board, tiles, FAST)
        fast.append(seconds)
        peer = solve(board, tiles)
        theirs.append(peer.seconds)
        proven += build.proven
        agree += build.score == peer.score
        gaps.append((peer.score - quick.score) / max(1, abs(peer.score)))
    print(f"{n} solo puzzles, seed {seed}: {proven} proven, {agree} agree with CP-SAT")
    spread("builder", ours)
    spread("CP-SAT, one worker", theirs)
    spread(f"builder within {1000 * FAST:g} ms", fast)
    print(f"median: 1/{statistics.median(theirs) / statistics.median(ours):.0f} of CP-SAT's (wanted: 1/10)")
    print(f"worst: 1/{max(theirs) / max(ours):.0f} of CP-SAT's (wanted: 1/5)")
    print(f"fast mode: {100 * statistics.mean(gaps):.3f} % below the best on average (wanted: 3 %)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, int(sys.argv[2]) if len(sys.argv) > 2 else 1)

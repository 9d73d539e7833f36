"""Random games of two versions of the sources, in alternating processes: is one of them slower?

    git worktree add /tmp/before COMMIT
    python -m benchmarks.versions /tmp/before . --rounds 20

Each round plays the same games in a new process of either version, the one or the other first in turn, and counts them
by processor time: so others on the machine disturb little. What counts is the median of the rounds' ratios, second to
first.
"""

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

GAMES = {
    "trip": {},
    "bulo": {},
    "kono": {},
    "rhombus": {"size": 11},
    "micropul": {},
    "plug-in": {},
}

MEASURE = """
import sys, time
import obelisk
name, options, seconds = sys.argv[1], eval(sys.argv[2]), float(sys.argv[3])
game = obelisk.game(name)
n, spent = 1, 0.0
game.playouts(1, seed=1, **options)
while spent < seconds / 4:
    n *= 2
    begun = time.process_time()
    game.playouts(n, seed=1, **options)
    spent = time.process_time() - begun
speeds = []
for seed in range(5):
    begun = time.process_time()
    game.playouts(n, seed=seed, **options)
    speeds.append(n / (time.process_time() - begun))
print(sorted(speeds)[2])
"""


def speed(tree: Path, name: str, seconds: float) -> float:
    """Return how many random games a second of processor time a version plays."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "-c", MEASURE, name, repr(GAMES[name]), str(seconds)]
    return float(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)


def main() -> None:
    """Compare, and print a line for each game."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("trees", nargs=2, type=Path)
    asked.add_argument("--rounds", type=int, default=20)
    asked.add_argument("--seconds", type=float, default=0.2)
    asked.add_argument("--games", nargs="*", default=list(GAMES))
    wish = asked.parse_args()
    one, other = (tree.resolve() for tree in wish.trees)
    for name in wish.games:
        for tree in (one, other):
            speed(tree, name, wish.seconds)  # compiled now, if it was not
        found = []
        for number in range(wish.rounds):
            order = (one, other) if number % 2 == 0 else (other, one)
            speeds = {tree: speed(tree, name, wish.seconds) for tree in order}
            found.append((speeds[one], speeds[other]))
        ratios = sorted(new / old for old, new in found)
        old, new = (statistics.median(speeds) for speeds in zip(*found, strict=True))
        low, high = ratios[len(ratios) // 4], ratios[-1 - len(ratios) // 4]
        told = f"{statistics.median(ratios):.3f} (middle half {low:.3f} to {high:.3f})"
        print(f"{name:<10} {old:>12,.0f} {new:>12,.0f} games a second, ratio {told}", flush=True)


if __name__ == "__main__":
    main()

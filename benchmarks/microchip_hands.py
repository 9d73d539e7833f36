"""What a hand of Microchip is worth, fitted to the scores of random hands: the numbers of `building/drafting.py`.

python -m benchmarks.microchip_hands [hands, 2000]
"""

import sys

import numpy as np

import obelisk
from obelisk.games.microchip.building.engine import quick_scores, usual_desk
from obelisk.games.microchip.rules.data import N_COLOURS, N_SHAPES, SHAPES, SIZE

PLAYERS, TILES, OF_A_POOL = 2, 25, 10
"""Hands of a draft for two: as many tiles as each takes, so many hands from the same pool."""


def hands_of(pool, rng):
    """Return random hands from a pool: [which, colour, shape]."""
    drawn = [np.bincount(rng.permutation(pool)[:TILES], minlength=N_COLOURS * N_SHAPES) for _ in range(OF_A_POOL)]
    return np.array(drawn).reshape(-1, N_COLOURS, N_SHAPES)


def features(hands):
    """Return what a hand is judged by: its tiles of each shape but the first, tiles beyond the cells of a colour, 1."""
    too_many = np.maximum(hands.sum(axis=2) - SIZE, 0).sum(axis=1)
    return np.column_stack([hands.sum(axis=1)[:, 1:], too_many, np.ones(len(hands))])


def main(n):
    """Fit by least squares, and tell how well that does."""
    rng, desk = np.random.default_rng(1), usual_desk()
    seen, scored = [], []
    for seed in range(n // OF_A_POOL):
        start = obelisk.game("microchip").start(players=PLAYERS, seed=seed).record
        hands = hands_of(start.pool[start.pool >= 0].astype(np.int64), rng)
        scores = np.zeros(len(hands), np.int64)
        quick_scores(desk, start.boards[0], hands, scores)
        seen.append(features(hands))
        scored.append(scores)
    x, y = np.concatenate(seen), np.concatenate(scored)
    weights = np.linalg.lstsq(x, y, rcond=None)[0]
    for name, weight in zip([*SHAPES[1:], "too many of a colour", "always"], weights, strict=True):
        print(f"{name}: {weight:+.2f}")
    print(f"scores differ by {y.std():.2f}, from the fit by {(y - x @ weights).std():.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)

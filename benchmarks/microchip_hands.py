"""What a hand of Microchip is worth, fitted to the scores of random hands: the numbers of `building/drafting.py`.

python -m benchmarks.microchip_hands [hands, 2000]
"""

import sys

import numpy as np

import obelisk
from obelisk.games.microchip.building.engine import quick_scores, usual_desk
from obelisk.games.microchip.rules.data import N_COLOURS, N_SHAPES, SHAPES, SIZE

OF_A_POOL = 10
"""So many hands are drawn from the same pool."""


def hands_of(pool, tiles, rng):
    """Return random hands of so many tiles from a pool: [which, colour, shape]."""
    drawn = [np.bincount(rng.permutation(pool)[:tiles], minlength=N_COLOURS * N_SHAPES) for _ in range(OF_A_POOL)]
    return np.array(drawn).reshape(-1, N_COLOURS, N_SHAPES)


def features(hands):
    """Return what a hand is judged by: its tiles of each shape but the first, tiles beyond the cells of a colour, 1."""
    too_many = np.maximum(hands.sum(axis=2) - SIZE, 0).sum(axis=1)
    return np.column_stack([hands.sum(axis=1)[:, 1:], too_many, np.ones(len(hands))])


def fit(players, n):
    """Fit what hands are worth that so many players draft, by least squares, and tell how well that does."""
    rng, desk = np.random.default_rng(1), usual_desk()
    seen, scored = [], []
    for seed in range(n // OF_A_POOL):
        start = obelisk.game("microchip").start(players=players, seed=seed).record
        pool = start.pool[start.pool >= 0].astype(np.int64)
        hands = hands_of(pool, len(pool) // players, rng)
        scores = np.zeros(len(hands), np.int64)
        quick_scores(desk, start.boards[0], hands, scores)
        seen.append(features(hands))
        scored.append(scores)
    x, y = np.concatenate(seen), np.concatenate(scored)
    weights = np.linalg.lstsq(x, y, rcond=None)[0]
    names = [*SHAPES[1:], "too many of a colour", "always"]
    found = ", ".join(f"{name} {weight:+.2f}" for name, weight in zip(names, weights, strict=True))
    print(f"{players} players: {found}; scores differ by {y.std():.2f}, from the fit by {(y - x @ weights).std():.2f}")


if __name__ == "__main__":
    for playing in range(2, 6):
        fit(playing, int(sys.argv[1]) if len(sys.argv) > 1 else 2000)

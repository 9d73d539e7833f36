"""What counts in Micropul for two, fitted to the ends of games: the numbers of `games/micropul/rules/searching.py`.

python -m benchmarks.micropul_value [games, 1000] [simulations, 30]

A search plays itself, with a move at random now and then, so that positions differ. Every third position is kept with
the share of the win that seat 0 had in the end, and logistic regression finds what each thing counts, while the core
is full and, more or less, when it is empty. Of every fifth game only the fit is tested.
"""

import sys

import numpy as np

import obelisk
from obelisk.arena.matches import shares
from obelisk.games.micropul.rules.groups import is_leader
from obelisk.games.micropul.rules.searching import MOST_LEFT
from obelisk.kernel import bits

OPEN = 5
"""Groups with more open sides than this count as with so many."""
NAMES = (
    "tile in supply", "tile in hand", "closed", *(f"{n} open" for n in range(1, OPEN + 1)), "stone", "any stone",
    "to claim: closed", "to claim: 1 open", "to claim: more", "too few tiles", "turn",
)  # fmt: skip
WHIM, EVERY, TEST = 0.06, 3, 5
RIDGE, ROUNDS = 2.0, 50


def features(s, seat):
    """Return what a seat has, in the order of NAMES."""
    held, to_claim = np.zeros(OPEN + 1), np.zeros(3)
    for node in range(4 * int(s.laid)):
        if not is_leader(s, node):
            continue
        size, sides = int(s.group_size[node]), int(s.group_open[node])
        if s.group_stones[node] == 1 and s.group_owner[node] == seat:
            held[min(sides, OPEN)] += size
        elif s.group_stones[node] == 0:
            kind = min(sides, 2)
            to_claim[kind] = max(to_claim[kind], size if kind < 2 else size / (1 + sides))
    supply, hand, stones = bits.count(s.supplies[seat]), bits.count(s.hands[seat]), int(s.n_stones[seat])
    has = float(stones > 0)
    return np.array([supply, hand, *held, stones, has, *has * to_claim, max(0, 3 - supply - hand), s.turn == seat])


def play(number, simulations):
    """Play a game; return what seat 0 is ahead in, how empty the core is, and what it won, position by position."""
    rng = np.random.default_rng(number)
    players = [obelisk.player("mcts", simulations=simulations, seed=2 * number + seat) for seat in (0, 1)]
    position, seen = obelisk.game("micropul").start(seed=number), []
    while not position.is_over:
        seat, moves = position.active[0], position.moves()
        move = rng.choice(moves) if rng.random() < WHIM else players[seat].choose(position)
        position = position.play(str(move))
        s = position.record
        if len(position.history) % EVERY == 0 and not position.is_over:
            late = 1 - (len(s.core) - int(s.drawn)) / MOST_LEFT
            ahead = features(s, 0) - features(s, 1)
            seen.append([*ahead, *late * ahead])
    return [(number, *row, shares(position)[0]) for row in seen]


def fit(x, y):
    """Return the weights of a logistic regression, by Newton's method."""
    weights = np.zeros(x.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-x @ weights))
        curve = (x * (chance * (1 - chance))[:, None]).T @ x + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(curve, x.T @ (y - chance) - RIDGE * weights)
    return weights


def loss(x, y, weights):
    """Return how badly the weights foretell the ends of games: the mean of the logarithm."""
    chance = np.clip(1 / (1 + np.exp(-x @ weights)), 1e-6, 1 - 1e-6)
    return -(y * np.log(chance) + (1 - y) * np.log(1 - chance)).mean()


def main(games, simulations):
    """Play, fit, and tell."""
    rows = np.array([row for number in range(games) for row in play(number, simulations)])
    numbers, x, y = rows[:, 0], rows[:, 1:-1], rows[:, -1]
    tested = numbers % TEST == 0
    weights = fit(x[~tested], y[~tested])
    print(f"{len(rows)} positions; loss {loss(x[~tested], y[~tested], weights):.3f}", end=", ")
    print(f"of games that were left out {loss(x[tested], y[tested], weights):.3f}")
    for name, full, empty in zip(NAMES, *np.split(fit(x, y), 2), strict=True):
        print(f"{name}: {full:+.2f}, as the core empties {empty:+.2f}")


if __name__ == "__main__":
    main(*(int(given) for given in (sys.argv[1:] + ["1000", "30"][len(sys.argv) - 1 :])))

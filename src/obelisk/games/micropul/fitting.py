"""Fits the weights by which a search judges a position for two to games that it plays against itself.

    python -m obelisk.games.micropul.fitting --games 3000 --simulations 60 --seed 1

Each position of each game is a row: its facts (rules/judging.py), and who won. The weights are those of a logistic
regression; each of them is a line with few bends over the tiles that the core has left, so that neighbours help each
other. What was found is written to rules/weights.py.
"""

import argparse
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from obelisk.authoring import Numbers, pick
from obelisk.authoring.players import MctsPlayer
from obelisk.games.micropul import GAME
from obelisk.games.micropul.rules.data import CORE
from obelisk.games.micropul.rules.judging import take_stock
from obelisk.games.micropul.rules.state import HAND_SIZE, N_FACTS
from obelisk.kernel import rules
from obelisk.kernel.chance import generator
from obelisk.kernel.compiled import compiled
from obelisk.kernel.rules import install
from obelisk.kernel.state import Array

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]

BENDS = (0, 4, 12, CORE - 2 * HAND_SIZE)
"""The tiles left in the core at which a weight is fitted."""

RIDGE = 1e-4
SMOOTH = 3e-4
"""What a weight costs, and what it costs to differ from its neighbour: both small, in units of a fact's spread."""

SECOND, ANY = 60, 90
"""Of a thousand moves, how many are the second best, and then any: so that mistakes are seen too."""

STEPS = 12


@compiled
def take_all_stock(table: Array, moves: Numbers, facts: Numbers, left: Numbers) -> None:
    """Play *moves* from the set-up in table[0], and write the facts and the core's tiles after each but the last."""
    s = table[0]
    rules.begin(s)
    for i in range(len(moves) - 1):
        rules.apply(s, s.turn, moves[i])
        take_stock(s, facts[i])
        left[i] = CORE - s.drawn


def play(number: int, simulations: int, seed: int) -> tuple[Array, list[int], float]:
    """Play a game; return its set-up, its moves, and what seat 0 won."""
    position = GAME.start(seed=seed + number, starts=number % 2)
    setup = np.zeros(1, GAME.rules.state.dtype)
    setup[0] = position.record
    rng = generator(seed + number)
    player = MctsPlayer(simulations=simulations, seed=seed + number)
    moves = []
    while not position.is_over:
        seat = position.active[0]
        found = player.search(GAME, position.record, seat)
        draw = pick(rng, 1000)
        which = 1 if draw < SECOND else pick(rng, len(found)) if draw < ANY else 0
        moves.append(found[min(which, len(found) - 1)][0])
        position = position.play(position.write(moves[-1]))
    return setup, moves, float(rules.value(position.record, 0))


def gather(games: Iterable[tuple[Array, list[int], float]]) -> tuple[Floats, Numbers, Floats]:
    """Return the facts of all positions, the tiles left in the core, and what seat 0 won at last."""
    install(GAME.rules)
    rows, lefts, won = [], [], []
    for setup, moves, share in games:
        facts, left = np.zeros((len(moves) - 1, N_FACTS), np.int64), np.zeros(len(moves) - 1, np.int64)
        take_all_stock(setup, np.array(moves, np.int64), facts, left)
        rows.append(facts)
        lefts.append(left)
        won.append(np.full(len(left), share))
    return np.concatenate(rows).astype(np.float64), np.concatenate(lefts), np.concatenate(won)


def bases(left: Numbers) -> Floats:
    """Return how much the weight at each bend counts for a number of tiles left in the core."""
    return np.stack([np.interp(left, BENDS, one) for one in np.eye(len(BENDS))], axis=-1)


def fit(facts: Floats, left: Numbers, won: Floats) -> Floats:
    """Return the weights of all facts at the bends, by Newton's method."""
    spread = np.sqrt((facts**2).mean(axis=0)) + 1e-9
    rows = ((facts / spread)[:, :, None] * bases(left)[:, None, :]).reshape(len(facts), -1)
    steps = np.diff(np.eye(len(BENDS)), axis=0)
    cost = RIDGE * np.eye(rows.shape[1]) + SMOOTH * np.kron(np.eye(N_FACTS), steps.T @ steps)
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + np.exp(-rows @ weights))
        slope = rows.T @ (chance - won) / len(won) + cost @ weights
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows / len(won) + cost
        weights -= np.linalg.solve(bend, slope)
    return weights.reshape(N_FACTS, -1) / spread[:, None]


def log_loss(weights: Floats, facts: Floats, left: Numbers, won: Floats) -> float:
    """Return how badly the weights foretell who won: 0.693 for somebody who knows nothing."""
    ahead = ((facts[:, :, None] * bases(left)[:, None, :]) * weights).sum(axis=(1, 2))
    return float(np.mean(np.log1p(np.exp(-ahead)) * won + np.log1p(np.exp(ahead)) * (1 - won)))


def written(weights: Floats, origin: str) -> str:
    """Return the text of rules/weights.py."""
    rows = "\n".join(f"    ({', '.join(f'{weight:.3f}' for weight in row)})," for row in weights)
    return (
        '"""How much each fact counts (judging.py), as fitting.py found it."""\n\n'
        "import numpy as np\n\n"
        "from obelisk.games.micropul.rules.data import CORE\n\n"
        f'ORIGIN = "{origin}"\n\n'
        f"BENDS = {BENDS}\n"
        '"""The tiles left in the core at which the weights below hold; between them they change evenly."""\n\n'
        f"AT_BENDS = (\n{rows}\n)\n\n"
        "# For each number of tiles left in the core: the weights of all facts.\n"
        "WEIGHTS = np.stack([np.interp(np.arange(CORE + 1), BENDS, weights) for weights in AT_BENDS], axis=1)\n"
    )


def main(arguments: list[str] | None = None) -> None:
    """Play, fit, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--simulations", type=int, default=60)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=Path(__file__).parent / "rules" / "weights.py")
    given = parser.parse_args(arguments)
    with ProcessPoolExecutor(given.processes) as processes:
        one = partial(play, simulations=given.simulations, seed=given.seed)
        facts, left, won = gather(processes.map(one, range(given.games), chunksize=20))
    origin = f"{given.games} games of {given.simulations} simulations for each move, seed {given.seed}"
    given.to.write_text(written(fit(facts, left, won), origin), encoding="utf-8")


if __name__ == "__main__":
    main()

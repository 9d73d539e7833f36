"""AlphaZero in one file: a network learns a small game from nothing but playing itself, and perfect play judges it.

    pip install "obelisk-table[nets]" torch onnxscript
    python examples/alphazero.py                                  # Bulo, ten minutes on two cores
    python examples/alphazero.py --game trip --minutes 5 --save trip.onnx
    python examples/alphazero.py --device cuda --players 8 --lanes 1024

Many games are played side by side (`obelisk.Searches`): one call of the network values the leaves of all their
searches. What the searches found is what the network learns. From time to time it is asked for its move in positions
that it did not choose, and the tablebase says in how many the move keeps what the position is worth. At the end it
plays matches against `perfect`, and is saved as a player for anybody: `puct:evaluator=bulo.onnx`.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from functools import partial
from queue import Queue
from threading import Event, Thread
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

import obelisk

NOISE = 0.25
"""The part of the root's priors that is noise."""
HOT, WARM, HOT_PLIES = 1.0, 0.3, 3
"""The temperature of the first moves that a search chooses in a game, that of the others, and how many are first."""
ASTRAY = 0.7
"""Games begin with random moves, up to this part of their usual length: so all kinds of positions are met."""
REUSE = 8
"""How often each position is learnt from, on the average."""


class Network(nn.Module):
    """A residual network of plain layers: enough for boards of some dozen cells."""

    def __init__(self, space: obelisk.Space, width: int = 256, blocks: int = 2):
        """Make a network for a game with this space, which knows nothing."""
        super().__init__()
        self.first = nn.Linear(int(np.prod(space.observation)), width)
        self.blocks = nn.ModuleList(nn.Sequential(nn.Linear(width, width), nn.LayerNorm(width)) for _ in range(blocks))
        self.policy = nn.Linear(width, space.actions)
        self.value = nn.Linear(width, 1)

    def forward(self, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logits of all actions, and what the position is worth to the seat that acts."""
        x = functional.relu(self.first(observations.flatten(1)))
        for block in self.blocks:
            x = x + functional.relu(block(x))
        return self.policy(x), torch.tanh(self.value(x))[:, 0]


@dataclass
class Memory:
    """The last positions of self-play, in a ring: what was observed, chosen, and what it came to."""

    space: obelisk.Space
    size: int
    n: int = 0
    learnt: int = 0
    arrays: tuple[Any, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Make room."""
        space, size = self.space, self.size
        self.arrays = (
            np.zeros((size, *space.observation), np.int8),
            np.zeros((size, space.actions), np.bool_),
            np.zeros((size, space.actions), np.float32),
            np.zeros(size, np.float32),
        )

    def add(self, *rows: Any) -> None:
        """Keep some positions, in place of the oldest ones."""
        places = (self.n + np.arange(len(rows[0]))) % self.size
        for array, new in zip(self.arrays, rows, strict=True):
            array[places] = new
        self.n += len(places)

    def draw(self, rng: np.random.Generator, n: int) -> list[Any]:
        """Return some of them, each turned or mirrored at random as the game allows."""
        places = rng.integers(0, min(self.n, self.size), n)
        rows = [array[places] for array in self.arrays]
        for number, part in enumerate(np.array_split(np.arange(n), 1 + len(self.space.symmetries))):
            if number > 0:
                turned = self.space.symmetries[number - 1]
                rows[0][part] = turned.of_observation(rows[0][part])
                rows[1][part] = turned.of_actions(rows[1][part])
                rows[2][part] = turned.of_actions(rows[2][part])
        self.learnt += n
        return rows


class SelfPlay(Thread):
    """Games that a network plays against itself, side by side; what was learnt from those that end goes to a queue."""

    def __init__(self, number: int, game: obelisk.Game, network: Network, queue: Queue[Any], told: argparse.Namespace):
        """Begin them."""
        super().__init__(daemon=True)
        settings = {"simulations": told.simulations, "leaves": told.leaves, "threads": told.threads}
        self.searches = obelisk.Searches(
            game, told.lanes, evaluator=network, noise=NOISE, seed=told.seed + number, **settings
        )
        self._queue, self._steps_left, self.is_over = queue, told.steps, Event()
        self._rng = np.random.default_rng([told.seed, number])
        self._rows: list[tuple[Any, ...]] = []
        self._begun = np.zeros(told.lanes, np.int64)
        self._astray = np.zeros(told.lanes, np.int64)
        self._length = 0.0

    def run(self) -> None:
        """Play on and on, or as many steps as were asked for; None in the queue is the end."""
        while not self.is_over.is_set() and self._steps_left != 0:
            self.step()
            if self._steps_left is not None:
                self._steps_left -= 1
        self._queue.put(None)

    def step(self) -> None:
        """Move in all games: at random where they begin so, else after a search."""
        searches, batch = self.searches, self.searches.batch
        plies = batch.plies
        is_astray = plies < self._astray
        searches.run(np.where(is_astray, 0, searches.simulations))
        heat = np.where(plies < self._astray + HOT_PLIES, HOT, WARM)
        actions = np.where(is_astray, batch.sample(), searches.choose(heat))
        row = batch.observe(), batch.mask(), searches.policy(), searches.values(), searches.proven, batch.seats
        self._rows.append((*row, is_astray))
        rewards, terminated, _ = searches.step(actions)
        ended = [self._finished(lane, rewards[lane]) for lane in np.flatnonzero(terminated)]
        if ended:
            self._queue.put((len(ended), [np.concatenate(parts) for parts in zip(*ended, strict=True)]))
        if (oldest := self._begun.min()) > 0:
            del self._rows[:oldest]
            self._begun -= oldest

    def _finished(self, lane: int, rewards: Any) -> tuple[Any, ...]:
        """Return the searched positions of a game: each is worth what is proven, or what search and end say."""
        rows = self._rows[self._begun[lane] :]
        planes, masks, policies, values, proven, seats, is_astray = (
            np.array([row[i][lane] for row in rows]) for i in range(7)
        )
        self._begun[lane] = len(self._rows)
        self._length += 0.01 * (len(rows) - self._length) if self._length else len(rows)
        self._astray[lane] = self._rng.integers(0, 1 + int(ASTRAY * self._length))
        targets = np.where(proven, values, (values + rewards[seats]) / 2)
        return tuple(part[~is_astray] for part in (planes, masks, policies, targets))


def learn(network: Network, optimizer: Any, rows: list[Any], device: str) -> float:
    """Let the network learn from some positions; return how far it was off."""
    planes, masks, policies, values = (torch.from_numpy(row).to(device) for row in rows)
    logits, guessed = network(planes.float())
    log_priors = functional.log_softmax(logits.masked_fill(~masks, -1e9), dim=1)
    loss = -(policies * log_priors).sum(1).mean() + functional.mse_loss(guessed, values)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    return float(loss.detach())


WORTH = {"loss": 0, "draw": 1, "win": 2}


def worth(position: obelisk.Position, seat: int) -> int:
    """Return what a position is worth to *seat* if nobody errs: 0, 1 or 2."""
    if position.result is not None:
        winners = position.result.winners
        return 1 if len(winners) > 1 else 2 if seat in winners else 0
    found = WORTH[obelisk.solve(position).value]
    return found if position.active == (seat,) else 2 - found


def examination(game: obelisk.Game, n: int, seed: int) -> tuple[list[obelisk.Position], Any]:
    """Return different positions of random games in which a mistake can be made, and which actions are none."""
    rng = np.random.default_rng(seed)
    known: dict[bytes, obelisk.Position] = {}
    while len(known) < n:
        position = game.start()
        while not position.is_over:
            known.setdefault(position.key(position.active[0]), position)
            position = position.play(int(rng.choice(position.actions())))
    positions, right = [], []
    for position in list(known.values()):
        seat = position.active[0]
        after = {action: worth(position.play(action), seat) for action in position.actions()}
        if len(set(after.values())) > 1 and len(positions) < n:
            best = max(after.values())
            positions.append(position)
            right.append([after.get(action) == best for action in range(len(position.mask()))])
    return positions, np.array(right)


class Judge:
    """Knows perfect play, and asks the network for its move: at first sight, and after a search."""

    def __init__(self, game: obelisk.Game, network: Network, told: argparse.Namespace):
        """Choose the positions once."""
        self.positions, self.right = examination(game, told.judged, told.seed)
        evaluator = obelisk.evaluator(network)
        lanes, settings = len(self.positions), {"simulations": told.judging, "threads": told.threads, "seed": 1}
        self._searches = obelisk.Searches(game, lanes, evaluator=evaluator, **settings)

    def judge(self) -> tuple[float, float]:
        """Return in which part of the positions its move keeps what the position is worth."""
        self._searches.place(self.positions)
        self._searches.run(1)  # the root alone: the policy is the network's
        shares = []
        for simulations in (0, self._searches.simulations):
            self._searches.run(simulations)
            shares.append(self.right[np.arange(len(self.positions)), self._searches.best()].mean())
        return shares[0], shares[1]


def save(network: Network, space: obelisk.Space, path: str) -> None:
    """Write an ONNX file, which is a player without PyTorch; to write it takes the package onnxscript."""
    names = {"input_names": ["observations"], "output_names": ["logits", "values"]}
    any_number = {"observations": {0: torch.export.Dim("positions")}}
    some = torch.zeros(2, *space.observation)
    torch.onnx.export(
        network.cpu(),
        (some,),
        path,
        **names,
        dynamic_shapes=any_number,
        dynamo=True,
        external_data=False,
        verbose=False,
    )


def train(told: argparse.Namespace) -> tuple[Network, Judge]:
    """Play and learn for some minutes, and print how well it does."""
    torch.manual_seed(told.seed)
    torch.set_num_threads(1)  # so small a network gains nothing by more
    game = obelisk.game(told.game)
    network = Network(game.space(), told.width).eval().to(told.device)
    optimizer = torch.optim.AdamW(network.parameters(), told.rate, weight_decay=1e-4)
    memory, judge, rng = Memory(game.space(), told.memory), Judge(game, network, told), np.random.default_rng(told.seed)
    queue: Queue[Any] = Queue(maxsize=64)
    players = [SelfPlay(number, game, network, queue, told) for number in range(told.players)]
    for player in players:
        player.start()
    begun, spent, games, judged_at, loss = time.perf_counter(), time.process_time(), 0, 0.0, float("nan")
    playing = len(players)
    while True:
        minutes = (time.perf_counter() - begun) / 60
        is_over = playing == 0 or minutes >= told.minutes
        if minutes >= judged_at or is_over:
            at_sight, searched = judge.judge()
            used = (time.process_time() - spent) / 60
            done = f"{games:>7,} games, {memory.n:>9,} positions, loss {loss:.3f}"
            kept = f"keeps the value at sight {at_sight:7.2%}, after a search {searched:7.2%}"
            print(f"{minutes:5.1f} min ({used:4.1f} of processor time): {done}; {kept}", flush=True)
            judged_at += told.every
        if is_over:
            break
        found = queue.get()
        if found is None:
            playing -= 1
            continue
        games += found[0]
        memory.add(*found[1])
        for group in optimizer.param_groups:
            group["lr"] = told.rate * max(0.02, 1 - minutes / told.minutes)
        while memory.n >= told.batch and memory.learnt < REUSE * memory.n:
            loss = learn(network, optimizer, memory.draw(rng, told.batch), told.device)
    for player in players:
        player.is_over.set()
    while playing > 0:
        playing -= queue.get() is None
    return network, judge


def main(given: list[str] | None = None) -> float:
    """Train a network, let it play against perfect play, and return in which part of positions it does not err."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="bulo", help="a solved game without chance or secrets")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--steps", type=int, help="stop after so many steps of self-play, for a trial")
    parser.add_argument("--device", default="cpu", help="where the network is: cpu or cuda")
    parser.add_argument("--players", type=int, default=2, help="threads that play")
    parser.add_argument("--lanes", type=int, default=256, help="games side by side in each of them")
    parser.add_argument("--simulations", type=int, default=64)
    parser.add_argument("--judging", type=int, default=400, help="simulations for a move when it is judged")
    parser.add_argument("--leaves", type=int, default=1, help="leaves of each search that are valued at once")
    parser.add_argument("--threads", type=int, default=1, help="for the searches of each player")
    parser.add_argument("--width", type=int, default=256, help="of the network")
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--memory", type=int, default=200_000)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--judged", type=int, default=2_000, help="positions that the tablebase judges")
    parser.add_argument("--every", type=float, default=1.0, help="minutes between two judgements")
    parser.add_argument("--games", type=int, default=100, help="of the match against perfect play")
    parser.add_argument("--save", help="write the network as an ONNX file")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args(given)
    network, judge = train(told)
    searched = judge.judge()[1]
    if told.games > 0:
        entered = partial(obelisk.player, "puct", evaluator=network, simulations=told.judging, temperature=0.0)
        report = obelisk.arena.play(told.game, [entered, "perfect"], told.games, seed=told.seed, processes=1)
        won = next(standing.won for standing in report.standings if standing.player != "perfect")
        print(f"against perfect play: {won:g} of {told.games} games")
    if told.save:
        save(network, obelisk.game(told.game).space(), told.save)
        print(f"saved; try: obelisk arena {told.game} puct:evaluator={told.save} club")
    return searched


if __name__ == "__main__":
    main()

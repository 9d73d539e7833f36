"""Games that a network plays against itself, side by side."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

from obelisk.catalogue import game
from obelisk.game import Game
from obelisk.kernel.state import Array
from obelisk.searches import Searches
from obelisk.training.asking import Asking
from obelisk.training.canvas import Canvas
from obelisk.training.network import Network


@dataclass(frozen=True, kw_only=True)
class Play:
    """How a network plays against itself."""

    quick: int = 32
    """The simulations of most moves: they bring the game on."""
    full: int = 160
    """The simulations of those moves that are learnt from."""
    full_share: float = 0.25
    noise: float = 0.25
    """The part of the root's priors that is noise."""
    astray: float = 1.0
    """How many random moves a game begins with, in the mean: so that all kinds of positions are met."""
    hot_plies: int = 10
    """How many moves after these are drawn by how often they were tried."""
    warm: float = 0.25
    """The temperature of the moves after that."""
    decided: float = 0.96
    """From which value on a position counts as won, and the game ends; one in eight is played to its end."""


PLAYED_OUT = 1 / 8


@dataclass(frozen=True, kw_only=True)
class Told:
    """What a process that plays is told."""

    game: str
    weights: Path
    """The file of the network's weights, which is written anew from time to time."""
    device: str
    lanes: int
    seed: int
    play: Play


def playing_network(of: Game, device: str) -> Network:
    """Return a network that plays a game; on a GPU its numbers have 16 bits."""
    training = of.training
    canvas = Canvas([of.space(**options) for options, _ in training.setups])
    network = Network(canvas, training.blocks, training.channels, training.edges, learns=False)
    kind = torch.float16 if device == "cuda" else torch.float32
    playing: Network = network.to(device, kind, memory_format=torch.channels_last).eval()
    return playing


@dataclass(frozen=True, eq=False)
class Learnt:
    """What came of games that ended: how many they were, and of their positions with full searches a row each."""

    setup: int
    games: int
    leaves: int
    """Leaves that were valued since such news came last."""
    planes: Array
    masks: Array
    policies: Array
    values: Array


class Games:
    """Games of one set-up, side by side."""

    def __init__(self, setup: int, searches: Searches, play: Play, rng: np.random.Generator):
        """Begin them."""
        self.searches, self._setup, self._play, self._rng = searches, setup, play, rng
        lanes = searches.batch.lanes
        self._rows: list[dict[str, Array]] = []
        self._begun = np.zeros(lanes, np.int64)
        self._astray = rng.poisson(play.astray, lanes)
        self._is_cut = rng.random(lanes) >= PLAYED_OUT
        self._told = 0

    def step(self) -> Learnt | None:
        """Move in all games: at random where they begin so, else after a search; return what can be learnt."""
        searches, play, rng = self.searches, self._play, self._rng
        batch = searches.batch
        plies, lanes = batch.plies.copy(), batch.lanes
        is_astray = plies < self._astray
        is_full = ~is_astray & (rng.random(lanes) < play.full_share)
        searches.run(np.where(is_astray, 0, np.where(is_full, play.full, play.quick)))
        values = searches.values()
        row = {"full": is_full, "values": values, "seats": batch.seats.copy()}
        if is_full.any():
            kept = np.flatnonzero(is_full)
            row |= {"planes": batch.observe()[kept], "masks": batch.mask()[kept], "policies": searches.policy()[kept]}
            row["places"] = np.cumsum(is_full) - 1
        self._rows.append(row)
        is_decided = ~is_astray & (searches.proven | (self._is_cut & (np.abs(values) >= play.decided)))
        heat = np.where(plies < self._astray + play.hot_plies, 1.0, play.warm)
        rewards, terminated, _ = searches.step(np.where(is_astray, batch.sample(), searches.choose(heat)))
        ended = np.flatnonzero(terminated | is_decided)
        return self._end(ended, rewards, terminated) if len(ended) else None

    def _end(self, ended: Array, rewards: Array, terminated: Array) -> Learnt | None:
        """Return what can be learnt from games that have ended, and begin new ones in their lanes."""
        last = self._rows[-1]
        learnt: dict[str, list[Any]] = {name: [] for name in ("planes", "masks", "policies", "values")}
        for lane in ended:
            final = rewards[lane].copy()
            if not terminated[lane]:
                # Cut short: what the last search found, for two seats.
                final[:] = -np.sign(last["values"][lane])
                final[last["seats"][lane]] *= -1
            for row in self._rows[self._begun[lane] :]:
                if row["full"][lane]:
                    place = row["places"][lane]
                    for name in ("planes", "masks", "policies"):
                        learnt[name].append(row[name][place])
                    learnt["values"].append((row["values"][lane] + final[row["seats"][lane]]) / 2)
        self._begun[ended] = len(self._rows)
        self._astray[ended] = self._rng.poisson(self._play.astray, len(ended))
        self._is_cut[ended] = self._rng.random(len(ended)) >= PLAYED_OUT
        cut = ended[~terminated[ended]]
        if len(cut):
            self.searches.reset(cut)
        oldest = self._begun.min()
        del self._rows[:oldest]
        self._begun -= oldest
        if not learnt["values"]:
            return None
        leaves, self._told = self.searches.leaves - self._told, self.searches.leaves
        arrays = {name: np.array(rows) for name, rows in learnt.items()}
        return Learnt(self._setup, len(ended), leaves, **arrays)


class SelfPlay:
    """Plays on and on, each set-up as often as its share says, with what is learnt meanwhile.

    It runs in a process of its own: many threads would wait for Python more than for the network.
    """

    def __init__(self, told: Told, number: int):
        """Make a network; games of a set-up begin when their turn comes."""
        self._told, self._number = told, number
        self._game = game(told.game)
        training = self._game.training
        self._setups = [dict(options) for options, _ in training.setups]
        self._shares = np.array([share for _, share in training.setups])
        self._done = np.zeros(len(self._shares))
        self._games: dict[int, Games] = {}
        self._network = playing_network(self._game, told.device)
        self._taken = 0

    def step(self) -> Learnt | None:
        """Move in all games of the set-up that lags behind its share most; return what can be learnt."""
        self._refresh()
        setup = int(np.argmin((self._done + 1) / self._shares))
        self._done[setup] += 1
        if setup not in self._games:
            self._games[setup] = self._begin(setup)
        return self._games[setup].step()

    def _refresh(self) -> None:
        """Take the newest weights."""
        written = self._told.weights.stat().st_mtime_ns
        if written != self._taken:
            self._network.load_state_dict(
                torch.load(self._told.weights, map_location=self._told.device, weights_only=True)
            )
            self._taken = written

    def _begin(self, setup: int) -> Games:
        told, options = self._told, self._setups[setup]
        space, play = self._game.space(**options), told.play
        searches = Searches(
            self._game,
            told.lanes,
            evaluator=Asking(self._network, space, told.lanes),
            noise=play.noise,
            nodes=1 + (play.full + play.quick) * space.actions,
            seed=told.seed + self._number,
            **options,
        )
        return Games(setup, searches, play, np.random.default_rng([told.seed, self._number, setup]))


def play_on(told: Told, number: int, queue: Any, is_over: Any) -> None:
    """Play in a process of one's own until all *is_over*; what can be learnt goes to a queue."""
    torch.set_num_threads(1)
    player = SelfPlay(told, number)
    while not is_over.is_set():
        learnt = player.step()
        if learnt is not None:
            queue.put(learnt)
    queue.cancel_join_thread()

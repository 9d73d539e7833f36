"""A process that plays against itself with the newest weights."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

from obelisk.catalogue import game
from obelisk.game import Game
from obelisk.searches import MOST_NODES, Searches
from obelisk.training.asking import Asking
from obelisk.training.canvas import Canvas
from obelisk.training.games import Games, Learnt, Play
from obelisk.training.network import Network, make_network


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
    network = make_network(canvas, training, learns=False)
    kind = torch.float16 if device == "cuda" else torch.float32
    playing: Network = network.to(device, kind, memory_format=torch.channels_last).eval()
    return playing


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
            nodes=min(1 + (play.full + play.quick) * space.actions, MOST_NODES // told.lanes),
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

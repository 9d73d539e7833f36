"""How much stronger a network has become: games against what it was before."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from math import log10
from threading import Thread
from typing import Any

import numpy as np

from obelisk.evaluators import Evaluator
from obelisk.game import Game
from obelisk.searches import Searches
from obelisk.training.asking import Asking
from obelisk.training.network import Network

OPENING = 2
"""The random moves that a game begins with; each beginning is played from both sides."""
SIMULATIONS, LEAVES = 32, 4
"""The simulations of a move, and how many leaves are valued at once."""


class Duel:
    """Games against what a network was before, in a thread beside those from which it learns."""

    def __init__(self, game: Game, options: dict[str, Any], network: Network, games: int):
        """Remember what the network is now."""
        self._game, self._options, self._network, self._games = game, options, network, games
        self._sides = [copy.deepcopy(network) for _ in range(2)]
        self._asking: list[Asking] = []
        self._thread: Thread | None = None
        self._found = 0.0

    @property
    def is_on(self) -> bool:
        """Whether games are being played."""
        return self._thread is not None and self._thread.is_alive()

    def begin(self, seed: int) -> None:
        """Let the network as it is now play against what it was when this was last called."""
        now, before = self._sides
        before.load_state_dict(now.state_dict())
        now.load_state_dict(self._network.state_dict())
        self._thread = Thread(target=self._play, args=(seed,), daemon=True)
        self._thread.start()

    def gained(self) -> float:
        """Return how many points were found to be gained, once."""
        found, self._found = self._found, 0.0
        return found

    def wait(self) -> None:
        """Wait until the games that are played have ended."""
        if self._thread is not None:
            self._thread.join()

    def _play(self, seed: int) -> None:
        if not self._asking:
            space = self._game.space(**self._options)
            self._asking = [Asking(side, space, LEAVES * self._games) for side in self._sides]
        share = play_duel(self._game, self._asking, self._games, seed, **self._options)
        self._found = elo(share, self._games)


def play_duel(game: Game, evaluators: Sequence[Evaluator], games: int, seed: int, **options: Any) -> float:
    """Return which share of so many games the first of two evaluators wins."""
    settings: dict[str, Any] = {
        "simulations": SIMULATIONS,
        "leaves": LEAVES,
        "autoreset": False,
        "seed": seed,
        **options,
    }
    sides = [Searches(game, games, evaluator=one, **settings) for one in evaluators]
    openings = game_openings(sides[0].batch, games, seed)
    for side in sides:
        side.place(openings)
    first_seat = np.arange(games) % 2
    won = np.zeros(games)
    while (sides[0].batch.seats >= 0).any():
        seats = sides[0].batch.seats.copy()
        actions = np.zeros(games, np.int64)
        for number, side in enumerate(sides):
            is_mine = (seats >= 0) & ((seats == first_seat) == (number == 0))
            side.run(np.where(is_mine, SIMULATIONS, 0))
            actions[is_mine] = side.best()[is_mine]
        for side in sides:
            rewards, terminated, _ = side.step(actions)
        won[terminated] = (rewards[np.arange(games), first_seat][terminated] + 1) / 2
    return float(won.mean())


def game_openings(batch: Any, games: int, seed: int) -> Any:
    """Return the records of games after some random moves, in pairs that are alike."""
    found = batch.copy()
    found.reset(seed=seed)
    for _ in range(OPENING):
        found.step(found.sample())
    records = found.records.copy()
    records[1::2] = records[: games - 1 : 2] if games % 2 else records[0::2]
    return records


def elo(share: float, games: int) -> float:
    """Return by how many points who wins such a share of games is ahead; a clean sweep counts as one half-point less.

    >>> round(elo(0.75, 100))
    191
    """
    share = min(max(share, 0.5 / games), 1 - 0.5 / games)
    return 400 * log10(share / (1 - share))

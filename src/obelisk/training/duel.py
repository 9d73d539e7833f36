"""How much stronger a network has become: games against what it was before."""

from __future__ import annotations

import copy
from threading import Thread
from typing import Any

from obelisk.game import Game
from obelisk.training.asking import Asking
from obelisk.training.matches import LEAVES, elo, play_match
from obelisk.training.network import Network


class Duel:
    """Games against what a network was before, in a thread beside those from which it learns."""

    def __init__(self, game: Game, options: dict[str, Any], network: Network, games: int):
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
        share = play_match(self._game, self._asking, self._games, seed, **self._options)
        self._found = elo(share, self._games)

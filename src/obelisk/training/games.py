"""Games that an evaluator plays against itself, side by side, and what can be learnt from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from obelisk.kernel.state import Array
from obelisk.searches import Searches


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

"""What games tell about who is stronger: intervals, Elo, when enough was played, Bradley–Terry ratings with a prior."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf, log, log10, sqrt
from typing import NamedTuple

import numpy as np

from obelisk.kernel.state import Array

SURE = 1.959963984540054
"""Deviations of a normal distribution that hold 95 % of it."""

UNSEEN = 1e-3
"""As often a result that never came is thought to have come, so that certainty is never claimed."""

PRIOR = 1000.0
"""Before any game, a player's rating is thought to lie this far (one deviation, in Elo) from the others' mean."""

UNIT = 400 / np.log(10)
"""Elo in a natural unit of strength."""

Comparison = tuple[int, int, float]
"""Two players, and what the first has won against the second: 1, 1/2 or 0."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a win rate (Wilson's score interval).

    Shared wins, and set-ups that are played from every seat, spread less than it supposes: it is rather too wide.

    >>> tuple(round(bound, 3) for bound in wilson(8, 10))
    (0.49, 0.943)
    """
    if games == 0:
        return 0.0, 1.0
    rate, square = won / games, SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = SURE / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(rate: float) -> float:
    """Return the difference in Elo that a win rate against one opponent means.

    >>> round(elo(0.75)), elo(1)
    (191, inf)
    """
    if rate <= 0 or rate >= 1:
        return -inf if rate <= 0 else inf
    return 400 * log10(rate / (1 - rate))


def expected(difference: float) -> float:
    """Return the win rate that a difference in Elo means."""
    return 1 / (1 + 10 ** (-difference / 400))


@dataclass(frozen=True)
class Sprt:
    """A sequential test: is the first player *low* Elo stronger than the second, or *high*?

    It is made for the mean of each set-up's games, since these hang together (the generalised test that chess engines
    use): under either hypothesis the most likely spread of these means is taken. With *risk* the wrong one is accepted.
    """

    low: float = 0.0
    high: float = 20.0
    risk: float = 0.05

    @property
    def bound(self) -> float:
        """How far the logarithm of the likelihood ratio must be from 0."""
        return log((1 - self.risk) / self.risk)

    def ratio(self, means: Iterable[float]) -> float:
        """Return the logarithm of the likelihood ratio, *high* to *low*, for the mean share of each set-up."""
        seen = Counter(means)
        if not seen:
            return 0.0
        counted = {0.0: UNSEEN, 0.5: UNSEEN, 1.0: UNSEEN, **seen}
        low, high = (_tilted(counted, expected(difference)) for difference in (self.low, self.high))
        return sum(times * log(high[value] / low[value]) for value, times in counted.items())

    def verdict(self, means: Iterable[float]) -> float | None:
        """Return the hypothesis that is accepted, or None as long as more games are needed."""
        ratio = self.ratio(means)
        if abs(ratio) < self.bound:
            return None
        return self.high if ratio > 0 else self.low


def _tilted(counted: dict[float, float], mean: float) -> dict[float, float]:
    """Return the most likely probabilities of the values that were counted, if their mean is *mean*."""
    total = sum(counted.values())
    shares = {value: times / total for value, times in counted.items()}
    # p = share / (1 + t (value - mean)), with the t that gives the mean; its slope is negative all the way.
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(200):
        t = (low + high) / 2
        slope = sum(share * (value - mean) / (1 + t * (value - mean)) for value, share in shares.items())
        low, high = (t, high) if slope > 0 else (low, t)
    return {value: share / (1 + t * (value - mean)) for value, share in shares.items()}


class Rating(NamedTuple):
    """A player's Elo, and how far it may be off (95 %), both measured from the anchor."""

    elo: float
    error: float


def comparisons(players: Sequence[int], shares: Sequence[float]) -> Iterable[Comparison]:
    """Yield what a game says about each pair: a winner beats who lost, winners who share are level."""
    for i, (one, own) in enumerate(zip(players, shares, strict=True)):
        for other, its in zip(players[i + 1 :], shares[i + 1 :], strict=True):
            if own > 0 or its > 0:
                yield one, other, 0.5 if own > 0 and its > 0 else float(own > 0)


def rate(players: int, compared: Iterable[Comparison], anchor: int = 0) -> list[Rating]:
    """Return the ratings of so many *players*, the *anchor* being 0.

    >>> [round(rating.elo) for rating in rate(2, [(0, 1, 1.0)] * 30 + [(0, 1, 0.0)] * 10)]
    [0, -190]
    """
    won = np.zeros((players, players))
    for one, other, share in compared:
        won[one, other] += share
        won[other, one] += 1 - share
    strengths = _climb(won)
    spread = np.linalg.inv(-_slopes(won, strengths)[1])
    variance = np.diag(spread) + spread[anchor, anchor] - 2 * spread[anchor]
    errors = SURE * UNIT * np.sqrt(np.maximum(variance, 0))
    elos = UNIT * (strengths - strengths[anchor])
    return [Rating(float(elos[i]), float(errors[i])) for i in range(players)]


def _climb(won: Array) -> Array:
    """Return the most likely strengths, by Newton's method; a step that does not lead up is halved."""
    strengths = np.zeros(len(won))
    for _ in range(100):
        slope, curvature = _slopes(won, strengths)
        step = -np.linalg.solve(curvature, slope)
        length, here = 1.0, _likelihood(won, strengths)
        while length > 1e-9 and _likelihood(won, strengths + length * step) < here:
            length /= 2
        strengths = strengths + length * step
        if np.abs(length * step).max() < 1e-10:
            break
    return strengths


def _likelihood(won: Array, strengths: Array) -> float:
    ahead = strengths[:, None] - strengths[None, :]
    return float(-(won * np.logaddexp(0, -ahead)).sum() - (strengths**2).sum() * (UNIT / PRIOR) ** 2 / 2)


def _slopes(won: Array, strengths: Array) -> tuple[Array, Array]:
    """Return first and second derivatives of the logarithm of the likelihood."""
    ahead = strengths[:, None] - strengths[None, :]
    chance = 1 / (1 + np.exp(-ahead))
    games = won + won.T
    prior = (UNIT / PRIOR) ** 2
    slope = (won - games * chance).sum(axis=1) - prior * strengths
    curvature = games * chance * (1 - chance)
    return slope, curvature - np.diag(curvature.sum(axis=1) + prior)

"""What games tell about who is stronger: intervals, Elo, and when enough was played."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import inf, log, log10, sqrt

SURE = 1.959963984540054
"""Deviations of a normal distribution that hold 95 % of it."""

UNSEEN = 1e-3
"""As often a result that never came is thought to have come, so that certainty is never claimed."""


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

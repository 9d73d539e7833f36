"""Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2013): how strong somebody is, and how sure that is.

>>> before = Rating(1500, 200, 0.06)
>>> after = updated(before, [(Rating(1400, 30), 1, 1), (Rating(1550, 100), 0, 1), (Rating(1700, 300), 0, 1)])
>>> round(after.rating, 2), round(after.deviation, 2), round(after.volatility, 5)
(1464.05, 151.52, 0.06)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt

SCALE = 173.7178
"""So many points of a rating are one on Glicko-2's own scale."""
MIDDLE = 1500.0
LARGEST, SMALLEST = 350.0, 45.0
"""Nobody is known less well than a newcomer, nor so well that what they learn would not show any more."""
CHANGES = 0.5
"""How much the volatility may change (Glickman's tau)."""
CLOSE = 1e-6
MOST_STEPS = 100


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, its deviation (it is off by less than twice that in 95 of 100 cases), and how erratic results are."""

    rating: float = MIDDLE
    deviation: float = LARGEST
    volatility: float = 0.06

    @property
    def mu(self) -> float:
        """The rating on Glicko-2's own scale."""
        return (self.rating - MIDDLE) / SCALE

    @property
    def phi(self) -> float:
        """The deviation on Glicko-2's own scale."""
        return self.deviation / SCALE


Results = Sequence[tuple[Rating, float, float]]
"""Opponents, each with the score against them (1 for a win, 0.5 for a draw, 0 for a loss) and the weight of the game:
a game of weight 1/2 informs half as much as a whole one."""


def _weight(phi: float) -> float:
    """Return how much a result tells against an opponent who is known so well."""
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def expected(own: Rating, opponent: Rating) -> float:
    """Return what is expected to be scored against an opponent."""
    return 1 / (1 + exp(-_weight(opponent.phi) * (own.mu - opponent.mu)))


def updated(own: Rating, results: Results, periods: float = 1.0) -> Rating:
    """Return a rating after some results; *periods* rating periods have passed since the last ones.

    Without results only the deviation grows.
    """
    if not results:
        return _known(own.mu, sqrt(own.phi**2 + periods * own.volatility**2), own.volatility)
    informed = sum(
        weight * _weight(opponent.phi) ** 2 * expected(own, opponent) * (1 - expected(own, opponent))
        for opponent, _, weight in results
    )
    surprise = sum(
        weight * _weight(opponent.phi) * (score - expected(own, opponent)) for opponent, score, weight in results
    )
    volatility = _new_volatility(own, 1 / informed, surprise / informed)
    before = own.phi**2 + periods * volatility**2
    phi = 1 / sqrt(1 / before + informed)
    return _known(own.mu + phi**2 * surprise, phi, volatility)


def _known(mu: float, phi: float, volatility: float) -> Rating:
    return Rating(MIDDLE + SCALE * mu, min(max(SCALE * phi, SMALLEST), LARGEST), volatility)


def _new_volatility(own: Rating, variance: float, change: float) -> float:
    """Return the volatility after results that speak for such a change: step 5, by the Illinois algorithm."""
    phi2, a = own.phi**2, log(own.volatility**2)

    def slope(x: float) -> float:
        spread = phi2 + variance + exp(x)
        return exp(x) * (change**2 - spread) / (2 * spread**2) - (x - a) / CHANGES**2

    low = a
    if change**2 > phi2 + variance:
        high = log(change**2 - phi2 - variance)
    else:
        high = a - CHANGES
        while slope(high) < 0:
            high -= CHANGES
    at_low, at_high = slope(low), slope(high)
    for _ in range(MOST_STEPS):
        if abs(high - low) <= CLOSE:
            break
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)

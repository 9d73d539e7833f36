"""Ratings from games: the Bradley–Terry model with a prior, its most likely point, and errors from the curvature."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from obelisk.arena.statistics import SURE

PRIOR = 1000.0
"""Before any game, a player's rating is thought to lie this far (one deviation, in Elo) from the others' mean."""

UNIT = 400 / np.log(10)
"""Elo in a natural unit of strength."""

Comparison = tuple[int, int, float]
"""Two players, and what the first has won against the second: 1, 1/2 or 0."""


class Rating(NamedTuple):
    """A player's Elo, and how far it may be off (95 %), both measured from the anchor."""

    elo: float
    error: float


def comparisons(players: Sequence[int], shares: Sequence[float]) -> Iterable[Comparison]:
    """Yield what a game says about each pair of its players: a winner beats who lost, winners who share are level.

    Nothing is said about two who lost.
    """
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


Array = np.ndarray[Any, Any]


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

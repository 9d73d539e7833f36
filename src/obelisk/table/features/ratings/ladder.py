"""The ladder: how strong the computers are, what a rated game counts, and whom to try next.

Levels are opponents of known strength: their steps were measured in matches (docs/strength.md), and `casual` stands
where newcomers begin. A game that has not been measured has steps of the usual size.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import log10

from obelisk import catalogue
from obelisk.table.core.clocks import DAY
from obelisk.table.core.referee import LEVELS
from obelisk.table.core.results import is_computer
from obelisk.table.core.state import COMPUTER, Table
from obelisk.table.features.ratings.glicko import MIDDLE, Rating, updated

FIRST = "casual"
"""The level whose strength is that of a newcomer."""
USUAL_WINS = 0.7
"""How often a level beats the one below it, where nobody has counted."""
DEVIATION = 60.0
"""How well the strength of a level is known: it differs a little with the set-up."""
PERIOD = 5 * DAY
"""A rating period: after a year without a game, who was known to 60 is known to 110."""
FEWEST_MOVES = 2
"""Moves that every seat has made in a game that counts."""
REPEATS = DAY
"""Milliseconds within which another game of the same two counts less."""
RISE = 250.0
"""Points that a rating rises within a day before hosts see it."""
SURE = 110.0
"""A rating with a larger deviation is shown as provisional."""


def strength_of(game: str, level: str) -> Rating:
    """Return how strong a level plays a game."""
    wins = catalogue.game(game).search.level_wins
    at = 0.0
    heights = {LEVELS[0]: at}
    for number, name in enumerate(LEVELS[1:]):
        part = wins[number] if number < len(wins) else USUAL_WINS
        at += max(0.0, 400 * log10(part / (1 - part)))
        heights[name] = at
    return Rating(MIDDLE + heights[level] - heights[FIRST], DEVIATION)


def counts(table: Table) -> bool:
    """Return whether a game that is over is long enough to change ratings, if the players agreed so."""
    return table.is_rated and table.ending is not None and not is_short(table)


def is_short(table: Table) -> bool:
    """Return whether a seat has made fewer moves than a rated game needs."""
    moves = Counter(seat for seat, _ in table.position.history)
    return any(moves[seat] < FEWEST_MOVES for seat in range(len(table.seats)))


def weight_of(before: int) -> float:
    """Return the weight of a game between two who have finished *before* rated games of it within `REPEATS`.

    >>> [round(weight_of(before), 2) for before in range(4)]
    [1.0, 0.5, 0.33, 0.25]
    """
    return 1 / (before + 1)


def scores(table: Table) -> dict[int, dict[int, float]]:
    """Return what each seat has scored against others: winners beat everybody else, and are level with each other.

    Two who lost are not compared. Who has left the game has lost to everybody.
    """
    if table.ending is None:
        return {}
    left = {number for number, seat in enumerate(table.seats) if seat.kind == COMPUTER and not is_computer(seat)}
    winners = set(table.ending.winners)
    if not winners and not left:
        winners = set(range(len(table.seats)))
    winners -= left
    found: dict[int, dict[int, float]] = {}
    for one in range(len(table.seats)):
        ranks = {other: _score(one, other, winners, left) for other in range(len(table.seats)) if other != one}
        found[one] = {other: score for other, score in ranks.items() if score is not None}
    return found


def _score(one: int, other: int, winners: set[int], left: set[int]) -> float | None:
    if (one in left) != (other in left):
        return float(other in left)
    if (one in winners) != (other in winners):
        return float(one in winners)
    return 0.5 if one in winners else None


def rated(own: Rating, at: int, table: Table, seat: int, others: Mapping[int, tuple[Rating, float]]) -> Rating:
    """Return the rating of a seat after a game; *own* was the rating at the moment *at*.

    *others* are the opponents that count, each with the weight of the game against them.
    """
    against = [
        (others[other][0], score, others[other][1]) for other, score in scores(table)[seat].items() if other in others
    ]
    return updated(own, against, max(0, table.touched - at) / PERIOD) if against else own


def try_next(table: Table, seat: int) -> str | None:
    """Return the level to play next, if the seat has just beaten a computer and there is a stronger one."""
    others = [other for number, other in enumerate(table.seats) if number != seat]
    has_won = table.ending is not None and table.ending.winners == (seat,)
    if not has_won or len(others) != 1 or not is_computer(others[0]) or others[0].level not in LEVELS[:-1]:
        return None
    return LEVELS[LEVELS.index(others[0].level) + 1]

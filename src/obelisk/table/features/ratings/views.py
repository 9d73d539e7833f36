"""Ratings as they are told: beside the names of a rated game, and how they went, game by game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from obelisk.table.core.commands import Who
from obelisk.table.core.results import is_computer
from obelisk.table.core.state import Seat, Table
from obelisk.table.features.ratings import wire
from obelisk.table.features.ratings.glicko import Rating
from obelisk.table.features.ratings.ladder import SURE, strength_of, try_next


def told(rating: Rating, before: float | None = None) -> wire.RatingShown:
    """Return a rating as it is told: in whole points, whether it is provisional, and by how much it has changed."""
    change = None if before is None else round(rating.rating) - round(before)
    return {
        "rating": round(rating.rating),
        "deviation": round(rating.deviation),
        "is_provisional": rating.deviation > SURE,
        "change": change,
    }


def ratings_at(
    table: Table,
    who: Who,
    now: Mapping[int, Rating],
    after: Mapping[int, tuple[Rating, float]],
    unrated: str | None = None,
) -> wire.TableRatings:
    """Return the ratings beside the names of a rated game, and the level that the asker could try next.

    *now* are the ratings of people by seat, *after* those after the game, each with the one before, and *unrated* is
    the reason why the game does not count.
    """
    seats: list[wire.RatingShown | None] = [None] * len(table.seats)
    for number, seat in enumerate(table.seats if table.is_rated else ()):
        if number in after:
            seats[number] = told(*after[number])
        elif is_computer(seat) and seat.level is not None:
            seats[number] = told(strength_of(table.game, seat.level))
        elif seat.owner is not None:
            seats[number] = told(now.get(number, Rating()))
    own = who.seats_at(table)
    level = try_next(table, own[0]) if len(own) == 1 else None
    beaten = None if level is None else next(seat.level for seat in table.seats if is_computer(seat))
    return {"is_rated": table.is_rated, "unrated": unrated, "seats": seats, "beaten": beaten, "next": level}


def people_at(table: Table) -> dict[int, Seat]:
    """Return the seats of a rated game whose people have ratings."""
    found = enumerate(table.seats) if table.is_rated else ()
    return {number: seat for number, seat in found if seat.owner is not None}


def curve(values: Sequence[float], width: int, height: int) -> str:
    """Return how ratings went as the points of a line in a picture of that size.

    >>> curve([1500, 1600, 1550], 100, 40)
    '0,40 50,0 100,20'
    """
    low, high = min(values), max(values)
    spread = max(high - low, 1)
    steps = max(len(values) - 1, 1)
    points = (
        (round(width * number / steps), round(height * (high - value) / spread)) for number, value in enumerate(values)
    )
    return " ".join(f"{x},{y}" for x, y in points)

"""Holidays: how long somebody may let their clocks by days stand still, and what that has cost so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from obelisk.table.core.clocks import DAY
from obelisk.table.core.refusals import Refused, Unreadable

YEAR = 365 * DAY
MOST = 28
"""So many days of holiday everybody has within a year."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A holiday that was taken: it ends by itself, or earlier if its person comes back."""

    since: int
    until: int

    def days_since(self, moment: int) -> int:
        """Return how many of its days count that lie after a moment: a day that has begun is a whole one."""
        return max(0, -(-(self.until - max(self.since, moment)) // DAY))


def current(taken: Iterable[Taken], at: int) -> Taken | None:
    """Return the holiday that goes on at a moment, if one does."""
    return next((one for one in taken if one.since <= at < one.until), None)


def days_left(taken: Iterable[Taken], at: int) -> int:
    """Return how many days are left of a year's."""
    return max(0, MOST - sum(one.days_since(at - YEAR) for one in taken))


def begin(taken: Iterable[Taken], days: int, at: int) -> Taken:
    """Return the holiday that begins now, or refuse it."""
    known = list(taken)
    if current(known, at) is not None:
        raise Refused("correspondence/on-holiday")
    left = days_left(known, at)
    if days < 1:
        raise Unreadable("correspondence/holiday-days", most=MOST)
    if days > left:
        raise Refused("correspondence/holiday-used", most=MOST, left=left)
    return Taken(at, at + days * DAY)


def end(taken: Iterable[Taken], at: int) -> Taken:
    """Return the holiday that goes on as it is when its person comes back now, or refuse."""
    found = current(taken, at)
    if found is None:
        raise Refused("correspondence/no-holiday")
    # One that ends in the moment in which it began has been one all the same.
    return Taken(found.since, max(at, found.since + 1))

"""Streaks: on how many days in a row somebody has solved a puzzle on its own day."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, timedelta

DAY = timedelta(days=1)


@dataclass(frozen=True)
class Streak:
    """Days in a row: up to now, and the most there ever were."""

    now: int = 0
    longest: int = 0


def streak_of(days: Collection[date], today: date) -> Streak:
    """Return the streak that solved *days* make; it goes on until a whole day has passed without one.

    >>> week = [date(2026, 11, n) for n in (10, 11, 12, 15, 16)]
    >>> streak_of(week, date(2026, 11, 17)), streak_of(week, date(2026, 11, 18))
    (Streak(now=2, longest=3), Streak(now=0, longest=3))
    """
    solved = set(days)
    longest = run = 0
    for day in sorted(solved):
        run = run + 1 if day - DAY in solved else 1
        longest = max(longest, run)
    last = today if today in solved else today - DAY
    now = 0
    while last in solved:
        now, last = now + 1, last - DAY
    return Streak(now, longest)

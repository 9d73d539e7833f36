"""What came of a finished game for one person: it was won, drawn or lost, or played alone for points."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from obelisk.table.core.referee import LEVELS
from obelisk.table.core.state import COMPUTER, Seat
from obelisk.table.core.summary import Summary

WON, DRAWN, LOST, ALONE = "won", "drawn", "lost", "alone"
OUTCOMES = (WON, DRAWN, LOST, ALONE)


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game of somebody who played one seat of it."""

    table: Summary
    seat: int
    outcome: str

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """Everybody else at the table."""
        return tuple(seat for number, seat in enumerate(self.table.seats) if number != self.seat)

    @property
    def level(self) -> str | None:
        """The level of the strongest computer, where nobody else played."""
        levels = [seat.level for seat in self.opponents if is_computer(seat) and seat.level in LEVELS]
        return max(levels, key=LEVELS.index) if levels and len(levels) == len(self.opponents) else None

    @property
    def points(self) -> int | None:
        """The points of this seat, where there are any."""
        ending = self.table.ending
        return None if ending is None or ending.points is None else ending.points[self.seat]

    @property
    def is_score(self) -> bool:
        """Whether it counts among the best scores: played alone, without having been shown the solution."""
        return self.outcome == ALONE and not self.table.is_helped


def is_computer(seat: Seat) -> bool:
    """Return whether a computer has played a seat from the beginning; one that only plays on stands for a person."""
    return seat.kind == COMPUTER and seat.owner is None


def result_of(table: Summary, owners: Collection[str]) -> Result | None:
    """Return what came of a table for somebody known by these sessions.

    None where it came to nothing: the game goes on, they played several seats of it or none, or gave it up alone.
    """
    own = [number for number, seat in enumerate(table.seats) if seat.owner is not None and seat.owner in owners]
    if table.ending is None or len(own) != 1:
        return None
    seat, winners = own[0], table.ending.winners
    if len(table.seats) == 1:
        return Result(table, seat, ALONE) if table.ending.reason == "rules" else None
    has_left = table.seats[seat].kind == COMPUTER
    if has_left or (winners and seat not in winners):
        return Result(table, seat, LOST)
    return Result(table, seat, WON if winners == (seat,) else DRAWN)

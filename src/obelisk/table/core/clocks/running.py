"""Clocks that run: what each seat has left at a moment, and when its flag falls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from obelisk.kernel.state import CHANCE
from obelisk.table.core.clocks.control import Control


@dataclass(frozen=True, slots=True)
class Holiday:
    """A time in which the clock of a seat stands still."""

    seat: int
    since: int
    until: int

    def within(self, since: int, until: int) -> int:
        """Return how many milliseconds of it lie between two moments."""
        return max(0, min(until, self.until) - max(since, self.since))


@dataclass(frozen=True, slots=True)
class Clocks:
    """What every seat had left at the moment *since*, whose clocks run, and each seat's latest holiday."""

    control: Control
    left: tuple[int, ...]
    at_turn: tuple[int, ...]
    """What every seat had left when its latest turn began."""
    running: tuple[int, ...] = ()
    since: int = 0
    holidays: tuple[Holiday, ...] = ()

    def at(self, now: int) -> tuple[int, ...]:
        """Return what every seat has left at a moment, never less than 0."""
        gone = max(0, now - self.since)
        left = [max(0, time - gone) if seat in self.running else time for seat, time in enumerate(self.left)]
        for one in self.holidays:
            if one.seat in self.running:
                left[one.seat] = max(0, self.left[one.seat] - gone + one.within(self.since, now))
        return tuple(left)

    def holiday_of(self, seat: int) -> Holiday | None:
        """Return the latest holiday of a seat."""
        return next((one for one in self.holidays if one.seat == seat), None)

    def with_holiday(self, new: Holiday) -> Clocks:
        """Return the clocks with a holiday that replaces the seat's earlier one, which still counts before it."""
        before = self.holiday_of(new.seat)
        others = tuple(one for one in self.holidays if one.seat != new.seat)
        if before is None or before.since == new.since:  # the same holiday with another end
            return replace(self, holidays=(*others, new))
        start = max(self.since, new.since)
        return replace(self, left=self.at(start), since=start, holidays=(*others, new))

    def moved(self, seat: int, active: Sequence[int], now: int) -> Clocks:
        """Return the clocks after a move of *seat*, when the *active* seats are to act."""
        kind, numbers = self.control.kind, self.control.numbers
        left, at_turn, running = list(self.at(now)), list(self.at_turn), _players(active)
        if seat != CHANCE:
            left[seat] = kind.after_move(numbers, at_turn[seat], left[seat])
        for other in running:
            if other == seat or other not in self.running:
                left[other] = at_turn[other] = kind.at_turn(numbers, left[other])
        return replace(self, left=tuple(left), at_turn=tuple(at_turn), running=running, since=now)

    def set_going(self, active: Sequence[int], now: int) -> Clocks:
        """Return the clocks with those of the *active* seats running, from what is left at that moment."""
        left = self.at(now)
        return replace(self, left=left, at_turn=left, running=_players(active), since=now)

    def renewed(self, seat: int, now: int) -> Clocks:
        """Return the clocks with the time of the start for *seat*."""
        left, at_turn = list(self.at(now)), list(self.at_turn)
        left[seat] = at_turn[seat] = self.control.start
        return replace(self, left=tuple(left), at_turn=tuple(at_turn), since=now)

    def stood_still(self, time: int) -> Clocks:
        """Return the clocks without the last *time* milliseconds."""
        return replace(self, since=self.since + time)

    def standing(self) -> Clocks:
        """Return the clocks as they were when they began to run."""
        return replace(self, running=())

    def next_flag(self) -> int | None:
        """Return the moment at which the first flag will fall, if a clock runs."""
        return min(map(self.flag_of, self.running), default=None)

    def flag_of(self, seat: int) -> int:
        """Return the moment at which the flag of a seat falls whose clock runs."""
        falls, holiday = self.since + self.left[seat], self.holiday_of(seat)
        # A holiday that begins after the flag has fallen comes too late.
        return falls if holiday is None or falls <= holiday.since else falls + holiday.within(self.since, holiday.until)

    def fallen(self, now: int) -> int | None:
        """Return the seat whose flag has fallen first by that moment, if one has."""
        out = [(self.flag_of(seat), seat) for seat in self.running if self.flag_of(seat) <= now]
        return min(out)[1] if out else None


def _players(active: Sequence[int]) -> tuple[int, ...]:
    """Return the active seats that have a clock: chance has none."""
    return tuple(seat for seat in active if seat != CHANCE)


def fresh(control: Control, seats: int) -> Clocks:
    """Return clocks that do not run yet."""
    return Clocks(control, (control.start,) * seats, (control.start,) * seats)

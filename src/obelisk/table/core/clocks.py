"""Clocks: how much time everybody has left. Only the server's time counts, and it is always an argument.

Times are whole milliseconds. A clock of kind `game` gives each seat its time for the whole game, and after each of its
moves an increment; `move` and `days` give time for each move (days for correspondence). Whoever is on holiday has a
clock by days that stands still from one moment to another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from obelisk.errors import BadRequest
from obelisk.kernel.state import CHANCE

DAYS = "days"
KINDS = ("game", "move", DAYS)
SECOND, DAY = 1000, 24 * 60 * 60 * 1000
SHORTEST, LONGEST, MOST_DAYS = 5, 6 * 60 * 60, 30
MOST_INCREMENT = 5 * 60


@dataclass(frozen=True, slots=True)
class Control:
    """How much time there is: of which kind, how much, and what a move adds."""

    kind: str
    time: int
    increment: int = 0

    def as_json(self) -> dict[str, Any]:
        """Return it as a request writes it."""
        seconds = {"kind": self.kind, "seconds": self.time // SECOND}
        return {**seconds, "increment": self.increment // SECOND} if self.kind == "game" else seconds


def read_control(given: dict[str, Any] | None) -> Control | None:
    """Return the control that a request names, or refuse one that makes no sense."""
    if given is None:
        return None
    kind = given.get("kind")
    if kind not in KINDS:
        raise BadRequest("table/clock-kind", given=repr(kind), known=KINDS)
    low, high = (DAY // SECOND, MOST_DAYS * DAY // SECOND) if kind == DAYS else (SHORTEST, LONGEST)
    time = _number(given, "seconds", low, high) * SECOND
    increment = _number({"increment": 0, **given}, "increment", 0, MOST_INCREMENT) if kind == "game" else 0
    return Control(kind, time, increment * SECOND)


def _number(given: dict[str, Any], key: str, low: int, high: int) -> int:
    value = given.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadRequest("table/clock-number", key=key, low=low, high=high, given=repr(value))
    return value


@dataclass(frozen=True, slots=True)
class Holiday:
    """A time in which the clock of a seat stands still."""

    seat: int
    since: int
    until: int

    def within(self, since: int, until: int) -> int:
        """Return how much of a time it takes."""
        return max(0, min(until, self.until) - max(since, self.since))


@dataclass(frozen=True, slots=True)
class Clocks:
    """What every seat has left since a moment, whose clocks run, and who is on holiday: each seat once at most."""

    control: Control
    left: tuple[int, ...]
    running: tuple[int, ...] = ()
    since: int = 0
    holidays: tuple[Holiday, ...] = ()

    def at(self, now: int) -> tuple[int, ...]:
        """Return what every seat has left at a moment; nobody has less than nothing."""
        gone = max(0, now - self.since)
        left = [max(0, time - gone) if seat in self.running else time for seat, time in enumerate(self.left)]
        for one in self.holidays:
            if one.seat in self.running:
                left[one.seat] = max(0, self.left[one.seat] - gone + one.within(self.since, now))
        return tuple(left)

    def holiday_of(self, seat: int) -> Holiday | None:
        """Return the holiday of a seat that was told last, if any was."""
        return next((one for one in self.holidays if one.seat == seat), None)

    def with_holiday(self, new: Holiday) -> Clocks:
        """Return the clocks with a holiday of a seat, in place of the one that it had; that one still counts before."""
        before = self.holiday_of(new.seat)
        others = tuple(one for one in self.holidays if one.seat != new.seat)
        if before is None or before.since == new.since:  # the same one, which ends at another time
            return replace(self, holidays=(*others, new))
        start = max(self.since, new.since)
        return replace(self, left=self.at(start), since=start, holidays=(*others, new))

    def moved(self, seat: int, active: Sequence[int], now: int) -> Clocks:
        """Return the clocks after a move of *seat*, when the *active* seats are to act."""
        left = list(self.at(now))
        control = self.control
        if seat != CHANCE:
            left[seat] = left[seat] + control.increment if control.kind == "game" else control.time
        if control.kind != "game":
            # A clock that starts now has the whole time for its move.
            for other in _players(active):
                if other not in self.running:
                    left[other] = control.time
        return replace(self, left=tuple(left), running=_players(active), since=now)

    def set_going(self, active: Sequence[int], now: int) -> Clocks:
        """Return the clocks with those of the *active* seats running, from what is left at that moment."""
        return replace(self, left=self.at(now), running=_players(active), since=now)

    def renewed(self, seat: int, now: int) -> Clocks:
        """Return the clocks with the whole time for *seat*."""
        left = list(self.at(now))
        left[seat] = self.control.time
        return replace(self, left=tuple(left), since=now)

    def stood_still(self, time: int) -> Clocks:
        """Return the clocks as if they had stood still for so long."""
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
    """Return the seats that have a clock: chance has none."""
    return tuple(seat for seat in active if seat != CHANCE)


def fresh(control: Control, seats: int) -> Clocks:
    """Return clocks that do not run yet."""
    return Clocks(control, (control.time,) * seats)

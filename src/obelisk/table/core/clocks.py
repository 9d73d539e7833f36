"""Clocks: how much time everybody has left. Only the server's time counts, and it is always an argument.

Times are whole milliseconds. A clock of kind `game` gives each seat its time for the whole game, and after each of its
moves an increment; `move` and `days` give time for each move (days for correspondence).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from obelisk.errors import BadRequest
from obelisk.kernel.state import CHANCE

KINDS = ("game", "move", "days")
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
    low, high = (DAY // SECOND, MOST_DAYS * DAY // SECOND) if kind == "days" else (SHORTEST, LONGEST)
    time = _number(given, "seconds", low, high) * SECOND
    increment = _number({"increment": 0, **given}, "increment", 0, MOST_INCREMENT) if kind == "game" else 0
    return Control(kind, time, increment * SECOND)


def _number(given: dict[str, Any], key: str, low: int, high: int) -> int:
    value = given.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadRequest("table/clock-number", key=key, low=low, high=high, given=repr(value))
    return value


@dataclass(frozen=True, slots=True)
class Clocks:
    """What every seat has left since a moment, and whose clocks run."""

    control: Control
    left: tuple[int, ...]
    running: tuple[int, ...] = ()
    since: int = 0

    def at(self, now: int) -> tuple[int, ...]:
        """Return what every seat has left at a moment; nobody has less than nothing."""
        gone = max(0, now - self.since)
        return tuple(max(0, time - gone) if seat in self.running else time for seat, time in enumerate(self.left))

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
        return Clocks(control, tuple(left), _players(active), now)

    def set_going(self, active: Sequence[int], now: int) -> Clocks:
        """Return the clocks with those of the *active* seats running, from what is left at that moment."""
        return Clocks(self.control, self.at(now), _players(active), now)

    def renewed(self, seat: int, now: int) -> Clocks:
        """Return the clocks with the whole time for *seat*."""
        left = list(self.at(now))
        left[seat] = self.control.time
        return Clocks(self.control, tuple(left), self.running, now)

    def stood_still(self, time: int) -> Clocks:
        """Return the clocks as if they had stood still for so long."""
        return Clocks(self.control, self.left, self.running, self.since + time)

    def standing(self) -> Clocks:
        """Return the clocks as they were when they began to run."""
        return Clocks(self.control, self.left, (), self.since)

    def next_flag(self) -> int | None:
        """Return the moment at which the first flag will fall, if a clock runs."""
        return min((self.since + self.left[seat] for seat in self.running), default=None)

    def fallen(self, now: int) -> int | None:
        """Return the seat whose flag has fallen first by that moment, if one has."""
        out = [(self.left[seat], seat) for seat in self.running if self.since + self.left[seat] <= now]
        return min(out)[1] if out else None


def _players(active: Sequence[int]) -> tuple[int, ...]:
    """Return the seats that have a clock: chance has none."""
    return tuple(seat for seat in active if seat != CHANCE)


def fresh(control: Control, seats: int) -> Clocks:
    """Return clocks that do not run yet."""
    return Clocks(control, (control.time,) * seats)

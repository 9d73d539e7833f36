"""What a kind of clock consists of: its rules, its form, its words, its display and its notation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

SECOND, DAY = 1000, 24 * 60 * 60 * 1000
"""In milliseconds, the unit of all times in the rules."""

Numbers = Mapping[str, int]
"""The numbers of a control by their names. Times are in seconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Number:
    """A whole number that players choose for a clock.

    Its label is the message of the same name in the words of the kind.
    """

    name: str
    low: int
    high: int
    suggested: int
    """The value that a form shows first."""
    unit: int = 1
    """How many of the number make one of what the form asks for: 60 where it asks for minutes."""
    choices: tuple[int, ...] = ()
    """The values that a form offers; any value within the limits if empty."""
    omitted: int | None = None
    """The value if a request leaves the number out; None if it is required."""


@dataclass(frozen=True, slots=True)
class Overtime:
    """Periods at the end of a clock, which a display counts down one by one. *length* is in milliseconds."""

    periods: int
    length: int


@dataclass(frozen=True, kw_only=True)
class ClockKind:
    """A kind of clock. Its rules are pure functions of the control's numbers and of milliseconds left."""

    name: str
    numbers: tuple[Number, ...]
    words: Mapping[str, str]
    """The messages by language, as Fluent writes them: `title`, `short` and one for each number."""
    start: Callable[[Numbers], int]
    """Return the time of a seat when the game starts."""
    after_move: Callable[[Numbers, int, int], int]
    """Return the time left after a move, given the time left when the turn began and the time left now."""
    at_turn: Callable[[Numbers, int], int] = lambda _, left: left
    """Return the time left when a turn begins."""
    notation: Callable[[Numbers], str]
    """Write a control in a few letters, such as `10+5`."""
    read: Callable[[str], Numbers | None]
    """Read that notation; None for a text of another kind."""
    overtime: Callable[[Numbers], Overtime | None] = lambda _: None
    """Return the periods in which a clock ends, if it has any."""
    is_by_days: bool = False
    """True for correspondence: such tables are listed for a week, and a holiday stops the clock."""
    order: int = 100
    """Its place in lists: the lowest comes first."""
    quick: tuple[str, ...] = ()
    """Controls that the lobby offers for a quick game, in notation."""

    @property
    def place(self) -> str:
        """The place of its messages."""
        return f"clock-{self.name}"

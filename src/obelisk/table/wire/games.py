"""Types that all other types of the wire are made of: games, seats, clocks, results."""

from typing import Any, Literal

from typing_extensions import TypedDict

GameFacts = dict[str, Any]
"""Facts in the form of a game: its set-up, its options, or what a seat sees of its position."""
ClockFacts = dict[str, int | str]
"""A kind of clock, `kind`, and its numbers in seconds or counts."""
SeatKind = Literal["open", "person", "computer"]
MoveMade = tuple[int, str]
"""A move with its seat; -1 is chance."""
MoveSeen = tuple[int, str | None]
"""The same; null in place of a move that the viewer must not see."""


class Result(TypedDict):
    """How a game ended."""

    winners: list[int]
    points: list[int] | None
    """Points by seat, in games that have points."""
    reason: str
    """`rules`, or why the game was broken off, such as `resigned`, `time`, `agreed`."""


class GameLine(TypedDict):
    """A game that can be played here."""

    name: str
    title: str
    seats: tuple[int, int]
    """The smallest and the largest number of players."""
    options: list[str]
    """The names of the game's options, of which some decide the deal."""
    has_solo: bool
    hides: bool
    """Whether players do not see everything."""
    levels: list[str]
    """The levels of computer players."""


class Games(TypedDict):
    """The games that can be played here."""

    games: list[GameLine]

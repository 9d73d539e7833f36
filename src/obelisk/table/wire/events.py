"""Events of a table as viewers are told of them: one type for each kind, by its fields.

An event that is told in the form in which it is kept needs no other declaration (`views/events.py`).
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from obelisk.table.wire.games import Result
from obelisk.table.wire.tables import Reveal


class _Timed(TypedDict):
    at: int
    """Milliseconds since 1970."""


class _OfSeat(_Timed):
    seat: int


class MadeEvent(_Timed):
    """The table was opened."""

    kind: Literal["made"]
    game: str
    commitment: str
    """The hash of what was dealt."""


# `as` is a word of Python, so this part has the other form of a declaration.
_Sitting = TypedDict("_Sitting", {"as": Literal["person", "computer"]})


class SatEvent(_OfSeat, _Sitting):
    """A seat was taken."""

    kind: Literal["sat"]
    name: str
    level: str | None


class LeftEvent(_OfSeat):
    """A player left a seat before the game began."""

    kind: Literal["left"]


class RenamedEvent(_OfSeat):
    """A player has another name."""

    kind: Literal["renamed"]
    name: str


class ReplacedEvent(_OfSeat):
    """A computer plays on for a player who has left."""

    kind: Literal["replaced"]
    level: str


class BeganEvent(_Timed):
    """Every seat is taken."""

    kind: Literal["began"]
    active: list[int]


class MovedEvent(_OfSeat):
    """A move was made; -1 is chance."""

    kind: Literal["moved"]
    move: str | None
    """Null if the viewer must not see it."""
    ply: int
    """The number of moves with this one."""
    active: list[int]
    opens: NotRequired[bool]
    """Whether it chooses what is played next, in a game that is made of others."""
    reveals: NotRequired[list[tuple[int, str]]]
    """Earlier moves that were hidden until now, each with its number."""
    clocks: NotRequired[list[int]]
    """The time that each seat has left, in milliseconds."""


class SaidEvent(_Timed):
    """A line of chat; the seat is null if a spectator said it."""

    kind: Literal["said"]
    seat: int | None
    name: str
    text: str


class OfferedEvent(_OfSeat):
    """A player offers something to the others."""

    kind: Literal["offered"]
    what: str
    to_ply: int | None


class AnsweredEvent(_OfSeat):
    """A player accepted or declined an offer."""

    kind: Literal["answered"]
    what: str
    yes: bool


class TakenBackEvent(_OfSeat):
    """Moves were taken back."""

    kind: Literal["taken-back"]
    to_ply: int
    """The number of moves that are left."""


class ResignedEvent(_OfSeat):
    """A player resigned."""

    kind: Literal["resigned"]


class FlaggedEvent(_OfSeat):
    """The time of a player is over."""

    kind: Literal["flagged"]


class ResumedEvent(_Timed):
    """Clocks run again that stood still while the server was down."""

    kind: Literal["resumed"]
    stood_still: int
    """Milliseconds."""


class EndedEvent(_Timed, Reveal):
    """The game ended."""

    kind: Literal["ended"]
    result: Result


class RematchEvent(_Timed):
    """The next game has a table."""

    kind: Literal["rematch"]
    id: str


class HelpedEvent(_OfSeat):
    """A player had a hint or saw the solution."""

    kind: Literal["helped"]


class HolidayEvent(_OfSeat):
    """The clock of a player stands still for a holiday, in milliseconds since 1970."""

    kind: Literal["holiday"]
    since: int
    until: int


TableEvent = (
    MadeEvent
    | SatEvent
    | LeftEvent
    | RenamedEvent
    | ReplacedEvent
    | BeganEvent
    | MovedEvent
    | SaidEvent
    | OfferedEvent
    | AnsweredEvent
    | TakenBackEvent
    | ResignedEvent
    | FlaggedEvent
    | ResumedEvent
    | EndedEvent
    | RematchEvent
    | HelpedEvent
    | HolidayEvent
)
"""Any event of a table."""


class EventPicture(TypedDict):
    """The present position after an event, drawn as a client has asked for it."""

    ply: int
    svg: str


class NumberedEvent(TypedDict):
    """An event with its number; null in place of an event that is not told."""

    v: int
    event: TableEvent | None
    picture: NotRequired[EventPicture]
    """Only for clients that have asked for pictures, where the picture has changed."""


class Missed(TypedDict):
    """Events after a number, in order, and the number of the last event."""

    v: int
    events: list[NumberedEvent]

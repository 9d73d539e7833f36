"""What a computer says about a position or a game: hints, analysis, review; lessons about a mistake."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from obelisk.table.wire.games import MoveMade


class Reason(TypedDict):
    """Why a move looks good or bad: a message, and its sentence in each language."""

    code: str
    facts: dict[str, Any]
    en: str
    ja: str


class Candidate(TypedDict):
    """A move that was considered."""

    move: str
    value: float
    """From 0, a sure loss, to 1, a sure win."""
    visits: int
    """The number of times that a search tried it."""
    distance: int | None
    """The largest number of moves to the end, if that is known."""
    line: list[str]
    """The expected course of the game from this move on."""
    reason: Reason | None
    why: NotRequired[str | None]
    """The reason in the reader's language."""


class Advice(TypedDict):
    """The moves that look best in a position."""

    ply: int
    seat: int | None
    candidates: list[Candidate]


class Remark(TypedDict):
    """A step of a lesson about a rule."""

    game: str
    step: str
    title: str
    rule: str
    href: str


class Taught(TypedDict):
    """The step of a lesson about the rule that a refused move broke."""

    lesson: Remark | None


class Judged(TypedDict):
    """The code of the rule that forbids a move; null if it is legal."""

    code: str | None


class TriedLine(TypedDict):
    """What comes of moves that were not made."""

    svg: str
    moves: list[MoveMade]
    """The moves, and what chance brought between them."""
    seat: int | None
    """The seat that moves next."""


class ReviewedMove(TypedDict):
    """A move of a finished game, judged. The values are those of the seat that moved."""

    ply: int
    """The number of the move, from 1."""
    seat: int
    move: str
    before: float
    """The value of the position with the best move, from 0 to 1."""
    after: float
    """The value with this move."""
    best: Candidate
    judgement: Literal["best", "good", "mistake", "blunder", "missed-win", "chance"]
    is_turning_point: bool
    is_marked: bool
    """Whether the review points it out."""
    told: str
    """The judgement in the reader's language."""


class Review(TypedDict):
    """Judged moves of a finished game."""

    moves: list[ReviewedMove]
    of: int
    """The number of moves of the game."""
    is_shared: bool
    """Whether the other seat has the rest of a value."""
    is_exact: bool
    """Whether all values are proven."""

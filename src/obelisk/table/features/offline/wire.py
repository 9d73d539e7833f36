"""The answer about what can follow at a table of one screen."""

from typing_extensions import TypedDict

from obelisk.table.wire.games import MoveMade, Result
from obelisk.table.wire.records import EndingExplained


class PositionAhead(TypedDict):
    """A position that can follow."""

    active: list[int]
    result: Result | None
    told: EndingExplained | None
    """How the game came to its end."""
    picture: list[int]
    """Runs of pieces: the number of the first piece, and how many follow one another, in turn."""
    next: dict[str, int | None]
    """The legal moves, each with the number of the position that it leads to, if that is known."""


class LookaheadTree(TypedDict):
    """Positions that can follow at a table. The first one is the present."""

    id: str
    v: int
    moves: list[MoveMade]
    language: str
    pieces: list[str]
    """The pieces of SVG that all pictures are made of."""
    positions: list[PositionAhead]

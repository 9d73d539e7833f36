"""The answer about the ratings of a game's players."""

from typing_extensions import TypedDict


class RatingShown(TypedDict):
    """A rating in whole points."""

    rating: int
    deviation: int
    is_provisional: bool
    change: int | None
    """What this game changed."""


class TableRatings(TypedDict):
    """The ratings of the players of a game."""

    is_rated: bool
    unrated: str | None
    """The code of the reason why the game does not count."""
    seats: list[RatingShown | None]
    """By seat; null for seats without a rating."""
    beaten: str | None
    """The level of the computer that the reader has beaten."""
    next: str | None
    """The level to try next."""


class RatingExported(TypedDict):
    """A rating by Glicko-2."""

    rating: float
    deviation: float
    volatility: float


class RatedExported(TypedDict):
    """A rated game of the reader."""

    table_id: str
    seat: int
    game: str
    at: int
    before: float
    after: RatingExported


class ExportFacts(TypedDict):
    """What ratings add to a person's export."""

    ratings: dict[str, list[RatedExported]]
    """By game, the oldest first."""

"""The answers about holidays and conditional moves."""

from typing_extensions import TypedDict


class HolidayShown(TypedDict):
    """The holiday that the reader is on, in milliseconds since 1970."""

    since: int | None
    until: int | None
    days_left: int
    """The days that are left of a year's."""


class PlanShown(TypedDict):
    """The conditional moves of a seat."""

    seat: int
    lines: list[list[str]]
    """From the present position on: the other's and one's own moves in turn."""
    why_not: str | None
    """Why the reader can plan nothing, in their language."""
    code: str | None
    """The code of that reason."""


class HolidayTaken(TypedDict):
    """A holiday of the reader, in milliseconds since 1970."""

    since: int
    until: int


class PlanExported(TypedDict):
    """Conditional moves of the reader at a table."""

    table_id: str
    seat: int
    lines: list[list[str]]


class ExportFacts(TypedDict):
    """What games by days add to a person's export."""

    holidays: list[HolidayTaken]
    plans: list[PlanExported]

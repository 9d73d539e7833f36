"""What people report to the hosts: a line of chat, a name, a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, insert, select

from obelisk.table.features.moderation.schema import REPORTS
from obelisk.table.store.damage import read_rows

CHAT, NAME, TABLE = "chat", "name", "table"
REASONS = ("abuse", "cheating", "spam", "name", "other")
"""Why something is reported."""
MOST_SHOWN = 100


@dataclass(frozen=True)
class Report:
    """A report as it is kept."""

    at: int
    reporter: str
    reporter_name: str
    table_id: str
    kind: str
    seat: int | None
    about: str | None
    about_name: str
    quote: str
    reason: str
    text: str
    id: int = 0
    closed_at: int | None = None
    closed_by: str | None = None
    outcome: str | None = None

    @property
    def whom(self) -> str:
        """Whom it is about, as hosts name them."""
        return f"{self.table_id}:{self.seat}" if self.seat is not None else ""


def add_report(engine: Engine, report: Report) -> int:
    """Keep a report; return its number."""
    row = {name: value for name, value in vars(report).items() if name != "id"}
    with engine.begin() as connection:
        made = connection.execute(insert(REPORTS).values(row)).inserted_primary_key
    return 0 if made is None else int(made[0])


def reports(engine: Engine, *, is_open: bool = True, limit: int = MOST_SHOWN) -> list[Report]:
    """Return the reports that wait for a host, the oldest first; or those that were closed, the latest first."""
    own = select(REPORTS).limit(limit)
    own = (
        own.where(REPORTS.c.closed_at.is_(None)).order_by(REPORTS.c.id)
        if is_open
        else own.where(REPORTS.c.closed_at.is_not(None)).order_by(REPORTS.c.closed_at.desc())
    )
    with engine.connect() as connection:
        return read_rows(connection, REPORTS, own, read_report)


def read_report(row: Any) -> Report:
    """Return what a row says; an unknown reason raises an error."""
    if row.reason not in REASONS:
        raise ValueError("reason")
    return Report(**row._mapping)

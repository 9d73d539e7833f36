"""What hosts look for: accounts and tables, by a name or a part of it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, or_, select

from obelisk.table.core.summary import Summary
from obelisk.table.store.damage import read_rows
from obelisk.table.store.names import folded
from obelisk.table.store.rows import summary_in
from obelisk.table.store.schema import ACCOUNTS, TABLES

MOST = 20


def found_people(engine: Engine, text: str) -> list[tuple[str, int]]:
    """Return the accounts whose names contain *text*, each with the moment at which it was opened."""
    like = ACCOUNTS.c.folded.contains(folded(text), autoescape=True)
    chosen = select(ACCOUNTS).where(ACCOUNTS.c.name != "", like).order_by(ACCOUNTS.c.folded).limit(MOST)
    with engine.connect() as connection:
        return read_rows(connection, ACCOUNTS, chosen, lambda row: (row.name, row.made_at))


def found_tables(engine: Engine, text: str) -> list[tuple[Any, Summary | None]]:
    """Return the tables with that id, or at which somebody has a name with *text* in it; the latest first."""
    like = or_(TABLES.c.id == text.lower(), TABLES.c.seats.contains(text, autoescape=True))
    chosen = select(TABLES).where(like).order_by(TABLES.c.changed_at.desc(), TABLES.c.id).limit(MOST)
    with engine.connect() as connection:
        return read_rows(connection, TABLES, chosen, lambda row: (row, summary_in(row)))

"""Holidays in a database: whose they are, from when and until when."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, Engine, insert, select, update

from obelisk.table.features.correspondence.domain.holidays import YEAR, Taken, current
from obelisk.table.features.correspondence.schema import HOLIDAYS
from obelisk.table.store.damage import read_rows
from obelisk.table.store.people import sessions_of


class Holidays:
    """Reads and writes; every call takes a while, and belongs into a thread."""

    def __init__(self, engine: Engine):
        """Keep them in *engine*."""
        self._engine = engine

    def of(self, owners: Collection[str], at: int) -> list[Taken]:
        """Return the holidays of somebody that still count at a moment, the latest first."""
        with self._engine.connect() as connection:
            return _taken(connection, owners, at)

    def current_of(self, owners: Collection[str], at: int) -> dict[str, Taken]:
        """Return of each of these sessions, which may be different people's, the holiday that its person is on."""
        found = {}
        with self._engine.connect() as connection:
            for owner in owners:
                now = current(_taken(connection, sessions_of(connection, owner), at), at)
                if now is not None:
                    found[owner] = now
        return found

    def keep(self, owner: str, taken: Taken) -> None:
        """Keep a holiday that begins."""
        with self._engine.begin() as connection:
            connection.execute(insert(HOLIDAYS).values(owner=owner, since=taken.since, until=taken.until))

    def end(self, owners: Collection[str], taken: Taken) -> None:
        """Keep that a holiday ends at another time."""
        own = update(HOLIDAYS).where(HOLIDAYS.c.owner.in_(owners), HOLIDAYS.c.since == taken.since)
        with self._engine.begin() as connection:
            connection.execute(own.values(until=taken.until))


def _taken(connection: Connection, owners: Collection[str], at: int) -> list[Taken]:
    own = select(HOLIDAYS.c.since, HOLIDAYS.c.until).where(HOLIDAYS.c.owner.in_(owners), HOLIDAYS.c.until > at - YEAR)
    latest = own.order_by(HOLIDAYS.c.since.desc())
    return read_rows(connection, HOLIDAYS, latest, lambda row: Taken(row.since, row.until))

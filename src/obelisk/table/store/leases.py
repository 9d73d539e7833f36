"""Who lets the computers of a table think: one server at a time, and another one if that does not answer any more.

A server that has lost its lease without knowing can do no harm: what it decides is refused by the log, which has moved
on.
"""

from collections.abc import Collection

from sqlalchemy import Engine, insert, or_, update
from sqlalchemy.exc import IntegrityError

from obelisk.table.store.schema import ERRANDS, TABLES

LEASE = 2000
"""For so many milliseconds a lease is held after the last sign of its server."""

LEASE_OF_ERRANDS = 60_000
"""The same of what one server does for all: long enough for all that it sends at once."""


class Leases:
    """The leases of one server."""

    def __init__(self, engine: Engine, server: str):
        """Take leases in *engine* for *server*; without a name it is the only one, and has them all."""
        self._engine = engine
        self._server = server

    def take(self, table_id: str, now: int) -> bool:
        """Take the lease of a table, or keep it; return whether this server has it."""
        if not self._server:
            return True
        is_free = or_(TABLES.c.leased_until.is_(None), TABLES.c.leased_until < now, TABLES.c.leased_by == self._server)
        taken = update(TABLES).where(TABLES.c.id == table_id, is_free)
        with self._engine.begin() as connection:
            return connection.execute(taken.values(leased_by=self._server, leased_until=now + LEASE)).rowcount == 1

    def keep(self, tables: Collection[str], now: int) -> None:
        """Keep the leases of tables for longer."""
        if tables:
            own = update(TABLES).where(TABLES.c.leased_by == self._server, TABLES.c.id.in_(tables))
            with self._engine.begin() as connection:
                connection.execute(own.values(leased_until=now + LEASE))

    def run_errand(self, name: str, now: int) -> bool:
        """Take the lease of something that one server does for all, or keep it; return whether this server has it."""
        if not self._server:
            return True
        row = {"leased_by": self._server, "leased_until": now + LEASE_OF_ERRANDS}
        is_free = or_(ERRANDS.c.leased_until < now, ERRANDS.c.leased_by == self._server)
        with self._engine.begin() as connection:
            if connection.execute(update(ERRANDS).where(ERRANDS.c.name == name, is_free).values(row)).rowcount == 1:
                return True
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(ERRANDS).values(name=name, **row))
        except IntegrityError:  # another server has it
            return False
        return True

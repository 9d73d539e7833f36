"""Who lets the computers of a table think: one server at a time, and another one if that does not answer any more.

A server that has lost its lease without knowing can do no harm: what it decides is refused by the log, which has moved
on.
"""

from collections.abc import Collection

from sqlalchemy import Engine, or_, update

from obelisk.table.store.schema import TABLES

LEASE = 2000
"""For so many milliseconds a lease is held after the last sign of its server."""


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

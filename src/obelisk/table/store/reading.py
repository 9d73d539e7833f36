"""Reading the database: logs of tables, and lists of tables."""

from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Engine, Select, select

from obelisk.table.core.events import Event
from obelisk.table.store.schema import ALIVE, EVENTS, LAYOUTS, SITTERS, TABLES

decode = msgspec.json.Decoder().decode


class TableRow(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    status: str
    made_at: int
    changed_at: int


class Reader:
    """Reads; every call is a transaction of its own, and may be made from any thread."""

    def __init__(self, engine: Engine):
        """Read from *engine*."""
        self._engine = engine

    def log(self, table_id: str, after: int = 0) -> list[tuple[Event, str | None]]:
        """Return the events of a table whose number is above *after*, each with its key; none for no such table."""
        chosen = select(EVENTS.c.v, EVENTS.c.at, EVENTS.c.kind, EVENTS.c.data, EVENTS.c.key)
        ordered = chosen.where(EVENTS.c.table_id == table_id, EVENTS.c.v > after).order_by(EVENTS.c.v)
        with self._engine.connect() as connection:
            rows = connection.execute(ordered).all()
        return [(Event(v, at, kind, decode(data)), key) for v, at, kind, data, key in rows]

    def listed(self, status: str, since: int, limit: int = 50) -> list[TableRow]:
        """Return the public tables that have a status since a moment or later, those that changed last first."""
        chosen = _list().where(TABLES.c.status == status, TABLES.c.changed_at >= since, TABLES.c.is_public)
        return self._rows(chosen.limit(limit))

    def of_owners(self, owners: Collection[str], limit: int = 100) -> list[TableRow]:
        """Return the tables at which somebody plays or has played: what goes on first, however old it is."""
        played = select(SITTERS.c.table_id).where(SITTERS.c.owner.in_(owners))
        ordered = _list().order_by(None).order_by(TABLES.c.status == "over", TABLES.c.changed_at.desc(), TABLES.c.id)
        return self._rows(ordered.where(TABLES.c.id.in_(played)).limit(limit))

    def layout(self, table_id: str, seat: int) -> str:
        """Return what lies on a seat's workbench; nothing where nothing was laid."""
        chosen = select(LAYOUTS.c.layout).where(LAYOUTS.c.table_id == table_id, LAYOUTS.c.seat == seat)
        with self._engine.connect() as connection:
            return connection.execute(chosen).scalar() or ""

    def with_clocks(self) -> list[str]:
        """Return the tables whose clocks may be running."""
        chosen = select(TABLES.c.id).where(TABLES.c.status == "running", TABLES.c.has_clock)
        with self._engine.connect() as connection:
            return list(connection.execute(chosen).scalars())

    def last_alive(self) -> int | None:
        """Return when the server was last seen running."""
        with self._engine.connect() as connection:
            return connection.execute(select(ALIVE.c.at)).scalar()

    def _rows(self, chosen: Select[Any]) -> list[TableRow]:
        with self._engine.connect() as connection:
            return [TableRow(*row) for row in connection.execute(chosen).all()]


def _list() -> Select[Any]:
    shown = select(TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.made_at, TABLES.c.changed_at)
    return shown.order_by(TABLES.c.changed_at.desc(), TABLES.c.id)

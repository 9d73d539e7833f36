"""Reading the database: logs of tables, and lists of tables."""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from sqlalchemy import Engine, Select, select, text

from obelisk.table.core.events import Event
from obelisk.table.core.summary import Summary
from obelisk.table.store.damage import read_rows
from obelisk.table.store.rows import summary_in
from obelisk.table.store.schema import DOWNTIMES, EVENTS, LAYOUTS, SITTERS, TABLES

Log = list[tuple[Event, str | None]]
"""Events, each with the key of the request that it answers."""
MANY_LOGS = text(
    "SELECT e.table_id, e.v, e.at, e.kind, e.data, e.key FROM events e"
    " JOIN unnest(CAST(:ids AS text[]), CAST(:numbers AS bigint[])) AS known(id, v)"
    " ON e.table_id = known.id AND e.v > known.v ORDER BY e.table_id, e.v"
)
Listed = list[tuple[str, Summary | None]]
"""Tables of a list, each with its id; without a summary those that an earlier version has written."""
decode = msgspec.json.Decoder().decode


class Reader:
    """Reads; every call is a transaction of its own, and may be made from any thread."""

    def __init__(self, engine: Engine):
        self._engine = engine

    def log(self, table_id: str, after: int = 0) -> Log:
        """Return the events of a table whose number is above *after*, each with its key; none for no such table."""
        chosen = select(EVENTS.c.v, EVENTS.c.at, EVENTS.c.kind, EVENTS.c.data, EVENTS.c.key)
        ordered = chosen.where(EVENTS.c.table_id == table_id, EVENTS.c.v > after).order_by(EVENTS.c.v)
        with self._engine.connect() as connection:
            rows = connection.execute(ordered).all()
        return [(Event(v, at, kind, decode(data)), key) for v, at, kind, data, key in rows]

    def logs(self, after: Mapping[str, int]) -> dict[str, Log]:
        """Return the same of many tables at once, where several servers share the database."""
        with self._engine.connect() as connection:
            rows = connection.execute(MANY_LOGS, {"ids": list(after), "numbers": list(after.values())}).all()
        found: dict[str, Log] = {table_id: [] for table_id in after}
        for table_id, v, at, kind, data, key in rows:
            found[table_id].append((Event(v, at, kind, decode(data)), key))
        return found

    def listed(self, status: str, since: int, limit: int = 50) -> Listed:
        """Return the public tables that have a status since a moment or later, those that changed last first."""
        chosen = _list().where(TABLES.c.status == status, TABLES.c.changed_at >= since, TABLES.c.is_public)
        return self._rows(chosen.limit(limit))

    def of_owners(self, owners: Collection[str], limit: int = 100) -> Listed:
        """Return the tables on somebody's list: what goes on first, however old it is."""
        played = select(SITTERS.c.table_id).where(SITTERS.c.owner.in_(owners), SITTERS.c.is_off_list.is_not(True))
        ordered = _list().order_by(None).order_by(TABLES.c.status == "over", TABLES.c.changed_at.desc(), TABLES.c.id)
        return self._rows(ordered.where(TABLES.c.id.in_(played)).limit(limit))

    def layout(self, table_id: str, seat: int) -> str:
        """Return what lies on a seat's workbench; nothing where nothing was laid."""
        chosen = select(LAYOUTS.c.layout).where(LAYOUTS.c.table_id == table_id, LAYOUTS.c.seat == seat)
        with self._engine.connect() as connection:
            return connection.execute(chosen).scalar() or ""

    def due(self, now: int, besides: Collection[str], limit: int = 50) -> list[str]:
        """Return tables at which the server itself must act by now, *besides* those that it knows of."""
        chosen = select(TABLES.c.id).where(TABLES.c.due_at <= now).order_by(TABLES.c.due_at)
        with self._engine.connect() as connection:
            found = connection.execute(chosen.limit(limit + len(besides))).scalars().all()
        return [table_id for table_id in found if table_id not in besides][:limit]

    def answer(self) -> None:
        """Ask the database for next to nothing, to see that it answers."""
        with self._engine.connect() as connection:
            connection.execute(select(DOWNTIMES).limit(1)).all()

    def stood_still(self, since: int) -> int:
        """Return for how many milliseconds since a moment no server was running."""
        chosen = select(DOWNTIMES).where(DOWNTIMES.c.until > since)
        with self._engine.connect() as connection:
            return sum(read_rows(connection, DOWNTIMES, chosen, lambda row: row.until - max(row.since, since)))

    def _rows(self, chosen: Select[Any]) -> Listed:
        with self._engine.connect() as connection:
            return read_rows(connection, TABLES, chosen, lambda row: (row.id, summary_in(row)))


def _list() -> Select[Any]:
    return select(TABLES).order_by(TABLES.c.changed_at.desc(), TABLES.c.id)

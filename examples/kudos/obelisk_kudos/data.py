"""Thanks among the data of a person."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Engine, delete, select

from obelisk.table.short_tasks import short
from obelisk.table.store.people import Person
from obelisk_kudos.schema import KUDOS


@short
def export(engine: Engine, person: Person) -> dict[str, Any]:
    """Return when and where a person has thanked others, and was thanked."""
    with engine.connect() as connection:
        found = {
            name: connection.execute(select(KUDOS.c.table_id, KUDOS.c.at).where(column.in_(person.owners)))
            for name, column in (("given", KUDOS.c.owner), ("received", KUDOS.c.receiver))
        }
        return {"kudos": {name: [dict(row._mapping) for row in rows] for name, rows in found.items()}}


def erase(connection: Connection, owners: Collection[str]) -> None:
    """Delete the thanks that a person has received."""
    connection.execute(delete(KUDOS).where(KUDOS.c.receiver.in_(owners)))

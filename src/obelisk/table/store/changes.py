"""What hosts change beside the running servers, which poll the table of changes."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, delete, func, insert, select

from obelisk.table.store.schema import CHANGES, TABLES, owned_by_table

A_DAY = 24 * 3600 * 1000

Also = Callable[[Connection], None]
"""What is written in the same transaction as a change: both are kept, or neither."""


@dataclass(frozen=True)
class Removed:
    """A document that a host has removed."""

    owner: str
    """The session of its owner; empty if nobody is left to tell."""
    title: str


def nothing_else(connection: Connection) -> None:
    """Write nothing besides."""


def delete_table(connection: Connection, table_id: str) -> int:
    """Delete a table with everything that belongs to it, and return how many there were: one, or none."""
    for owned in owned_by_table():
        connection.execute(delete(owned).where(owned.c.table_id == table_id))
    return connection.execute(delete(TABLES).where(TABLES.c.id == table_id)).rowcount


def tell_servers(connection: Connection, table_id: str | None = None) -> None:
    """Note a change for the servers that are running; what all of them have heard long ago is forgotten."""
    made = connection.execute(insert(CHANGES).values(table_id=table_id, made_at=_now())).inserted_primary_key
    newest = 0 if made is None else made[0]
    connection.execute(delete(CHANGES).where(CHANGES.c.id < newest, CHANGES.c.made_at < _now() - A_DAY))


def last_change(engine: Engine) -> int:
    """Return the number of the last change."""
    with engine.connect() as connection:
        return connection.execute(select(func.max(CHANGES.c.id))).scalar() or 0


def changes_after(engine: Engine, number: int) -> list[tuple[int, str | None]]:
    """Return the changes after a number: each with its own, and the table that was removed, if it is about one."""
    chosen = select(CHANGES.c.id, CHANGES.c.table_id).where(CHANGES.c.id > number).order_by(CHANGES.c.id)
    with engine.connect() as connection:
        return [(row.id, row.table_id) for row in connection.execute(chosen)]


def _now() -> int:
    return int(time.time() * 1000)

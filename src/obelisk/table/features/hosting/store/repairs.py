"""Repair what `obelisk admin check` finds: rows are made again from logs, or set aside in a file."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, Row, Table, and_, delete, insert, text, update
from sqlalchemy.exc import SQLAlchemyError

from obelisk.storage.private import make_file
from obelisk.table.feature import data_parts
from obelisk.table.store.changes import tell_servers
from obelisk.table.store.schema import ACCOUNTS, DOCUMENTS, EVENTS, SERVER_KEYS, SESSIONS, TABLES
from obelisk.table.store.sessions import SESSION_KEY

NOT_DELETED = frozenset([ACCOUNTS, EVENTS, SESSIONS, TABLES])
"""Tables whose rows stay even if nothing can be made of them: a host removes them by name, as documents."""


class Repair:
    """Repairs rows one by one. Deleted rows are appended to a file as lines of JSON."""

    def __init__(self, aside: Path):
        """Set rows aside in the file *aside*, which is made with the first row."""
        self.aside = aside
        self.count = 0

    def row(self, engine: Engine, table: Table, row: Row[Any]) -> bool:
        """Repair a damaged row; return whether that was possible."""
        again = _again().get(table)
        own = and_(*(column == row._mapping[column.name] for column in table.primary_key))
        try:
            with engine.begin() as connection:
                if again is not None:
                    self.values(connection, table, own, again(row))
                elif table in NOT_DELETED or table.info == DOCUMENTS:
                    return False
                else:
                    self._set_aside(table, row)
                    connection.execute(delete(table).where(own))
                    if table is SERVER_KEYS and row.name == SESSION_KEY:
                        connection.execute(insert(table).values(name=SESSION_KEY, secret=secrets.token_hex(32)))
        except Exception:  # nothing can be made of the row, or not even its key can be read
            return False
        self.count += 1
        return True

    def values(self, connection: Connection, table: Table, own: ColumnElement[bool], values: dict[str, Any]) -> None:
        """Write columns that were worked out again."""
        connection.execute(update(table).where(own).values(values))
        self.count += 1

    def reindexed(self, engine: Engine) -> bool:
        """Make all indexes of an SQLite file again; return whether that was possible."""
        with suppress(SQLAlchemyError), engine.begin() as connection:
            connection.execute(text("REINDEX"))
            return True
        return False

    def finish(self, engine: Engine) -> None:
        """Let running servers read again what they keep in memory, if something was repaired."""
        if self.count:
            with engine.begin() as connection:
                tell_servers(connection)

    def _set_aside(self, table: Table, row: Row[Any]) -> None:
        make_file(self.aside)
        line = json.dumps({"table": table.name, "row": dict(row._mapping)}, default=repr)
        with self.aside.open("a") as file:
            file.write(f"{line}\n")
            file.flush()
            os.fsync(file.fileno())


def _again() -> dict[Table, Callable[[Any], dict[str, Any]]]:
    """Return the functions that work out the columns of a row from the one that holds everything as JSON."""
    found: dict[Table, Callable[[Any], dict[str, Any]]] = {}
    for part in data_parts():
        found |= getattr(part, "REPAIRS", {})
    return found

"""Damage in a database: rows and files that cannot be read. One damaged row is left out of lists and stops no page."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy import BigInteger, Boolean, Connection, Engine, Float, Integer, Row, Select, Table, Text

from obelisk.table.logs import note

Read = TypeVar("Read")
_KINDS: dict[type, tuple[type, ...]] = {
    Text: (str,),
    Integer: (int,),
    BigInteger: (int,),
    Float: (float, int),
    Boolean: (bool,),
}
"""The Python types of values, by the type of their column. SQLite accepts a value of any type in any column."""
_TOLD = frozenset(["id", "table_id", "tournament_id", "v", "seat", "name", "since"])
"""Columns of primary keys whose values may stand in the log. Others are sessions, addresses and hashes of secrets."""


class Damage:
    """The damage that was found in one database since the server started."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, str], str] = {}
        """Damaged rows: the table and the primary key, and the reason."""

    def note_row(self, table: Table, row: Row[Any], error: Exception) -> None:
        """Count a damaged row, and log it the first time."""
        key = key_of(table, row)
        if (table.name, key) not in self.rows:
            self.rows[table.name, key] = reason = type(error).__name__
            is_told = _TOLD.issuperset(column.name for column in table.primary_key)
            note("row-damaged", logging.ERROR, table=table.name, row=key if is_told else "-", reason=reason)

    def by_table(self) -> dict[str, int]:
        """Return the number of damaged rows in each table that has some."""
        names = [table for table, _ in list(self.rows)]
        return {name: names.count(name) for name in sorted(set(names))}


_damage: WeakKeyDictionary[Engine, Damage] = WeakKeyDictionary()


def damage_of(engine: Engine) -> Damage:
    """Return the damage that was found in the database of an engine."""
    return _damage.setdefault(engine, Damage())


def read_rows(
    connection: Connection, table: Table, chosen: Select[Any], read: Callable[[Row[Any]], Read]
) -> list[Read]:
    """Return what *read* makes of the rows of a table that are *chosen*. Damaged rows are logged and left out."""
    result = connection.execute(chosen)
    kinds = tuple(_kinds(table).get(name, ()) for name in list(result.keys()))
    found = []
    for row in result.all():
        try:
            check_kinds(row, kinds)
            found.append(read(row))
        except Exception as error:  # the row may hold anything
            damage_of(connection.engine).note_row(table, row, error)
    return found


def read_row(
    connection: Connection, table: Table, chosen: Select[Any], read: Callable[[Row[Any]], Read]
) -> Read | None:
    """Return what *read* makes of the one row that is *chosen*; None for a damaged or a missing row."""
    return next(iter(read_rows(connection, table, chosen, read)), None)


def check_kinds(row: Row[Any], kinds: tuple[tuple[type, ...], ...]) -> None:
    """Raise TypeError where a value of a row has another type than its column."""
    for value, known in zip(row, kinds, strict=True):
        if known and type(value) not in known:
            raise TypeError(type(value).__name__)


@cache
def _kinds(table: Table) -> dict[str, tuple[type, ...]]:
    return {column.name: kinds_of(column) for column in table.columns}


def kinds_of(column: Any) -> tuple[type, ...]:
    """Return the Python types that the values of a column may have."""
    return (*_KINDS[type(column.type)], *([type(None)] if column.nullable else []))


def key_of(table: Table, row: Row[Any]) -> str:
    """Return the primary key of a row as text; "-" stands for columns that were not read."""
    return " ".join(str(row._mapping.get(column.name, "-")) for column in table.primary_key)

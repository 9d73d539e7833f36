"""Damage in a database: rows and files that cannot be read. One damaged row is left out of lists and stops no page."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy import BigInteger, Boolean, Column, Connection, Engine, Float, Integer, Row, Select, Table, Text, event
from sqlalchemy.exc import DatabaseError

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
FIRST_MOMENT, LAST_MOMENT = -62_135_596_800_000, 253_402_300_799_999
"""The years 1 to 9999 in milliseconds: no other number in the database is as small or as large as a moment."""
PAGE_ERRORS = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""Primary result codes of SQLite for a file whose pages are damaged."""
HEADING = "*** in database "
"""How the check of SQLite begins the lines about a file."""
FAULT_OF_ROW = re.compile(r"(NULL|NUMERIC|TEXT|non-\w+) value in |CHECK constraint failed ")
"""How the check of SQLite begins a line about a row. `read_rows` deals with such rows: the file itself is sound."""


class Damage:
    """The damage that was found in one database since the server started."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, str], str] = {}
        """Damaged rows: the table and the primary key, and the reason."""
        self.file: str | None = None
        """What is wrong with the pages of the SQLite file. Until a restart nothing is written to such a file."""
        self._listeners: list[Callable[[], object]] = []

    def on_file(self, listener: Callable[[], object]) -> None:
        """Call a function, in any thread, when damaged pages are found."""
        self._listeners.append(listener)

    def note_file(self, reason: str) -> None:
        """Log the first time that damaged pages are found, and tell the listeners."""
        if self.file is None:
            self.file = reason
            note("database-damaged", logging.ERROR, reason=reason)
            for listener in self._listeners:
                listener()

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


def watch_file(engine: Engine) -> None:
    """Note damaged pages of an SQLite file as soon as a query meets one, and write nothing to it from then on."""
    damage = damage_of(engine)

    @event.listens_for(engine, "handle_error")
    def meet(context: Any) -> None:
        if is_page_error(context.original_exception):
            damage.note_file(str(context.original_exception))
            if context.connection is not None:
                with suppress(DatabaseError, sqlite3.Error):
                    _refuse_writes(context.connection.connection.driver_connection)

    @event.listens_for(engine, "checkout")
    def lend(connection: Any, _: Any, __: Any) -> None:
        if damage.file is not None:
            _refuse_writes(connection)


def _refuse_writes(connection: Any) -> None:
    connection.execute("PRAGMA query_only=ON")


def is_page_error(error: BaseException | None) -> bool:
    """Return whether SQLite has met a damaged page."""
    return isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF in PAGE_ERRORS


def faults_of_pages(rows: Iterable[str]) -> list[str]:
    """Return the lines of `PRAGMA quick_check` or `integrity_check` that name damaged pages."""
    lines = (line for row in rows for line in str(row).splitlines())
    return [line for line in lines if line != "ok" and not line.startswith(HEADING) and not FAULT_OF_ROW.match(line)]


def read_rows(
    connection: Connection, table: Table, chosen: Select[Any], read: Callable[[Row[Any]], Read]
) -> list[Read]:
    """Return what *read* makes of the rows of a table that are *chosen*. Damaged rows are logged and left out.

    Rows on damaged pages of an SQLite file are left out as well.
    """
    kinds = tuple(_kinds_in(table, column) for column in chosen.selected_columns)
    found = []
    for row in _rows(connection, chosen):
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


def _rows(connection: Connection, chosen: Select[Any]) -> list[Row[Any]]:
    """Return the rows of a query; of a damaged SQLite file the rows before the first damaged page."""
    try:
        return list(connection.execute(chosen).all())
    except DatabaseError as error:
        if not is_page_error(error.orig):
            raise
    rows: list[Row[Any]] = []
    with suppress(DatabaseError):
        for row in connection.execute(chosen):  # one by one, up to the damaged page
            rows.append(row)
    return rows


def check_kinds(row: Row[Any], kinds: tuple[tuple[type, ...], ...]) -> None:
    """Raise an error where a value of a row has another type than its column, or a number is no moment."""
    for value, known in zip(row, kinds, strict=True):
        if known and type(value) not in known:
            raise TypeError(type(value).__name__)
        if isinstance(value, int) and not FIRST_MOMENT <= value <= LAST_MOMENT:
            raise ValueError("number")


def _kinds_in(table: Table, column: Any) -> tuple[type, ...]:
    """Return the Python types of a column of a query; an empty tuple where it may hold anything."""
    known = getattr(column, "element", column)  # a label stands for its column
    if not isinstance(known, Column):
        return ()
    # Columns of other tables are joined, so a row may lack them.
    return kinds_of(known) if known.table is table else (*kinds_of(known), type(None))


def kinds_of(column: Any) -> tuple[type, ...]:
    """Return the Python types that the values of a column may have."""
    return (*_KINDS[type(column.type)], *([type(None)] if column.nullable else []))


def key_of(table: Table, row: Row[Any]) -> str:
    """Return the primary key of a row as text; "-" stands for columns that were not read."""
    return " ".join(str(row._mapping.get(column.name, "-")) for column in table.primary_key)

"""Check a database: the file, every row of every table, and every log and study, whose moves are played again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import Any

from argon2 import extract_parameters
from argon2.exceptions import InvalidHash
from sqlalchemy import Boolean, Connection, Engine, Integer, Row, RowMapping, Table, exists, select, text, type_coerce
from sqlalchemy.exc import DatabaseError

from obelisk.errors import ObeliskError
from obelisk.table.core.events import Event
from obelisk.table.core.state import Table as Game
from obelisk.table.core.state import replayed
from obelisk.table.core.summary import summary_of
from obelisk.table.feature import data_parts
from obelisk.table.features.hosting.store.repairs import Repair
from obelisk.table.store import schema
from obelisk.table.store.damage import check_kinds, key_of, kinds_of
from obelisk.table.store.faults import Fault, fault_of
from obelisk.table.store.migrating import versions
from obelisk.table.store.reading import decode
from obelisk.table.store.rows import row_of, summary_in
from obelisk.table.store.schema import DOCUMENTS, EVENTS, TABLES, declared
from obelisk.table.store.sessions import SESSION_KEY, read_key
from obelisk.words import Message

MANY = 1000
"""Rows that are read at once."""


def _check_account(row: Any) -> None:
    if row.name:
        try:
            extract_parameters(row.password)
        except InvalidHash as error:
            raise ObeliskError("admin/no-password", name=row.name) from error


def _check_key(row: Any) -> None:
    if row.name == SESSION_KEY:
        read_key(row)


def readers() -> dict[Table, Callable[[Any], object]]:
    """Return the functions that read a row as the server does, and raise an error for a damaged one.

    In all other tables the types of the values are everything that can be wrong.
    """
    found: dict[Table, Callable[[Any], object]] = {schema.ACCOUNTS: _check_account, schema.SERVER_KEYS: _check_key}
    for part in data_parts():
        found |= getattr(part, "READERS", {})
    return found


def check(engine: Engine, report: Callable[[int, int], None], repair: Repair | None = None) -> Iterator[Fault]:
    """Yield everything that is wrong; with *repair*, repair what can be repaired.

    Each time a table was replayed, *report* is called with the number of replayed tables and the number of all tables.
    """
    found, newest = versions(engine)
    if found != newest:
        yield Fault("", Message("admin/version", found=found or "-", newest=newest))
        return
    if engine.dialect.name == "sqlite":
        yield from _faults_of_file(engine, repair)
    for table in declared().sorted_tables:
        try:
            if table is not TABLES:
                yield from _faults_of_rows(engine, table, repair)
            yield from _orphans(engine, table, repair)
        except DatabaseError as error:
            yield Fault(table.name, fault_of(error))
    try:
        yield from _faults_of_tables(engine, report, repair)
        for part in data_parts():
            yield from part.faults(engine) if hasattr(part, "faults") else ()
    except DatabaseError as error:
        yield Fault("", fault_of(error))
    if repair is not None:
        repair.finish(engine)


def _faults_of_file(engine: Engine, repair: Repair | None) -> Iterator[Fault]:
    """Yield what SQLite finds wrong. Damaged indexes can be made again; damaged pages need a backup."""
    found = _integrity(engine)
    left = found
    if found and repair is not None and repair.reindexed(engine):
        left = _integrity(engine)
    for reason in found:
        yield Fault("", Message("table/unreadable-data", reason=reason), reason not in left)
    if left:
        yield Fault("", Message("admin/damaged-pages"))


def _integrity(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        try:
            rows = connection.execute(text("PRAGMA integrity_check")).scalars().all()
        except DatabaseError as error:
            return [str(error.orig)]
    return [line for row in rows for line in str(row).splitlines() if line != "ok"]


def _faults_of_rows(engine: Engine, table: Table, repair: Repair | None) -> Iterator[Fault]:
    """Read every row of a table."""
    # The conversion to bool hides every other value that SQLite keeps in such a column.
    booleans = [column.name for column in table.columns if isinstance(column.type, Boolean)]
    columns = [type_coerce(one, Integer).label(one.name) if one.name in booleans else one for one in table.columns]
    kinds = tuple((*kinds_of(one), *((int,) if one.name in booleans else ())) for one in table.columns)
    with engine.connect() as connection:
        _read_bytes(connection)
        damaged, read = [], readers().get(table, lambda _: None)
        with closing(connection.execution_options(yield_per=MANY).execute(select(*columns))) as rows:
            for row in rows:
                try:
                    check_kinds(row, kinds)
                    _check_texts(row)
                    read(row)
                except Exception as error:  # the row may hold anything
                    damaged.append((row, fault_of(error)))
    for row, reason in damaged:
        named = key_of(table, row) if table.info == DOCUMENTS else f"{table.name} {key_of(table, row)}"
        yield Fault(_printable(named), reason, repair is not None and repair.row(engine, table, row))


def _read_bytes(connection: Connection) -> None:
    """Let this connection return bytes that are no UTF-8 as lone surrogates, which `_check_texts` finds."""
    driver: Any = connection.connection.driver_connection
    if connection.dialect.name == "sqlite":
        driver.text_factory = lambda data: data.decode("utf-8", "surrogateescape")
        connection.detach()  # no one else gets a connection that reads so


def _check_texts(row: Row[Any]) -> None:
    for value in row:
        if isinstance(value, str):
            value.encode()


def _printable(name: str) -> str:
    return name.encode("utf-8", "replace").decode()


def _orphans(engine: Engine, table: Table, repair: Repair | None) -> Iterator[Fault]:
    """Yield rows that belong to a row of another table which is not there."""
    for key in table.foreign_keys:
        other = key.column
        lost = key.parent.is_not(None) & ~exists().where(other == key.parent)
        with engine.connect() as connection:
            rows = connection.execute(select(table).where(lost)).all()
        for row in rows:
            told = Message("admin/left-over", table=table.name, parent=other.table.name)
            yield Fault("", told, repair is not None and repair.row(engine, table, row))


def _faults_of_tables(engine: Engine, report: Callable[[int, int], None], repair: Repair | None) -> Iterator[Fault]:
    """Replay every log, and compare it with the row in the list of tables."""
    with engine.connect() as connection:
        ids = connection.execute(select(TABLES.c.id).order_by(TABLES.c.made_at, TABLES.c.id)).scalars().all()
    for number, table_id in enumerate(ids, 1):
        # Row and log are written together, and are read together: a server may be writing meanwhile.
        with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN" if repair is None else "BEGIN IMMEDIATE")
            else:
                connection.execution_options(isolation_level="REPEATABLE READ")
            problem, table = _fault_of_table(connection, table_id)
            is_repaired = problem is not None and table is not None and repair is not None
            if is_repaired and table is not None and repair is not None:
                repair.values(connection, TABLES, TABLES.c.id == table_id, row_of(table))
                connection.commit()
        if problem is not None:
            yield Fault(table_id, problem, is_repaired)
        report(number, len(ids))


def _fault_of_table(connection: Connection, table_id: str) -> tuple[Message | None, Game | None]:
    """Return what is wrong with a table, and the game that its log leads to, if it leads anywhere."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    chosen = select(EVENTS).where(EVENTS.c.table_id == table_id).order_by(EVENTS.c.v)
    log = connection.execute(chosen).mappings().all()
    if row is None:  # removed meanwhile
        return None, None
    if not log:
        return Message("admin/no-log"), None
    try:
        table = replayed_from(table_id, log)
    except Exception as error:  # a damaged log, a game that is not installed any more, rules that have changed
        return fault_of(error), None
    try:
        check_kinds(row, tuple(map(kinds_of, TABLES.columns)))
        listed = summary_in(row)
    except Exception as error:  # the row may hold anything
        return fault_of(error), table
    return (None if listed is None or listed == summary_of(table) else Message("admin/other-row")), table


def replayed_from(table_id: str, rows: Sequence[RowMapping]) -> Game:
    """Return the table that the rows of its log lead to."""
    return replayed(table_id, [Event(row["v"], row["at"], row["kind"], decode(row["data"])) for row in rows])

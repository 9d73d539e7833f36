"""What hosts do with a database, also beside a running server, which hears of it by the table of changes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, delete, inspect, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from obelisk.arena.scores import FAULTS
from obelisk.errors import BadRequest
from obelisk.storage.sqlite import opened
from obelisk.table.core.refusals import Missing, Refused
from obelisk.table.core.summary import Summary
from obelisk.table.store.changes import Also, delete_table, nothing_else, tell_servers
from obelisk.table.store.damage import is_page_error, read_rows
from obelisk.table.store.migrating import versions
from obelisk.table.store.names import checked_name, folded, give_name
from obelisk.table.store.opening import file_of, set_up_sqlite
from obelisk.table.store.reading import decode
from obelisk.table.store.rows import summary_in
from obelisk.table.store.schema import ACCOUNTS, EVENTS, TABLES, declared, owned_by_account

PRAGMAS = ("busy_timeout=30000", "foreign_keys=ON")
A_DAY = 24 * 3600 * 1000


def existing(url: str, *, any_version: bool = False) -> Engine:
    """Return a database that is there already, as it is: nothing is made, and nothing is brought up to date."""
    file = file_of(url)
    if file is not None and not file.exists():
        raise BadRequest("admin/no-database", file=str(file))
    try:
        engine = create_engine(url, hide_parameters=True)
        if file is not None:
            set_up_sqlite(engine, PRAGMAS)
        found, newest = versions(engine)
        missing = declared().tables.keys() - inspect(engine).get_table_names()
    except SQLAlchemyError as error:
        if is_page_error(error.__cause__):
            raise BadRequest("table/damaged-start", file=str(file)) from error
        raise BadRequest("table/database", reason=str(error.__cause__ or error)) from error
    if found != newest and not any_version:
        engine.dispose()
        raise BadRequest("admin/version", found=found or "-", newest=newest)
    if missing and not any_version:
        engine.dispose()
        raise BadRequest("table/database-incomplete", names=tuple(sorted(missing)))
    return engine


def listed(
    engine: Engine, *, status: str | None = None, game: str | None = None, player: str | None = None, limit: int = 50
) -> list[tuple[Any, Summary | None]]:
    """Return the rows of tables, those that changed last first, each with its summary."""
    chosen = select(TABLES).order_by(TABLES.c.changed_at.desc(), TABLES.c.id)
    for column, wanted in ((TABLES.c.status, status), (TABLES.c.game, game)):
        if wanted is not None:
            chosen = chosen.where(column == wanted)
    with engine.connect() as connection:
        rows = read_rows(connection, TABLES, chosen, lambda row: (row, summary_in(row)))
        return list(islice((one for one in rows if player is None or _has(one[1], folded(player))), limit))


def _has(summary: Summary | None, name: str) -> bool:
    return summary is not None and any(folded(seat.name) == name for seat in summary.seats)


def exported(engine: Engine, table_id: str | None = None) -> Iterator[dict[str, Any]]:
    """Return a table with its whole log, or all of them, the oldest first; ready for JSON."""
    chosen = select(TABLES.c.id).order_by(TABLES.c.made_at, TABLES.c.id)
    if table_id is not None:
        chosen = chosen.where(TABLES.c.id == table_id)
    with engine.connect() as connection:
        ids = connection.execute(chosen).scalars().all()
    if table_id is not None and not ids:
        raise Missing("table/unknown", id=table_id)
    for one in ids:
        with engine.connect() as connection:
            rows = connection.execute(select(EVENTS).where(EVENTS.c.table_id == one).order_by(EVENTS.c.v)).all()
        log = [{"v": row.v, "at": row.at, "kind": row.kind, "data": decode(row.data)} for row in rows]
        if log:  # it may have been removed meanwhile
            yield {"id": one, "events": log}


def remove_table(engine: Engine, table_id: str, also: Also = nothing_else) -> None:
    """Delete a table with everything that belongs to it. Whatever a server still decides there is not kept."""
    with engine.begin() as connection:
        also(connection)
        if delete_table(connection, table_id) == 0:
            raise Missing("table/unknown", id=table_id)
        tell_servers(connection, table_id)


def remove_account(engine: Engine, name: str, also: Also = nothing_else) -> None:
    """Delete an account; its seats stay with the browsers that took them."""
    with engine.begin() as connection:
        account = _account(connection, name)
        also(connection)
        for owned in owned_by_account():
            connection.execute(delete(owned).where(owned.c.account == account))
        connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == account))
        tell_servers(connection)


def remove_scores(file: Path, name: str) -> int:
    """Delete the best scores of a name, and return how many there were."""
    if not file.exists():
        return 0
    with opened(file, **FAULTS) as database:
        return database.execute("DELETE FROM scores WHERE name = ?", (name,)).rowcount


def rename(engine: Engine, name: str, new: str, also: Also = nothing_else) -> str:
    """Give an account another name, and return it as it is shown; names at tables stay what they were."""
    shown, _ = checked_name(new)
    try:
        with engine.begin() as connection:
            also(connection)
            give_name(connection, _account(connection, name), shown)
            tell_servers(connection)
    except IntegrityError as error:
        raise Refused("account/taken", name=shown) from error
    return shown


def _account(connection: Connection, name: str) -> int:
    found = connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.folded == folded(name.strip()))).scalar()
    if found is None:
        raise Missing("admin/no-account", name=name)
    return int(found)

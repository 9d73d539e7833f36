"""What hosts do with a database, also beside a running server, which hears of it by the table of changes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from obelisk.arena.scores import FAULTS
from obelisk.errors import BadRequest
from obelisk.storage.sqlite import opened
from obelisk.table.core.refusals import Missing, Refused
from obelisk.table.core.summary import Summary
from obelisk.table.store.accounts import checked_name, give_name
from obelisk.table.store.damage import is_page_error, read_rows
from obelisk.table.store.hosting.bans import SESSION, network_in
from obelisk.table.store.migrating import versions
from obelisk.table.store.moderation.persons import named
from obelisk.table.store.names import folded
from obelisk.table.store.opening import file_of, read_text
from obelisk.table.store.reading import decode
from obelisk.table.store.rows import summary_in
from obelisk.table.store.schema import (
    ACCOUNTS,
    BANS,
    CHANGES,
    DEVICE_LINKS,
    EVENTS,
    HOSTS,
    LAYOUTS,
    PLANS,
    RATINGS,
    SESSIONS,
    SITTERS,
    TABLES,
)

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
            event.listen(engine, "connect", _set_up_sqlite)
        found, newest = versions(engine)
    except SQLAlchemyError as error:
        if is_page_error(error.__cause__):
            raise BadRequest("table/damaged-start", file=str(file)) from error
        raise BadRequest("table/database", reason=str(error.__cause__ or error)) from error
    if found != newest and not any_version:
        engine.dispose()
        raise BadRequest("admin/version", found=found or "-", newest=newest)
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    connection.text_factory = read_text
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


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


Also = Callable[[Connection], None]
"""What is written in the same transaction as a change: both are kept, or neither."""


def _nothing_else(connection: Connection) -> None:
    """Write nothing besides."""


def remove_table(engine: Engine, table_id: str, also: Also = _nothing_else) -> None:
    """Delete a table with everything that belongs to it. Whatever a server still decides there is not kept."""
    with engine.begin() as connection:
        also(connection)
        if delete_table(connection, table_id) == 0:
            raise Missing("table/unknown", id=table_id)
        tell_servers(connection, table_id)


def delete_table(connection: Connection, table_id: str) -> int:
    """Delete a table with everything that belongs to it, and return how many there were: one, or none."""
    for owned in (EVENTS, SITTERS, LAYOUTS, PLANS, RATINGS):
        connection.execute(delete(owned).where(owned.c.table_id == table_id))
    return connection.execute(delete(TABLES).where(TABLES.c.id == table_id)).rowcount


def remove_account(engine: Engine, name: str, also: Also = _nothing_else) -> None:
    """Delete an account; its seats stay with the browsers that took them."""
    with engine.begin() as connection:
        account = _account(connection, name)
        also(connection)
        for owned in (SESSIONS, BANS, DEVICE_LINKS, HOSTS):
            connection.execute(delete(owned).where(owned.c.account == account))
        connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == account))
        tell_servers(connection)


def remove_scores(file: Path, name: str) -> int:
    """Delete the best scores of a name, and return how many there were."""
    if not file.exists():
        return 0
    with opened(file, **FAULTS) as database:
        return database.execute("DELETE FROM scores WHERE name = ?", (name,)).rowcount


def rename(engine: Engine, name: str, new: str, also: Also = _nothing_else) -> str:
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


@dataclass(frozen=True)
class Ban:
    """A ban: a network, or somebody (the name of an account, or the session of a guest), and since when."""

    what: str
    is_person: bool
    made_at: int


def bans(engine: Engine) -> list[Ban]:
    """Return all bans, the latest first."""
    joined = select(BANS, ACCOUNTS.c.name).select_from(BANS.outerjoin(ACCOUNTS)).order_by(BANS.c.made_at.desc())
    with engine.connect() as connection:
        return read_rows(
            connection, BANS, joined, lambda row: Ban(row.name or row.what, not network_in(row.what), row.made_at)
        )


def ban(engine: Engine, text: str, also: Also = _nothing_else) -> str:
    """Let an address, a network or an account in no more, or whoever has a seat; return what is banned."""
    with engine.begin() as connection:
        also(connection)
        what, account, shown = _banned(connection, text)
        connection.execute(delete(BANS).where(BANS.c.what == what))
        connection.execute(insert(BANS).values(what=what, account=account, made_at=_now()))
        tell_servers(connection)
    return shown


def unban(engine: Engine, text: str, also: Also = _nothing_else) -> str:
    """Let somebody in again; return who was banned."""
    with engine.begin() as connection:
        also(connection)
        what, _, shown = _banned(connection, text)
        if connection.execute(delete(BANS).where(BANS.c.what == what)).rowcount == 0:
            raise Missing("admin/not-banned", what=shown)
        tell_servers(connection)
    return shown


def _banned(connection: Connection, text: str) -> tuple[str, int | None, str]:
    """Return what a ban of *text* is called, which account it is if it is one, and how it is shown."""
    network = network_in(text)
    if network is not None:
        return str(network), None, str(network)
    person = named(connection, text)
    if person.account is None:
        return f"{SESSION}{person.tag}", None, text
    return f"account {person.account}", person.account, text


def _account(connection: Connection, name: str) -> int:
    found = connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.folded == folded(name.strip()))).scalar()
    if found is None:
        raise Missing("admin/no-account", name=name)
    return int(found)


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

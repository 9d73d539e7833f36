"""What is written, and how: entries of logs, rows of lists, and what else belongs to them, in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import (
    JSON,
    Column,
    Connection,
    FromClause,
    Insert,
    Integer,
    Text,
    Update,
    bindparam,
    case,
    cast,
    column,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    type_coerce,
    update,
)

from obelisk.table.core.events import Event
from obelisk.table.store.damage import read_row
from obelisk.table.store.schema import ALIVE, DOWNTIMES, EVENTS, LAYOUTS, SITTERS, TABLES

_BEFORE = EVENTS.alias("before")
encode = msgspec.json.Encoder().encode


class Chain:
    """Entries that were decided one on top of the other: once one of them fails, so do all that follow."""

    __slots__ = ("problem",)

    def __init__(self) -> None:
        self.problem: Exception | None = None

    @property
    def is_broken(self) -> bool:
        """Whether an entry was not kept."""
        return self.problem is not None


@dataclass(slots=True)
class Entry:
    """What is written together, or not at all."""

    table_id: str
    events: list[Event]
    key: str | None = None
    chain: Chain | None = None
    made: dict[str, Any] | None = None
    """The new row of the list of tables."""
    changed: dict[str, Any] | None = None
    """What changes in that row."""
    owners: tuple[str, ...] = ()
    also: Callable[[Connection], None] | None = None
    """Anything else to write."""
    others: list[Entry] = field(default_factory=list)
    """Entries for other tables that stand or fall with this one."""
    v: int = 0
    """What its future comes to: the number of the event that a client waits for."""
    decided_at: float = 0.0
    """When the writer got it."""


def keep(connection: Connection, batch: list[Entry]) -> None:
    """Write a batch in one transaction."""
    whole = [one for entry in batch for one in (*entry.others, entry)]
    made = [entry.made for entry in whole if entry.made is not None]
    if made:
        connection.execute(insert(TABLES), made)
    _append(connection, whole)
    _update_rows(connection, whole)
    for entry in whole:
        for owner in entry.owners:
            _note_sitter(connection, owner, entry.table_id)
        if entry.also is not None:
            entry.also(connection)


def _append(connection: Connection, entries: list[Entry]) -> None:
    """Write events, all in one statement: each of them would otherwise wait for the interpreter once more.

    An event is written only on top of the one before it, so that a log never has a hole: any other has no number, which
    the primary key refuses, as it refuses a second event with the same one.
    """
    rows, last = [], dict[str, int]()
    for entry in entries:
        for number, happened in enumerate(entry.events):
            follows = happened.v == 1 or last.get(entry.table_id) == happened.v - 1
            last[entry.table_id] = happened.v
            rows.append({**_row(entry, number, happened), "follows": int(follows)})
    if not rows:
        return
    connection.execute(_appending(connection.dialect.name), {"rows": encode(rows).decode()})


@cache
def _appending(dialect: str) -> Insert:
    """Return the statement that appends given rows to logs."""
    given = _given_rows(dialect, [*EVENTS.columns, Column("follows", Integer)])
    is_kept = exists().where(_BEFORE.c.table_id == given.c.table_id, _BEFORE.c.v == given.c.v - 1)
    number_or_none = case((or_(given.c.follows == 1, is_kept), given.c.v))
    chosen = select(*(number_or_none if one.name == "v" else given.c[one.name] for one in EVENTS.columns))
    return insert(EVENTS).from_select(list(EVENTS.columns), chosen)


def _update_rows(connection: Connection, entries: list[Entry]) -> None:
    """Change the rows of tables, each once: of what several entries change, the last one counts."""
    changed: dict[str, dict[str, Any]] = {}
    for entry in entries:
        if entry.changed is not None:
            changed.setdefault(entry.table_id, {"id": entry.table_id}).update(entry.changed)
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for row in changed.values():
        alike.setdefault(tuple(sorted(row)), []).append(row)
    for names, rows in alike.items():
        connection.execute(_changing(connection.dialect.name, names), {"rows": encode(rows).decode()})


@cache
def _changing(dialect: str, names: tuple[str, ...]) -> Update:
    """Return the statement that changes what is given in the rows of tables."""
    given = _given_rows(dialect, [TABLES.c[name] for name in names])
    chosen = update(TABLES).where(TABLES.c.id == given.c.id)
    return chosen.values({name: given.c[name] for name in names if name != "id"})


def _given_rows(dialect: str, columns: Sequence[Column[Any]]) -> FromClause:
    """Return the parameter `rows`, a list of JSON objects, as a table with these columns."""
    given = bindparam("rows", type_=Text)
    if dialect == "postgresql":
        typed = [column(one.name, one.type) for one in columns]
        found = func.json_to_recordset(cast(given, JSON))
        return found.table_valued(*typed).render_derived(name="given", with_types=True)
    each = func.json_each(given).table_valued("value")
    named = ((one, func.json_extract(each.c.value, f"$.{one.name}")) for one in columns)
    return select(*(type_coerce(found, one.type).label(one.name) for one, found in named)).subquery("given")


def _row(entry: Entry, number: int, happened: Event) -> dict[str, Any]:
    return {
        "table_id": entry.table_id,
        "v": happened.v,
        "at": happened.at,
        "kind": happened.kind,
        "data": encode(happened.data).decode(),
        "key": entry.key if number == 0 else None,
    }


def _note_sitter(connection: Connection, owner: str, table_id: str) -> None:
    """Note that somebody plays at a table, once."""
    known = (SITTERS.c.owner == owner) & (SITTERS.c.table_id == table_id)
    connection.execute(delete(SITTERS).where(known))
    connection.execute(insert(SITTERS).values(owner=owner, table_id=table_id))


def save_layout(connection: Connection, table_id: str, seat: int, layout: str) -> None:
    """Note what lies on a seat's workbench now."""
    place = (LAYOUTS.c.table_id == table_id) & (LAYOUTS.c.seat == seat)
    if connection.execute(update(LAYOUTS).where(place).values(layout=layout)).rowcount == 0:
        connection.execute(insert(LAYOUTS).values(table_id=table_id, seat=seat, layout=layout))


def take_off_list(connection: Connection, table_id: str, owners: Collection[str]) -> None:
    """Take a table off the list of somebody, known by these sessions; their seats there stay theirs."""
    own = update(SITTERS).where(SITTERS.c.owner.in_(owners), SITTERS.c.table_id == table_id)
    connection.execute(own.values(is_off_list=True))


def note_downtime(connection: Connection, at: int, unseen: int = 0) -> None:
    """Note since when no server was running, at the moment when one does again; flags fall so much later.

    Where others may be running, only a time longer than *unseen* milliseconds tells that none was.
    """
    alive = read_row(connection, ALIVE, select(ALIVE), lambda row: int(row.at))
    # A pause that ends in the future was noted while the clock of the machine was ahead.
    connection.execute(delete(DOWNTIMES).where(DOWNTIMES.c.since > at + unseen))
    connection.execute(update(DOWNTIMES).where(DOWNTIMES.c.until > at + unseen).values(until=at))
    if alive is not None and alive < at - unseen:
        keep_downtime(connection, alive, at)
        running = update(TABLES).where(TABLES.c.due_at.is_not(None), TABLES.c.has_clock)
        connection.execute(running.values(due_at=TABLES.c.due_at + (at - alive)))
    stamp(connection, at)


def keep_downtime(connection: Connection, since: int, until: int) -> None:
    """Keep that no server was running between two moments."""
    connection.execute(delete(DOWNTIMES).where(DOWNTIMES.c.since == since))
    connection.execute(insert(DOWNTIMES).values(since=since, until=until))


def stamp(connection: Connection, at: int) -> None:
    """Note that the server is running at a moment."""
    if connection.execute(update(ALIVE).values(at=at)).rowcount == 0:
        connection.execute(insert(ALIVE).values(id=1, at=at))


def is_there(connection: Connection, entry: Entry) -> bool:
    """Return whether an entry is kept already: after a connection broke, nobody knows whether it was in time."""
    if not entry.events:
        return False
    first = _row(entry, 0, entry.events[0])
    own = {one: first[one.name] for one in EVENTS.columns}
    chosen = select(EVENTS.c.v).where(*(one.is_not_distinct_from(given) for one, given in own.items()))
    return connection.execute(chosen).scalar() is not None

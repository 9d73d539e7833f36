"""What is written, and how: entries of logs, rows of lists, and what else belongs to them, in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, case, delete, exists, insert, or_, select, update

from obelisk.table.core.events import Event
from obelisk.table.store.schema import ALIVE, DOWNTIMES, EVENTS, LAYOUTS, SITTERS, TABLES

_NEW = {column.name: bindparam(f"new_{column.name}", type_=column.type) for column in EVENTS.columns}
_BEFORE = EVENTS.alias("before")
_FOLLOWS = exists().where(_BEFORE.c.table_id == _NEW["table_id"], _BEFORE.c.v == _NEW["v"] - 1)
_APPEND = insert(EVENTS).values({**_NEW, "v": case((or_(_NEW["v"] == 1, _FOLLOWS), _NEW["v"]))}).inline()
"""An event is written only on top of the one before it, so that a log never has a hole: any other has no number, which
the primary key refuses, as it refuses a second event with the same one."""
_UPDATE = update(TABLES).where(TABLES.c.id == bindparam("row_id"))
encode = msgspec.json.Encoder().encode


class Chain:
    """Entries that were decided one on top of the other: once one of them fails, so do all that follow."""

    __slots__ = ("problem",)

    def __init__(self) -> None:
        """Begin unbroken."""
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
    rows = [_row(entry, number, happened) for entry in whole for number, happened in enumerate(entry.events)]
    if rows:
        connection.execute(_APPEND, rows)
    _update_rows(connection, whole)
    for entry in whole:
        for owner in entry.owners:
            _note_sitter(connection, owner, entry.table_id)
        if entry.also is not None:
            entry.also(connection)


def _update_rows(connection: Connection, entries: list[Entry]) -> None:
    """Change the rows of tables, each once: of what several entries change, the last one counts."""
    changed: dict[str, dict[str, Any]] = {}
    for entry in entries:
        if entry.changed is not None:
            changed.setdefault(entry.table_id, {"row_id": entry.table_id}).update(entry.changed)
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for row in changed.values():
        alike.setdefault(tuple(sorted(row)), []).append(row)
    for rows in alike.values():
        connection.execute(_UPDATE, rows)


def _row(entry: Entry, number: int, happened: Event) -> dict[str, Any]:
    return {
        "new_table_id": entry.table_id,
        "new_v": happened.v,
        "new_at": happened.at,
        "new_kind": happened.kind,
        "new_data": encode(happened.data).decode(),
        "new_key": entry.key if number == 0 else None,
    }


def _note_sitter(connection: Connection, owner: str, table_id: str) -> None:
    """Note that somebody plays at a table, once."""
    known = (SITTERS.c.owner == owner) & (SITTERS.c.table_id == table_id)
    connection.execute(delete(SITTERS).where(known))
    connection.execute(insert(SITTERS).values(owner=owner, table_id=table_id))


def lay_down(connection: Connection, table_id: str, seat: int, layout: str) -> None:
    """Note what lies on a seat's workbench now."""
    place = (LAYOUTS.c.table_id == table_id) & (LAYOUTS.c.seat == seat)
    if connection.execute(update(LAYOUTS).where(place).values(layout=layout)).rowcount == 0:
        connection.execute(insert(LAYOUTS).values(table_id=table_id, seat=seat, layout=layout))


def forget_sitters(connection: Connection, table_id: str, owners: Collection[str]) -> None:
    """Forget that somebody, known by these sessions, plays at a table; their seats there stay theirs."""
    connection.execute(delete(SITTERS).where(SITTERS.c.owner.in_(owners), SITTERS.c.table_id == table_id))


def note_downtime(connection: Connection, at: int, unseen: int = 0) -> None:
    """Note since when no server was running, at the moment when one does again; flags fall so much later.

    Where others may be running, only a time longer than *unseen* milliseconds tells that none was.
    """
    alive = connection.execute(select(ALIVE.c.at)).scalar()
    if alive is not None and alive < at - unseen:
        connection.execute(insert(DOWNTIMES).values(since=alive, until=at))
        running = update(TABLES).where(TABLES.c.due_at.is_not(None), TABLES.c.has_clock)
        connection.execute(running.values(due_at=TABLES.c.due_at + (at - alive)))
    stamp(connection, at)


def stamp(connection: Connection, at: int) -> None:
    """Note that the server is running at a moment."""
    if connection.execute(update(ALIVE).values(at=at)).rowcount == 0:
        connection.execute(insert(ALIVE).values(id=1, at=at))


def is_there(connection: Connection, entry: Entry) -> bool:
    """Return whether an entry is kept already: after a connection broke, nobody knows whether it was in time."""
    if not entry.events:
        return False
    first = _row(entry, 0, entry.events[0])
    own = {column: first[f"new_{column.name}"] for column in EVENTS.columns}
    chosen = select(EVENTS.c.v).where(*(column.is_not_distinct_from(given) for column, given in own.items()))
    return connection.execute(chosen).scalar() is not None

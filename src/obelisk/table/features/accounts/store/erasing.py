"""Forgetting somebody for good: their account, their name wherever it stands, and games that nobody else played."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Engine, and_, delete, or_, select, update

from obelisk.table.core import events
from obelisk.table.core.state import Seat
from obelisk.table.feature import data_parts
from obelisk.table.store.bus import tell_sessions
from obelisk.table.store.changes import delete_table, tell_servers
from obelisk.table.store.damage import read_row
from obelisk.table.store.reading import decode
from obelisk.table.store.rows import encode, summary_in
from obelisk.table.store.schema import (
    ACCOUNTS,
    EVENTS,
    LAYOUTS,
    SITTERS,
    TABLES,
    owned_by_account,
    owned_by_person,
)

NAMING = (events.MADE, events.SAT, events.LEFT, events.RENAMED, events.SAID)
"""What happens at a table that says who somebody is, or what they have said."""


def erase(engine: Engine, owners: Collection[str], person: int | None) -> list[str]:
    """Forget somebody, known by their sessions and by the row that joins these; return the tables that changed.

    Games with other people stay, without the name, the chat and the seat's owner. Servers hear of it as of what a host
    changes: they read these tables again.
    """
    with engine.begin() as connection:
        ids = _tables_of(connection, owners)
        for table_id in ids:
            _erase_at(connection, table_id, owners)
            tell_servers(connection, table_id)
        for part in data_parts():
            if hasattr(part, "erase"):
                part.erase(connection, owners)
        for owned in owned_by_person():
            connection.execute(delete(owned).where(owned.c.owner.in_(owners)))
        if person is not None:
            for joined in owned_by_account():
                connection.execute(delete(joined).where(joined.c.account == person))
            connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == person))
        tell_sessions(connection, sorted(owners))
        tell_servers(connection)
    return ids


def _tables_of(connection: Connection, owners: Collection[str]) -> list[str]:
    """Return all tables that know somebody, also those that were on no list."""
    played = select(SITTERS.c.table_id).where(SITTERS.c.owner.in_(owners))
    named = (TABLES.c.seats.contains(owner, autoescape=True) for owner in owners)
    chosen = select(TABLES.c.id).where(or_(TABLES.c.id.in_(played), *named)).order_by(TABLES.c.id)
    return list(connection.execute(chosen).scalars())


def _erase_at(connection: Connection, table_id: str, owners: Collection[str]) -> None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    if row is None:  # removed meanwhile
        return
    summary = read_row(connection, TABLES, select(TABLES).where(TABLES.c.id == table_id), summary_in)
    if summary is not None and not any(seat.owner is not None and seat.owner not in owners for seat in summary.seats):
        delete_table(connection, table_id)
        return
    mine = _erase_events(connection, table_id, owners)
    if summary is None:  # a row of version 0.1, which has no seats, or a damaged one
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(seats=None))
    else:
        left = tuple(_nobodys(seat) if seat.owner in owners else seat for seat in summary.seats)
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(seats=encode(left).decode()))
    laid = and_(LAYOUTS.c.table_id == table_id, LAYOUTS.c.seat.in_(mine))
    connection.execute(delete(LAYOUTS).where(laid))
    for part in data_parts():
        if hasattr(part, "erase_seats"):
            part.erase_seats(connection, table_id, mine)


def _nobodys(seat: Seat) -> Seat:
    return replace(seat, name="", owner=None, key=None)


def _erase_events(connection: Connection, table_id: str, owners: Collection[str]) -> set[int]:
    """Take out of a log who somebody was and what they said; return the seats that they ever had."""
    chosen = select(EVENTS.c.v, EVENTS.c.kind, EVENTS.c.data).where(EVENTS.c.table_id == table_id)
    now, ever = set[int](), set[int]()
    for v, kind, text in connection.execute(chosen.where(EVENTS.c.kind.in_(NAMING)).order_by(EVENTS.c.v)).all():
        data = decode(text)
        erased = _erased(kind, data, now, owners)
        ever |= now
        if erased != data:
            own = update(EVENTS).where(EVENTS.c.table_id == table_id, EVENTS.c.v == v)
            connection.execute(own.values(data=encode(erased).decode()))
    return ever


def _erased(kind: str, data: dict[str, Any], seats: set[int], owners: Collection[str]) -> dict[str, Any]:
    """Return what an event says without somebody, and keep track of the *seats* that they have."""
    if kind == events.MADE:
        return {**data, "host": ""} if data["host"] in owners else data
    if kind == events.SAT and data.get("owner") in owners:
        seats.add(data["seat"])
        return {**data, "name": "", "owner": None, "key": None}
    if data["seat"] not in seats:
        return data
    if kind in (events.SAT, events.LEFT):
        seats.discard(data["seat"])
        return data
    return {**data, "name": ""} if kind == events.RENAMED else {**data, "name": "", "text": ""}

"""Somebody as hosts and players mean them: an account by its name, or whoever has a seat at a table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, select

from obelisk.table.core.refusals import Missing
from obelisk.table.features.moderation.store.bans import SESSION
from obelisk.table.store.damage import read_row
from obelisk.table.store.names import folded
from obelisk.table.store.rows import summary_in
from obelisk.table.store.schema import ACCOUNTS, SESSIONS, TABLES

BETWEEN = ":"
"""What stands between a table and a seat where somebody without an account is meant: 7pg4hmq6xx:1."""


@dataclass(frozen=True)
class Person:
    """Somebody: all their sessions, the one by which they are noted, their account if they have one, and a name."""

    owners: frozenset[str]
    account: int | None
    name: str

    @property
    def tag(self) -> str:
        """The session that stands for all of them in rows about this person."""
        return min(self.owners, default="")


def named(connection: Connection, text: str) -> Person:
    """Return whom a text means: the account of that name, who sits at `TABLE:SEAT`, or a guest by their session."""
    account = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.folded == folded(text.strip()))).one_or_none()
    if account is not None:
        joined = connection.execute(select(SESSIONS.c.hash).where(SESSIONS.c.account == account.id)).scalars()
        return Person(frozenset(joined), account.id, account.name)
    if text.startswith(SESSION):
        session = text.removeprefix(SESSION).strip()
        return Person(frozenset([session]), None, text.strip())
    table_id, _, seat = text.strip().partition(BETWEEN)
    if seat.isdecimal() and len(seat) <= 2:
        return at_seat(connection, table_id, int(seat))
    raise Missing("admin/no-account", name=text)


def at_seat(connection: Connection, table_id: str, seat: int) -> Person:
    """Return who plays a seat."""
    summary = read_row(connection, TABLES, select(TABLES).where(TABLES.c.id == table_id), summary_in)
    if summary is None:
        raise Missing("table/unknown", id=table_id)
    if not 0 <= seat < len(summary.seats) or summary.seats[seat].owner is None:
        raise Missing("moderation/nobody-there", id=table_id, seat=seat)
    owner = str(summary.seats[seat].owner)
    found = select(ACCOUNTS.c.id, ACCOUNTS.c.name).join(SESSIONS, SESSIONS.c.account == ACCOUNTS.c.id)
    known = connection.execute(found.where(SESSIONS.c.hash == owner)).one_or_none()
    shown = summary.seats[seat].name or f"{table_id}{BETWEEN}{seat}"
    if known is None:
        return Person(frozenset([owner]), None, shown)
    account = known.id if known.name else None
    return Person(all_sessions(connection, [owner]), account, known.name or shown)


def all_sessions(connection: Connection, owners: Collection[str]) -> frozenset[str]:
    """Return these sessions, and all others of the same people."""
    people = select(SESSIONS.c.account).where(SESSIONS.c.hash.in_(owners))
    joined = connection.execute(select(SESSIONS.c.hash).where(SESSIONS.c.account.in_(people))).scalars()
    return frozenset(owners) | frozenset(joined)

"""What is known of people: their finished games, whose seats are whose, and who may look at a profile."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, func, select, update

from obelisk.table.core.cleaning import clean
from obelisk.table.core.summary import Summary
from obelisk.table.store.damage import read_row, read_rows
from obelisk.table.store.names import folded
from obelisk.table.store.rows import summary_in
from obelisk.table.store.schema import ACCOUNTS, SESSIONS, SITTERS, TABLES
from obelisk.table.store.sessions import Account

MOST_GAMES = 5000
"""A profile is made of so many games at most, the latest ones."""
AT_ONCE = 500
"""So many sessions are named in one question to the database."""


@dataclass(frozen=True)
class Known:
    """An account as others may know it, and the sessions that belong to it."""

    account: Account
    owners: frozenset[str]
    made_at: int
    is_hidden: bool


@dataclass(frozen=True, kw_only=True)
class Person:
    """A person whose data is exported or erased: all sessions, the row that joins them, and all tables."""

    owners: frozenset[str]
    joined: int | None
    tables: tuple[str, ...] = ()


class People:
    """Reads; every call takes a while, and belongs into a thread."""

    def __init__(self, engine: Engine):
        self._engine = engine

    def finished(self, owners: Collection[str], *, is_public: bool = False) -> list[Summary]:
        """Return the finished games of somebody, the latest first; with *is_public*, those that everybody may see."""
        played = select(SITTERS.c.table_id).where(SITTERS.c.owner.in_(owners))
        chosen = select(TABLES).where(TABLES.c.id.in_(played), TABLES.c.status == "over")
        if is_public:
            chosen = chosen.where(TABLES.c.is_public)
        with self._engine.connect() as connection:
            ordered = chosen.order_by(TABLES.c.changed_at.desc(), TABLES.c.id).limit(MOST_GAMES)
            found = read_rows(connection, TABLES, ordered, summary_in)
        return [summary for summary in found if summary is not None]

    def all_tables(self, owners: Collection[str], *, goes_on: bool = False) -> list[str]:
        """Return every table at which somebody has played or plays, the latest first; or those that are not over."""
        played = select(SITTERS.c.table_id).where(SITTERS.c.owner.in_(owners))
        chosen = select(TABLES.c.id).where(TABLES.c.id.in_(played)).order_by(TABLES.c.changed_at.desc(), TABLES.c.id)
        if goes_on:
            chosen = chosen.where(TABLES.c.status != "over")
        with self._engine.connect() as connection:
            return list(connection.execute(chosen).scalars())

    def names_of(self, owners: Collection[str]) -> dict[str, str]:
        """Return the names of the accounts that sessions belong to, for those that belong to one."""
        asked, found = sorted(owners), dict[str, str]()
        joined = select(SESSIONS.c.hash, ACCOUNTS.c.name).join(ACCOUNTS, SESSIONS.c.account == ACCOUNTS.c.id)
        with self._engine.connect() as connection:
            for start in range(0, len(asked), AT_ONCE):
                named = joined.where(SESSIONS.c.hash.in_(asked[start : start + AT_ONCE]), ACCOUNTS.c.name != "")
                found.update(read_rows(connection, ACCOUNTS, named, lambda row: (row.hash, row.name)))
        return found

    def find(self, name: str) -> Known | None:
        """Return the account of that name, if there is one."""
        with self._engine.connect() as connection:
            own = select(ACCOUNTS).where(ACCOUNTS.c.folded == folded(clean(name)))
            row = read_row(connection, ACCOUNTS, own, lambda row: row)
            if row is None:
                return None
            joined = connection.execute(select(SESSIONS.c.hash).where(SESSIONS.c.account == row.id)).scalars()
            return Known(Account(row.id, row.name), frozenset(joined), row.made_at, bool(row.is_hidden))

    def devices(self, person: int | None) -> int:
        """Return at how many devices somebody is known who has joined several, or is signed in."""
        own = select(func.count()).where(SESSIONS.c.account == person, SESSIONS.c.is_open)
        with self._engine.connect() as connection:
            return connection.execute(own).scalar_one()

    def hide(self, account: Account, is_hidden: bool) -> None:
        """Let nobody else see the profile of an account, or everybody."""
        with self._engine.begin() as connection:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account.id).values(is_hidden=is_hidden))


def sessions_of(connection: Connection, owner: str) -> list[str]:
    """Return all sessions of the person that one session belongs to, itself first."""
    person = select(SESSIONS.c.account).where(SESSIONS.c.hash == owner).scalar_subquery()
    joined = connection.execute(select(SESSIONS.c.hash).where(SESSIONS.c.account == person)).scalars()
    return [owner, *(one for one in joined if one != owner)]

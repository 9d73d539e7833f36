"""The tables of the database. `migrations` makes the same, step by step; a test compares the two."""

from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text
from sqlalchemy.schema import SchemaItem
from sqlalchemy.types import TypeEngine

from obelisk.table.feature import load_schemas

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def columns(kind: type[TypeEngine[Any]], *names: str, nullable: bool = False) -> list[Column[Any]]:
    """Return columns of one kind; they may be empty only if *nullable*."""
    return [Column(name, kind, nullable=nullable) for name in names]


def key(name: str, kind: type[TypeEngine[Any]]) -> Column[Any]:
    """Return a column of the primary key, whose values are given."""
    return Column(name, kind, primary_key=True, autoincrement=False)


def numbered() -> Column[int]:
    """Return a primary key that the database counts up."""
    return Column("id", Integer, primary_key=True)


def table(name: str, *parts: SchemaItem, **settings: Any) -> Table:
    """Declare a table of the database."""
    return Table(name, METADATA, *parts, **settings)


OF_TABLE = {"belongs_to": "table"}
"""`info` of database tables whose rows go with the row of a table; so do those with a foreign key to it."""
PERSONAL = {"belongs_to": "person"}
"""`info` of database tables whose rows go when the person with the session `owner` is forgotten."""
DOCUMENTS = {"belongs_to": "id"}
"""`info` of database tables whose rows hosts remove by their ids: each is a document of somebody's."""

TABLES = table(
    "tables",
    key("id", Text),
    *columns(Text, "game", "status"),
    *columns(Boolean, "is_public", "has_clock"),
    *columns(BigInteger, "made_at", "changed_at"),
    Column("seats", Text),
    Column("ply", Integer),
    *columns(Text, "active", "result", nullable=True),
    Column("due_at", BigInteger, index=True),
    Column("leased_by", Text),
    Column("leased_until", BigInteger),
    *columns(Boolean, "is_helped", "is_rated", nullable=True),
    Column("clock", Text),
    Index("ix_tables_status_changed_at", "status", "changed_at"),
)
"""What lists need of a table: `status` is open (a seat is free), running or over; `seats`, `active`, `result` and
`clock` are JSON. `due_at` is when a server itself must act there, and `leased_by` which one does; `is_helped` is
whether somebody was shown the solution. Tables of version 0.1 lack what comes after `changed_at`."""

EVENTS = table(
    "events",
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("v", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    *columns(Text, "kind", "data"),
    Column("key", Text),
    sqlite_with_rowid=False,
)
"""The log. `key` is what the client named its request by, so that a retry after a restart is known too."""

SITTERS = table(
    "sitters",
    key("owner", Text),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("is_off_list", Boolean),
    sqlite_with_rowid=False,
    info=PERSONAL,
)
"""Who has played where, by the hash of a session: for the list of one's games, and for one's results. What was taken
off the list stays among the results."""

LAYOUTS = table(
    "layouts",
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    key("seat", Integer),
    Column("layout", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""What lies on a seat's workbench: for its player alone, and no part of the game's log."""

ACCOUNTS = table(
    "accounts",
    numbered(),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("skeleton", Text),
    Column("is_hidden", Boolean),
    Index("ix_accounts_skeleton", "skeleton", unique=True),
)
"""`skeleton` is what a name looks like; it is empty where two old names look alike. `is_hidden` is whether others may
not see the profile. A row without a name and a password joins the devices of somebody who has no account."""

SESSIONS = table(
    "sessions",
    key("hash", Text),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("is_open", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)
"""Which sessions belong to an account. One that was closed plays nothing any more; its games belong to the account."""

ERRANDS = table(
    "errands",
    key("name", Text),
    Column("leased_by", Text, nullable=False),
    Column("leased_until", BigInteger, nullable=False),
)
"""What one server does for all of them, and which one."""

SERVER_KEYS = table(
    "server_keys",
    key("name", Text),
    Column("secret", Text, nullable=False),
)
"""The key `sessions` signs the cookies that a server gives out; the migration makes it."""

DOWNTIMES = table(
    "downtimes",
    key("since", BigInteger),
    Column("until", BigInteger, nullable=False),
)
"""When no server was running, so that clocks do not count that time."""

ALIVE = table(
    "alive",
    numbered(),
    Column("at", BigInteger, nullable=False),
)
"""One row: when a server was last seen running."""

CHANGES = table(
    "changes",
    numbered(),
    Column("table_id", Text),
    Column("made_at", BigInteger, nullable=False),
)
"""What a host has changed beside the server: a table that was removed, or without one, something about people. Servers
look here every few seconds."""


def declared() -> MetaData:
    """Return all tables of the database, also those of features."""
    load_schemas()
    return METADATA


def owned_by_table() -> list[Table]:
    """Return the database tables whose rows go with the row of a table."""
    return [one for one in declared().sorted_tables if one.info == OF_TABLE or _points_to(one, TABLES)]


def owned_by_account() -> list[Table]:
    """Return the database tables whose rows go with an account."""
    return [one for one in declared().sorted_tables if _points_to(one, ACCOUNTS)]


def owned_by_person() -> list[Table]:
    """Return the database tables whose rows go when a person is forgotten."""
    return [one for one in declared().sorted_tables if one.info == PERSONAL]


def _points_to(one: Table, other: Table) -> bool:
    return any(key.column.table is other for key in one.foreign_keys)

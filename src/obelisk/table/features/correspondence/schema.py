"""Database tables of this feature."""

from sqlalchemy import BigInteger, Column, Integer, Table, Text

from obelisk.table.store.schema import METADATA, OF_TABLE, PERSONAL, columns

HOLIDAYS = Table(
    "holidays",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
    info=PERSONAL,
)
"""When people let their clocks by days stand still; `owner` is the hash of a session, as in SITTERS."""

PLANS = Table(
    "plans",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),
    *columns(Text, "mark", "lines"),
    info=OF_TABLE,
)
"""Conditional moves of a seat: lines (JSON) from the position after `ply` moves, which `mark` tells from others. They
are their player's secret, and no part of the game's log."""

"""Database tables of this feature."""

from sqlalchemy import BigInteger, Column, Integer, Text

from obelisk.table.store.schema import OF_TABLE, PERSONAL, columns, key, table

HOLIDAYS = table(
    "holidays",
    key("owner", Text),
    key("since", BigInteger),
    Column("until", BigInteger, nullable=False),
    info=PERSONAL,
)
"""When people let their clocks by days stand still; `owner` is the hash of a session, as in SITTERS."""

PLANS = table(
    "plans",
    key("table_id", Text),
    key("seat", Integer),
    Column("ply", Integer, nullable=False),
    *columns(Text, "mark", "lines"),
    info=OF_TABLE,
)
"""Conditional moves of a seat: lines (JSON) from the position after `ply` moves, which `mark` tells from others. They
are their player's secret, and no part of the game's log."""

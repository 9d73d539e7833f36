"""Database tables of this feature."""

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, Text

from obelisk.table.store.schema import PERSONAL, columns, key, table

RATINGS = table(
    "ratings",
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    key("seat", Integer),
    *columns(Text, "owner", "game"),
    Column("at", BigInteger, nullable=False),
    *columns(Float, "before", "rating", "deviation", "volatility"),
    Index("ix_ratings_owner_game_at", "owner", "game", "at"),
    info=PERSONAL,
)
"""What rated games have come to, by seat; `owner` is the hash of a session, as in SITTERS, and `before` the rating that
its person had."""

"""Database tables of this feature."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, Text

from obelisk.table.store.schema import PERSONAL, columns, key, table

PUZZLE_TRIES = table(
    "puzzle_tries",
    key("table_id", Text),
    *columns(Text, "owner", "game", "day", "name"),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("is_solved", Boolean),
    Column("points", Integer),
    Index("ix_puzzle_tries_owner_game_day", "owner", "game", "day"),
    Index("ix_puzzle_tries_game_day", "game", "day"),
    info=PERSONAL,
)
"""Tries at daily puzzles that count; `owner` is the hash of a session, as in SITTERS. `points` are moves that were
found, or a score. The rows stay where a host removes the tables."""

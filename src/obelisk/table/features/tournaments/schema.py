"""Database tables of this feature."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, Text

from obelisk.table.store.schema import DOCUMENTS, columns, key, table

TOURNAMENTS = table(
    "tournaments",
    key("id", Text),
    Column("v", Integer, nullable=False),
    *columns(Text, "game", "status"),
    Column("is_public", Boolean, nullable=False),
    *columns(BigInteger, "made_at", "changed_at"),
    Column("due_at", BigInteger, index=True),
    Column("state", Text, nullable=False),
    Index("ix_tournaments_status_changed_at", "status", "changed_at"),
    info=DOCUMENTS,
)
"""Tournaments: `state` is the whole of it as JSON, `v` counts its changes, and `due_at` is when a server must look."""

PARTICIPANTS = table(
    "participants",
    key("owner", Text),
    Column("tournament_id", Text, ForeignKey("tournaments.id"), primary_key=True, index=True),
    sqlite_with_rowid=False,
)
"""Who has to do with which tournament, as an entrant or as its organiser, by the hash of a session."""

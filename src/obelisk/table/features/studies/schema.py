"""Database tables of this feature."""

from sqlalchemy import BigInteger, Boolean, Column, Integer, Table, Text

from obelisk.table.store.schema import DOCUMENTS, METADATA

STUDIES = Table(
    "studies",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False, index=True),
    Column("game", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("nodes", Integer, nullable=False),
    Column("problems", Integer, nullable=False),
    Column("v", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("table_id", Text),
    Column("copied_from", Text),
    Column("data", Text, nullable=False),
    info=DOCUMENTS,
)
"""Studies: `data` is the whole one as JSON, of version `v`; the other columns are for lists. `owner` is the hash of a
session, as in SITTERS. `table_id` and `copied_from` name where it came from, which may be gone."""

"""Database tables of this feature."""

from sqlalchemy import BigInteger, Boolean, Column, Integer, Text

from obelisk.table.store.schema import DOCUMENTS, columns, key, table

STUDIES = table(
    "studies",
    key("id", Text),
    Column("owner", Text, nullable=False, index=True),
    *columns(Text, "game", "title"),
    Column("is_public", Boolean, nullable=False),
    *columns(Integer, "nodes", "problems", "v"),
    *columns(BigInteger, "made_at", "changed_at"),
    *columns(Text, "table_id", "copied_from", nullable=True),
    Column("data", Text, nullable=False),
    info=DOCUMENTS,
)
"""Studies: `data` is the whole one as JSON, of version `v`; the other columns are for lists. `owner` is the hash of a
session, as in SITTERS. `table_id` and `copied_from` name where it came from, which may be gone."""

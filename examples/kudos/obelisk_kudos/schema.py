"""The database table of this feature."""

from sqlalchemy import BigInteger, Column, ForeignKey, Table, Text

from obelisk.table.store.schema import METADATA, PERSONAL

KUDOS = Table(
    "kudos",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("owner", Text, primary_key=True),
    Column("receiver", Text, primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
    info=PERSONAL,
)
"""Thanks of one session to another after a game. Rows go with the table, and with the person who thanked."""

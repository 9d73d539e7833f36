"""Database tables of this feature."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Table, Text

from obelisk.table.store.schema import METADATA

DEVICE_LINKS = Table(
    "device_links",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("device", Text),
)
"""Links that join two devices: the hash of each one's secret, usable once and until `until`. `device` is the browser
and the system that made the link."""

"""Database tables of this feature."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Text

from obelisk.table.store.schema import key, table

DEVICE_LINKS = table(
    "device_links",
    key("hash", Text),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("device", Text),
)
"""Links that join two devices: the hash of each one's secret, usable once and until `until`. `device` is the browser
and the system that made the link."""

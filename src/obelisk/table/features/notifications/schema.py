"""Database tables of this feature."""

from sqlalchemy import BigInteger, Column, Integer, Text

from obelisk.table.store.schema import PERSONAL, columns, key, numbered, table

OUTBOX = table(
    "outbox",
    numbered(),
    Column("owner", Text, nullable=False, index=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("what", Text, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False, index=True),
    *columns(Text, "channel", "target", nullable=True),
    Column("tries", Integer, nullable=False),
    info=PERSONAL,
)
"""What people are still to be told, written with the event that it is about. Without a `channel` it has not been shared
out yet; then it is sent to a `target`, the hash of a device's address or nothing for a mail, once `due_at` has come."""

PUSHES = table(
    "pushes",
    key("hash", Text),
    Column("owner", Text, nullable=False, index=True),
    *columns(Text, "endpoint", "p256dh", "auth", "language"),
    Column("made_at", BigInteger, nullable=False),
    info=PERSONAL,
)
"""Devices on which somebody wants to be told: the address that their browser's push service gave them, and its keys."""

MAILS = table(
    "mails",
    key("owner", Text),
    *columns(Text, "address", "confirm", "stop", "language"),
    Column("made_at", BigInteger, nullable=False),
    *columns(BigInteger, "confirmed_at", "seen_at", nullable=True),
    info=PERSONAL,
)
"""Addresses for mail: nothing is sent there before `confirmed_at`. `confirm` and `stop` are hashes of what links in
mails end with, and `seen_at` is when their person was last here."""

MAIL_LOG = table(
    "mail_log",
    numbered(),
    Column("recipient", Text, nullable=False, index=True),
    Column("owner", Text, nullable=False, index=True),
    Column("what", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The mails of the last day, for the limits: `recipient` is the hash of an address, `owner` of a session, and `what` is
`confirm` or `mail`."""

FEEDS = table(
    "feeds",
    key("hash", Text),
    Column("owner", Text, nullable=False, index=True),
    Column("made_at", BigInteger, nullable=False),
    info=PERSONAL,
)
"""The secret addresses of feeds, as hashes."""

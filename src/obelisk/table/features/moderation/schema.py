"""Database tables of this feature."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Table, Text

from obelisk.table.store.schema import METADATA, columns

BANS = Table(
    "bans",
    METADATA,
    Column("what", Text, primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id")),
    Column("made_at", BigInteger, nullable=False),
)
"""Who is not let in: a network, or an account, whose row says which."""

SHUNNED = Table(
    "shunned",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("other", Text, primary_key=True, index=True),
    Column("kind", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Whom somebody does not want to hear (`mute`) or to play with (`block`): both by the hash of a session, as in SITTERS;
`name` is what the other was called then."""

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", Text, nullable=False, index=True),
    *columns(Text, "reporter_name", "table_id", "kind"),
    Column("seat", Integer),
    Column("about", Text, index=True),
    *columns(Text, "about_name", "quote", "reason", "text"),
    Column("closed_at", BigInteger),
    *columns(Text, "closed_by", "outcome", nullable=True),
)
"""What people have reported to the hosts: a line of chat, a name or a table. `reporter` and `about` are sessions."""

HOSTS = Table(
    "hosts",
    METADATA,
    Column("account", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("made_at", BigInteger, nullable=False),
)
"""The accounts that may act as hosts on the pages."""

SILENCES = Table(
    "silences",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)
"""Who may say nothing at any table until when, by the hash of a session."""

TAKEN_NAMES = Table(
    "taken_names",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("skeleton", Text, primary_key=True),
    Column("name", Text, nullable=False),
)
"""Names that hosts have taken away from somebody, by the hash of a session and what the name looks like."""

NOTICES = Table(
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("owner", Text, nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    *columns(Text, "code", "facts"),
    Column("seen_at", BigInteger),
)
"""What somebody is told of what hosts did about them: a message and its facts, until it was read."""

HOST_LOG = Table(
    "host_log",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    *columns(Text, "by", "what", "whom"),
    Column("about", Text),
    Column("reason", Text, nullable=False),
)
"""Who of the hosts did what, to whom and why. Rows are only added; being forgotten takes names out of them."""

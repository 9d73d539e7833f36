"""Database tables of this feature."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Text

from obelisk.table.store.schema import columns, key, numbered, table

BANS = table(
    "bans",
    key("what", Text),
    Column("account", Integer, ForeignKey("accounts.id")),
    Column("made_at", BigInteger, nullable=False),
)
"""Who is not let in: a network, or an account, whose row says which."""

SHUNNED = table(
    "shunned",
    key("owner", Text),
    Column("other", Text, primary_key=True, index=True),
    key("kind", Text),
    Column("name", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Whom somebody does not want to hear (`mute`) or to play with (`block`): both by the hash of a session, as in SITTERS;
`name` is what the other was called then."""

REPORTS = table(
    "reports",
    numbered(),
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

HOSTS = table(
    "hosts",
    Column("account", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("made_at", BigInteger, nullable=False),
)
"""The accounts that may act as hosts on the pages."""

SILENCES = table(
    "silences",
    key("owner", Text),
    Column("name", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)
"""Who may say nothing at any table until when, by the hash of a session."""

TAKEN_NAMES = table(
    "taken_names",
    key("owner", Text),
    key("skeleton", Text),
    Column("name", Text, nullable=False),
)
"""Names that hosts have taken away from somebody, by the hash of a session and what the name looks like."""

NOTICES = table(
    "notices",
    numbered(),
    Column("owner", Text, nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    *columns(Text, "code", "facts"),
    Column("seen_at", BigInteger),
)
"""What somebody is told of what hosts did about them: a message and its facts, until it was read."""

HOST_LOG = table(
    "host_log",
    numbered(),
    Column("at", BigInteger, nullable=False),
    *columns(Text, "by", "what", "whom"),
    Column("about", Text),
    Column("reason", Text, nullable=False),
)
"""Who of the hosts did what, to whom and why. Rows are only added; being forgotten takes names out of them."""

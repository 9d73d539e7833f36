"""The tables of the database. `migrations` makes the same, step by step; a test compares the two."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("has_clock", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("seats", Text),
    Column("ply", Integer),
    Column("active", Text),
    Column("result", Text),
    Column("due_at", BigInteger, index=True),
    Column("leased_by", Text),
    Column("leased_until", BigInteger),
    Column("is_helped", Boolean),
    Column("is_rated", Boolean),
    Column("clock", Text),
    Index("ix_tables_status_changed_at", "status", "changed_at"),
)
"""What lists need of a table: `status` is open (a seat is free), running or over; `seats`, `active`, `result` and
`clock` are JSON. `due_at` is when a server itself must act there, and `leased_by` which one does; `is_helped` is
whether somebody was shown the solution. Tables of version 0.1 lack what comes after `changed_at`."""

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("v", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("key", Text),
    sqlite_with_rowid=False,
)
"""The log. `key` is what the client named its request by, so that a retry after a restart is known too."""

SITTERS = Table(
    "sitters",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("is_off_list", Boolean),
    sqlite_with_rowid=False,
)
"""Who has played where, by the hash of a session: for the list of one's games, and for one's results. What was taken
off the list stays among the results."""

LAYOUTS = Table(
    "layouts",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("layout", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""What lies on a seat's workbench: for its player alone, and no part of the game's log."""

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("skeleton", Text),
    Column("is_hidden", Boolean),
    Index("ix_accounts_skeleton", "skeleton", unique=True),
)
"""`skeleton` is what a name looks like; it is empty where two old names look alike. `is_hidden` is whether others may
not see the profile. A row without a name and a password joins the devices of somebody who has no account."""

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("is_open", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)
"""Which sessions belong to an account. One that was closed plays nothing any more; its games belong to the account."""

RATINGS = Table(
    "ratings",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("owner", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("before", Float, nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Index("ix_ratings_owner_game_at", "owner", "game", "at"),
)
"""What rated games have come to, by seat; `owner` is the hash of a session, as in SITTERS, and `before` the rating that
its person had."""

PUZZLE_TRIES = Table(
    "puzzle_tries",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("day", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("is_solved", Boolean),
    Column("points", Integer),
    Index("ix_puzzle_tries_owner_game_day", "owner", "game", "day"),
    Index("ix_puzzle_tries_game_day", "game", "day"),
)
"""Tries at daily puzzles that count; `owner` is the hash of a session, as in SITTERS. `points` are moves that were
found, or a score. The rows stay where a host removes the tables."""

HOLIDAYS = Table(
    "holidays",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)
"""When people let their clocks by days stand still; `owner` is the hash of a session, as in SITTERS."""

OUTBOX = Table(
    "outbox",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("owner", Text, nullable=False, index=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("what", Text, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False, index=True),
    Column("channel", Text),
    Column("target", Text),
    Column("tries", Integer, nullable=False),
)
"""What people are still to be told, written with the event that it is about. Without a `channel` it has not been shared
out yet; then it is sent to a `target`, the hash of a device's address or nothing for a mail, once `due_at` has come."""

PUSHES = Table(
    "pushes",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("owner", Text, nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)
"""Devices on which somebody wants to be told: the address that their browser's push service gave them, and its keys."""

MAILS = Table(
    "mails",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("confirm", Text, nullable=False),
    Column("stop", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("confirmed_at", BigInteger),
    Column("seen_at", BigInteger),
)
"""Addresses for mail: nothing is sent there before `confirmed_at`. `confirm` and `stop` are hashes of what links in
mails end with, and `seen_at` is when their person was last here."""

MAIL_LOG = Table(
    "mail_log",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("recipient", Text, nullable=False, index=True),
    Column("owner", Text, nullable=False, index=True),
    Column("what", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The mails of the last day, for the limits: `recipient` is the hash of an address, `owner` of a session, and `what` is
`confirm` or `mail`."""

FEEDS = Table(
    "feeds",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("owner", Text, nullable=False, index=True),
    Column("made_at", BigInteger, nullable=False),
)
"""The secret addresses of feeds, as hashes."""

PLANS = Table(
    "plans",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),
    Column("mark", Text, nullable=False),
    Column("lines", Text, nullable=False),
)
"""Conditional moves of a seat: lines (JSON) from the position after `ply` moves, which `mark` tells from others. They
are their player's secret, and no part of the game's log."""

ERRANDS = Table(
    "errands",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("leased_by", Text, nullable=False),
    Column("leased_until", BigInteger, nullable=False),
)
"""What one server does for all of them, and which one."""

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
)
"""Studies: `data` is the whole one as JSON, of version `v`; the other columns are for lists. `owner` is the hash of a
session, as in SITTERS. `table_id` and `copied_from` name where it came from, which may be gone."""

SERVER_KEYS = Table(
    "server_keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("secret", Text, nullable=False),
)
"""The key `sessions` signs the cookies that a server gives out; the migration makes it."""

DOWNTIMES = Table(
    "downtimes",
    METADATA,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)
"""When no server was running, so that clocks do not count that time."""

ALIVE = Table(
    "alive",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""One row: when a server was last seen running."""

BANS = Table(
    "bans",
    METADATA,
    Column("what", Text, primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id")),
    Column("made_at", BigInteger, nullable=False),
)
"""Who is not let in: a network, or an account, whose row says which."""

CHANGES = Table(
    "changes",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text),
    Column("made_at", BigInteger, nullable=False),
)
"""What a host has changed beside the server: a table that was removed, or without one, something about people. Servers
look here every few seconds."""

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
    Column("reporter_name", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("about", Text, index=True),
    Column("about_name", Text, nullable=False),
    Column("quote", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("closed_at", BigInteger),
    Column("closed_by", Text),
    Column("outcome", Text),
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
    Column("code", Text, nullable=False),
    Column("facts", Text, nullable=False),
    Column("seen_at", BigInteger),
)
"""What somebody is told of what hosts did about them: a message and its facts, until it was read."""

HOST_LOG = Table(
    "host_log",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("whom", Text, nullable=False),
    Column("about", Text),
    Column("reason", Text, nullable=False),
)
"""Who of the hosts did what, to whom and why. Rows are only added; being forgotten takes names out of them."""

TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("v", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, index=True),
    Column("state", Text, nullable=False),
    Index("ix_tournaments_status_changed_at", "status", "changed_at"),
)
"""Tournaments: `state` is the whole of it as JSON, `v` counts its changes, and `due_at` is when a server must look."""

PARTICIPANTS = Table(
    "participants",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("tournament_id", Text, ForeignKey("tournaments.id"), primary_key=True, index=True),
    sqlite_with_rowid=False,
)
"""Who has to do with which tournament, as an entrant or as its organiser, by the hash of a session."""

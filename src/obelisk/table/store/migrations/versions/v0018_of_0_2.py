"""From the schema of version 0.1 to that of 0.2; the steps in between were never released.

Database tables of features are not made here: `migrating.migrate` makes those that are missing.
"""

import json
import secrets
import time
from typing import Any

import sqlalchemy as sa
from alembic import op

from obelisk.table.store.names import skeleton

revision = "0018"
down_revision = "0002"
branch_labels = None
depends_on = None

COLUMNS: dict[str, dict[str, type[sa.types.TypeEngine[Any]]]] = {
    "tables": {
        "seats": sa.Text,
        "ply": sa.Integer,
        "active": sa.Text,
        "result": sa.Text,
        "due_at": sa.BigInteger,
        "leased_by": sa.Text,
        "leased_until": sa.BigInteger,
        "is_helped": sa.Boolean,
        "is_rated": sa.Boolean,
        "clock": sa.Text,
    },
    "sitters": {"is_off_list": sa.Boolean},
    "accounts": {"skeleton": sa.Text, "is_hidden": sa.Boolean},
    "sessions": {"used_at": sa.BigInteger},
}


def upgrade() -> None:
    """Add columns, all of which may be empty, fill them, and make what servers share."""
    for table, columns in COLUMNS.items():
        for name, kind in columns.items():
            op.add_column(table, sa.Column(name, kind))
    # Games that go on are looked at once, which fills their rows.
    op.execute("UPDATE tables SET due_at = changed_at WHERE status = 'running'")
    helped = "EXISTS (SELECT 1 FROM events WHERE events.table_id = tables.id AND events.kind = 'helped')"
    op.execute(f"UPDATE tables SET is_helped = {helped}")
    # Nobody knows when sessions were last used: for all of them the time begins now.
    op.execute(f"UPDATE sessions SET used_at = {int(time.time() * 1000)}")
    _fill_clocks()
    _fill_skeletons()
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_index("ix_accounts_skeleton", "accounts", ["skeleton"], unique=True)
    _make_what_servers_share()


def _fill_clocks() -> None:
    """Take the clocks of tables that have one from their logs."""
    tables = sa.table("tables", sa.column("id"), sa.column("has_clock", sa.Boolean), sa.column("clock"))
    events = sa.table("events", sa.column("table_id"), sa.column("v", sa.Integer), sa.column("data"))
    made = sa.select(tables.c.id, events.c.data).join(events, events.c.table_id == tables.c.id)
    known = op.get_bind()
    for row in known.execute(made.where(tables.c.has_clock, events.c.v == 1)).all():
        clock = json.dumps(json.loads(row.data)["clock"], separators=(",", ":"))
        known.execute(sa.update(tables).where(tables.c.id == row.id).values(clock=clock))


def _fill_skeletons() -> None:
    """Note what every name looks like; of two that look alike already, both stay, and the older one is protected."""
    accounts = sa.table("accounts", sa.column("id", sa.Integer), sa.column("name"), sa.column("skeleton"))
    known = op.get_bind()
    seen = set()
    for row in known.execute(sa.select(accounts.c.id, accounts.c.name).order_by(accounts.c.id)).all():
        look = skeleton(row.name)
        if look and look not in seen:
            seen.add(look)
            known.execute(sa.update(accounts).where(accounts.c.id == row.id).values(skeleton=look))


def _make_what_servers_share() -> None:
    op.create_table(
        "downtimes",
        sa.Column("since", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_downtimes"),
    )
    op.create_table(
        "changes",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_changes"),
    )
    op.create_table(
        "errands",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("leased_by", sa.Text, nullable=False),
        sa.Column("leased_until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_errands"),
    )
    keys = op.create_table(
        "server_keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
    op.bulk_insert(keys, [{"name": "sessions", "secret": secrets.token_hex(32)}])

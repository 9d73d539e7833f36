"""The first schema: tables, their events, who plays where, accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("has_clock", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_changed_at", "tables", ["status", "changed_at"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("v", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "v", name="pk_events"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id_tables"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sitters",
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("owner", "table_id", name="pk_sitters"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sitters_table_id_tables"),
        sqlite_with_rowid=False,
    )
    _make_accounts()
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_alive"),
    )


def _make_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("folded", name="uq_accounts_folded"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("account", sa.Integer, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_sessions_account_accounts"),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])

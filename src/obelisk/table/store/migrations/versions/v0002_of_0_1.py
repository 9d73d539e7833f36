"""The schema of version 0.1: tables, their events and layouts, who plays where, accounts."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = None
branch_labels = None
depends_on = None


def _columns(kind: Any, *names: str) -> list[sa.Column[Any]]:
    return [sa.Column(name, kind, nullable=False) for name in names]


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id_tables")


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        *_columns(sa.Text, "id", "game", "status"),
        *_columns(sa.Boolean, "is_public", "has_clock"),
        *_columns(sa.BigInteger, "made_at", "changed_at"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_changed_at", "tables", ["status", "changed_at"])
    op.create_table(
        "events",
        *_columns(sa.Text, "table_id"),
        *_columns(sa.Integer, "v"),
        *_columns(sa.BigInteger, "at"),
        *_columns(sa.Text, "kind", "data"),
        sa.Column("key", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "v", name="pk_events"),
        _of_table("events"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sitters",
        *_columns(sa.Text, "owner", "table_id"),
        sa.PrimaryKeyConstraint("owner", "table_id", name="pk_sitters"),
        _of_table("sitters"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "layouts",
        *_columns(sa.Text, "table_id"),
        *_columns(sa.Integer, "seat"),
        *_columns(sa.Text, "layout"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_layouts"),
        _of_table("layouts"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "accounts",
        *_columns(sa.Integer, "id"),
        *_columns(sa.Text, "name", "folded", "password"),
        *_columns(sa.BigInteger, "made_at"),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("folded", name="uq_accounts_folded"),
    )
    op.create_table(
        "sessions",
        *_columns(sa.Text, "hash"),
        *_columns(sa.Integer, "account"),
        *_columns(sa.Boolean, "is_open"),
        *_columns(sa.BigInteger, "made_at"),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_sessions_account_accounts"),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])
    op.create_table(
        "alive",
        *_columns(sa.Integer, "id"),
        *_columns(sa.BigInteger, "at"),
        sa.PrimaryKeyConstraint("id", name="pk_alive"),
    )

"""Hosts ban people, and tell servers what they have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the two tables."""
    op.create_table(
        "bans",
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("account", sa.Integer),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("what", name="pk_bans"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_bans_account_accounts"),
    )
    op.create_table(
        "changes",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_changes"),
    )


def downgrade() -> None:
    """Remove them."""
    for table in ("changes", "bans"):
        op.drop_table(table)

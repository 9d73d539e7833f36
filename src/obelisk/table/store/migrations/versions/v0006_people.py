"""Results outlive lists, profiles can be hidden, and other devices join by a link."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add columns that may be empty, so that servers of the version before go on, and the table of links."""
    op.add_column("tables", sa.Column("is_helped", sa.Boolean))
    helped = "EXISTS (SELECT 1 FROM events WHERE events.table_id = tables.id AND events.kind = 'helped')"
    op.execute(f"UPDATE tables SET is_helped = {helped}")
    op.add_column("sitters", sa.Column("is_off_list", sa.Boolean))
    op.add_column("accounts", sa.Column("is_hidden", sa.Boolean))
    op.create_table(
        "device_links",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("account", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_device_links"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_device_links_account_accounts"),
    )
    op.create_index("ix_device_links_account", "device_links", ["account"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("device_links")
    op.drop_column("accounts", "is_hidden")
    op.drop_column("sitters", "is_off_list")
    op.drop_column("tables", "is_helped")

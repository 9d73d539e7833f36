"""People are told by mail and by feeds."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of addresses and of feeds."""
    op.create_table(
        "mails",
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("confirm", sa.Text, nullable=False),
        sa.Column("stop", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("home", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("confirmed_at", sa.BigInteger),
        sa.Column("seen_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("owner", name="pk_mails"),
    )
    op.create_table(
        "feeds",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_feeds"),
    )
    op.create_index("ix_feeds_owner", "feeds", ["owner"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("feeds")
    op.drop_table("mails")

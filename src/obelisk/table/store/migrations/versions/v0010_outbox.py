"""People are told on their devices that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make what is to be told, the devices on which, and what one server does for all."""
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.Text),
        sa.Column("target", sa.Text),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
    )
    op.create_index("ix_outbox_owner", "outbox", ["owner"])
    op.create_index("ix_outbox_due_at", "outbox", ["due_at"])
    op.create_table(
        "pushes",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_pushes"),
    )
    op.create_index("ix_pushes_owner", "pushes", ["owner"])
    op.create_table(
        "errands",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("leased_by", sa.Text, nullable=False),
        sa.Column("leased_until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_errands"),
    )


def downgrade() -> None:
    """Remove them."""
    for name in ("errands", "pushes", "outbox"):
        op.drop_table(name)

"""A name that a host has taken away stays away."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of names that were taken away."""
    op.create_table(
        "taken_names",
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("skeleton", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("owner", "skeleton", name="pk_taken_names"),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("taken_names")

"""People go on holiday."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of holidays."""
    op.create_table(
        "holidays",
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("owner", "since", name="pk_holidays"),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("holidays")

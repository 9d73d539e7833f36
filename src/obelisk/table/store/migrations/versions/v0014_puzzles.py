"""Tries at daily puzzles are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of tries."""
    op.create_table(
        "puzzle_tries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("is_solved", sa.Boolean),
        sa.Column("points", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", name="pk_puzzle_tries"),
    )
    op.create_index("ix_puzzle_tries_owner_game_day", "puzzle_tries", ["owner", "game", "day"])
    op.create_index("ix_puzzle_tries_game_day", "puzzle_tries", ["game", "day"])


def downgrade() -> None:
    """Remove it."""
    op.drop_table("puzzle_tries")

"""Tournaments, and who has to do with them."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the two tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("v", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("state", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_due_at", "tournaments", ["due_at"])
    op.create_index("ix_tournaments_status_changed_at", "tournaments", ["status", "changed_at"])
    op.create_table(
        "participants",
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("tournament_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("owner", "tournament_id", name="pk_participants"),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name="fk_participants_tournament_id_tournaments"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_participants_tournament_id", "participants", ["tournament_id"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("participants")
    op.drop_table("tournaments")

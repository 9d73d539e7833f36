"""Games can be rated, and lists say by which clock they are played."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of ratings, and a column that may be empty, so that servers of the version before go on."""
    op.add_column("tables", sa.Column("is_rated", sa.Boolean))
    op.add_column("tables", sa.Column("clock", sa.Text))
    _fill_clocks()
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_ratings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_ratings_table_id_tables"),
    )
    op.create_index("ix_ratings_owner_game_at", "ratings", ["owner", "game", "at"])


def _fill_clocks() -> None:
    """Take the clocks of tables that have one from their logs."""
    tables = sa.table("tables", sa.column("id"), sa.column("has_clock", sa.Boolean), sa.column("clock"))
    events = sa.table("events", sa.column("table_id"), sa.column("v", sa.Integer), sa.column("data"))
    made = sa.select(tables.c.id, events.c.data).join(events, events.c.table_id == tables.c.id)
    known = op.get_bind()
    for row in known.execute(made.where(tables.c.has_clock, events.c.v == 1)).all():
        clock = json.dumps(json.loads(row.data)["clock"], separators=(",", ":"))
        known.execute(sa.update(tables).where(tables.c.id == row.id).values(clock=clock))


def downgrade() -> None:
    """Remove them."""
    op.drop_table("ratings")
    op.drop_column("tables", "clock")
    op.drop_column("tables", "is_rated")

"""Lists are made of columns alone, and what no server saw is kept as such."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

COLUMNS = {
    "seats": sa.Text,
    "ply": sa.Integer,
    "active": sa.Text,
    "result": sa.Text,
    "due_at": sa.BigInteger,
    "leased_by": sa.Text,
    "leased_until": sa.BigInteger,
}


def upgrade() -> None:
    """Add the columns, all of which may be empty, so that servers of the version before go on."""
    for name, kind in COLUMNS.items():
        op.add_column("tables", sa.Column(name, kind))
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    # Games that go on are looked at once, which fills their rows.
    op.execute("UPDATE tables SET due_at = changed_at WHERE status = 'running'")
    op.create_table(
        "downtimes",
        sa.Column("since", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_downtimes"),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("downtimes")
    op.drop_index("ix_tables_due_at", "tables")
    for name in reversed(COLUMNS):
        op.drop_column("tables", name)

"""What lies on a seat's workbench is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of layouts."""
    op.create_table(
        "layouts",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("layout", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_layouts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_layouts_table_id_tables"),
        sqlite_with_rowid=False,
    )

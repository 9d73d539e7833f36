"""Mails are counted and hold no address of this server; links for devices name the device that made them."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the log of mails and the device of a link; drop the address that visitors chose for links in mails."""
    op.create_table(
        "mail_log",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("recipient", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_mail_log"),
    )
    op.create_index("ix_mail_log_recipient", "mail_log", ["recipient"])
    op.create_index("ix_mail_log_owner", "mail_log", ["owner"])
    op.drop_column("mails", "home")
    op.add_column("device_links", sa.Column("device", sa.Text))


def downgrade() -> None:
    """Bring the columns back; mails of the older version lead to the address that is set there again."""
    op.drop_column("device_links", "device")
    op.add_column("mails", sa.Column("home", sa.Text, nullable=False, server_default=""))
    op.drop_table("mail_log")

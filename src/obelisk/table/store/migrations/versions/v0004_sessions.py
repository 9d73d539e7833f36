"""Sessions end when nobody uses them, names that look alike are known, and the server has a key of its own."""

import secrets
import time

import sqlalchemy as sa
from alembic import op

from obelisk.table.store.names import skeleton

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add columns that may be empty, so that servers of the version before go on, and make the key."""
    op.add_column("sessions", sa.Column("used_at", sa.BigInteger))
    # Nobody knows when they were last used: for all of them the time begins now.
    op.execute(f"UPDATE sessions SET used_at = {int(time.time() * 1000)}")
    op.add_column("accounts", sa.Column("skeleton", sa.Text))
    _fill_skeletons()
    op.create_index("ix_accounts_skeleton", "accounts", ["skeleton"], unique=True)
    keys = op.create_table(
        "server_keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
    op.bulk_insert(keys, [{"name": "sessions", "secret": secrets.token_hex(32)}])


def _fill_skeletons() -> None:
    """Note what every name looks like; of two that look alike already, both stay, and the older one is protected."""
    accounts = sa.table("accounts", sa.column("id", sa.Integer), sa.column("name"), sa.column("skeleton"))
    known = op.get_bind()
    seen = set()
    for row in known.execute(sa.select(accounts.c.id, accounts.c.name).order_by(accounts.c.id)).all():
        look = skeleton(row.name)
        if look and look not in seen:
            seen.add(look)
            known.execute(sa.update(accounts).where(accounts.c.id == row.id).values(skeleton=look))


def downgrade() -> None:
    """Remove them."""
    op.drop_table("server_keys")
    op.drop_index("ix_accounts_skeleton", "accounts")
    op.drop_column("accounts", "skeleton")
    op.drop_column("sessions", "used_at")

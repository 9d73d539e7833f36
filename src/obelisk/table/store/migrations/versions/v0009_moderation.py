"""People mute, block and report; hosts act, with a log, and people are told."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _moment(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False)


def upgrade() -> None:
    """Make the tables of moderation."""
    op.create_table(
        "shunned",
        _text("owner"),
        _text("other"),
        _text("kind"),
        _text("name"),
        _moment("made_at"),
        sa.PrimaryKeyConstraint("owner", "other", "kind", name="pk_shunned"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_shunned_other", "shunned", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False),
        _moment("at"),
        *map(_text, ("reporter", "reporter_name", "table_id", "kind")),
        sa.Column("seat", sa.Integer),
        sa.Column("about", sa.Text),
        *map(_text, ("about_name", "quote", "reason", "text")),
        sa.Column("closed_at", sa.BigInteger),
        sa.Column("closed_by", sa.Text),
        sa.Column("outcome", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_table(
        "hosts",
        sa.Column("account", sa.Integer, nullable=False, autoincrement=False),
        _moment("made_at"),
        sa.PrimaryKeyConstraint("account", name="pk_hosts"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_hosts_account_accounts"),
    )
    op.create_table(
        "silences",
        _text("owner"),
        _text("name"),
        _moment("until"),
        _text("reason"),
        sa.PrimaryKeyConstraint("owner", name="pk_silences"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, nullable=False),
        _text("owner"),
        _moment("at"),
        _text("code"),
        _text("facts"),
        sa.Column("seen_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
    )
    op.create_index("ix_notices_owner", "notices", ["owner"])
    op.create_table(
        "host_log",
        sa.Column("id", sa.Integer, nullable=False),
        _moment("at"),
        *map(_text, ("by", "what", "whom")),
        sa.Column("about", sa.Text),
        _text("reason"),
        sa.PrimaryKeyConstraint("id", name="pk_host_log"),
    )


def downgrade() -> None:
    """Remove them."""
    for name in ("host_log", "notices", "silences", "hosts", "reports", "shunned"):
        op.drop_table(name)

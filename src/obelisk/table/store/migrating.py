"""Bring a database to the newest schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

LOCK = 0x0BE115C
"""The number of the lock that servers know each other by."""
SCRIPTS = Path(__file__).parent / "migrations"


def migrate(engine: Engine, revision: str = "head") -> None:
    """Run the migrations that the database lacks, in one transaction."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Of servers that start together one migrates, and the others wait for it however long that takes.
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)

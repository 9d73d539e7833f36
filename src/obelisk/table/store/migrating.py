"""Bring a database to the newest schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text

from obelisk.errors import BadRequest
from obelisk.table.store.schema import declared

LOCK = 0x0BE115C
"""The number of the lock that servers know each other by."""
SCRIPTS = Path(__file__).parent / "migrations"


def versions(engine: Engine) -> tuple[str | None, str]:
    """Return the version of the schema in a database, and the newest one."""
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    return found, str(ScriptDirectory(str(SCRIPTS)).get_current_head())


def revisions() -> set[str]:
    """Return all versions of the schema that this program knows."""
    return {script.revision for script in ScriptDirectory(str(SCRIPTS)).walk_revisions()}


def is_newest(engine: Engine) -> bool:
    """Return whether a database has the newest schema."""
    found, newest = versions(engine)
    return found == newest


def migrate(engine: Engine, revision: str = "head") -> None:
    """Run the migrations that the database lacks, in one transaction, and make the tables of features that are missing.

    A later migration that changes the table of a feature must first ask whether it is there.
    """
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Of servers that start together one migrates, and the others wait for it however long that takes.
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        config.attributes["connection"] = connection
        found = MigrationContext.configure(connection).get_current_revision()
        if found is not None and found not in revisions():
            raise BadRequest("table/database-version", found=found)
        command.upgrade(config, revision)
        if revision == "head":
            declared().create_all(connection)

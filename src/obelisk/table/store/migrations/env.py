"""How Alembic runs the migrations: on the connection that it is given."""

from alembic import context

from obelisk.table.store.schema import declared


def run() -> None:
    """Run what is asked for."""
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=declared(), render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


# Alembic executes this file, and has a configuration then; whoever only imports it has none.
if hasattr(context, "config"):
    run()

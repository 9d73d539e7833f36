"""The steps by which the schema came about, for Alembic."""

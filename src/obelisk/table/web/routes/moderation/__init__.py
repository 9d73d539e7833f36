"""Peace at the tables: what players ask for themselves, and what hosts do."""

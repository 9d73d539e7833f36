"""Who somebody is, across tables: what came of their games."""

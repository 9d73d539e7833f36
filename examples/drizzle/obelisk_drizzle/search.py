"""How computers think about Drizzle."""

from obelisk.authoring import Search

SEARCH = Search(level_simulations=(20, 60, 200, 600))

"""How tree search and the levels play Chomp."""

from obelisk.authoring import Search

SEARCH = Search(level_simulations=(15, 50, 150, 500))

"""How tree search and the levels play Hexapawn."""

from obelisk.authoring import Search

SEARCH = Search(level_simulations=(5, 12, 30, 100), has_threats=True)

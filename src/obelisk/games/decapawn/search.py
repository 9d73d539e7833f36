"""How tree search and the levels play Decapawn."""

from obelisk.authoring import Search

SEARCH = Search(has_threats=True)

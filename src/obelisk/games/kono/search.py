"""How tree search and the levels play Kono."""

from obelisk.authoring import Search

SEARCH = Search(has_threats=True)

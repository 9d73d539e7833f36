"""How tree search and the levels play Clobber."""

from obelisk.authoring import Search

SEARCH = Search(has_threats=True)

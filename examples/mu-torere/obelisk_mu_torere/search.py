"""How computers think about Mū Tōrere."""

from obelisk.authoring import Search

SEARCH = Search(has_threats=True)

"""How tree search and the levels play Kalah."""

from obelisk.authoring import Search

SEARCH = Search(level_wins=(0.68, 0.72, 0.63, 0.68, 0.61))

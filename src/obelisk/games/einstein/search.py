"""How tree search and the levels play EinStein."""

from obelisk.authoring import Search

SEARCH = Search(level_wins=(0.63, 0.64, 0.59, 0.51, 0.49))

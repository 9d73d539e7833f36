"""How tree search and the levels play Majority."""

from obelisk.authoring import Search
from obelisk.games.majority.rules import board
from obelisk.games.majority.text import foregone

# Nothing counts but how many cells each has when all are taken: so it is monotone, and needs no search alone.
SEARCH = Search(
    level_simulations=(80, 150, 500, 3_500),
    is_monotone=True,
    foregone=foregone,
    symmetries=lambda s: board(s).symmetries(),
    has_threats=True,
)

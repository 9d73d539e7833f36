"""How tree search and the levels play Microchip."""

from obelisk.authoring import Search
from obelisk.games.microchip.building.builder import weigh

# Drafts that the builder plays to their end for each tile.
SEARCH = Search(
    weigh=weigh,
    expert="builder",
    level_simulations=(1, 2, 3, 4, 7, 12),
    level_wins=(0.90, 0.80, 0.80, 0.75, 0.77),
    below_best=Search(likely=False),
)

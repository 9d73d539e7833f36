"""How tree search and the levels play Y."""

from obelisk.authoring import Search
from obelisk.games.y.rules import board

# As in Hex: a cell is as good for its owner early as late.
SEARCH = Search(
    exploration=0.05,
    rave=2000.0,
    level_simulations=(80, 120, 300, 900, 2_700, 9_000),
    level_wins=(0.71, 0.69, 0.58, 0.59, 0.63),
    is_monotone=True,
    symmetries=lambda s: board(s).symmetries(),
    proof_moves=20,
    has_threats=True,
)

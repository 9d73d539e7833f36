"""How tree search and the levels play Chain."""

from obelisk.authoring import Search
from obelisk.games.chain.rules import board

# A cell more makes one's list of groups longer, and the other's shorter (docs/games): so it is monotone.
SEARCH = Search(
    exploration=0.05,
    rave=2000.0,
    level_simulations=(80, 130, 400, 1_200, 4_000, 14_000),
    level_wins=(0.83, 0.69, 0.56, 0.51, 0.50),
    is_monotone=True,
    symmetries=lambda s: board(s).symmetries(),
    proof_moves=12,
    has_threats=True,
)

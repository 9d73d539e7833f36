"""How tree search and the levels play Abstrakto."""

from obelisk.authoring import Search

# Found by matches. With 20 moves or fewer a proof takes less than a quarter of a second, nearly always.
SEARCH = Search(
    exploration=0.05,
    rave=3000.0,
    prior_visits=3.0,
    habits=16,
    level_simulations=(10, 85, 300, 800, 3_500, 14_000),
    level_wins=(0.66, 0.74, 0.72, 0.78, 0.69),
    below_best=Search(exploration=0.3),
    proof_moves=20,
)

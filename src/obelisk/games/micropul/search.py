"""How tree search and the levels play Micropul."""

from obelisk.authoring import Search
from obelisk.games.micropul.rules.searching import look_ahead

BEFORE = Search(playout_depth=20, exploration=0.2, prior_visits=3.0)
"""Found by matches against `greedy`, with the hand-set value: so play the levels below the best, and those alone."""

# Found by matches.
SEARCH = Search(
    playout_depth=6,
    exploration=0.2,
    prior_visits=3.0,
    ends_openly=True,
    prepare=look_ahead,
    level_simulations=(12, 75, 220, 550, 1_200, 9_000),
    level_wins=(0.66, 0.66, 0.74, 0.62, 0.64),
    below_best=BEFORE,
    alone=BEFORE,
)

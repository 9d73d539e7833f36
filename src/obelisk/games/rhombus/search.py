"""How tree search and the levels play Rhombus."""

from pathlib import Path

from obelisk.authoring import Search
from obelisk.games.rhombus.training import TRAINED

NETWORK = Path(__file__).parent / "networks" / "all-sizes.onnx"
"""Trained by self-play; docs/strength.md has its card."""

# Found by matches: a cell is as good for its owner early as late.
SEARCH = Search(
    exploration=0.05,
    rave=2000.0,
    level_simulations=(80, 90, 125, 220, 450, 3_600),
    level_wins=(0.66, 0.60, 0.80, 0.78, 0.79),
    below_best=Search(exploration=0.05, rave=2000.0, likely=False),
    must_play_visits=16,
    is_monotone=True,
    # Turned by half, a board looks the same to both players.
    symmetries=lambda s: [list(range(int(s.length) ** 2)), list(range(int(s.length) ** 2))[::-1]],
    proof_moves=40,
    has_threats=True,
    network=lambda s: NETWORK if int(s.length) in TRAINED else None,
)

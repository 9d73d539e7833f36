"""How tree search and the levels play Plug-In."""

from obelisk.authoring import Search

# Its games are long, and each microgame is small.
SEARCH = Search(
    level_simulations=(20, 36, 110, 200, 470, 800),
    level_wins=(0.75, 0.68, 0.75, 0.68, 0.72),
    perfect="obelisk.games.plug_in.perfect:PerfectMatch",
)

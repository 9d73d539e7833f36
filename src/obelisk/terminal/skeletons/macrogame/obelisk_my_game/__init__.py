"""The game, in a few small values.

What lies beside this file under its usual name is found: `words`, `lesson.toml`, `look.py`.
"""

from obelisk.authoring import CellNotation, Game, Rules, Text

from .rules import BOARD, CELLS, STATE, apply, begin, legal, points
from .text import ending, reason, why_not

GAME = Game(
    name="my-game",
    board=BOARD,
    # No position may have more moves than max_moves.
    rules=Rules(state=STATE, begin=begin, legal=legal, apply=apply, points=points, max_moves=CELLS),
    # A move is the name of a tile.
    text=Text(notation=CellNotation(BOARD), why_not=why_not, reason=reason, ending=ending),
)

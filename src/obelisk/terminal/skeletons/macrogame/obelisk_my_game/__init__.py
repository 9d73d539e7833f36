"""The game: everything that Obelisk must know of it, in a few small values."""

from pathlib import Path

from obelisk.authoring import CellNotation, Game, Look, Rules, Text

from .rules import BOARD, CELLS, STATE, apply, begin, legal, points
from .text import ending, reason, why_not

GAME = Game(
    name="my-game",
    board=BOARD,
    # No position may have more moves than max_moves.
    rules=Rules(state=STATE, begin=begin, legal=legal, apply=apply, points=points, max_moves=CELLS),
    # A move is the name of a tile.
    text=Text(notation=CellNotation(BOARD), why_not=why_not, reason=reason, ending=ending),
    # Parts that are not always needed are named, and loaded when they are.
    look=Look(emblem=f"{__name__}.look:emblem"),
    lesson=f"{__name__}.lesson:LESSON",
    words=Path(__file__).parent / "words",
)

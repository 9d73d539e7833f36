"""Hexapawn, by Martin Gardner: three pawns each. The far row wins, and whoever cannot move has lost."""

from obelisk.authoring import BoardEncoding, Game, Rules, StepNotation, Text, half_turn, mirrored
from obelisk.games.hexapawn.rules import BOARD, STATE, apply, begin, canonical, legal
from obelisk.games.hexapawn.text import ending, reason, why_not

GAME = Game(
    name="hexapawn",
    order=10,
    minutes=2,
    tile="Chess 3x3",
    has_draws=False,
    board=BOARD,
    rules=Rules(state=STATE, begin=begin, legal=legal, apply=apply, max_moves=3 * 3, max_plies=7, canonical=canonical),
    text=Text(notation=StepNotation(BOARD), why_not=why_not, reason=reason, ending=ending),
    encoding=BoardEncoding(orientation=half_turn, symmetries=mirrored),
)

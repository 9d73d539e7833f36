"""Decapawn, by Silvano Sorrentino, after Martin Gardner's Hexapawn. First to the far row wins."""

from obelisk.authoring import BoardEncoding, Game, Rules, StepNotation, Text, count_pieces, half_turn, mirrored
from obelisk.games.decapawn.rules import BOARD, LONGEST, STATE, apply, begin, canonical, legal
from obelisk.games.decapawn.text import ending, reason, reckoning, why_not

GAME = Game(
    name="decapawn",
    order=4,
    minutes=5,
    tile="Chess 4x4",
    is_classic=True,
    has_draws=False,
    board=BOARD,
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=5 * 3,
        max_plies=LONGEST,
        points=count_pieces,
        canonical=canonical,
    ),
    text=Text(notation=StepNotation(BOARD), why_not=why_not, reason=reason, ending=ending, reckoning=reckoning),
    # Everybody plays up the board.
    encoding=BoardEncoding(orientation=half_turn, symmetries=mirrored),
)

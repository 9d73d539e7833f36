"""Kono: jump over your own pieces to capture. Whoever cannot move, or has no piece left, loses."""

from obelisk.authoring import BoardEncoding, Game, Rules, StepNotation, Text, count_pieces, half_turn, mirrored

from .rules import BOARD, LONGEST_GAME, STATE, apply, begin, canonical, legal, recall
from .text import ending, reason, reckoning, why_not

GAME = Game(
    name="kono",
    order=2,
    minutes=10,
    tile="Chess 4x4",
    is_classic=True,
    board=BOARD,
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=8 * 4,
        max_plies=LONGEST_GAME,
        points=count_pieces,
        canonical=canonical,
        recall=recall,
    ),
    text=Text(notation=StepNotation(BOARD), why_not=why_not, reason=reason, ending=ending, reckoning=reckoning),
    # Everybody plays up the board.
    encoding=BoardEncoding(orientation=half_turn, symmetries=mirrored),
)

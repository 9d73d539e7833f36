"""Clobber, by Albert, Grossman, Nowakowski and Wolfe: every move captures. Whoever cannot, loses."""

from obelisk.authoring import BoardEncoding, Game, Rules, StepNotation, Text, half_turn, mirrored
from obelisk.games.clobber.rules import BOARD, BORDERS, CELLS, STATE, apply, begin, canonical, legal, sample
from obelisk.games.clobber.text import ending, reason, why_not

GAME = Game(
    name="clobber",
    order=13,
    minutes=5,
    tile="Chess 5x4",
    has_draws=False,
    board=BOARD,
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        sample=sample,
        max_moves=BORDERS,
        max_plies=CELLS - 1,
        canonical=canonical,
    ),
    text=Text(notation=StepNotation(BOARD), why_not=why_not, reason=reason, ending=ending),
    encoding=BoardEncoding(orientation=half_turn, symmetries=mirrored),
)

"""Dodgem, by Colin Vout: drive your cars off the board before the other does. Whoever cannot move has won."""

from obelisk.authoring import BoardEncoding, Game, Rules, Text, transposed
from obelisk.games.dodgem.rules import (
    BOARD,
    CELLS,
    LONGEST_GAME,
    PLACES,
    STATE,
    apply,
    begin,
    canonical,
    image_of,
    legal,
    recall,
)
from obelisk.games.dodgem.text import DodgemNotation, ending, marks, reason, why_not

GAME = Game(
    name="dodgem",
    order=11,
    minutes=3,
    tile="Chess 3x3",
    board=BOARD,
    marks=marks,
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=2 * 3,
        max_plies=LONGEST_GAME,
        canonical=canonical,
        recall=recall,
    ),
    text=Text(notation=DodgemNotation(), why_not=why_not, reason=reason, ending=ending),
    encoding=BoardEncoding(
        actions=CELLS * PLACES,
        about="from × 10 + to, by the numbers of the cells; 9 is off the board",
        image=image_of,
        orientation=transposed,
    ),
)

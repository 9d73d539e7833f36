"""EinStein würfelt nicht!, by Ingo Althöfer: race to the far corner with the piece that the die names."""

from obelisk.authoring import Game, Rules, Text
from obelisk.games.einstein.rules import (
    BOARD,
    LONGEST,
    MOST_MOVES,
    STATE,
    apply,
    begin,
    canonical,
    cells,
    legal,
    marks,
)
from obelisk.games.einstein.text import DieNotation, ending, reason, view, why_not

GAME = Game(
    name="einstein",
    order=17,
    minutes=5,
    tile="Chess 5x5",
    has_draws=False,
    board=BOARD,
    cells=cells,
    marks=marks,
    view=view,
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=MOST_MOVES,
        max_plies=LONGEST,
        has_chance=True,
        canonical=canonical,
    ),
    text=Text(notation=DieNotation(BOARD), why_not=why_not, reason=reason, ending=ending),
)

"""Kalah, by William Julius Champion, on a traditional board: sow seeds, and gather more of them than the other."""

from obelisk.authoring import CellNotation, Game, Rules, Text
from obelisk.games.kalah.rules import (
    BOARD,
    COLUMNS,
    LONGEST,
    STATE,
    apply,
    begin,
    canonical,
    cells,
    legal,
    marks,
    points,
    sample,
)
from obelisk.games.kalah.text import ending, reason, reckoning, view, why_not

GAME = Game(
    name="kalah",
    order=16,
    minutes=10,
    tile="Mancala 2x6",
    board=BOARD,
    cells=cells,
    marks=marks,
    view=view,
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=COLUMNS,
        max_plies=LONGEST,
        sample=sample,
        points=points,
        canonical=canonical,
    ),
    text=Text(notation=CellNotation(BOARD), why_not=why_not, reason=reason, ending=ending, reckoning=reckoning),
)

"""Chomp, by Fred Schuh and David Gale: bite off a bar of chocolate. Whoever takes the poisoned corner loses."""

from obelisk.authoring import BoardEncoding, CellNotation, Game, Rules, Text, alike
from obelisk.games.chomp.rules import BOARD, STATE, apply, begin, canonical, cells, legal
from obelisk.games.chomp.text import ending, marks, reason, why_not

GAME = Game(
    name="chomp",
    order=12,
    minutes=3,
    tile="Chess 5x4",
    has_draws=False,
    board=BOARD,
    cells=cells,
    marks=marks,
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=len(BOARD),
        max_plies=len(BOARD),
        canonical=canonical,
    ),
    text=Text(notation=CellNotation(BOARD), why_not=why_not, reason=reason, ending=ending),
    encoding=BoardEncoding(orientation=alike),
)

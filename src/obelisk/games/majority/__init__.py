"""Majority: whoever has more than half of the cells of a hexagon wins."""

from obelisk.authoring import CellNotation, Game, SizeSetup, Text, filling
from obelisk.games.majority.rules import LARGEST, MOST_CELLS, SMALLEST, STATE, apply, board
from obelisk.games.majority.text import decisive, ending, reason, reckoning, why_not
from obelisk.kernel.placing import count_pieces, hexagon, placing_rules

SIZES = SizeSetup(SMALLEST, LARGEST, usual=3)

GAME = Game(
    name="majority",
    order=3,
    minutes=lambda options: max(1, hexagon(options["size"]) // 10),
    has_draws=False,
    board=board,
    decisive=decisive,
    setup=SIZES,
    options=(SIZES.option,),
    rules=placing_rules(STATE, apply, MOST_CELLS, points=count_pieces),
    text=Text(notation=CellNotation(board), why_not=why_not, reason=reason, ending=ending, reckoning=reckoning),
    encoding=filling(board),
)

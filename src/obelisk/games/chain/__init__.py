"""Chain: a hexagon is filled, and the largest group wins; of equal ones the next largest decides."""

from obelisk.authoring import CellNotation, Game, SizeSetup, Text, filling
from obelisk.games.chain.rules import LARGEST, MOST_CELLS, SMALLEST, STATE, apply, board, points
from obelisk.games.chain.text import decisive, ending, reason, reckoning, why_not
from obelisk.kernel.placing import hexagon, placing_rules

SIZES = SizeSetup(SMALLEST, LARGEST, usual=4)

GAME = Game(
    name="chain",
    order=4,
    minutes=lambda options: max(2, hexagon(options["size"]) // 5),
    has_draws=False,
    board=board,
    decisive=decisive,
    setup=SIZES,
    options=(SIZES.option,),
    rules=placing_rules(STATE, apply, MOST_CELLS, points=points),
    text=Text(notation=CellNotation(board), why_not=why_not, reason=reason, ending=ending, reckoning=reckoning),
    encoding=filling(board),
)

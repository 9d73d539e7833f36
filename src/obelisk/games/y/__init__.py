"""Y, by Claude Shannon, Craige Schensted and Charles Titus: a chain that touches all three sides of a triangle wins."""

from obelisk.authoring import CellNotation, Game, SizeSetup, Text, filling
from obelisk.games.y.rules import LARGEST, MOST_CELLS, SMALLEST, STATE, apply, begin, board
from obelisk.games.y.text import decisive, ending, reason, reckoning, why_not
from obelisk.kernel.placing import placing_rules

SIZES = SizeSetup(SMALLEST, LARGEST, usual=7)

GAME = Game(
    name="y",
    order=2,
    minutes=lambda options: max(3, options["size"] * (options["size"] + 1) // 20),
    has_draws=False,
    board=board,
    decisive=decisive,
    setup=SIZES,
    options=(SIZES.option,),
    rules=placing_rules(STATE, apply, MOST_CELLS, begin=begin),
    text=Text(notation=CellNotation(board), why_not=why_not, reason=reason, ending=ending, reckoning=reckoning),
    encoding=filling(board),
)

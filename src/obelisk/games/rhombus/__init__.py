"""Rhombus: Hex, by Piet Hein. Whoever joins their two sides with an unbroken chain wins."""

from obelisk.authoring import CellNotation, Game, Option, Rules, Text
from obelisk.games.rhombus import rules
from obelisk.games.rhombus.foresight import must_play
from obelisk.games.rhombus.rules import LARGEST, SMALLEST, board
from obelisk.games.rhombus.searching import likely
from obelisk.games.rhombus.text import decisive, ending, reason, reckoning, why_not

GAME = Game(
    name="rhombus",
    order=1,
    board=board,
    cells=rules.cells,
    decisive=decisive,
    setup=rules.RhombusSetup(),
    rules=Rules(
        state=rules.STATE,
        begin=rules.begin,
        legal=rules.legal,
        apply=rules.apply,
        max_moves=LARGEST * LARGEST,
        max_plies=LARGEST * LARGEST,
        points=rules.points,
        sample=rules.sample,
        likely=likely,
        must_play=must_play,
        is_legal=rules.is_legal,
        position_hash=rules.position_hash,
    ),
    text=Text(notation=CellNotation(board), why_not=why_not, reason=reason, ending=ending, reckoning=reckoning),
    minutes=lambda options: max(3, options["size"] ** 2 // 10),
    has_draws=False,
    options=(Option("size", tuple(range(SMALLEST, LARGEST + 1)), 7),),
)

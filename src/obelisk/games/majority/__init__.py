"""Majority: whoever has more than half of the cells of a hexagon wins."""

from pathlib import Path

from obelisk.authoring import BoardEncoding, CellNotation, Game, Option, Rules, Search, SizeSetup, Text, alike
from obelisk.games.majority import rules
from obelisk.games.majority.rules import LARGEST, MOST_CELLS, SMALLEST, board
from obelisk.games.majority.text import decisive, ending, foregone, reason, reckoning, why_not
from obelisk.kernel.placing import clear_hexagon, hash_of_pieces, hexagon, is_free, list_free, sample_free

USUAL = 3

GAME = Game(
    name="majority",
    order=3,
    board=board,
    decisive=decisive,
    setup=SizeSetup(SMALLEST, LARGEST, USUAL),
    rules=Rules(
        state=rules.STATE,
        begin=clear_hexagon,
        legal=list_free,
        apply=rules.apply,
        max_moves=MOST_CELLS,
        max_plies=MOST_CELLS,
        points=rules.points,
        sample=sample_free,
        is_legal=is_free,
        position_hash=hash_of_pieces,
    ),
    text=Text(notation=CellNotation(board), why_not=why_not, reason=reason, ending=ending, reckoning=reckoning),
    # Nothing counts but how many cells each has when all are taken: so it is monotone, and needs no search alone.
    search=Search(
        level_simulations=(80, 150, 500, 3_500),
        is_monotone=True,
        foregone=foregone,
        symmetries=lambda s: board(s).symmetries(),
        has_threats=True,
    ),
    encoding=BoardEncoding(
        orientation=alike, symmetries=lambda board: board.symmetries(), max_plies=lambda s: len(board(s))
    ),
    minutes=lambda options: max(1, hexagon(options["size"]) // 10),
    has_draws=False,
    options=(Option("size", tuple(range(SMALLEST, LARGEST + 1)), USUAL),),
    lesson="obelisk.games.majority.lesson:LESSON",
    words=Path(__file__).parent / "words",
)

"""Chain: a hexagon is filled, and the largest group wins; of equal ones the next largest decides."""

from pathlib import Path

from obelisk.authoring import BoardEncoding, CellNotation, Game, Option, Rules, Search, SizeSetup, Text, alike
from obelisk.games.chain import rules
from obelisk.games.chain.rules import LARGEST, MOST_CELLS, SMALLEST, board
from obelisk.games.chain.text import decisive, ending, reason, reckoning, why_not
from obelisk.kernel.placing import clear_hexagon, hash_of_pieces, hexagon, is_free, list_free, sample_free

USUAL = 4

GAME = Game(
    name="chain",
    order=4,
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
    # A cell more makes one's list of groups longer, and the other's shorter (docs/games): so it is monotone.
    search=Search(
        exploration=0.05,
        rave=2000.0,
        level_simulations=(80, 130, 400, 1_200, 4_000, 14_000),
        level_wins=(0.83, 0.69, 0.56, 0.51, 0.50),
        is_monotone=True,
        symmetries=lambda s: board(s).symmetries(),
        proof_moves=12,
        has_threats=True,
    ),
    encoding=BoardEncoding(
        orientation=alike, symmetries=lambda board: board.symmetries(), max_plies=lambda s: len(board(s))
    ),
    minutes=lambda options: max(2, hexagon(options["size"]) // 5),
    has_draws=False,
    options=(Option("size", tuple(range(SMALLEST, LARGEST + 1)), USUAL),),
    lesson="obelisk.games.chain.lesson:LESSON",
    words=Path(__file__).parent / "words",
)

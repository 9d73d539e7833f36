"""Y, by Claude Shannon, Craige Schensted and Charles Titus: a chain that touches all three sides of a triangle wins."""

from pathlib import Path

from obelisk.authoring import Bench, BoardEncoding, CellNotation, Game, Option, Rules, Search, SizeSetup, Text, alike
from obelisk.games.y import rules
from obelisk.games.y.rules import LARGEST, MOST_CELLS, SMALLEST, board
from obelisk.games.y.text import decisive, ending, reason, reckoning, why_not
from obelisk.kernel.placing import hash_of_pieces, is_free, list_free, sample_free

USUAL = 7

GAME = Game(
    name="y",
    order=2,
    board=board,
    decisive=decisive,
    setup=SizeSetup(SMALLEST, LARGEST, USUAL),
    rules=Rules(
        state=rules.STATE,
        begin=rules.begin,
        legal=list_free,
        apply=rules.apply,
        max_moves=MOST_CELLS,
        max_plies=MOST_CELLS,
        sample=sample_free,
        is_legal=is_free,
        position_hash=hash_of_pieces,
    ),
    text=Text(notation=CellNotation(board), why_not=why_not, reason=reason, ending=ending, reckoning=reckoning),
    # As in Hex: a cell is as good for its owner early as late.
    search=Search(
        exploration=0.05,
        rave=2000.0,
        level_simulations=(80, 120, 300, 900, 2_700, 9_000),
        level_wins=(0.71, 0.69, 0.58, 0.59, 0.63),
        is_monotone=True,
        symmetries=lambda s: board(s).symmetries(),
        proof_moves=20,
        has_threats=True,
    ),
    encoding=BoardEncoding(
        orientation=alike, symmetries=lambda board: board.symmetries(), max_plies=lambda s: len(board(s))
    ),
    minutes=lambda options: max(3, options["size"] * (options["size"] + 1) // 20),
    has_draws=False,
    options=(Option("size", tuple(range(SMALLEST, LARGEST + 1)), USUAL),),
    lesson="obelisk.games.y.lesson:LESSON",
    bench=Bench(options={"size": LARGEST}, peer=f"y(board_size={LARGEST})"),
    words=Path(__file__).parent / "words",
)

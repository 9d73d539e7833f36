"""Rhombus: Hex, by Piet Hein. Whoever joins their two sides with an unbroken chain wins."""

from pathlib import Path

from obelisk.authoring import Bench, CellNotation, Game, Option, Rules, Search, Text, Training
from obelisk.games.rhombus import rules
from obelisk.games.rhombus.encoding import ENCODING
from obelisk.games.rhombus.foresight import must_play
from obelisk.games.rhombus.rules import LARGEST, SMALLEST, board
from obelisk.games.rhombus.searching import likely
from obelisk.games.rhombus.text import decisive, ending, reason, reckoning, why_not

NETWORK = Path(__file__).parent / "networks" / "all-sizes.onnx"
"""Trained by self-play for the sizes below; docs/strength.md has its card."""

TRAINED = {11: 0.5, 10: 0.12, 9: 0.1, 8: 0.08, 7: 0.07, 6: 0.05, 5: 0.04, 4: 0.04}
"""The sizes that one network learns, and which share of its games each has."""

GAME = Game(
    name="rhombus",
    known_as=("hex",),
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
    # Found by matches: a cell is as good for its owner early as late.
    search=Search(
        exploration=0.05,
        rave=2000.0,
        level_simulations=(80, 90, 125, 220, 450, 3_600),
        level_wins=(0.66, 0.60, 0.80, 0.78, 0.79),
        below_best=Search(exploration=0.05, rave=2000.0, likely=False),
        must_play_visits=16,
        is_monotone=True,
        # Turned by half, a board looks the same to both players.
        symmetries=lambda s: [list(range(int(s.length) ** 2)), list(range(int(s.length) ** 2))[::-1]],
        proof_moves=40,
        has_threats=True,
        network=lambda s: NETWORK if int(s.length) in TRAINED else None,
    ),
    encoding=ENCODING,
    training=Training(setups=tuple(({"size": size}, share) for size, share in TRAINED.items()), edges=(0, 1), blocks=8),
    minutes=lambda options: max(3, options["size"] ** 2 // 10),
    has_draws=False,
    options=(Option("size", tuple(range(SMALLEST, LARGEST + 1)), 7),),
    lesson="obelisk.games.rhombus.lesson:LESSON",
    bench=Bench(
        options={"size": LARGEST}, peer="hex(board_size=11)", pgx="hex", figures="obelisk.games.rhombus.bench:figures"
    ),
    words=Path(__file__).parent / "words",
)

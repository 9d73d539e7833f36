"""Hexapawn, by Martin Gardner: three pawns each. The far row wins, and whoever cannot move has lost."""

from pathlib import Path

from obelisk.authoring import (
    Bench,
    BoardEncoding,
    Game,
    Look,
    Rules,
    Search,
    StepNotation,
    Text,
    Welcome,
    half_turn,
    mirrored,
)
from obelisk.games.hexapawn.rules import BOARD, STATE, apply, begin, canonical, legal
from obelisk.games.hexapawn.text import ending, reason, why_not

GAME = Game(
    name="hexapawn",
    order=10,
    minutes=2,
    tile="Chess 3x3",
    has_draws=False,
    board=BOARD,
    rules=Rules(state=STATE, begin=begin, legal=legal, apply=apply, max_moves=3 * 3, max_plies=7, canonical=canonical),
    text=Text(notation=StepNotation(BOARD), why_not=why_not, reason=reason, ending=ending),
    search=Search(level_simulations=(5, 12, 30, 100), has_threats=True),
    look=Look(board="obelisk.games.hexapawn.look:PawnStyle", emblem="obelisk.games.hexapawn.emblem:draw"),
    encoding=BoardEncoding(orientation=half_turn, symmetries=mirrored),
    lesson="obelisk.games.hexapawn.lesson:LESSON",
    welcome=Welcome(steps=("ahead", "capture", "far"), told=3),
    bench=Bench(random_games=1_000_000),
    words=Path(__file__).parent / "words",
)

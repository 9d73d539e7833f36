"""Decapawn, by Silvano Sorrentino, after Martin Gardner's Hexapawn. First to the far row wins."""

from pathlib import Path

from obelisk.authoring import (
    Bench,
    BoardEncoding,
    Game,
    Look,
    Puzzles,
    Rules,
    Search,
    StepNotation,
    Text,
    half_turn,
    mirrored,
)
from obelisk.games.decapawn.rules import BOARD, LONGEST, STATE, apply, begin, canonical, legal, points
from obelisk.games.decapawn.text import ending, reason, reckoning, why_not

GAME = Game(
    name="decapawn",
    order=4,
    minutes=5,
    tile="Chess 4x4",
    is_classic=True,
    has_draws=False,
    board=BOARD,
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=5 * 3,
        max_plies=LONGEST,
        points=points,
        canonical=canonical,
    ),
    text=Text(notation=StepNotation(BOARD), why_not=why_not, reason=reason, ending=ending, reckoning=reckoning),
    search=Search(has_threats=True),
    look=Look(emblem="obelisk.games.decapawn.emblem:draw"),
    # Everybody plays up the board.
    encoding=BoardEncoding(orientation=half_turn, symmetries=mirrored),
    puzzles=Puzzles(book=Path(__file__).with_name("puzzles.json")),
    lesson="obelisk.games.decapawn.lesson:LESSON",
    bench=Bench(random_games=300_000),
    words=Path(__file__).parent / "words",
)

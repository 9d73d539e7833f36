"""Kono: jump over your own pieces to capture. Whoever cannot move, or has no piece left, loses."""

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
from obelisk.games.kono.rules import BOARD, LONGEST_GAME, STATE, apply, begin, canonical, legal, points, recall
from obelisk.games.kono.text import ending, reason, reckoning, why_not

GAME = Game(
    name="kono",
    order=2,
    minutes=10,
    tile="Chess 4x4",
    is_classic=True,
    board=BOARD,
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=8 * 4,
        max_plies=LONGEST_GAME,
        points=points,
        canonical=canonical,
        recall=recall,
    ),
    text=Text(notation=StepNotation(BOARD), why_not=why_not, reason=reason, ending=ending, reckoning=reckoning),
    search=Search(has_threats=True),
    look=Look(emblem="obelisk.games.kono.emblem:draw"),
    # Everybody plays up the board.
    encoding=BoardEncoding(orientation=half_turn, symmetries=mirrored),
    puzzles=Puzzles(book=Path(__file__).with_name("puzzles.json")),
    lesson="obelisk.games.kono.lesson:LESSON",
    bench=Bench(random_games=40_000, figures="obelisk.games.kono.bench:figures"),
    words=Path(__file__).parent / "words",
)

"""Chomp, by Fred Schuh and David Gale: bite off a bar of chocolate. Whoever takes the poisoned corner loses."""

from pathlib import Path

from obelisk.authoring import Bench, BoardEncoding, CellNotation, Game, Look, Puzzles, Rules, Search, Text, alike
from obelisk.games.chomp.rules import BOARD, STATE, apply, begin, canonical, cells, legal
from obelisk.games.chomp.text import ending, marks, reason, why_not

GAME = Game(
    name="chomp",
    order=12,
    minutes=3,
    tile="Chess 5x4",
    has_draws=False,
    board=BOARD,
    cells=cells,
    marks=marks,
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=len(BOARD),
        max_plies=len(BOARD),
        canonical=canonical,
    ),
    text=Text(notation=CellNotation(BOARD), why_not=why_not, reason=reason, ending=ending),
    search=Search(level_simulations=(15, 50, 150, 500)),
    look=Look(board="obelisk.games.chomp.look:ChocolateStyle", emblem="obelisk.games.chomp.emblem:draw"),
    encoding=BoardEncoding(orientation=alike),
    puzzles=Puzzles(book=Path(__file__).with_name("puzzles.json")),
    paper="obelisk.games.chomp.paper:KIT",
    lesson="obelisk.games.chomp.lesson:LESSON",
    bench=Bench(random_games=1_000_000),
    words=Path(__file__).parent / "words",
)

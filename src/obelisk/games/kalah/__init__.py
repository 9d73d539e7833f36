"""Kalah, by William Julius Champion, on a traditional board: sow seeds, and gather more of them than the other."""

from pathlib import Path

from obelisk.authoring import Bench, CellNotation, Game, Look, Rules, Search, Text
from obelisk.games.kalah.encoding import ENCODING
from obelisk.games.kalah.rules import (
    BOARD,
    COLUMNS,
    LONGEST,
    STATE,
    apply,
    begin,
    canonical,
    cells,
    legal,
    marks,
    points,
    sample,
)
from obelisk.games.kalah.text import ending, reason, reckoning, view, why_not

GAME = Game(
    name="kalah",
    known_as=("mancala", "kalaha"),
    order=16,
    minutes=10,
    tile="Mancala 2x6",
    board=BOARD,
    cells=cells,
    marks=marks,
    view=view,
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=COLUMNS,
        max_plies=LONGEST,
        sample=sample,
        points=points,
        canonical=canonical,
    ),
    text=Text(notation=CellNotation(BOARD), why_not=why_not, reason=reason, ending=ending, reckoning=reckoning),
    search=Search(level_wins=(0.68, 0.72, 0.63, 0.68, 0.61)),
    look=Look(
        board="obelisk.games.kalah.look:PitStyle",
        text="obelisk.games.kalah.look:lines",
        trail="obelisk.games.kalah.look:trail",
        emblem="obelisk.games.kalah.look:emblem",
    ),
    encoding=ENCODING,
    paper="obelisk.games.kalah.paper:KIT",
    lesson="obelisk.games.kalah.lesson:LESSON",
    bench=Bench(peer="mancala"),
    words=Path(__file__).parent / "words",
)

"""EinStein würfelt nicht!, by Ingo Althöfer: race to the far corner with the piece that the die names."""

from pathlib import Path

from obelisk.authoring import Bench, Game, Look, Rules, Search, Text
from obelisk.games.einstein.encoding import ENCODING
from obelisk.games.einstein.rules import (
    BOARD,
    LONGEST,
    MOST_MOVES,
    STATE,
    apply,
    begin,
    canonical,
    cells,
    legal,
    marks,
)
from obelisk.games.einstein.text import DieNotation, ending, reason, view, why_not

GAME = Game(
    name="einstein",
    order=17,
    minutes=5,
    tile="Chess 5x5",
    has_draws=False,
    board=BOARD,
    cells=cells,
    marks=marks,
    view=view,
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=MOST_MOVES,
        max_plies=LONGEST,
        has_chance=True,
        canonical=canonical,
    ),
    text=Text(notation=DieNotation(BOARD), why_not=why_not, reason=reason, ending=ending),
    search=Search(level_wins=(0.63, 0.64, 0.59, 0.51, 0.49)),
    look=Look(
        board="obelisk.games.einstein.look:DieStyle",
        text="obelisk.games.einstein.look:lines",
        emblem="obelisk.games.einstein.look:emblem",
    ),
    encoding=ENCODING,
    paper="obelisk.games.einstein.paper:KIT",
    lesson="obelisk.games.einstein.lesson:LESSON",
    # In OpenSpiel's game chance also puts the pieces into the corners; else it is the same.
    bench=Bench(peer="einstein_wurfelt_nicht"),
    words=Path(__file__).parent / "words",
)

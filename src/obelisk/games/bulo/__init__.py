"""Bulo, by Piet Hein: Nim in two dimensions. Whoever removes the last piece loses."""

from obelisk.authoring import BoardEncoding, Game, Rules, Text, alike
from obelisk.games.bulo.rules import BOARD, RUNS, STATE, apply, begin, canonical, cells, image_of, legal
from obelisk.games.bulo.text import BuloNotation, ending, reason, why_not

GAME = Game(
    name="bulo",
    order=3,
    minutes=5,
    tile="Chess 4x4",
    is_classic=True,
    has_draws=False,
    board=BOARD,
    cells=cells,
    rules=Rules(
        state=STATE, begin=begin, legal=legal, apply=apply, max_moves=len(RUNS), max_plies=16, canonical=canonical
    ),
    text=Text(notation=BuloNotation(), why_not=why_not, reason=reason, ending=ending),
    encoding=BoardEncoding(
        actions=len(RUNS),
        about="a run of one piece, then of two and of three, by its number",
        image=image_of,
        orientation=alike,
        symmetries=lambda board: board.symmetries(),
    ),
)

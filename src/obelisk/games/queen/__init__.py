"""Queen: Wythoff's Nim as a queen on a chessboard, by Rufus Isaacs. Whoever moves it to the corner wins."""

from obelisk.authoring import BoardEncoding, CellNotation, Game, Plane, Rules, Text, alike, transposed
from obelisk.games.queen.rules import BOARD, LONGEST, MOST_MOVES, STATE, apply, begin, canonical, cells, legal
from obelisk.games.queen.text import ending, reason, why_not

GAME = Game(
    name="queen",
    order=15,
    minutes=3,
    tile="Chess 8x8",
    has_draws=False,
    board=BOARD,
    cells=cells,
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
    text=Text(notation=CellNotation(BOARD), why_not=why_not, reason=reason, ending=ending),
    # Whoever is to move has the same moves.
    encoding=BoardEncoding(
        orientation=alike,
        symmetries=lambda board: [transposed(board)],
        planes=(Plane("cell", "queen", "where the queen is; nowhere before chance has put it on the board"),),
    ),
)

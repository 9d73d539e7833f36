"""Trip, by Silvano Sorrentino: three in a row count against you. Fewer trips win."""

from obelisk.authoring import BoardEncoding, CellNotation, Game, Plane, Rules, Text, alike
from obelisk.games.trip.rules import BOARD, STATE, apply, begin, canonical, legal, points
from obelisk.games.trip.text import ending, reason, reckoning, why_not

GAME = Game(
    name="trip",
    order=1,
    minutes=3,
    tile="Chess 4x4",
    is_classic=True,
    board=BOARD,
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=16,
        max_plies=16,
        points=points,
        canonical=canonical,
    ),
    text=Text(notation=CellNotation(BOARD), why_not=why_not, reason=reason, ending=ending, reckoning=reckoning),
    encoding=BoardEncoding(
        orientation=alike,
        symmetries=lambda board: board.symmetries(),
        planes=(
            Plane("pieces", "pieces", "the pieces of the seat, then those of the other"),
            Plane("cell", "last", "the piece that was placed last"),
        ),
    ),
)

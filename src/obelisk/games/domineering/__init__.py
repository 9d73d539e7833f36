"""Domineering, by Göran Andersson: one player lays dominoes upright, the other lying. Whoever cannot, loses."""

from obelisk.authoring import BoardEncoding, Game, Rules, Text, transposed
from obelisk.games.domineering.rules import BOARD, CELLS, STATE, apply, begin, canonical, legal, position_hash
from obelisk.games.domineering.text import DominoNotation, ending, reason, view, why_not

GAME = Game(
    name="domineering",
    order=14,
    minutes=3,
    tile="Chess 4x4",
    has_draws=False,
    board=BOARD,
    view=view,
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=12,
        max_plies=CELLS // 2,
        canonical=canonical,
        position_hash=position_hash,
    ),
    text=Text(notation=DominoNotation(), why_not=why_not, reason=reason, ending=ending),
    encoding=BoardEncoding(
        actions=CELLS,
        about="a domino, by the number of its lower or left cell",
        image=lambda move, image: image[move],
        orientation=transposed,
    ),
)

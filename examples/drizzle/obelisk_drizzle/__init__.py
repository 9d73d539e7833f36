"""The game: everything that Obelisk must know of it, in a few small values."""

from obelisk.authoring import Game, Rules, Text

from .rules import BOARD, STATE, apply, begin, legal, weight
from .text import DrizzleNotation, ending, marks, reason, why_not

GAME = Game(
    name="drizzle",
    tile="Chess 4x4",
    minutes=5,
    board=BOARD,
    marks=marks,
    rules=Rules(
        state=STATE,
        begin=begin,
        legal=legal,
        apply=apply,
        max_moves=12,
        has_chance=True,
        weight=weight,
    ),
    text=Text(notation=DrizzleNotation(BOARD), why_not=why_not, reason=reason, ending=ending),
)

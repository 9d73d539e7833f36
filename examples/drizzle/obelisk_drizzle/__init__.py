"""The game: everything that Obelisk must know of it, in a few small values."""

from pathlib import Path

from obelisk.authoring import Game, Look, Rules, Search, Text

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
    search=Search(level_simulations=(20, 60, 200, 600)),
    look=Look(board=f"{__name__}.look:WeatherStyle", emblem=f"{__name__}.look:emblem"),
    lesson=f"{__name__}.lesson:LESSON",
    words=Path(__file__).parent / "words",
)

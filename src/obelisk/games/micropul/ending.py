"""How a game of Micropul ended, and what its points are made of."""

from __future__ import annotations

from obelisk.games.micropul.data import CORE
from obelisk.games.micropul.scoring import group_points
from obelisk.games.reasons import Reason
from obelisk.kernel import bits
from obelisk.kernel.state import State


def ending(s: State) -> list[Reason]:
    """The core is empty, nobody can do anything, or somebody has no tile to go on with."""
    is_alone = s.players == 1
    if s.drawn == CORE:
        return [Reason("ending/micropul/core")]
    if s.passes == s.players:
        return [Reason("ending/micropul/passed-alone" if is_alone else "ending/micropul/passed")]
    if is_alone:
        return [Reason("ending/micropul/no-tile-alone")]
    return [Reason("ending/micropul/no-tile", seat=0 if s.won == 0b10 else 1)]


def reckoning(s: State) -> list[Reason]:
    """Closed groups with one stone, two for each tile in supply, one for each in hand."""
    return [
        Reason(
            "ending/micropul/points",
            seat=seat,
            groups=int(group_points(s, seat)),
            supply=bits.count(int(s.supplies[seat])),
            hand=bits.count(int(s.hands[seat])),
        )
        for seat in range(int(s.players))
    ]

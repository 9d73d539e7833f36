"""How a game of Micropul ended, and what its points are made of."""

from __future__ import annotations

from obelisk.games.micropul.rules.data import CORE
from obelisk.games.micropul.rules.scoring import group_points
from obelisk.kernel import bits
from obelisk.kernel.state import State
from obelisk.words import Message


def ending(s: State) -> list[Message]:
    """The core is empty, nobody can do anything, or somebody has no tile to go on with."""
    is_alone = s.players == 1
    if s.drawn == CORE:
        return [Message("micropul/ending/core")]
    if s.passes == s.players:
        return [Message("micropul/ending/passed-alone" if is_alone else "micropul/ending/passed")]
    if is_alone:
        return [Message("micropul/ending/no-tile-alone")]
    return [Message("micropul/ending/no-tile", seat=0 if s.won == 0b10 else 1)]


def reckoning(s: State) -> list[Message]:
    """Closed groups with one stone, two for each tile in supply, one for each in hand."""
    return [
        Message(
            "micropul/ending/points",
            seat=seat,
            groups=int(group_points(s, seat)),
            supply=bits.count(int(s.supplies[seat])),
            hand=bits.count(int(s.hands[seat])),
        )
        for seat in range(int(s.players))
    ]

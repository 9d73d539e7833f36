"""Two ways to one table: positions that differ only in the order in which their tiles were laid have one mark."""

from __future__ import annotations

from obelisk.games.micropul.rules.groups import leader_of
from obelisk.games.micropul.rules.moves import name_group
from obelisk.games.micropul.rules.state import LAY, STONES, move_number
from obelisk.kernel.bits import wide
from obelisk.kernel.generated.hashing import WHOLE, mix
from obelisk.kernel.rule import rule
from obelisk.kernel.state import State


@rule
def position_hash(s: State) -> int:
    """Return the mark of what lies where, which groups are claimed, and who holds what; how it came does not matter."""
    found = 0
    for place in range(s.laid):
        lying = move_number(LAY, wide(s.tiles[place]), s.columns[place], s.rows[place], s.turns[place])
        found = (found + mix(0, lying)) & WHOLE
    for seat in range(s.players):
        for i in range(STONES - s.n_stones[seat]):
            group = name_group(s, leader_of(s, s.stones[seat, i]))
            found = (found + mix(1 + seat, group)) & WHOLE
    for seat in range(s.players):
        found = mix(mix(found, s.hands[seat]), s.supplies[seat])
    return mix(mix(mix(found, s.shown), s.passes), s.turn)

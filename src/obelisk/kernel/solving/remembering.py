"""Solved games and repetition: does a forced win still win, when some positions have come twice already?

A table knows nothing of what came before. That matters only where a position has come twice: coming again, it
ends the game as a draw. So it is a draw for the table's winner to pass through it, and the win must be forced
another way. Wins that a table does not know cannot arise: a draw more never makes a win. A position that came
once is no obstacle, for who heads for a win need never pass a position twice.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.kernel import rules
from obelisk.kernel.compiled import compiled
from obelisk.kernel.repetition import is_fresh
from obelisk.kernel.solving.hashing import slot_of
from obelisk.kernel.solving.lookup import score_moves_at
from obelisk.kernel.solving.scores import DRAW
from obelisk.kernel.state import Numbers

Array = np.ndarray[Any, Any]

GIVEN_UP = -30_001
"""What a move is worth that was tried in vain: less than any other."""


@compiled
def still_wins(
    room: Array,
    level: int,
    attacker: int,
    keys: Array,
    scores: Array,
    moves: Numbers,
    worth: Numbers,
    way: Numbers,
    proven: Array,
    left: Numbers,
) -> bool:
    """Tell whether *attacker*, who wins room[level] by the table, can still force the win.

    `way` holds the positions on the way here, `proven` (a hash table) those known to be won. Where the search has
    nothing `left` to spend, or no room to go deeper, the table is trusted.
    """
    s = room[level]
    if rules.active(s) == 0:
        return rules.winners(s) == 1 << attacker
    if is_fresh(s) or left[0] == 0 or level + 3 >= len(room):
        return True
    key = rules.pack(s)
    for before in range(level):
        if way[before] == key:
            return False
    slot = slot_of(key, proven)
    if proven[slot] == key:
        return True
    left[0] -= 1
    way[level] = key
    seat = s.turn
    n = score_moves_at(room, level, keys, scores, moves, worth[level])
    wins = seat != attacker
    for _ in range(n):
        # The attacker tries the quickest win first and needs one; the other side must fail with every move.
        best = np.argmax(worth[level, :n])
        if seat == attacker and worth[level, best] <= DRAW:
            break
        worth[level, best] = GIVEN_UP
        room[level + 1] = room[level]
        rules.apply(room[level + 1], seat, moves[level, best])
        if still_wins(room, level + 1, attacker, keys, scores, moves, worth, way, proven, left) != wins:
            wins = not wins
            break
    if wins and left[0] > 0:
        proven[slot_of(key, proven)] = key
    return wins

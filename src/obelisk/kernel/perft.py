"""Exact counts of move sequences: the surest check that two programs play the same game."""

from typing import Any

import numpy as np

from obelisk.kernel import bits, rules
from obelisk.kernel.compiled import compiled
from obelisk.kernel.state import Numbers


@compiled
def count_sequences(path: np.ndarray[Any, Any], depth: int, moves: Numbers, seats: Numbers) -> int:
    """Return how many sequences of *depth* legal moves start at path[0].

    `path` has room for a position at each depth, `moves` a row of moves for each, and `seats` whose moves
    that row holds. Where several seats may act, each may be the next.
    """
    if depth == 0:
        return 1
    total = 0
    listed = np.zeros(depth, np.int64)
    tried = np.zeros(depth, np.int64)
    waiting = np.zeros(depth, np.int64)
    level = 0
    waiting[0] = rules.active(path[0])
    while level >= 0:
        if tried[level] < listed[level]:
            path[level + 1] = path[level]
            rules.apply(path[level + 1], seats[level], moves[level, tried[level]])
            tried[level] += 1
            level += 1
            waiting[level] = rules.active(path[level])
            listed[level] = tried[level] = 0
        elif waiting[level] != 0:
            seats[level] = bits.lowest(waiting[level])
            waiting[level] &= waiting[level] - 1
            listed[level] = rules.list_moves(path[level], seats[level], moves[level])
            tried[level] = 0
            if level == depth - 1:
                total += listed[level]
                tried[level] = listed[level]
        else:
            level -= 1
    return total

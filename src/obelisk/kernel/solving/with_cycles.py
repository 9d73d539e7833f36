"""Solve a game in which positions may come again: explore all of them, then let the values spread backwards.

A position is won if a move leads to one that the opponent loses, and lost if all moves lead to ones that
the opponent wins. What is never reached that way is a draw: nobody can force an end.
"""

import numpy as np

from obelisk.kernel import rules
from obelisk.kernel.compiled import compiled
from obelisk.kernel.rule import rule
from obelisk.kernel.solving.hashing import NOBODY, slot_of
from obelisk.kernel.solving.scores import DRAW, one_ply_earlier, score_of_end
from obelisk.kernel.state import Array, Numbers

KNOWN, EXPLORED, EDGES = 0, 1, 2
"""What the counters of an exploration count."""


@rule
def index_of(key: int, keys: Array, indices: Array, order: Array, counters: Numbers) -> int:
    """Return the number of a position in the order of discovery; a new one is noted."""
    slot = slot_of(key, keys)
    if keys[slot] == NOBODY:
        keys[slot] = key
        indices[slot] = counters[KNOWN]
        order[counters[KNOWN]] = key
        counters[KNOWN] += 1
    return indices[slot]


@compiled
def note_start(position: Array, keys: Array, indices: Array, order: Array, counters: Numbers) -> None:
    """Note position[0] as the first one."""
    rules.canonical(position[0])
    index_of(rules.pack(position[0]), keys, indices, order, counters)


@compiled
def explore(
    scratch: Array,
    moves: Numbers,
    keys: Array,
    indices: Array,
    order: Array,
    first_edge: Array,
    targets: Array,
    ends: Array,
    counters: Numbers,
    limit: int,
) -> bool:
    """Explore up to *limit* positions, or until an array is full; tell whether there is more to explore.

    `targets` holds for each move where it leads: twice the number of that position, and one more where the
    same player goes on. `ends` holds the best that a position's moves which end the game achieve; it counts as
    lost where no move ends it.
    """
    s, after = scratch[0], scratch[1]
    stop = counters[EXPLORED] + limit
    while counters[EXPLORED] < min(counters[KNOWN], stop):
        edge = counters[EDGES]
        if counters[KNOWN] + len(moves) > min(len(order), len(keys) // 2) or edge + len(moves) > len(targets):
            break
        here = counters[EXPLORED]
        rules.unpack(s, order[here])
        seat = s.turn
        ends[here] = score_of_end(0, seat)
        for i in range(rules.list_moves(s, seat, moves)):
            scratch[1] = scratch[0]
            rules.apply(after, seat, moves[i])
            if rules.active(after) == 0:
                ends[here] = max(ends[here], score_of_end(rules.winners(after), seat))
                continue
            is_same = after.turn == seat
            rules.canonical(after)
            targets[edge] = 2 * index_of(rules.pack(after), keys, indices, order, counters) + is_same
            edge += 1
        counters[EDGES] = edge
        counters[EXPLORED] += 1
        first_edge[counters[EXPLORED]] = edge
    return counters[EXPLORED] < counters[KNOWN]


@compiled
def turn_around(first_edge: Array, targets: Array, n: int, first_source: Array, sources: Array) -> None:
    """Turn the moves around: `sources` holds for each position those that lead to it."""
    for edge in range(first_edge[n]):
        first_source[(targets[edge] >> 1) + 1] += 1
    for i in range(n):
        first_source[i + 1] += first_source[i]
    place = first_source.copy()
    for here in range(n):
        for edge in range(first_edge[here], first_edge[here + 1]):
            to = targets[edge] >> 1
            sources[place[to]] = 2 * here + (targets[edge] & 1)
            place[to] += 1


@compiled
def spread_scores(first_edge: Array, ends: Array, first_source: Array, sources: Array, n: int, scores: Array) -> None:
    """Fill `scores`, from the ends of the game backwards, the nearest first."""
    hopeful = np.empty(n, np.int32)
    queue = np.empty(n, np.int32)
    waiting = 0
    for here in range(n):
        hopeful[here] = first_edge[here + 1] - first_edge[here] + (ends[here] == DRAW)
        if ends[here] > DRAW or hopeful[here] == 0:
            scores[here] = ends[here]
            queue[waiting] = here
            waiting += 1
    head = 0
    while head < waiting:
        here = queue[head]
        head += 1
        for edge in range(first_source[here], first_source[here + 1]):
            source = sources[edge] >> 1
            if scores[source] != DRAW:
                continue
            gained = one_ply_earlier(scores[here], sources[edge] & 1 == 1)
            if gained < DRAW:
                hopeful[source] -= 1
            if gained > DRAW or hopeful[source] == 0:
                scores[source] = gained
                queue[waiting] = source
                waiting += 1

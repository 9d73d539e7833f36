"""Solve a game with chance, in which no position ever comes again: what it is worth on the average, depth first.

A position is worth the part of the win that seat 0 can expect: a player takes the best move, chance brings everything
by its weight.
"""

from obelisk.kernel import rules
from obelisk.kernel.compiled import compiled
from obelisk.kernel.guards import NO_MOVES
from obelisk.kernel.rule import rule
from obelisk.kernel.solving.hashing import NOBODY, slot_of
from obelisk.kernel.solving.without_cycles import DONE, GOES_ON, HAS_CYCLE, NEEDS_DEPTH, NEEDS_ROOM
from obelisk.kernel.state import CHANCE, OVER, Array, Numbers

ON_THE_WAY = -1.0
"""What a position is worth whose moves are still being looked at: meeting it again means a cycle."""

KEY, SEAT, MOVES, TRIED, WEIGHTS = range(5)
COLUMNS = 5
"""What is noted for each position of the path: its number, who moves, how many moves, how many of them were tried, and
the weights of those that chance has brought."""


@rule
def enter(
    path: Array, level: int, key: int, moves: Numbers, notes: Numbers, sums: Array, keys: Array, worth: Array
) -> None:
    """Put the position in path[level] on the way."""
    slot = slot_of(key, keys)
    keys[slot] = key
    worth[slot] = ON_THE_WAY
    seat = rules.seat_to_act(path[level])
    notes[level, KEY] = key
    notes[level, SEAT] = seat
    notes[level, MOVES] = rules.list_moves(path[level], seat, moves[level])
    if notes[level, MOVES] < 1:
        rules.fail(path[level], NO_MOVES)
    notes[level, TRIED] = 0
    notes[level, WEIGHTS] = 0
    sums[level] = 1.0 if seat == 1 else 0.0


@rule
def note(path: Array, level: int, move: int, notes: Numbers, sums: Array, gained: float) -> None:
    """Note what a move of path[level] has come to."""
    seat = notes[level, SEAT]
    if seat == CHANCE:
        weight = rules.weight(path[level], move)
        notes[level, WEIGHTS] += weight
        sums[level] += weight * gained
    else:
        sums[level] = max(sums[level], gained) if seat == 0 else min(sums[level], gained)


@compiled
def begin_search(path: Array, moves: Numbers, notes: Numbers, sums: Array, keys: Array, worth: Array) -> None:
    """Put the position in path[0] on the way."""
    enter(path, 0, rules.pack(path[0]), moves, notes, sums, keys, worth)


@compiled
def search(
    path: Array, moves: Numbers, notes: Numbers, sums: Array, keys: Array, worth: Array, counters: Numbers, limit: int
) -> int:
    """Go on until *limit* more positions are noted, or the search is done, or needs something.

    counters[0] is the level of the path that is worked on, counters[1] how many positions are noted.
    """
    stop = counters[1] + limit
    while counters[0] >= 0:
        level = counters[0]
        if notes[level, TRIED] == notes[level, MOVES]:
            found = sums[level] / notes[level, WEIGHTS] if notes[level, SEAT] == CHANCE else sums[level]
            worth[slot_of(notes[level, KEY], keys)] = found
            if level > 0:
                note(path, level - 1, moves[level - 1, notes[level - 1, TRIED] - 1], notes, sums, found)
            counters[0] -= 1
            continue
        if counters[1] >= stop:
            return GOES_ON
        if 2 * counters[1] >= len(keys):
            return NEEDS_ROOM
        if level + 2 > len(path):
            return NEEDS_DEPTH
        move = moves[level, notes[level, TRIED]]
        path[level + 1] = path[level]
        rules.apply(path[level + 1], notes[level, SEAT], move)
        notes[level, TRIED] += 1
        if rules.seat_to_act(path[level + 1]) == OVER:
            note(path, level, move, notes, sums, rules.share_of_win(path[level + 1], 0))
            continue
        key = rules.pack(path[level + 1])
        slot = slot_of(key, keys)
        if keys[slot] == NOBODY:
            counters[:2] += 1
            enter(path, level + 1, key, moves, notes, sums, keys, worth)
        elif worth[slot] == ON_THE_WAY:
            return HAS_CYCLE
        else:
            note(path, level, move, notes, sums, worth[slot])
    return DONE

"""Solve a game in which no position ever comes again, depth first: little memory, one visit to each position."""

from obelisk.kernel import rules
from obelisk.kernel.compiled import compiled
from obelisk.kernel.rule import rule
from obelisk.kernel.solving.hashing import NOBODY, slot_of
from obelisk.kernel.solving.scores import BEST, one_ply_earlier, score_of_end
from obelisk.kernel.state import Array, Numbers

ON_THE_WAY = BEST + 1
"""The score of a position whose moves are still being looked at: meeting it again means a cycle."""

WORST = -BEST

DONE, GOES_ON, NEEDS_ROOM, NEEDS_DEPTH, HAS_CYCLE = 0, 1, 2, 3, 4
"""How a stretch of work ended."""

KEY, SEAT, MOVES, TRIED, SCORE, IS_SAME = 0, 1, 2, 3, 4, 5
COLUMNS = 6
"""What is noted for each position of the path: its number, who moves, how many moves, how many of them were
tried, the best score so far, and whether the player who moved into it goes on."""


@rule
def enter(
    path: Array, level: int, key: int, is_same: bool, moves: Numbers, notes: Numbers, keys: Array, scores: Array
) -> None:
    """Put the position in path[level] on the way."""
    slot = slot_of(key, keys)
    keys[slot] = key
    scores[slot] = ON_THE_WAY
    notes[level, KEY] = key
    notes[level, SEAT] = path[level].turn
    notes[level, MOVES] = rules.list_moves(path[level], path[level].turn, moves[level])
    notes[level, TRIED] = 0
    notes[level, SCORE] = WORST
    notes[level, IS_SAME] = is_same


@compiled
def begin_search(path: Array, moves: Numbers, notes: Numbers, keys: Array, scores: Array) -> None:
    """Put the position in path[0] on the way."""
    rules.canonical(path[0])
    enter(path, 0, rules.pack(path[0]), False, moves, notes, keys, scores)


@compiled
def search(
    path: Array, moves: Numbers, notes: Numbers, keys: Array, scores: Array, counters: Numbers, limit: int
) -> int:
    """Go on until *limit* more positions are noted, or the search is done, or needs something.

    counters[0] is the level of the path that is worked on, counters[1] how many positions are noted, and
    counters[2] how many moves let the same player go on.
    """
    stop = counters[1] + limit
    while counters[0] >= 0:
        level = counters[0]
        if notes[level, TRIED] == notes[level, MOVES]:
            score = notes[level, SCORE]
            scores[slot_of(notes[level, KEY], keys)] = score
            if level > 0:
                gained = one_ply_earlier(score, notes[level, IS_SAME] == 1)
                notes[level - 1, SCORE] = max(notes[level - 1, SCORE], gained)
            counters[0] -= 1
            continue
        if counters[1] >= stop:
            return GOES_ON
        if 2 * counters[1] >= len(keys):
            return NEEDS_ROOM
        if level + 2 > len(path):
            return NEEDS_DEPTH
        seat = notes[level, SEAT]
        after = path[level + 1]
        path[level + 1] = path[level]
        rules.apply(after, seat, moves[level, notes[level, TRIED]])
        notes[level, TRIED] += 1
        if rules.active(after) == 0:
            notes[level, SCORE] = max(notes[level, SCORE], score_of_end(rules.winners(after), seat))
            continue
        is_same = after.turn == seat
        counters[2] += is_same
        rules.canonical(after)
        key = rules.pack(after)
        slot = slot_of(key, keys)
        if keys[slot] == NOBODY:
            counters[:2] += 1
            enter(path, level + 1, key, is_same, moves, notes, keys, scores)
        elif scores[slot] == ON_THE_WAY:
            return HAS_CYCLE
        else:
            notes[level, SCORE] = max(notes[level, SCORE], one_ply_earlier(scores[slot], is_same))
    return DONE

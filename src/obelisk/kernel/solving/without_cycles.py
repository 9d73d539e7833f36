"""Solve a game in which no position ever comes again, depth first: little memory, one visit to each position."""

from obelisk.kernel import rules
from obelisk.kernel.compiled import compiled
from obelisk.kernel.lanes.ahead import prefetch
from obelisk.kernel.rule import rule
from obelisk.kernel.solving.hashing import NOBODY, home_of, slot_of
from obelisk.kernel.solving.scores import BEST, one_ply_earlier, score_of_end
from obelisk.kernel.state import Array, Numbers

ON_THE_WAY = BEST + 1
"""The score of a position whose moves are still being looked at: meeting it again means a cycle."""

WORST = -BEST

DONE, GOES_ON, NEEDS_ROOM, NEEDS_DEPTH, HAS_CYCLE = 0, 1, 2, 3, 4
"""How a stretch of work ended."""

KEY, SEAT, MOVES, TRIED, SCORE, IS_SAME = 0, 1, 2, 3, 4, 5
COLUMNS = 6
LEADS_TO, GOES_SAME = 0, 1
"""What is noted for each position of the path: its number, who moves, how many moves, how many of them were
tried, the best score so far, and whether the player who moved into it goes on. And of each move: the number of the
position that it leads to, and whether the same player goes on there."""


@rule
def enter(
    path: Array,
    level: int,
    key: int,
    is_same: bool,
    moves: Numbers,
    notes: Numbers,
    coming: Numbers,
    keys: Array,
    scores: Array,
) -> None:
    """Put the position in path[level] on the way: moves that end the game count at once, the others are kept.

    Where they lead is noted in coming[level], and asked for: memory answers more of them at a time than one.
    """
    slot = slot_of(key, keys)
    keys[slot] = key
    scores[slot] = ON_THE_WAY
    seat = path[level].turn
    best, kept = WORST, 0
    for i in range(rules.list_moves(path[level], seat, moves[level])):
        path[level + 1] = path[level]
        after = path[level + 1]
        rules.apply(after, seat, moves[level, i])
        if rules.active(after) == 0:
            best = max(best, score_of_end(rules.winners(after), seat))
            continue
        moves[level, kept] = moves[level, i]
        coming[level, kept, GOES_SAME] = after.turn == seat
        rules.canonical(after)
        coming[level, kept, LEADS_TO] = rules.pack(after)
        home = home_of(coming[level, kept, LEADS_TO], keys)
        prefetch(keys, home)
        prefetch(scores, home)
        kept += 1
    notes[level, KEY] = key
    notes[level, SEAT] = seat
    notes[level, MOVES] = kept
    notes[level, TRIED] = 0
    notes[level, SCORE] = best
    notes[level, IS_SAME] = is_same


@compiled
def begin_search(path: Array, moves: Numbers, notes: Numbers, coming: Numbers, keys: Array, scores: Array) -> None:
    """Put the position in path[0] on the way."""
    rules.canonical(path[0])
    enter(path, 0, rules.pack(path[0]), False, moves, notes, coming, keys, scores)


@compiled
def search(
    path: Array,
    moves: Numbers,
    notes: Numbers,
    coming: Numbers,
    keys: Array,
    scores: Array,
    counters: Numbers,
    limit: int,
) -> int:
    """Go on until *limit* more positions are noted, or the search is done, or needs something.

    counters[0] is the level of the path that is worked on, counters[1] how many positions are noted, and
    counters[2] how many moves let the same player go on.
    """
    stop = counters[1] + limit
    while counters[0] >= 0:
        level = counters[0]
        tried = notes[level, TRIED]
        if tried == notes[level, MOVES]:
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
        if level + 3 > len(path):
            return NEEDS_DEPTH
        key, is_same = coming[level, tried, LEADS_TO], coming[level, tried, GOES_SAME] == 1
        slot = slot_of(key, keys)
        if keys[slot] != NOBODY and scores[slot] == ON_THE_WAY:
            return HAS_CYCLE
        notes[level, TRIED] += 1
        counters[2] += is_same
        if keys[slot] == NOBODY:
            path[level + 1] = path[level]
            rules.apply(path[level + 1], notes[level, SEAT], moves[level, tried])
            rules.canonical(path[level + 1])
            counters[:2] += 1
            enter(path, level + 1, key, is_same, moves, notes, coming, keys, scores)
        else:
            notes[level, SCORE] = max(notes[level, SCORE], one_ply_earlier(scores[slot], is_same))
    return DONE

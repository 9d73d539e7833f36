"""Read solved games.

A table holds the lost positions: one that it lacks is won if a move leads to a lost one, and drawn otherwise.
Where a player may move twice running, it holds the won ones too.
"""

from obelisk.kernel import rules
from obelisk.kernel.bits import wide
from obelisk.kernel.compiled import compiled
from obelisk.kernel.rule import rule
from obelisk.kernel.solving.scores import DRAW, one_ply_earlier, score_of_end
from obelisk.kernel.state import Array, Numbers, State


@rule
def score_in_table(s: State, keys: Array, scores: Array) -> int:
    """Return the score of a position that the table holds, or DRAW. The record is changed."""
    rules.canonical(s)
    key = rules.pack(s)
    low, high = 0, len(keys)
    while low < high:
        middle = (low + high) // 2
        if keys[middle] < key:
            low = middle + 1
        else:
            high = middle
    if low < len(keys) and keys[low] == key:
        return wide(scores[low])
    return DRAW


@rule
def score_of_move(scratch: Array, level: int, move: int, keys: Array, scores: Array) -> int:
    """Return what a move is worth that ends the game or that the table knows, else DRAW; uses up scratch[level + 1]."""
    seat = scratch[level].turn
    scratch[level + 1] = scratch[level]
    after = scratch[level + 1]
    rules.apply(after, seat, move)
    if rules.active(after) == 0:
        return score_of_end(rules.winners(after), seat)
    is_same = after.turn == seat
    return one_ply_earlier(score_in_table(after, keys, scores), is_same)


@rule
def score_by_moves(scratch: Array, level: int, keys: Array, scores: Array, moves: Numbers) -> int:
    """Return the score of scratch[level] if a move of it wins, else DRAW; scratch[level + 1] is used up."""
    best = DRAW
    for i in range(rules.legal(scratch[level], scratch[level].turn, moves[level])):
        best = max(best, score_of_move(scratch, level, moves[level, i], keys, scores))
    return best


@compiled
def score_moves(scratch: Array, keys: Array, scores: Array, moves: Numbers, worth: Numbers) -> int:
    """List the moves of scratch[0] in moves[0] and what each is worth in `worth`; return how many they are.

    `scratch` has three positions to work in, `moves` a row for each of them.
    """
    seat = scratch[0].turn
    n = rules.list_moves(scratch[0], seat, moves[0])
    for i in range(n):
        scratch[1] = scratch[0]
        after = scratch[1]
        rules.apply(after, seat, moves[0, i])
        if rules.active(after) == 0:
            worth[i] = score_of_end(rules.winners(after), seat)
            continue
        is_same = after.turn == seat
        score = score_by_moves(scratch, 1, keys, scores, moves)
        if score == DRAW:
            score = score_in_table(after, keys, scores)
        worth[i] = one_ply_earlier(score, is_same)
    return n

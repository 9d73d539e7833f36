"""Proofs: who wins a position, found depth first.

For games of two in which nothing is hidden and no position comes again. The question is whether one seat, the attacker,
wins (or, if asked so, at least shares the win), and what is found out is noted under each position's mark. Two things
keep the search small:

- Moves are tried in the order in which they did well in random games from the position, whenever they were made there.
- In a monotone game (`Rulebook.is_monotone`) a proof tells on which cells it rests: whoever wins there wins though all
  other cells be the opponent's. So a move outside the cells on which its opponent's win rests does not help, and only
  moves on the cells that all wins found so far have in common need be tried.
"""

from typing import Any

import numpy as np

from obelisk.kernel import rules
from obelisk.kernel.bits import wide
from obelisk.kernel.chance import reseed
from obelisk.kernel.compiled import compiled
from obelisk.kernel.guards import NEVER_ENDS
from obelisk.kernel.rule import rule
from obelisk.kernel.solving.hashing import NOBODY
from obelisk.kernel.state import OVER, Chance, Numbers, State

Array = np.ndarray[Any, Any]

NO, YES, UNKNOWN = 0, 1, 2

EVERYWHERE = -1
"""All cells, as a set of bits."""

GAMES = 16
"""Random games for each move of a position, by which its moves are ranked."""
TOO_FEW = 3
"""So few moves are not worth ranking."""

ATTACKER, SHARES, MONOTONE = range(3)
"""What is asked: for which seat, whether a shared win will do, and whether the game is monotone."""

PLIES, KNOWN, CELLS, STAMP, CALLED_OFF = range(5)
"""What the counters hold: the plies that may still be played, the positions noted, the cells on which the last answer
rests, the number of the last random game, and whether to stop now, which another thread may say."""


@rule
def place_of(mark: int, keys: Array) -> int:
    """Return where a mark stands among `keys`, or where it would be put. The table's length is a power of two."""
    place = mark & (len(keys) - 1)
    while keys[place] != NOBODY and keys[place] != mark:
        place = (place + 1) & (len(keys) - 1)
    return place


@rule
def answer_of_end(s: State, asked: Numbers) -> int:
    """Return what the end of a game says to the question."""
    won = rules.winners(s)
    if won == 1 << asked[ATTACKER]:
        return YES
    return YES if asked[SHARES] == 1 and won >> asked[ATTACKER] & 1 else NO


@rule
def end_at_once(scratch: Array, level: int, n: int, wanted: int, asked: Numbers, moves: Numbers) -> int:
    """Return which move of scratch[level] ends the game as its mover wants it, or -1; scratch[level + 1] is used up."""
    mover = rules.seat_to_act(scratch[level])
    for i in range(n):
        scratch[level + 1] = scratch[level]
        rules.apply(scratch[level + 1], mover, moves[level, i])
        if rules.active(scratch[level + 1]) == 0 and answer_of_end(scratch[level + 1], asked) == wanted:
            return i
    return -1


@rule
def rank(
    scratch: Array,
    level: int,
    n: int,
    wanted: int,
    asked: Numbers,
    moves: Numbers,
    scores: Numbers,
    stamps: Numbers,
    rng: Chance,
    counters: Numbers,
) -> None:
    """Score the moves of scratch[level] by random games: it speaks for a move if its mover won with it, or lost to it.

    The position is the seed, so that a search which comes here again goes on where it was.
    """
    scores[level, :n] = 0
    if n <= TOO_FEW:
        return
    mover = rules.seat_to_act(scratch[level])
    s = scratch[level + 1]
    reseed(rng, rules.position_hash(scratch[level]))
    for _ in range(GAMES * n):
        counters[STAMP] += 1
        scratch[level + 1] = scratch[level]
        seat = mover
        end = counters[PLIES] - rules.max_plies(s)
        while seat != OVER:
            if counters[PLIES] == end:
                rules.fail(s, NEVER_ENDS)
            move = rules.sample(s, seat, rng, moves[level + 1])
            rules.apply(s, seat, move)
            counters[PLIES] -= 1
            if move < stamps.shape[1]:
                stamps[seat, move] = counters[STAMP]
            seat = rules.seat_to_act(s)
        gain = 1 if answer_of_end(s, asked) == wanted else -1
        for i in range(n):
            move = moves[level, i]
            if move >= stamps.shape[1]:
                continue
            if stamps[mover, move] == counters[STAMP]:
                scores[level, i] += gain
            if stamps[1 - mover, move] == counters[STAMP]:
                scores[level, i] -= gain


@rule
def next_best(level: int, first: int, n: int, open_cells: int, index: Numbers, moves: Numbers, scores: Numbers) -> int:
    """Return which of the moves from the *first* on has the best score among those on open cells, or -1."""
    best = -1
    for i in range(first, n):
        is_open = open_cells == EVERYWHERE or open_cells >> index[moves[level, i]] & 1
        if is_open and (best == -1 or scores[level, i] > scores[level, best]):
            best = i
    return best


@compiled
def decide(
    scratch: Array,
    level: int,
    asked: Numbers,
    keys: Array,
    answers: Array,
    cells: Array,
    index: Numbers,
    moves: Numbers,
    scores: Numbers,
    stamps: Numbers,
    rng: Chance,
    counters: Numbers,
) -> int:
    """Return the answer for scratch[level], a position that goes on: YES, NO, or UNKNOWN where plies or room ran out.

    `keys`, `answers` and `cells` are a hash table of what is known. `index` gives each move of a monotone game the
    number of its cell. The rooms, `moves` and `scores` have a row for each level.
    """
    key = rules.position_hash(scratch[level])
    slot = place_of(key, keys)
    if keys[slot] == key:
        counters[CELLS] = cells[slot]
        return wide(answers[slot])
    is_stopped = counters[PLIES] <= 0 or counters[CALLED_OFF] != 0
    if is_stopped or 2 * counters[KNOWN] >= len(keys) or level + 2 > len(scratch):
        return UNKNOWN
    mover = rules.seat_to_act(scratch[level])
    wanted = YES if mover == asked[ATTACKER] else NO
    n = rules.list_moves(scratch[level], mover, moves[level])
    counters[PLIES] -= n
    last = end_at_once(scratch, level, n, wanted, asked, moves)
    if last >= 0:
        return note(key, wanted, own_cell(asked, index, moves[level, last]), keys, answers, cells, counters)
    rank(scratch, level, n, wanted, asked, moves, scores, stamps, rng, counters)
    resting_on, open_cells = 0, EVERYWHERE
    for i in range(n):
        best = next_best(level, i, n, open_cells, index, moves, scores)
        if best == -1:
            break
        bring_forward(level, i, best, moves, scores)
        scratch[level + 1] = scratch[level]
        rules.apply(scratch[level + 1], mover, moves[level, i])
        found = 1 - wanted
        counters[CELLS] = EVERYWHERE
        if rules.active(scratch[level + 1]) != 0:
            found = decide(scratch, level + 1, asked, keys, answers, cells, index, moves, scores, stamps, rng, counters)
        if found == UNKNOWN:
            return UNKNOWN
        if found == wanted:
            resting_on = counters[CELLS] | own_cell(asked, index, moves[level, i])
            return note(key, wanted, resting_on, keys, answers, cells, counters)
        resting_on |= counters[CELLS]
        open_cells &= counters[CELLS]
    return note(key, 1 - wanted, resting_on, keys, answers, cells, counters)


@rule
def bring_forward(level: int, i: int, best: int, moves: Numbers, scores: Numbers) -> None:
    """Let two moves change places."""
    moves[level, i], moves[level, best] = moves[level, best], moves[level, i]
    scores[level, i], scores[level, best] = scores[level, best], scores[level, i]


@rule
def own_cell(asked: Numbers, index: Numbers, move: int) -> int:
    """Return the cell of a move as a set of bits; in a game that is not monotone a proof rests on everything."""
    return 1 << index[move] if asked[MONOTONE] == 1 else EVERYWHERE


@rule
def note(key: int, answer: int, resting_on: int, keys: Array, answers: Array, cells: Array, counters: Numbers) -> int:
    """Keep an answer and the cells on which it rests; return the answer."""
    slot = place_of(key, keys)
    keys[slot] = key
    answers[slot] = answer
    cells[slot] = resting_on
    counters[KNOWN] += 1
    counters[CELLS] = resting_on
    return answer


@compiled
def move_to(keys: Array, answers: Array, cells: Array, new_keys: Array, new_answers: Array, new_cells: Array) -> None:
    """Move everything into a larger hash table."""
    for slot in range(len(keys)):
        if keys[slot] != NOBODY:
            new = place_of(keys[slot], new_keys)
            new_keys[new] = keys[slot]
            new_answers[new] = answers[slot]
            new_cells[new] = cells[slot]

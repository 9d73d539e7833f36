"""Proofs: who wins a position, found depth first.

For games of two in which nothing is hidden and no position comes again. The question is whether one seat, the attacker,
wins (or, if asked so, at least shares the win), and what is found out is noted under each position's mark. Two things
keep the search small:

- Moves are tried in the order in which they did well in random games from the position, whenever they were made there.
- In a monotone game (`Rulebook.is_monotone`) a proof tells on which cells it rests: whoever wins there wins though all
  other cells be the opponent's. So a move outside the cells on which its opponent's win rests does not help, and only
  moves on the cells that all wins found so far have in common need be tried.
"""

from typing import NamedTuple

from obelisk.kernel import rules
from obelisk.kernel.bits import wide
from obelisk.kernel.chance import reseed
from obelisk.kernel.compiled import compiled
from obelisk.kernel.guards import NEVER_ENDS
from obelisk.kernel.rule import rule
from obelisk.kernel.solving.hashing import slot_of
from obelisk.kernel.state import CHANCE, OVER, Array, Chance, Numbers, State

NO, YES, UNKNOWN = 0, 1, 2

EVERYWHERE = -1
"""All cells, as a set of bits."""

GAMES = 16
"""Random games for each move of a position, by which its moves are ranked."""
TOO_FEW = 3
"""So few moves are not worth ranking."""

ATTACKER, SHARES, MONOTONE, FORESEES = range(4)
"""What is asked: for which seat, whether a shared win will do, whether the game is monotone, and whether its rule
`must_play` is asked."""

PLIES, KNOWN, CELLS, STAMP, CALLED_OFF = range(5)
"""What the counters hold: the plies that may still be played, the positions noted, the cells on which the last answer
rests, the number of the last random game, and whether to stop now, which another thread may say."""


class Room(NamedTuple):
    """What is asked and known, and room to work in: of `moves` and `scores` a row for each level."""

    asked: Numbers
    keys: Array
    """With `answers` and `cells` a hash table of what is known."""
    answers: Array
    cells: Array
    cell_of: Numbers
    """The number of the cell of each move of a monotone game."""
    moves: Numbers
    scores: Numbers
    stamps: Numbers
    marks: Numbers
    """What the rule `must_play` says of the moves of a position."""
    rng: Chance
    counters: Numbers


@rule
def answer_of_end(s: State, asked: Numbers) -> int:
    """Return what the end of a game says to the question."""
    return answer_of(rules.winners(s), asked)


@rule
def answer_of(won: int, asked: Numbers) -> int:
    """Return what it says to the question who wins."""
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
def rank(scratch: Array, level: int, n: int, wanted: int, room: Room) -> None:
    """Score the moves of scratch[level] by random games: it speaks for a move if its mover won with it, or lost to it.

    The position is the seed, so that a search which comes here again goes on where it was.
    """
    asked, _, _, _, _, moves, scores, stamps, _, rng, counters = room
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
def next_best(level: int, first: int, n: int, open_cells: int, room: Room) -> int:
    """Return which of the moves from the *first* on has the best score among those on open cells, or -1."""
    cell_of, moves, scores = room.cell_of, room.moves, room.scores
    best = -1
    for i in range(first, n):
        is_open = open_cells == EVERYWHERE or open_cells >> cell_of[moves[level, i]] & 1
        if is_open and (best == -1 or scores[level, i] > scores[level, best]):
            best = i
    return best


@compiled
def decide(scratch: Array, level: int, room: Room) -> int:
    """Return the answer for scratch[level], which goes on: YES, NO, or UNKNOWN.

    It is unknown where plies or room ran out, and on chance's turn: nobody can be sure then.
    """
    asked, keys, answers, cells, _, moves, _, _, _, _, counters = room
    key = rules.position_hash(scratch[level])
    slot = slot_of(key, keys)
    if keys[slot] == key:
        counters[CELLS] = cells[slot]
        return wide(answers[slot])
    is_stopped = counters[PLIES] <= 0 or counters[CALLED_OFF] != 0
    if is_stopped or 2 * counters[KNOWN] >= len(keys) or level + 2 > len(scratch):
        return UNKNOWN
    mover = rules.seat_to_act(scratch[level])
    if rules.has_chance(scratch[level]) and mover == CHANCE:
        return UNKNOWN
    wanted = YES if mover == asked[ATTACKER] else NO
    n = rules.list_moves(scratch[level], mover, moves[level])
    counters[PLIES] -= n
    found, n, resting_on = answer_at_once(scratch, level, n, wanted, room)
    if found != UNKNOWN:
        return note(key, found, resting_on, room)
    rank(scratch, level, n, wanted, room)
    open_cells = EVERYWHERE
    for i in range(n):
        best = next_best(level, i, n, open_cells, room)
        if best == -1:
            break
        bring_forward(level, i, best, room)
        scratch[level + 1] = scratch[level]
        rules.apply(scratch[level + 1], mover, moves[level, i])
        found = 1 - wanted
        counters[CELLS] = EVERYWHERE
        if rules.active(scratch[level + 1]) != 0:
            found = decide(scratch, level + 1, room)
        if found == UNKNOWN:
            return UNKNOWN
        if found == wanted:
            resting_on = counters[CELLS] | own_cell(moves[level, i], room)
            return note(key, wanted, resting_on, room)
        resting_on |= counters[CELLS]
        open_cells &= counters[CELLS]
    return note(key, 1 - wanted, resting_on, room)


@rule
def answer_at_once(scratch: Array, level: int, n: int, wanted: int, room: Room) -> tuple[int, int, int]:
    """Return what is known without going deeper: the answer, how many moves are left, and on which cells that rests.

    It is known if a move ends the game as its mover wants it, or from the rule `must_play`. Of the position that was
    asked about, it is not said that its mover gets what is *wanted*: a move that does so is to be found too.
    """
    last = end_at_once(scratch, level, n, wanted, room.asked, room.moves)
    if last >= 0:
        return wanted, n, own_cell(room.moves[level, last], room)
    if room.asked[FORESEES] == 0:
        return UNKNOWN, n, 0
    mover = rules.seat_to_act(scratch[level])
    won = rules.must_play(scratch[level], mover, room.moves[level], n, room.marks)
    if won == rules.UNDECIDED:
        resting_on = marked_cells(level, n, room)
        return UNKNOWN, leave_out(level, n, room), resting_on
    answer = answer_of(won, room.asked)
    if level == 0 and answer == wanted:
        return UNKNOWN, n, 0
    return answer, n, marked_cells(level, n, room)


@rule
def marked_cells(level: int, n: int, room: Room) -> int:
    """Return the cells on which rests what the rule `must_play` has said."""
    found = 0
    for i in range(n):
        if room.marks[i] & rules.RESTS:
            found |= own_cell(room.moves[level, i], room)
    return found


@rule
def leave_out(level: int, n: int, room: Room) -> int:
    """Take the moves from the list that lose, or are never better than others; return how many are left."""
    left = 0
    for i in range(n):
        if room.marks[i] & (rules.LOSES | rules.IDLE) == 0:
            room.moves[level, left] = room.moves[level, i]
            left += 1
    return left


@rule
def bring_forward(level: int, i: int, best: int, room: Room) -> None:
    """Let two moves change places."""
    moves, scores = room.moves, room.scores
    moves[level, i], moves[level, best] = moves[level, best], moves[level, i]
    scores[level, i], scores[level, best] = scores[level, best], scores[level, i]


@rule
def own_cell(move: int, room: Room) -> int:
    """Return the cell of a move as a set of bits; in a game that is not monotone a proof rests on everything."""
    return 1 << room.cell_of[move] if room.asked[MONOTONE] == 1 else EVERYWHERE


@rule
def note(key: int, answer: int, resting_on: int, room: Room) -> int:
    """Keep an answer and the cells on which it rests; return the answer."""
    slot = slot_of(key, room.keys)
    room.keys[slot], room.answers[slot], room.cells[slot] = key, answer, resting_on
    room.counters[KNOWN] += 1
    room.counters[CELLS] = resting_on
    return answer

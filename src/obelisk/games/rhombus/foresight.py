"""What is certain in Rhombus long before the board shows it: who wins, or which moves do not lose at once."""

import numpy as np

from obelisk.authoring import IDLE, LOSES, RESTS, UNDECIDED, Numbers, State, rule
from obelisk.games.rhombus.cells import BOTTOM, HIGH, LEFT, LOW, MOST
from obelisk.games.rhombus.connections import FIRST, FULL, NONE, NOTHING, SECOND, SEMI, WORK, connect
from obelisk.games.rhombus.filling import ALIVE, CAPTURED, fill_all


@rule
def must_play(s: State, seat: int, moves: Numbers, n: int, marks: Numbers) -> int:
    """Fill what nobody gains from, then look for virtual connections from side to side, of both seats."""
    room = np.empty(1, WORK)
    w = room[0]
    length, other = s.length, 1 - seat
    for cell in range(length * length):
        w.owners[cell] = s.owners[0, cell]
    fill_all(w, length, s.sides)
    if connect(w, length, seat, BOTTOM if seat == s.sides else LEFT, SEMI) != NOTHING:
        mark_win(w, seat, moves, n, marks)
        return 1 << seat
    if connect(w, length, other, BOTTOM if other == s.sides else LEFT, FULL) == FULL:
        mark_win(w, other, moves, n, marks)
        return 1 << other
    return mark_must_play(w, other, moves, n, marks)


@rule
def mark_win(w: State, winner: int, moves: Numbers, n: int, marks: Numbers) -> None:
    """Mark the cells on which a seat's win rests: the carrier of its connection, and what it has captured."""
    at = w.full[FIRST, MOST + SECOND]
    if at == NONE:
        at = w.semi[FIRST, MOST + SECOND]
    low = high = 0
    if at != NONE:
        low, high = w.low[at], w.high[at]
    for i in range(n):
        cell = moves[i]
        is_carrier = low & LOW[cell] | high & HIGH[cell] != 0
        marks[i] = RESTS if is_carrier or w.filled[cell] == CAPTURED + winner else 0


@rule
def mark_must_play(w: State, other: int, moves: Numbers, n: int, marks: Numbers) -> int:
    """Mark the moves that lose at once, because the other's sides stay joined unless it moves elsewhere.

    These are the moves outside of a semi connection of the other. Returns who wins, if all moves lose.
    """
    low = high = -1
    all_low = all_high = 0
    at = w.semi[FIRST, MOST + SECOND]
    is_threatened = at != NONE
    while at != NONE:
        low &= w.low[at]
        high &= w.high[at]
        all_low |= w.low[at]
        all_high |= w.high[at]
        at = w.next[at]
    left = 0
    for i in range(n):
        cell = moves[i]
        is_others = w.filled[cell] == CAPTURED + other
        is_idle = w.filled[cell] != ALIVE
        is_outside = low & LOW[cell] | high & HIGH[cell] == 0
        loses = is_threatened and is_outside and not is_others
        rests = is_others or all_low & LOW[cell] | all_high & HIGH[cell] != 0
        marks[i] = (LOSES if loses else 0) | (IDLE if is_idle else 0) | (RESTS if rests else 0)
        left += not is_idle and not loses
    return 1 << other if is_threatened and left == 0 else UNDECIDED

"""Solved games and repetition: does a forced win still win, when some positions have come twice already?

A table knows nothing of what came before. That matters only where a position has come twice: coming again, it
ends the game as a draw. So it is a draw for the table's winner to pass through it, and the win must be forced
another way. Wins that a table does not know cannot arise: a draw more never makes a win. A position that came
once is no obstacle, for who heads for a win need never pass a position twice.
"""

from typing import NamedTuple

import numpy as np

from obelisk.kernel import rules
from obelisk.kernel.compiled import compiled
from obelisk.kernel.repetition import is_fresh
from obelisk.kernel.rule import rule
from obelisk.kernel.solving.hashing import slot_of
from obelisk.kernel.solving.lookup import score_of_move
from obelisk.kernel.solving.scores import DRAW, win
from obelisk.kernel.state import Array, Numbers

GIVEN_UP = -30_001
"""What a move is worth that was tried in vain: less than any other."""

BUDGET, DETOURS = 0, 1
"""What the counters count: the positions that may still be looked at, and the ways that led back to themselves."""


class Room(NamedTuple):
    """What is known, and room to work in."""

    keys: Array
    scores: Array
    moves: Numbers
    worth: Numbers
    way: Numbers
    """The positions on the way here."""
    known: Array
    """A hash table of the positions whose answer is known."""
    answers: Array
    counters: Numbers


@compiled
def still_wins(scratch: Array, level: int, attacker: int, obstacle: int, room: Room) -> bool:
    """Tell whether *attacker*, who wins scratch[level] by the table, can still force the win.

    No position that has come twice and that the attacker wins is nearer to the end than `obstacle` plies: a win that is
    nearer cannot pass one of them. Where the budget is used up, or there is no room to go deeper, the table is trusted.
    """
    _, _, moves, worth, way, known, answers, counters = room
    s = scratch[level]
    if rules.active(s) == 0:
        return rules.winners(s) == 1 << attacker
    if is_fresh(s) or counters[BUDGET] == 0 or level + 2 >= len(scratch):
        return True
    key = rules.pack(s)
    slot = slot_of(key, known)
    if known[slot] == key:
        return answers[slot] == 1
    if is_on_the_way(key, way, level):
        counters[DETOURS] += 1
        return False
    counters[BUDGET] -= 1
    way[level] = key
    detours = counters[DETOURS]
    n = rules.legal(s, s.turn, moves[level])
    rank_moves(scratch, level, attacker, n, room)
    # The attacker needs one move that wins; the other side must fail with every move.
    wins = s.turn != attacker
    if not wins and worth[level, :n].max() > win(obstacle):
        return True
    for _ in range(n):
        best = np.argmax(worth[level, :n])
        if worth[level, best] < DRAW:
            break
        worth[level, best] = GIVEN_UP
        scratch[level + 1] = scratch[level]
        rules.apply(scratch[level + 1], s.turn, moves[level, best])
        if still_wins(scratch, level + 1, attacker, obstacle, room) != wins:
            wins = not wins
            break
    # A failure that a detour caused may be none on another way here.
    if counters[BUDGET] > 0 and (wins or counters[DETOURS] == detours):
        slot = slot_of(key, known)
        known[slot] = key
        answers[slot] = wins
    return wins


@rule
def is_on_the_way(key: int, way: Numbers, level: int) -> bool:
    """Tell whether a position was passed before."""
    for before in range(level):  # noqa: SIM110 (any() over a generator does not compile)
        if way[before] == key:
            return True
    return False


@rule
def rank_moves(scratch: Array, level: int, attacker: int, n: int, room: Room) -> None:
    """Fill in what the moves are worth: to the attacker only its wins, by their speed; to the other all the same."""
    for i in range(n):
        room.worth[level, i] = DRAW
        if scratch[level].turn == attacker:
            score = score_of_move(scratch, level, room.moves[level, i], room.keys, room.scores)
            room.worth[level, i] = score if score > DRAW else GIVEN_UP

"""Habits: which moves did well in the random games of a search, whenever they were made.

A random game made of any moves tells little where strong players would make quite others. With habits it looks at some
random moves and makes the one with which its seat has won the largest share of games so far.
"""

import numpy as np

from obelisk.kernel.chance import pick
from obelisk.kernel.rule import rule
from obelisk.kernel.search.nodes import NONE
from obelisk.kernel.state import Array, Chance, Numbers

SLOTS = 4096
"""Moves with numbers below this are remembered from game to game."""

WON, TRIES = range(2)

LONGEST_TRAIL = 512
"""So many moves of a random game are remembered."""


def new_habits(seats: int, n: int) -> Array:
    """Return room for how often each seat has won with each move, and made it: as if it had won with it once.

    There is none where a random game chooses from *n* = 0 moves.
    """
    return np.ones((seats, SLOTS if n > 0 else 0, 2))


def new_trail() -> Numbers:
    """Return room for the moves of a random game."""
    return np.zeros(LONGEST_TRAIL, np.int64)


@rule
def habitual(habits: Array, seat: int, moves: Numbers, listed: int, n: int, rng: Chance) -> int:
    """Return that of *n* random moves of a list with which a seat has won the largest share of games."""
    best, most = NONE, -1.0
    for _ in range(n):
        move = moves[pick(rng, listed)]
        share = habits[seat, move, WON] / habits[seat, move, TRIES] if move < SLOTS else 0.0
        if share > most:
            best, most = move, share
    return best


@rule
def remember(habits: Array, seat: int, move: int, worth: float) -> None:
    """Note what a game was worth to a seat that made a move in it."""
    if move < SLOTS:
        habits[seat, move, WON] += worth
        habits[seat, move, TRIES] += 1.0


@rule
def leave_trail(trail: Numbers, ply: int, seat: int, move: int) -> None:
    """Note the move of a ply of a random game, if it is one that is remembered."""
    if ply < len(trail):
        trail[ply] = seat * SLOTS + move if seat >= 0 and move < SLOTS else NONE


@rule
def form_habits(
    tree: Array, path: Numbers, length: int, trail: Numbers, plies: int, worth: Array, habits: Array
) -> None:
    """Remember all moves of a simulation: those of its path in the tree, and those of the random game after it."""
    for i in range(1, length):
        seat = tree[path[i]].mover
        if seat >= 0:
            remember(habits, seat, tree[path[i]].move, worth[seat])
    for i in range(min(plies, len(trail))):
        if trail[i] != NONE:
            seat = trail[i] // SLOTS
            remember(habits, seat, trail[i] % SLOTS, worth[seat])

"""What a search knows of Rhombus: in its random games nobody lets the other break a bridge."""

import numpy as np

from obelisk.authoring import Chance, Numbers, State, bits, pick, rule
from obelisk.games.rhombus.rules import PLACES, WIDTH, sample

_AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours of a cell, each beside the one before it."""
RIGHT, UP = np.array(_AROUND).T.copy()
STEPS = RIGHT + WIDTH * UP
ROUND = 0b111111


@rule
def likely(s: State, seat: int, last: int, rng: Chance, moves: Numbers) -> int:
    """Save a bridge that the other's last piece has broken into; else take any free cell.

    A bridge are two pieces (or a piece and a side) with two free neighbours in common: if the other takes one of
    these, the second still joins them.
    """
    saving = saving_cells(s, seat, last)
    if saving == 0:
        return sample(s, seat, rng, moves)
    for _ in range(pick(rng, bits.count(saving))):
        saving &= saving - 1
    near = bits.lowest(saving)
    return last + RIGHT[near] + s.length * UP[near]


@rule
def saving_cells(s: State, seat: int, last: int) -> int:
    """Return which neighbours of the cell *last*, as bits, are free and lie between two that are the seat's own."""
    place = PLACES[s.length, last]
    own = free = 0
    for i in range(6):
        near = s.grid[place + STEPS[i]]
        own |= bits.wide(near >> seat & 1) << i
        free |= bits.wide(near == 0) << i
    before, after = own << 1 | own >> 5, own >> 1 | own << 5
    return before & after & free & ROUND

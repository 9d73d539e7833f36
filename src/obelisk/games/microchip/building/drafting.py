"""Drafts of two as sensible players would go on with them, and what a hand looks worth without building with it.

A colour has five cells, so a sixth tile of it stays unused; and with 25 tiles one can use those that reach many sides.
What that is worth was fitted to the scores of random hands (`python -m benchmarks.microchip_hands`). With more players
hands are smaller and shapes worth something else; there such drafts told no more than those in which everybody takes
anything.
"""

import numpy as np

from obelisk.authoring import Chance, State, bits, pick, rule
from obelisk.games.microchip.rules.data import N_COLOURS, N_SHAPES, SIZE
from obelisk.games.microchip.rules.moves import kinds_on_offer

SHAPE_WORTH = np.array([0.0, 0.4, 0.9, 1.5, 1.5])
"""What a tile of each shape adds to the final score of a hand of two, more than one that reaches a single side."""
TOO_MANY = 4.5
"""What a tile takes away if five of its colour are held already."""

WHIM = 2.0
"""How much better a tile may look to a drafter than it is."""
FINE = 1 << 20


@rule
def held_of(s: State, seat: int, colour: int) -> int:
    """Return how many tiles of a colour a seat holds."""
    held = 0
    for kind in range(N_SHAPES * colour, N_SHAPES * (colour + 1)):
        held += s.held[seat, kind]
    return held


@rule
def hand_worth(s: State, seat: int) -> float:
    """Return what a seat's hand looks worth, up to a number that is the same for all hands of a size."""
    total = 0.0
    for colour in range(N_COLOURS):
        for shape in range(N_SHAPES):
            total += SHAPE_WORTH[shape] * s.held[seat, N_SHAPES * colour + shape]
        total -= TOO_MANY * max(0, held_of(s, seat, colour) - SIZE)
    return total


@rule
def likely_take(s: State, seat: int, rng: Chance) -> int:
    """Return the kind on offer that looks best to a seat, on a whim."""
    best, most = -1, 0.0
    offer = kinds_on_offer(s)
    while offer != 0:
        kind = bits.lowest(offer)
        offer &= offer - 1
        is_full = held_of(s, seat, kind // N_SHAPES) >= SIZE
        looks = SHAPE_WORTH[kind % N_SHAPES] + WHIM * pick(rng, FINE) / FINE
        if is_full:
            looks -= TOO_MANY
        if best < 0 or looks > most:
            best, most = kind, looks
    return best

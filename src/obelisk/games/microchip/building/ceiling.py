"""What no build can beat, by the tiles alone.

Paths meet in pairs, so the connections of a microchip are even in number; and n tiles that are joined have at least
n - 1 paths between them. A tile's *spread* is its connections less two: the sum of all spreads must be even, and at
least -2. A build is then worth twice its tiles plus half the sum of their spreads.
"""

from __future__ import annotations

import numpy as np

from obelisk.games.microchip.rules.boards import count_cells
from obelisk.games.microchip.rules.data import CELLS, N_COLOURS, N_SHAPES, REACH, Array
from obelisk.kernel.rule import rule
from obelisk.kernel.state import Numbers

SPREAD = REACH - 2
"""How many connections more than two each shape has."""
LEAST_SPREAD = -2

NO_SPREAD = CELLS
SPAN = 3 * CELLS + 1
"""Sums of spreads go from -25 to 50; place NO_SPREAD of an array stands for 0."""
IMPOSSIBLE = -1_000_000


@rule
def ceiling(board: Array, held: Array) -> int:
    """Return the most that tiles plus half their connections can be."""
    most = np.full(SPAN, IMPOSSIBLE, np.int64)
    most[NO_SPREAD] = 0
    for colour in range(N_COLOURS):
        most = with_colour(most, spreads_of(count_cells(board, colour), held, colour))
    best = 0
    for spread in range(LEAST_SPREAD, SPAN - NO_SPREAD, 2):
        best = max(best, 2 * most[NO_SPREAD + spread] + spread // 2)
    return best


@rule
def spreads_of(cells: int, held: Array, colour: int) -> Array:
    """Tell which sums of spreads a colour's tiles can have on so many cells: [how many tiles, sum]."""
    can_be = np.zeros((cells + 1, SPAN), np.int64)
    can_be[0, NO_SPREAD] = 1
    for shape in range(N_SHAPES):
        for _ in range(min(cells, held[colour, shape])):
            for tiles in range(cells - 1, -1, -1):
                for at in range(NO_SPREAD - tiles, NO_SPREAD + 2 * tiles + 1):
                    if can_be[tiles, at] != 0:
                        can_be[tiles + 1, at + SPREAD[shape]] = 1
    return can_be


@rule
def with_colour(most: Numbers, can_be: Array) -> Numbers:
    """Return the most tiles for each sum of spreads when a colour's tiles join the others."""
    together = np.full(SPAN, IMPOSSIBLE, np.int64)
    for tiles in range(len(can_be)):
        for at in range(NO_SPREAD - tiles, NO_SPREAD + 2 * tiles + 1):
            if can_be[tiles, at] == 0:
                continue
            for other in range(SPAN):
                if most[other] >= 0:
                    place = other + at - NO_SPREAD
                    together[place] = max(together[place], most[other] + tiles)
    return together

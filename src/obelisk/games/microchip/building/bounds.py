"""Upper bounds: what a build could be worth if tiles had a price instead of a number.

If each tile of a colour and shape costs a price, and may be used as often as one likes, the best build is a longest
path through the diagram; with the prices of all held tiles added, no build that keeps to the hand is worth more
(a Lagrangian relaxation of the counts). Prices that make this bound small are found by going a step at a time: what
the longest path uses too often becomes dearer, what it leaves over cheaper.

The search for prices uses the small diagram, in which a layout need not be joined. Its bounds are hardly worse, once
they know that n joined tiles have at least n - 1 paths: the sum of the tiles' spreads (see `ceiling.py`) is at least
-2. A reward for spread makes layouts that fall apart less attractive, as prices do with tiles that are not there.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from obelisk.games.microchip.building.ceiling import SPREAD
from obelisk.games.microchip.building.diagram import Diagram
from obelisk.games.microchip.rules.data import (
    CELLS,
    CONNECTIONS,
    EAST,
    N_COLOURS,
    N_SHAPES,
    NORTH,
    PATTERNS,
    SHAPE_OF,
    Array,
)
from obelisk.kernel.rule import rule

NEVER = -1e6
"""The worth of laying a tile that is not held."""

# What a tile adds to half the value plus the number of tiles. A path between two cells is counted with the
# first of them, so that the sum is whole at every cell.
GAIN = np.array([(sides != 0) + CONNECTIONS[sides & (NORTH | EAST)] for sides in range(PATTERNS)], np.int64)

# How the steps are chosen: found by trying, on hands of all sizes.
STEP = 1.5
HOPE = 2
"""The steps aim at a bound so far below the best known."""
PATIENCE = 5
SHRINK = 0.6
"""After so many rounds in vain the steps become so much shorter."""

# The places of `Prices.reward`.
NOW, THEN = range(2)


class Prices(NamedTuple):
    """Room for looking for prices."""

    now: Array
    best: Array
    """The prices that gave the least bound: [colour, shape]."""
    reward: Array
    """The reward for spread: now, and with the best prices."""
    used: Array
    """How often the longest path uses each tile."""
    worth: Array
    """What a tile adds, less its price: [cell, sides]."""
    promise: Array
    """The longest way from each node to the end, and the arc it begins with."""
    arc: Array


def new_prices(nodes: int) -> Prices:
    """Return room for prices on a diagram with so many nodes."""
    tiles = (N_COLOURS, N_SHAPES)
    return Prices(
        np.zeros(tiles),
        np.zeros(tiles),
        np.zeros(2),
        np.zeros(tiles, np.int64),
        np.zeros((CELLS, PATTERNS)),
        np.zeros(nodes),
        np.zeros(nodes, np.int32),
    )


@rule
def set_worth(worth: Array, board: Array, held: Array, price: Array, reward: float) -> None:
    """Note what each tile on each cell adds, less its price, with the reward for its spread."""
    for cell in range(CELLS):
        colour = board[cell]
        for sides in range(1, PATTERNS):
            shape = SHAPE_OF[sides]
            if held[colour, shape] == 0:
                worth[cell, sides] = NEVER
            else:
                worth[cell, sides] = GAIN[sides] - price[colour, shape] + reward * SPREAD[shape]


@rule
def longest_ways(diagram: Diagram, worth: Array, promise: Array, arc: Array) -> float:
    """Find the longest way from each node to the end; return the one from the first."""
    for node in range(diagram.start[CELLS], diagram.start[CELLS + 1]):
        promise[node] = 0.0
    for cell in range(CELLS - 1, -1, -1):
        for node in range(diagram.start[cell], diagram.start[cell + 1]):
            best = 2 * CELLS * NEVER
            for way in range(diagram.first[node], diagram.first[node + 1]):
                length = worth[cell, diagram.sides[way]] + promise[diagram.to[way]]
                if length > best:
                    best = length
                    arc[node] = way
            promise[node] = best
    return promise[0]


@rule
def given_back(held: Array, price: Array, reward: float) -> float:
    """Return what makes a longest way a bound: the prices of all tiles held, and the reward for a spread of two."""
    total = 2 * reward
    for colour in range(N_COLOURS):
        for shape in range(N_SHAPES):
            total += held[colour, shape] * price[colour, shape]
    return total


@rule
def count_used(diagram: Diagram, board: Array, prices: Prices) -> float:
    """Count what the longest path uses, and return by how much its spread is too small."""
    prices.used[:] = 0
    node = 0
    for cell in range(CELLS):
        way = prices.arc[node]
        sides = diagram.sides[way]
        if sides != 0:
            prices.used[board[cell], SHAPE_OF[sides]] += 1
        node = diagram.to[way]
    lack = -2.0
    for colour in range(N_COLOURS):
        for shape in range(N_SHAPES):
            lack -= prices.used[colour, shape] * SPREAD[shape]
    return lack


@rule
def squared_step(held: Array, prices: Prices, lack: float) -> float:
    """Return the squared length of the step that the longest path suggests."""
    squares = lack * lack if lack > 0 or prices.reward[NOW] > 0 else 0.0
    for colour in range(N_COLOURS):
        for shape in range(N_SHAPES):
            excess = prices.used[colour, shape] - held[colour, shape]
            if excess > 0 or prices.now[colour, shape] > 0:
                squares += excess * excess
    return squares


@rule
def keep_prices(prices: Prices) -> None:
    """Note the present prices as the best."""
    prices.reward[THEN] = prices.reward[NOW]
    for colour in range(N_COLOURS):
        for shape in range(N_SHAPES):
            prices.best[colour, shape] = prices.now[colour, shape]


@rule
def find_prices(diagram: Diagram, board: Array, held: Array, top: int, prices: Prices, rounds: int) -> float:
    """Look for prices with a small bound, in at most so many rounds, and return the bound.

    *held* counts no tile more often than its colour has cells; *top* is the ceiling by the tiles alone.
    """
    prices.now[:] = 0.0
    prices.reward[NOW] = 0.0
    least, step, in_vain = 1e9, STEP, 0
    for _ in range(rounds):
        set_worth(prices.worth, board, held, prices.now, prices.reward[NOW])
        bound = longest_ways(diagram, prices.worth, prices.promise, prices.arc)
        bound += given_back(held, prices.now, prices.reward[NOW])
        in_vain += 1
        if bound < least:
            least = bound
            keep_prices(prices)
            in_vain = 0
        elif in_vain >= PATIENCE:
            step *= SHRINK
            in_vain = 0
        lack = count_used(diagram, board, prices)
        squares = squared_step(held, prices, lack)
        if squares == 0:
            break
        length = step * (bound - min(top, least) + HOPE) / squares
        prices.reward[NOW] = max(0.0, prices.reward[NOW] + length * lack)
        for colour in range(N_COLOURS):
            for shape in range(N_SHAPES):
                excess = prices.used[colour, shape] - held[colour, shape]
                prices.now[colour, shape] = max(0.0, prices.now[colour, shape] + length * excess)
    return least

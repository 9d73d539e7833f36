"""Upper bounds: what no build can beat, by the tiles alone; and what one could be worth if tiles had prices.

Paths meet in pairs, so the connections of a microchip are even in number; and n tiles that are joined have at least
n - 1 paths between them. A tile's *spread* is its connections less two: the sum of all spreads must be even, and at
least -2. A build is then worth twice its tiles plus half the sum of their spreads (`ceiling`).

If each tile of a colour and shape costs a price, and may be used as often as one likes, the best build is a longest
path through the diagram; with the prices of all held tiles added, no build that keeps to the hand is worth more
(a Lagrangian relaxation of the counts). Prices that make this bound small are found by going a step at a time: what
the longest path uses too often becomes dearer, what it leaves over cheaper.

The search for prices uses the small diagram, in which a layout need not be joined. Its bounds are hardly worse, once
they know that the sum of the tiles' spreads is at least -2. A reward for spread makes layouts that fall apart less
attractive, as prices do with tiles that are not there.
"""

from typing import NamedTuple

import numpy as np

from obelisk.authoring import Numbers, rule
from obelisk.games.microchip.building.diagram import Diagram
from obelisk.games.microchip.rules import data
from obelisk.games.microchip.rules.boards import count_cells
from obelisk.games.microchip.rules.data import CELLS, N_COLOURS, N_SHAPES, PATTERNS, SHAPE_OF, Array

SPREAD = data.REACH - 2
"""How many connections more than two each shape has."""
LEAST_SPREAD = -2

NO_SPREAD = CELLS
SPAN = 3 * CELLS + 1
"""Sums of spreads go from -25 to 50; place NO_SPREAD of an array stands for 0."""
IMPOSSIBLE = -1_000_000
NEVER = -1e6
"""The worth of laying a tile that is not held."""

# What a tile adds to half the value plus the number of tiles. A path between two cells is counted with the
# first of them, so that the sum is whole at every cell.
_BEYOND = data.NORTH | data.EAST
GAIN = np.array([(sides != 0) + data.CONNECTIONS[sides & _BEYOND] for sides in range(PATTERNS)], np.int64)

# How the steps are chosen: found by trying, on hands of all sizes.
STEP = 1.5
HOPE = 2
"""The steps aim at a bound so far below the best known."""
ROUNDS_IN_VAIN = 5
"""After so many rounds without a smaller bound the steps become shorter, by SHRINK."""
SHRINK = 0.6

# The places of `Prices.reward`.
NOW, THEN = range(2)


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


class Prices(NamedTuple):
    """Room for looking for prices."""

    now: Array
    best: Array
    """The prices that gave the least bound: [colour, shape]."""
    reward: Array
    """The reward for spread: now, and with the best prices."""
    used: Array
    """How often the longest path uses each tile, then by how much that is too often."""
    worth: Array
    """What a tile adds, less its price: [cell, sides]."""
    promise: Array
    """The longest way from each node to the end, and the arc it begins with."""
    arc: Array


def new_prices(nodes: int) -> Prices:
    """Return room for prices on a diagram with so many nodes."""
    now, best = np.zeros((2, N_COLOURS, N_SHAPES))
    used, worth = np.zeros((N_COLOURS, N_SHAPES), np.int64), np.zeros((CELLS, PATTERNS))
    return Prices(now, best, np.zeros(2), used, worth, np.zeros(nodes), np.zeros(nodes, np.int32))


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
    node, lack = 0, -2.0
    for cell in range(CELLS):
        way = prices.arc[node]
        sides = diagram.sides[way]
        if sides != 0:
            prices.used[board[cell], SHAPE_OF[sides]] += 1
            lack -= SPREAD[SHAPE_OF[sides]]
        node = diagram.to[way]
    return lack


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
            prices.best[:, :] = prices.now
            prices.reward[THEN] = prices.reward[NOW]
            in_vain = 0
        elif in_vain >= ROUNDS_IN_VAIN:
            step *= SHRINK
            in_vain = 0
        lack = count_used(diagram, board, prices)
        squares = lack * lack if lack > 0 or prices.reward[NOW] > 0 else 0.0
        for colour in range(N_COLOURS):
            for shape in range(N_SHAPES):
                prices.used[colour, shape] -= held[colour, shape]
                if prices.used[colour, shape] > 0 or prices.now[colour, shape] > 0:
                    squares += prices.used[colour, shape] ** 2
        if squares == 0:
            break
        length = step * (bound - min(top, least) + HOPE) / squares
        prices.reward[NOW] = max(0.0, prices.reward[NOW] + length * lack)
        for colour in range(N_COLOURS):
            for shape in range(N_SHAPES):
                prices.now[colour, shape] = max(0.0, prices.now[colour, shape] + length * prices.used[colour, shape])
    return least

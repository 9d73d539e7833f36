"""What is left of a hand while the cells are laid in order, one small automaton for each colour.

A state of a colour says how many tiles of each shape are left, none counted more often than cells of the colour are
still to come. So hands that no longer differ in what they can do are one state: on a board of the rules no colour ever
has more than 117.
"""

from math import comb, prod
from typing import NamedTuple

import numpy as np

from obelisk.authoring import Numbers, rule
from obelisk.games.microchip.rules.boards import count_cells
from obelisk.games.microchip.rules.data import N_COLOURS, N_SHAPES, Array
from obelisk.kernel.bits import wide

NO_STATE = -1
EMPTY = 0
"""Where the arrays below are asked by shape, place 0 is a cell without a tile; shape s has place s + 1."""


class Hand(NamedTuple):
    """The states of all colours, numbered one after the other; a colour's first state is the whole hand."""

    first: Numbers
    """The first state of each colour."""
    left: Array
    """How many tiles of each shape are left: [state, shape]."""
    after: Array
    """The state after a cell of the colour was laid, or NO_STATE: [state, EMPTY or shape + 1]."""
    shift: Numbers
    """Where the states of a colour stand in a number that holds one of each, and the bits they need."""
    mask: Numbers


def most_states(board: Array, held: Array) -> int:
    """Return a number of states that is enough for *held* on *board*, and one to try things out in."""
    total = 1
    for colour in range(N_COLOURS):
        cells = count_cells(board, colour)
        for to_come in range(cells + 1):
            # Each cell took one of five shapes or none; and no shape is counted beyond the cells to come.
            by_cells = comb(cells - to_come + N_SHAPES, N_SHAPES)
            total += min(by_cells, prod(int(n) + 1 for n in np.minimum(held[colour], to_come)))
    return total


def most_codes(board: Array, held: Array) -> int:
    """Return how many numbers of tiles left there can be for one colour (see `code_of`)."""
    cells = [count_cells(board, colour) for colour in range(N_COLOURS)]
    return max(prod(int(n) + 1 for n in np.minimum(held[colour], cells[colour])) for colour in range(N_COLOURS))


def new_hand(states: int) -> Hand:
    """Return room for a hand with so many states."""
    shapes = (N_COLOURS + 1, (states, N_SHAPES), (states, N_SHAPES + 1), N_COLOURS, N_COLOURS)
    return Hand(*(np.zeros(shape, np.int64) for shape in shapes))


@rule
def code_of(left: Array, state: int, first: int) -> int:
    """Return the tiles left in a state as one number, for a colour that began with the state *first*."""
    code = 0
    for shape in range(N_SHAPES):
        code = code * (left[first, shape] + 1) + left[state, shape]
    return code


@rule
def follow(hand: Hand, state: int, place: int, to_come: int, new: int) -> bool:
    """Write into state *new* what is left after a cell, with so many cells to come; tell whether that is possible."""
    if place != EMPTY and hand.left[state, place - 1] == 0:
        return False
    for shape in range(N_SHAPES):
        used = 1 if shape + 1 == place else 0
        hand.left[new, shape] = min(hand.left[state, shape] - used, to_come)
    return True


@rule
def fill_colour(hand: Hand, cells: int, first: int, seen: Array) -> int:
    """Find all states of a colour that has so many cells, from its first state on; return the state after the last."""
    known, begun = first + 1, first
    for to_come in range(cells - 1, -1, -1):
        end = known
        for state in range(begun, end):
            for place in range(N_SHAPES + 1):
                hand.after[state, place] = NO_STATE
                if follow(hand, state, place, to_come, known):
                    code = code_of(hand.left, known, first)
                    if seen[code] < end:
                        seen[code] = known
                        known += 1
                    hand.after[state, place] = seen[code]
        begun = end
    hand.after[begun:known] = NO_STATE
    return known


@rule
def fill_hand(hand: Hand, board: Array, held: Array, seen: Array) -> None:
    """Find the states of all colours. *seen* is room for the codes, as many as there can be."""
    known, shift = 0, 0
    for colour in range(N_COLOURS):
        cells = count_cells(board, colour)
        hand.first[colour] = known
        for shape in range(N_SHAPES):
            hand.left[known, shape] = min(held[colour, shape], cells)
        seen[:] = NO_STATE
        last = fill_colour(hand, cells, known, seen)
        bits = 1
        while (last - known) >> bits != 0:
            bits += 1
        hand.shift[colour] = shift
        hand.mask[colour] = (wide(1) << bits) - 1
        shift += bits
        known = last
    hand.first[N_COLOURS] = known

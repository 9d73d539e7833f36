"""Dodgem, by Colin Vout: drive your cars off the board before the other does. Whoever cannot move has won."""

from collections.abc import Sequence

import numpy as np

from obelisk.authoring import (
    BOTH,
    Numbers,
    SquareBoard,
    State,
    StateType,
    as_set,
    bits,
    end,
    forget,
    memory,
    number,
    remember,
    rule,
    times_seen,
)

BOARD = SquareBoard(3, 3)
CELLS = 9
FULL = as_set(range(CELLS))
COLUMN_A, COLUMN_C, ROW_3 = as_set((0, 3, 6)), as_set((2, 5, 8)), as_set((6, 7, 8))
HOMES = (as_set((3, 6)), as_set((1, 2)))

OUT = CELLS
"""Where a car goes that leaves the board: no cell."""
PLACES = CELLS + 1

# How far a cell's number changes with a step: each seat's way out first, then to its two sides.
STEPS = np.array([[1, 3, -3], [3, -1, 1]])

MOST_CARS = 2
CAR_SETS = tuple(cars for cars in range(FULL + 1) if bits.count(cars) <= MOST_CARS)
N_SETS = len(CAR_SETS)
NUMBER_OF = np.array([CAR_SETS.index(cars) if cars in CAR_SETS else 0 for cars in range(FULL + 1)], np.int16)
"""The number of each set of up to two cars, so that a position is a small number."""
LARGEST = N_SETS**2 - 1

LONGEST_MEMORY = 50
"""Between two moves that cannot be taken back there are at most 25 positions with the same seat to move, and each of
them comes twice at most before the game is over: so this is never full."""

LONGEST_GAME = (4 * 3 + 1) * 2 * LONGEST_MEMORY
"""Each of the four cars has three moves that cannot be taken back; around each a memory is enough."""

STATE = StateType(
    "dodgem",
    pieces=number(0, FULL, 2),
    seen=memory(0, LARGEST, 2, LONGEST_MEMORY, store=np.int16),
    n_seen=memory(0, LONGEST_MEMORY, 2),
)


@rule
def begin(s: State) -> None:
    """Seat 0's cars are on a2 and a3, seat 1's on b1 and c1."""
    s.pieces[0] = HOMES[0]
    s.pieces[1] = HOMES[1]
    s.turn = 0
    forget(s)
    remember(s, position(s))


@rule
def targets(s: State, seat: int, way: int) -> int:
    """Return the empty cells that cars of *seat* reach on a *way*: 0 towards the way out, 1 and 2 to its sides."""
    own = s.pieces[seat]
    if seat == 0:
        reached = own << 1 & ~COLUMN_A if way == 0 else own << 3 if way == 1 else own >> 3
    else:
        reached = own << 3 if way == 0 else own >> 1 & ~COLUMN_C if way == 1 else own << 1 & ~COLUMN_A
    return reached & FULL & ~(s.pieces[0] | s.pieces[1])


@rule
def leaving(s: State, seat: int) -> int:
    """Return the cars that may leave the board: seat 0's in column c, seat 1's in row 3."""
    return s.pieces[seat] & (COLUMN_C if seat == 0 else ROW_3)


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """A car goes one step, never back, to an empty cell, or out over its own edge."""
    n = 0
    for way in range(3):
        reached = targets(s, seat, way)
        while reached != 0:
            to = bits.lowest(reached)
            moves[n] = (to - STEPS[seat, way]) * PLACES + to
            reached &= reached - 1
            n += 1
    out = leaving(s, seat)
    while out != 0:
        moves[n] = bits.lowest(out) * PLACES + OUT
        out &= out - 1
        n += 1
    return n


@rule
def can_move(s: State, seat: int) -> bool:
    """Tell whether *seat* has a move."""
    return targets(s, seat, 0) | targets(s, seat, 1) | targets(s, seat, 2) | leaving(s, seat) != 0


@rule
def position(s: State) -> int:
    """Return which cars stand where, as one number."""
    return np.int64(NUMBER_OF[s.pieces[0]]) * N_SETS + NUMBER_OF[s.pieces[1]]


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Drive the car. A seat that then cannot move has won; a position that comes for the third time is a draw."""
    origin, to = move // PLACES, move % PLACES
    s.pieces[seat] ^= 1 << origin
    if to != OUT:
        s.pieces[seat] |= 1 << to
    # A step towards the way out can never be taken back, nor can leaving.
    if to == OUT or to - origin == STEPS[seat, 0]:
        forget(s)
    s.turn = 1 - seat
    if not can_move(s, 1 - seat):
        end(s, 1 << (1 - seat))
    elif times_seen(s, position(s)) == 2:
        end(s, BOTH)
    else:
        remember(s, position(s))


@rule
def canonical(s: State) -> None:
    """Mirrored from lower left to upper right and with the cars swapped, it is the same position."""
    if s.turn == 1:
        own, other = mirror(s.pieces[1]), mirror(s.pieces[0])
        s.pieces[0], s.pieces[1], s.turn = own, other, 0


@rule
def mirror(cells: int) -> int:
    """Swap columns and rows: b1 becomes a2."""
    diagonal, above, below = cells & 0b100010001, cells & 0b010001000, cells & 0b000100010
    return diagonal | above >> 2 | below << 2 | (cells & 0b001000000) >> 4 | (cells & 0b000000100) << 4


def image_of(move: int, image: Sequence[int]) -> int:
    """Return what a move is on a board whose cells have gone elsewhere."""
    origin, to = divmod(move, PLACES)
    return image[origin] * PLACES + (OUT if to == OUT else image[to])


def recall(s: State, remembered: int) -> None:
    """Put the cars where they stood: `position` the other way round."""
    s.pieces[0], s.pieces[1] = (CAR_SETS[number] for number in divmod(remembered, N_SETS))

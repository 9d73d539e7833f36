"""Trip, by Silvano Sorrentino: three in a row count against you. Fewer trips win."""

import numpy as np

from obelisk.authoring import BOTH, Numbers, SquareBoard, State, StateType, as_set, bits, end, image_table, number, rule

BOARD = SquareBoard(4, 4)
FULL = as_set(range(16))
NOWHERE = 16

STATE = StateType("trip", pieces=number(0, FULL, 2), last=number(0, NOWHERE))

# Three cells in a straight line, next to each other, orthogonally or diagonally.
LINES = tuple(BOARD.runs(3, ((1, 0), (0, 1), (1, 1), (1, -1))))
TRIPS = np.array([as_set(line) for line in LINES])
# The cells that touch each cell; nothing touches "nowhere".
AROUND = np.array([BOARD.around(cell) for cell in range(16)] + [0])
IMAGES = image_table(BOARD.symmetries())


@rule
def begin(s: State) -> None:
    """The board starts empty."""
    s.pieces[:] = 0
    s.last = NOWHERE
    s.turn = 0


@rule
def allowed(s: State) -> int:
    """Return the empty cells away from the piece placed last; or all empty ones, if only such are left."""
    empty = FULL & ~(s.pieces[0] | s.pieces[1])
    away = empty & ~AROUND[s.last]
    return away if away != 0 else empty


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """One piece goes on an allowed cell."""
    return bits.list_cells(allowed(s), moves)


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Place the piece. When all cells are filled, fewer trips win."""
    s.pieces[seat] |= 1 << move
    s.last = move
    s.turn = 1 - seat
    if s.pieces[0] | s.pieces[1] == FULL:
        first, second = trips(s.pieces[0]), trips(s.pieces[1])
        end(s, BOTH if first == second else 1 << (first > second))


@rule
def trips(pieces: int) -> int:
    """Count the trips among *pieces*; four in a row are two."""
    n = 0
    for trip in TRIPS:
        n += pieces & trip == trip
    return n


@rule
def points(s: State, totals: Numbers) -> None:
    """The trips of each seat."""
    totals[0] = trips(s.pieces[0])
    totals[1] = trips(s.pieces[1])


@rule
def canonical(s: State) -> None:
    """Turned, mirrored or with the colours swapped, it is the same position."""
    own, other, last = s.pieces[s.turn], s.pieces[1 - s.turn], 0 if s.last == NOWHERE else 1 << s.last
    least_own, least_other, least_last = own, other, last
    for image in range(len(IMAGES)):
        low, high = IMAGES[image, 0], IMAGES[image, 1]
        new_own = low[own & 255] | high[own >> 8]
        if new_own > least_own:
            continue
        new_other = low[other & 255] | high[other >> 8]
        new_last = low[last & 255] | high[last >> 8]
        if new_own < least_own or new_other < least_other or (new_other == least_other and new_last < least_last):
            least_own, least_other, least_last = new_own, new_other, new_last
    s.pieces[0], s.pieces[1], s.turn = least_own, least_other, 0
    s.last = NOWHERE if least_last == 0 else bits.lowest(least_last)

"""EinStein würfelt nicht!: a die says which numbered piece moves towards the far corner."""

import numpy as np

from obelisk.authoring import CHANCE, EMPTY, Numbers, SquareBoard, State, StateType, bits, end, number, rule

BOARD = SquareBoard(5, 5)
CELLS, SIDE = 25, 5
NUMBERS = 6
ALL = (1 << NUMBERS) - 1
GONE = CELLS
"""Where a piece is that was captured."""
NOT_ROLLED = 0

STARTS = np.array([BOARD.cells[name] for name in ["a1", "b1", "a2", "c1", "b2", "a3"]])
"""Where seat 0 has its pieces 1 to 6; seat 1 has them turned by half a turn."""
GOALS = np.array([CELLS - 1, 0])
AHEAD = np.array([1, -1])
"""Which way columns and rows go for each seat."""

MOST_MOVES = 6
LONGEST = 2 * 2 * 40
"""Chance's turns and moves: each seat's pieces are 40 columns and rows away from the far corner, and come nearer."""

STATE = StateType(
    "einstein",
    at=number(0, GONE, 2, NUMBERS),
    left=number(0, ALL, 2),
    die=number(NOT_ROLLED, NUMBERS),
    mover=number(0, 1),
)


@rule
def begin(s: State) -> None:
    """Both seats have six pieces around their corners, and chance rolls for seat 0."""
    for n in range(NUMBERS):
        s.at[0, n] = STARTS[n]
        s.at[1, n] = CELLS - 1 - STARTS[n]
    s.left[0] = ALL
    s.left[1] = ALL
    s.die = NOT_ROLLED
    s.mover = 0
    s.turn = CHANCE


@rule
def movable(left: int, die: int) -> int:
    """Return the numbers (from 0) of the pieces that may move: the one that was rolled, or its nearest neighbours."""
    if bits.has(left, die - 1):
        return 1 << (die - 1)
    lower, higher = left & ((1 << (die - 1)) - 1), left >> die << die
    while lower & (lower - 1) != 0:
        lower &= lower - 1
    return lower | (higher & -higher)


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """Chance rolls 1 to 6; a piece that may move goes one column, one row or both towards the far corner."""
    if seat == CHANCE:
        for n in range(NUMBERS):
            moves[n] = n + 1
        return NUMBERS
    n = 0
    pieces = movable(s.left[seat], s.die)
    last, ahead = (SIDE - 1) * (1 - seat), AHEAD[seat]
    while pieces != 0:
        cell = s.at[seat, bits.lowest(pieces)]
        pieces &= pieces - 1
        can_aside, can_along = cell % SIDE != last, cell // SIDE != last
        if can_aside:
            moves[n] = cell * CELLS + cell + ahead
            n += 1
        if can_along:
            moves[n] = cell * CELLS + cell + ahead * SIDE
            n += 1
        if can_aside and can_along:
            moves[n] = cell * CELLS + cell + ahead * (SIDE + 1)
            n += 1
    return n


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Note what was rolled; or move the piece, and remove whatever stands there."""
    if seat == CHANCE:
        s.die = move
        s.turn = s.mover
        return
    origin, to = move // CELLS, move % CELLS
    for n in range(NUMBERS):
        for owner in range(2):
            if s.at[owner, n] == to:
                s.at[owner, n] = GONE
                s.left[owner] &= ~(1 << n)
    for n in range(NUMBERS):
        if s.at[seat, n] == origin:
            s.at[seat, n] = to
    s.die = NOT_ROLLED
    s.mover = 1 - seat
    s.turn = CHANCE
    if to == GOALS[seat] or s.left[1 - seat] == 0:
        end(s, 1 << seat)


@rule
def canonical(s: State) -> None:
    """Turned by half a turn with the colours swapped, it is the same position: the one to move has seat 0 then."""
    if s.mover == 0:
        return
    for n in range(NUMBERS):
        own, other = s.at[1, n], s.at[0, n]
        s.at[0, n] = GONE if own == GONE else CELLS - 1 - own
        s.at[1, n] = GONE if other == GONE else CELLS - 1 - other
    s.left[0], s.left[1] = s.left[1], s.left[0]
    s.mover = 0
    if s.turn == 1:
        s.turn = 0


def numbers(s: State) -> dict[int, tuple[int, int]]:
    """Return whose piece stands on each cell that is not empty, and its number from 0."""
    return {int(s.at[seat, n]): (seat, n) for seat in (0, 1) for n in range(NUMBERS) if s.at[seat, n] != GONE}


def cells(s: State) -> list[int]:
    """Return what stands on each cell."""
    standing = numbers(s)
    return [standing[cell][0] if cell in standing else EMPTY for cell in range(CELLS)]


def marks(s: State) -> list[str]:
    """Return the number of the piece on each cell."""
    standing = numbers(s)
    return [str(standing[cell][1] + 1) if cell in standing else "" for cell in range(CELLS)]

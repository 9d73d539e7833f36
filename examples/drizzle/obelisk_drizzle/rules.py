"""The rules of Drizzle: snails creep, frogs jump, and the weather says which of them may."""

from __future__ import annotations

import numpy as np
from obelisk.authoring import (
    CHANCE,
    Numbers,
    SquareBoard,
    State,
    StateType,
    as_set,
    bits,
    end,
    number,
    rule,
)

BOARD = SquareBoard(4, 4)
CELLS = len(BOARD)
FULL = as_set(range(CELLS))

# The row that each seat wants to reach.
FAR_ROW = np.array([as_set(range(12, 16)), as_set(range(4))])


def ahead(seat: int, far: int) -> list[int]:
    """Return for each cell those so far ahead of it, straight or diagonally. (Not compiled.)"""
    up = 1 if seat == 0 else -1
    found = []
    for column, row in map(BOARD.place, range(CELLS)):
        cells = [BOARD.at(column + side * far, row + up * far) for side in (-1, 0, 1)]
        found.append(as_set(cell for cell in cells if cell is not None))
    return found


# For each seat and each cell: where a snail, or a frog, could go from there.
CREEPS = np.array([ahead(0, 1), ahead(1, 1)])
JUMPS = np.array([ahead(0, 2), ahead(1, 2)])

# The weather. A number of its own says that it is not known yet.
UNKNOWN, RAIN, SUN = 0, 1, 2

STATE = StateType(
    "drizzle",
    pieces=number(0, FULL, 2),
    frogs=number(0, FULL),
    weather=number(UNKNOWN, SUN),
    mover=number(0, 1),
)


@rule
def begin(s: State) -> None:
    """Two snails and two frogs stand on the first row of each seat, and the weather is to come."""
    s.pieces[0] = 0b0000_0000_0000_1111
    s.pieces[1] = 0b1111_0000_0000_0000
    s.frogs = 0b0110_0000_0000_0110
    s.weather = UNKNOWN
    s.mover = 0
    s.turn = CHANCE


@rule
def targets(s: State, seat: int, cell: int) -> int:
    """Return where the piece on a cell can go: ahead, and not onto one of its own."""
    if bits.has(s.frogs, cell):
        reach = JUMPS[seat, cell]
    else:
        reach = CREEPS[seat, cell]
    cells: int = reach & ~s.pieces[seat]
    return cells


@rule
def movers(s: State, seat: int) -> int:
    """Return the pieces that may move: those of the weather; if none of them can, the others."""
    snails = 0
    frogs = 0
    for cell in range(CELLS):
        if bits.has(s.pieces[seat], cell) and targets(s, seat, cell) != 0:
            if bits.has(s.frogs, cell):
                frogs |= 1 << cell
            else:
                snails |= 1 << cell
    if s.weather == SUN:
        return frogs if frogs != 0 else snails
    return snails if snails != 0 else frogs


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """Chance brings rain or sun. A player moves a piece that may move to one of its targets."""
    n = 0
    if seat == CHANCE:
        moves[0] = RAIN
        moves[1] = SUN
        return 2
    for cell in range(CELLS):
        if bits.has(movers(s, seat), cell):
            for to in range(CELLS):
                if bits.has(targets(s, seat, cell), to):
                    moves[n] = cell * CELLS + to
                    n += 1
    return n


@rule
def weight(s: State, move: int) -> int:
    """Rain is twice as likely as sun."""
    return 2 if move == RAIN else 1


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Note the weather; or move a piece, capture what stands there, and see whether that wins."""
    if seat == CHANCE:
        s.weather = move
        s.turn = s.mover
        return
    origin, to = move // CELLS, move % CELLS
    is_frog = bits.has(s.frogs, origin)
    s.pieces[seat] ^= 1 << origin | 1 << to
    s.pieces[1 - seat] &= ~(1 << to)
    s.frogs &= ~(1 << origin | 1 << to)
    if is_frog:
        s.frogs |= 1 << to
    s.weather = UNKNOWN
    s.mover = 1 - seat
    s.turn = CHANCE
    if bits.has(FAR_ROW[seat], to) or movers(s, 1 - seat) == 0:
        end(s, 1 << seat)

"""The rules. They are compiled, so they know whole numbers and arrays of them, if, for and while."""

from __future__ import annotations

import numpy as np
from obelisk.authoring import (
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

# The board: four columns and four rows. Cells have names (a1, b1, ...) and numbers (0, 1, ...).
BOARD = SquareBoard(4, 4)
CELLS = len(BOARD)
FULL = as_set(range(CELLS))

# A set of cells is one number: its bits say which cells are in it. Here, the cells beside each cell.
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def beside(cell: int) -> int:
    """Return the cells to the left and right of a cell, above and below it. (This is not compiled.)"""
    column, row = BOARD.place(cell)
    near = [BOARD.at(column + right, row + up) for right, up in STEPS]
    return as_set(other for other in near if other is not None)


BESIDE = np.array([beside(cell) for cell in range(CELLS)])

# A position: the pieces of each of the two seats, as a set. Whose turn it is (turn) and who has won
# (won) belong to every position. Give more fields here if your game needs them.
STATE = StateType("my-game", pieces=number(0, FULL, 2))


@rule
def begin(s: State) -> None:
    """Lay out the first position: an empty board, and seat 0 is to move."""
    s.pieces[:] = 0
    s.turn = 0


@rule
def free(s: State, seat: int) -> int:
    """Return the cells on which a seat may put a piece: empty ones that are not beside an enemy."""
    cells: int = FULL & ~(s.pieces[0] | s.pieces[1])
    for cell in range(CELLS):
        if bits.has(s.pieces[1 - seat], cell):
            cells &= ~BESIDE[cell]
    return cells


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """Write the moves of a seat into `moves`, and return how many they are. A move is a cell."""
    return bits.list_cells(free(s, seat), moves)


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Make a move, which is legal. Whoever cannot move then loses."""
    s.pieces[seat] |= 1 << move
    s.turn = 1 - seat
    if free(s, 1 - seat) == 0:
        # The winners, as a set of seats; BOTH would be a draw.
        end(s, 1 << seat)

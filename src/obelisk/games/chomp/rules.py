"""Chomp, by Fred Schuh and David Gale: bite off a bar of chocolate. Whoever takes the poisoned corner loses."""

import numpy as np

from obelisk.authoring import EMPTY, NOBODYS, Numbers, SquareBoard, State, StateType, as_set, bits, end, number, rule

COLUMNS, ROWS = 5, 4
BOARD = SquareBoard(COLUMNS, ROWS)
FULL = as_set(range(COLUMNS * ROWS))
POISON = 0
"""The cell that nobody wants to take: a1."""


def _taken_with(cell: int) -> int:
    """Return what a bite at *cell* takes: whatever is not left of it and not below it."""
    column, row = BOARD.place(cell)
    places = map(BOARD.place, range(len(BOARD)))
    return as_set(other for other, (c, r) in enumerate(places) if c >= column and r >= row)


BITES = np.array([_taken_with(cell) for cell in range(len(BOARD))])
COLUMN_E = as_set(range(COLUMNS - 1, COLUMNS * ROWS, COLUMNS))

STATE = StateType("chomp", pieces=number(0, FULL))


@rule
def begin(s: State) -> None:
    """The bar starts whole."""
    s.pieces = FULL
    s.turn = 0


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """Any piece that is left may be taken."""
    return bits.list_cells(s.pieces, moves)


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Take the piece and everything that is not left of it and not below it. Whoever takes a1 loses."""
    s.pieces &= ~BITES[move]
    s.turn = 1 - seat
    if s.pieces == 0:
        end(s, 1 << (1 - seat))


@rule
def canonical(s: State) -> None:
    """Whoever is to move, it is the same position; so is its mirror image, where that fits onto the board."""
    s.turn = 0
    if s.pieces & COLUMN_E == 0:
        s.pieces = min(s.pieces, mirror(s.pieces))


@rule
def mirror(cells: int) -> int:
    """Swap columns and rows: b1 becomes a2. Column e must be empty."""
    mirrored = 0
    while cells != 0:
        cell = bits.lowest(cells)
        mirrored |= 1 << (cell % COLUMNS * COLUMNS + cell // COLUMNS)
        cells &= cells - 1
    return mirrored


def cells(s: State) -> list[int]:
    """The chocolate belongs to nobody."""
    return [NOBODYS if bits.has(s.pieces, cell) else EMPTY for cell in range(len(BOARD))]

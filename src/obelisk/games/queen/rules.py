"""Queen: chance puts a queen on the board, and in turn it is moved towards the corner a1."""

import numpy as np

from obelisk.authoring import (
    CHANCE,
    EMPTY,
    NOBODYS,
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

BOARD = SquareBoard(8, 8)
CELLS = len(BOARD)
GOAL = BOARD.cells["a1"]
NOWHERE = CELLS
"""Where the queen is before chance has put it on the board."""

STARTS = tuple(BOARD.cells[name] for name in ["h3", "h4", "h5", "h6", "h7", "c8", "d8", "e8", "f8", "g8"])
START_CELLS = np.array(STARTS)

STEPS = ((-1, 0), (0, -1), (-1, -1))
"""Left, down, or both: as columns and rows."""

MOST_MOVES = 21
LONGEST = 1 + 13
"""Chance's turn, and every move brings the queen at least one row or column nearer: 13 of them lead from g8 to a1."""

STATE = StateType("queen", queen=number(0, NOWHERE))


def ways(cell: int) -> list[int]:
    """Return the cells that a queen can go to."""
    column, row = BOARD.place(cell)
    reached = (BOARD.at(column + n * right, row + n * up) for right, up in STEPS for n in range(1, 8))
    return [other for other in reached if other is not None]


WAYS = np.array([as_set(ways(cell)) for cell in range(CELLS)])
MIRRORED = np.array([*((cell % 8) * 8 + cell // 8 for cell in range(CELLS)), NOWHERE])
"""Where each cell goes when columns and rows change places."""


@rule
def begin(s: State) -> None:
    """The queen is not on the board yet: chance puts it there."""
    s.queen = NOWHERE
    s.turn = CHANCE


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """Chance has ten cells to put the queen on; a player moves it left, down or both, as far as one likes."""
    if seat == CHANCE:
        for i in range(len(START_CELLS)):
            moves[i] = START_CELLS[i]
        return len(START_CELLS)
    return bits.list_cells(WAYS[s.queen], moves)


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Put the queen on a cell. Who moves it to a1 wins."""
    s.queen = move
    s.turn = 0 if seat == CHANCE else 1 - seat
    if move == GOAL:
        end(s, 1 << seat)


@rule
def canonical(s: State) -> None:
    """Mirrored at the long diagonal, and whoever is to move, it is the same position."""
    s.queen = min(s.queen, MIRRORED[s.queen])
    if s.turn != CHANCE:
        s.turn = 0


def cells(s: State) -> list[int]:
    """The queen belongs to nobody."""
    return [NOBODYS if cell == s.queen else EMPTY for cell in range(CELLS)]

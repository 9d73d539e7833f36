"""Rows, a macrogame on nine tiles. Three of your own in a row win; if nobody has them, the most tiles."""

from __future__ import annotations

import numpy as np

from obelisk.authoring import (
    CellNotation,
    Game,
    HexBoard,
    Message,
    Numbers,
    Rules,
    SquareBoard,
    State,
    StateType,
    Text,
    as_set,
    bits,
    end,
    number,
    rule,
)

BOARD = HexBoard(3)
FULL = as_set(range(9))

# The cells of a rhombus are numbered like those of a square; a hexagon has neighbours in three directions.
ROWS = np.array([as_set(run) for run in SquareBoard(3, 3).runs(3, ((1, 0), (0, 1), (1, -1)))])

STATE = StateType("rows", pieces=number(0, FULL, 2))


@rule
def begin(s: State) -> None:
    """The board starts empty."""
    s.pieces[:] = 0
    s.turn = 0


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """A piece goes on any free cell."""
    return bits.list_cells(FULL & ~(s.pieces[0] | s.pieces[1]), moves)


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Put the piece down. Three in a row win; on a full board, the most pieces."""
    s.pieces[seat] |= 1 << move
    s.turn = 1 - seat
    if has_row(s.pieces[seat]):
        end(s, 1 << seat)
    elif s.pieces[0] | s.pieces[1] == FULL:
        end(s, 1 << (bits.count(s.pieces[1]) > bits.count(s.pieces[0])))


@rule
def has_row(pieces: int) -> bool:
    """Return whether three of *pieces* stand in a row."""
    for row in ROWS:  # noqa: SIM110 (any() over a generator does not compile)
        if pieces & row == row:
            return True
    return False


@rule
def points(s: State, totals: Numbers) -> None:
    """The pieces of each seat on the board."""
    totals[0] = bits.count(s.pieces[0])
    totals[1] = bits.count(s.pieces[1])


def why_not(s: State, seat: int, move: int) -> Message:
    """The cell is taken."""
    return Message("move/occupied", cell=BOARD.names[move])


GAME = Game(
    name="rows",
    board=BOARD,
    rules=Rules(state=STATE, begin=begin, legal=legal, apply=apply, points=points, max_moves=9),
    text=Text(notation=CellNotation(BOARD), why_not=why_not),
)

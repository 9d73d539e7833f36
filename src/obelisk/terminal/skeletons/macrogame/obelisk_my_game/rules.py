"""The rules. They are compiled, so they know whole numbers and arrays of them, if, for and while."""

from __future__ import annotations

import numpy as np
from obelisk.authoring import (
    HexBoard,
    Numbers,
    State,
    StateType,
    as_set,
    bits,
    end,
    number,
    rule,
)

# The board: a rhombus of three by three tiles. Tiles have names (a1, b1, ...) and numbers (0, 1, ...).
# HexBoard.triangle(5) and HexBoard.hexagon(3) are other shapes.
BOARD = HexBoard(3)
CELLS = len(BOARD)
FULL = as_set(range(CELLS))
ENOUGH = 4

# A set of tiles is one number: its bits say which tiles are in it. Here, the tiles around each tile.
AROUND = np.array([BOARD.around(cell) for cell in range(CELLS)])

# A position: the tiles of each of the two seats, as a set. Whose turn it is (turn) and who has won
# (won) belong to every position. Give more fields here if your game needs them.
STATE = StateType("my-game", pieces=number(0, FULL, 2))


@rule
def begin(s: State) -> None:
    """Lay out the first position: nobody has a tile, and seat 0 is to move."""
    s.pieces[:] = 0
    s.turn = 0


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """Write the moves of a seat into `moves`, and return how many they are: the free tiles."""
    return bits.list_cells(FULL & ~(s.pieces[0] | s.pieces[1]), moves)


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Give a tile to a seat. In a match the seats do not take turns, so do not rely on `turn` here."""
    s.pieces[seat] |= 1 << move
    s.turn = 1 - seat
    if bits.count(group(s.pieces[seat], move)) >= ENOUGH:
        # The winners, as a set of seats.
        end(s, 1 << seat)
    elif s.pieces[0] | s.pieces[1] == FULL:
        end(s, 0b10 if bits.count(s.pieces[1]) > bits.count(s.pieces[0]) else 0b01)


@rule
def group(tiles: int, cell: int) -> int:
    """Return those of some tiles that hang together with the one on a cell."""
    found = 1 << cell
    grown = 0
    while grown != found:
        grown = found
        for other in range(CELLS):
            if bits.has(tiles, other) and AROUND[other] & grown != 0:
                found |= 1 << other
    return found


@rule
def points(s: State, totals: Numbers) -> None:
    """Count the tiles of each seat; they are shown with the result."""
    totals[0] = bits.count(s.pieces[0])
    totals[1] = bits.count(s.pieces[1])

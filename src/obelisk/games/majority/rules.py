"""Majority: in turn a piece on any free cell of a hexagon. More than half of the cells wins at once."""

from functools import cache

from obelisk.kernel import bits
from obelisk.kernel.rule import rule
from obelisk.kernel.rules import end
from obelisk.kernel.state import Numbers, State, StateType, number
from obelisk.rulebook.geometry import HexBoard

SMALLEST, LARGEST = 2, 4
MOST_CELLS = 3 * LARGEST * (LARGEST - 1) + 1
FULL = (1 << MOST_CELLS) - 1

STATE = StateType("majority", length=number(SMALLEST, LARGEST), free=number(0, FULL), pieces=number(0, FULL, 2))


@rule
def n_cells(length: int) -> int:
    """Return how many cells a hexagon with *length* on a side has: an odd number."""
    return 3 * length * (length - 1) + 1


@rule
def begin(s: State) -> None:
    """The board starts empty."""
    s.free = (1 << n_cells(s.length)) - 1
    s.pieces[:] = 0
    s.turn = 0


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Put the piece down; more than half of the cells wins at once."""
    s.free ^= 1 << move
    s.pieces[seat] |= 1 << move
    s.turn = 1 - seat
    if 2 * bits.count(s.pieces[seat]) > n_cells(s.length):
        end(s, 1 << seat)


@rule
def points(s: State, totals: Numbers) -> None:
    """The cells of each seat."""
    totals[0] = bits.count(s.pieces[0])
    totals[1] = bits.count(s.pieces[1])


_board = cache(HexBoard.hexagon)


def board(s: State) -> HexBoard:
    """Return the board that a position is played on."""
    return _board(int(s.length))

"""Majority: in turn a piece on any free cell of a hexagon. More than half of the cells wins at once."""

from functools import cache

from obelisk.authoring import HexBoard, State, StateType, bits, end, number, rule
from obelisk.kernel.placing import hexagon, put

SMALLEST, LARGEST = 2, 4
MOST_CELLS = hexagon(LARGEST)
FULL = (1 << MOST_CELLS) - 1

STATE = StateType("majority", length=number(SMALLEST, LARGEST), free=number(0, FULL), pieces=number(0, FULL, 2))


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Put the piece down; more than half of the cells wins at once."""
    put(s, seat, move)
    if 2 * bits.count(s.pieces[seat]) > hexagon(s.length):
        end(s, 1 << seat)


_board = cache(HexBoard.hexagon)


def board(s: State) -> HexBoard:
    """Return the board that a position is played on."""
    return _board(int(s.length))

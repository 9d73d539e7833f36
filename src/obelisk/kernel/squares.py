"""Rules for boards that are as wide as high, 2 to 7 cells a side: what a set of cells is when the board is mirrored."""

import numpy as np

from obelisk.kernel.rule import rule
from obelisk.kernel.state import State

SIDES = range(8)
FIRST_ROW = np.array([(1 << side) - 1 for side in SIDES])
FIRST_COLUMN = np.array([sum(1 << side * row for row in range(side)) for side in SIDES])


@rule
def upside_down(cells: int, side: int) -> int:
    """Return a set of cells when the first row becomes the last."""
    turned = 0
    for row in range(side):
        turned |= (cells >> side * row & FIRST_ROW[side]) << side * (side - 1 - row)
    return turned


@rule
def left_to_right(cells: int, side: int) -> int:
    """Return a set of cells when the first column becomes the last."""
    mirrored = 0
    for column in range(side):
        mirrored |= (cells >> column & FIRST_COLUMN[side]) << side - 1 - column
    return mirrored


@rule
def face_up(s: State, side: int) -> None:
    """Turn `pieces` so that seat 0 is to move, and mirror them if that makes the lesser position.

    It is the rule `canonical` of games in which both seats play up the board.
    """
    own, other = s.pieces[s.turn], s.pieces[1 - s.turn]
    if s.turn == 1:
        own, other = upside_down(own, side), upside_down(other, side)
    mirrored_own, mirrored_other = left_to_right(own, side), left_to_right(other, side)
    if mirrored_own < own or (mirrored_own == own and mirrored_other < other):
        own, other = mirrored_own, mirrored_other
    s.pieces[0], s.pieces[1], s.turn = own, other, 0

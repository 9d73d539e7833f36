"""Rhombus for programs that learn: cells as actions, and a board on which everybody joins rows 1 and n."""

import numpy as np

from obelisk.kernel.learning.encoding import ROW
from obelisk.kernel.rule import rule
from obelisk.kernel.state import Array, Numbers, State
from obelisk.rulebook.encodings import Encoding, Part, Symmetry


@rule
def actions(s: State) -> int:
    """Every cell is one."""
    return s.length * s.length


@rule
def index(s: State, seat: int, move: int) -> int:
    """Return a cell as a seat sees it: who joins columns a and n sees columns as rows, and rows as columns."""
    return move if seat == s.sides else move % s.length * s.length + move // s.length


@rule
def move_at(s: State, seat: int, action: int) -> int:
    """Return the cell that a seat means: swapping rows and columns twice changes nothing."""
    return action if seat == s.sides else action % s.length * s.length + action // s.length


@rule
def mask(s: State, seat: int, mask: Array, moves: Numbers) -> None:
    """Mark the free cells. Every cell is written: a branch would be a coin toss for the processor."""
    view = 0 if seat == s.sides else 1
    for cell in range(s.length * s.length):
        mask[cell] = s.owners[view, cell] == 0


@rule
def observe(s: State, seat: int, planes: Array) -> None:
    """Write the seat's own pieces, then the other's."""
    n, view = s.length, 0 if seat == s.sides else 1
    if planes.shape[1] == n and planes.shape[2] == n:
        # In one piece, so that many cells are written at once. A match has larger planes.
        flat = planes.flat
        for cell in range(n * n):
            flat[cell] = (s.owners[view, cell] >> seat) & 1
            flat[n * n + cell] = (s.owners[view, cell] >> (1 - seat)) & 1
        return
    for row in range(n):
        for column in range(n):
            owner = s.owners[view, row * n + column]
            planes[0, row, column] = (owner >> seat) & 1
            planes[1, row, column] = (owner >> (1 - seat)) & 1


@rule
def spot(s: State, seat: int, cell: int) -> int:
    """Return row and column of a cell as a seat sees it."""
    seen = index(s, seat, cell)
    return seen // s.length * ROW + seen % s.length


def _half_turn(s: State) -> list[Symmetry]:
    turned = np.arange(int(s.length) ** 2)[::-1].copy()
    return [Symmetry(turned, turned)]


ENCODING = Encoding(
    actions=actions,
    index=index,
    move_at=move_at,
    mask=mask,
    observe=observe,
    spot=spot,
    grid=lambda s: (int(s.length), int(s.length)),
    action_parts=lambda s: [Part(int(s.length) ** 2, "a cell, row by row as the seat sees the board")],
    planes=lambda s: [
        Part(1, "the pieces of the seat, which is to join the first row to the last"),
        Part(1, "the pieces of the other, who is to join the first column to the last"),
    ],
    variant=lambda s: int(s.length),
    symmetries=_half_turn,
    max_plies=lambda s: int(s.length) ** 2,
)

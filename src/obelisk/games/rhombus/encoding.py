"""Rhombus for programs that learn: cells as actions, and a board on which everybody joins rows 1 and n."""

from typing import Any

import numpy as np

from obelisk.authoring import Encoding, Numbers, Part, State, Symmetry, rule
from obelisk.games.rhombus.rules import COUNTED, LARGEST
from obelisk.kernel.bits import wide
from obelisk.kernel.learning.encoding import ROW
from obelisk.kernel.state import Array


@rule
def actions(s: State) -> int:
    """Every cell is one."""
    return s.length * s.length


@rule
def view(s: State, seat: int) -> int:
    """Return how a seat sees the board: 0 row by row, as it is, or 1 column by column."""
    return 0 if seat == s.sides else 1


@rule
def index(s: State, seat: int, move: int) -> int:
    """Return a cell as a seat sees it: who joins columns a and n sees columns as rows, and rows as columns."""
    return wide(COUNTED[s.length, view(s, seat), move])


@rule
def move_at(s: State, seat: int, action: int) -> int:
    """Return the cell that a seat means: swapping rows and columns twice changes nothing."""
    return index(s, seat, action)


@rule
def mark_owned(s: State, seat: int, owner: int, marks: Any) -> None:
    """Write of each cell, as a seat sees the board, whether it is that owner's.

    A branch would be a coin toss for the processor. The largest board has a loop of its own: where the compiler knows
    the end beforehand, it takes half as long.
    """
    seen, bits = s.owners[view(s, seat)], np.int8(owner)
    if s.length == LARGEST:
        for cell in range(LARGEST * LARGEST):
            marks[cell] = seen[cell] == bits
    else:
        for cell in range(s.length * s.length):
            marks[cell] = seen[cell] == bits


@rule
def mask(s: State, seat: int, mask: Array, moves: Numbers) -> None:
    """Mark the free cells."""
    mark_owned(s, seat, 0, mask)


@rule
def observe(s: State, seat: int, planes: Array) -> None:
    """Write the seat's own pieces, then the other's."""
    n, own, other = s.length, 1 << seat, 1 << (1 - seat)
    if planes.shape[1] == n and planes.shape[2] == n:
        # In one piece, so that many cells are written at once. A match has larger planes.
        mark_owned(s, seat, own, planes[0].flat)
        mark_owned(s, seat, other, planes[1].flat)
        return
    for row in range(n):
        for column in range(n):
            owner = s.owners[view(s, seat), row * n + column]
            planes[0, row, column] = owner == own
            planes[1, row, column] = owner == other


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

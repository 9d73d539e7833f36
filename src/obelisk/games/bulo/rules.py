"""Bulo, by Piet Hein: Nim in two dimensions. Who removes the last piece loses."""

from collections.abc import Sequence

import numpy as np

from obelisk.authoring import (
    EMPTY,
    NOBODYS,
    Numbers,
    SquareBoard,
    State,
    StateType,
    as_set,
    bits,
    end,
    image_table,
    number,
    rule,
)

BOARD = SquareBoard(4, 4)
FULL = as_set(range(16))

STATE = StateType("bulo", pieces=number(0, FULL))

# A move removes one piece, or two or three that stand next to each other in one row or column.
RUNS = [run for length in (1, 2, 3) for run in BOARD.runs(length, ((1, 0), (0, 1))[: 1 if length == 1 else 2])]
RUN_CELLS = np.array([as_set(run) for run in RUNS])
IMAGES = image_table(BOARD.symmetries())


@rule
def begin(s: State) -> None:
    """All 16 cells start full."""
    s.pieces = FULL
    s.turn = 0


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """Any run whose pieces are all there may be removed."""
    n = 0
    for run in range(len(RUN_CELLS)):
        if s.pieces & RUN_CELLS[run] == RUN_CELLS[run]:
            moves[n] = run
            n += 1
    return n


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Remove the run. Who removes the last piece loses."""
    s.pieces ^= RUN_CELLS[move]
    s.turn = 1 - seat
    if s.pieces == 0:
        end(s, 1 << (1 - seat))


@rule
def canonical(s: State) -> None:
    """Turned or mirrored, and whoever is to move, it is the same position."""
    smallest = s.pieces
    for image in range(len(IMAGES)):
        smallest = min(smallest, IMAGES[image, 0, s.pieces & 255] | IMAGES[image, 1, s.pieces >> 8])
    s.pieces = smallest
    s.turn = 0


def image_of(run: int, image: Sequence[int]) -> int:
    """Return what a run becomes when the board is turned or mirrored."""
    return RUNS.index(tuple(sorted(image[cell] for cell in RUNS[run])))


def cells(s: State) -> list[int]:
    """The pieces belong to nobody."""
    return [NOBODYS if bits.has(s.pieces, cell) else EMPTY for cell in range(16)]

"""Bulo, by Piet Hein: Nim in two dimensions. Who removes the last piece loses."""

from __future__ import annotations

import numpy as np

from obelisk.errors import IllegalMove
from obelisk.games.geometry import SquareBoard, as_set, image_table
from obelisk.games.notation import read_cells
from obelisk.games.reasons import Reason, after
from obelisk.games.rulebook import EMPTY, NOBODYS, Refusal, Rulebook
from obelisk.kernel import bits
from obelisk.kernel.rule import rule
from obelisk.kernel.rules import end
from obelisk.kernel.state import Numbers, State, StateType, number

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


class BuloNotation:
    """`b2` for one piece, `b2b4` for a run: its two ends, the smaller column or row first."""

    def write(self, s: State, move: int) -> str:
        """Return the ends of the run."""
        first, last = RUNS[move][0], RUNS[move][-1]
        return BOARD.names[first] + (BOARD.names[last] if last != first else "")

    def read(self, s: State, text: str) -> int:
        """Return the run between the two cells."""
        if text in BOARD.cells:
            return RUNS.index((BOARD.cells[text],))
        first, last = read_cells(text, BOARD, count=2)
        (column, row), (to_column, to_row) = BOARD.place(first), BOARD.place(last)
        cell, to = BOARD.names[first], BOARD.names[last]
        if first == last:
            raise IllegalMove("bulo/one", move=text, better=cell)
        if column != to_column and row != to_row:
            raise IllegalMove("move/not-straight", move=text, cell=cell, to=to)
        length = abs(to_column - column) + abs(to_row - row) + 1
        if length > 3:
            raise IllegalMove("bulo/too-many", move=text, cell=cell, to=to, n=length)
        if first > last:
            raise IllegalMove("bulo/order", move=text, better=to + cell)
        step = (last - first) // (length - 1)
        return RUNS.index(tuple(range(first, last + 1, step)))


def why_not(s: State, seat: int, move: int) -> Refusal:
    """Some piece of the run is not there any more."""
    run = RUNS[move]
    gone = next(cell for cell in run if not bits.has(s.pieces, cell))
    return Refusal("bulo/gone" if len(run) == 1 else "bulo/gap", cell=BOARD.names[gone])


def reason(s: State, seat: int, move: int) -> Reason | None:
    """Once only single pieces are left, their number decides; before that, symmetry is worth knowing."""
    left = int(after(s, seat, move).pieces)
    n = bits.count(left)
    if not any(bits.count(int(run)) > 1 and left & int(run) == int(run) for run in RUN_CELLS):
        return Reason("reason/bulo/odd" if n % 2 else "reason/bulo/even", n=n)
    turned = as_set(15 - cell for cell in range(16) if bits.has(left, cell))
    return Reason("reason/bulo/symmetric") if turned == left else None


def cells(s: State) -> list[int]:
    """The pieces belong to nobody."""
    return [NOBODYS if bits.has(s.pieces, cell) else EMPTY for cell in range(16)]


def ending(s: State) -> list[Reason]:
    """Somebody had to remove the last piece."""
    return [Reason("ending/bulo/last", seat=int(s.won == 0b01))]


GAME = Rulebook(
    name="bulo",
    title={"en": "Bulo", "ja": "ビューロ"},
    state=STATE,
    board=BOARD,
    notation=BuloNotation(),
    max_moves=len(RUNS),
    begin=begin,
    legal=legal,
    apply=apply,
    more_rules={"canonical": canonical},
    why_not=why_not,
    reason=reason,
    ending=ending,
    cells=cells,
)

"""A toy on a triangle of two to four cells a side: chance blocks a cell, then each takes cells until none is left.

The seat that has taken more wins, and equal is a shared win.
"""

from functools import cache
from typing import Any

from obelisk.authoring import (
    BOTH,
    Board,
    BoardEncoding,
    CellNotation,
    Game,
    Plane,
    Rules,
    StateType,
    Text,
    bits,
    end,
    number,
    reject_unknown_keys,
    rule,
    whole_number,
)

CHANCE = -1
SMALLEST, LARGEST = 2, 4
FULL = (1 << 10) - 1
STATE = StateType(
    "toy-triangle",
    length=number(SMALLEST, LARGEST),
    pieces=number(0, FULL, 2),
    blocked=number(-1, 9),
    taken=number(0, 10, 2),
    turns=number(0, 10, 10),
    plies=number(0, 10),
)


class Triangle(Board):
    """Cells in rows, each one shorter than the one below it."""

    def __init__(self, size: int):
        self.spots = [(column, row) for row in range(size) for column in range(size - row)]
        self.names = tuple(f"{'abcd'[column]}{row + 1}" for column, row in self.spots)

    def place(self, cell: int) -> tuple[int, int]:
        return self.spots[cell]


@cache
def triangle(size: int) -> Triangle:
    return Triangle(size)


def board(s: Any) -> Triangle:
    return triangle(int(s.length))


def swapped(on):
    """Swap rows and columns."""
    return [[on.spots.index((row, column)) for column, row in on.spots]]


@rule
def n_cells(s):
    return s.length * (s.length + 1) // 2


@rule
def begin(s):
    s.pieces[:] = 0
    s.taken[:] = 0
    s.turns[:] = 0
    s.plies = 0
    s.blocked = -1
    s.turn = CHANCE


@rule
def legal(s, seat, moves):
    n = 0
    for cell in range(n_cells(s)):
        if cell != s.blocked and not bits.has(s.pieces[0] | s.pieces[1], cell):
            moves[n] = cell
            n += 1
    return n


@rule
def apply(s, seat, move):
    s.plies += 1
    if seat == CHANCE:
        s.blocked = move
        s.turn = 0
        return
    s.pieces[seat] |= 1 << move
    s.taken[seat] += 1
    s.turns[move] = s.plies
    s.turn = 1 - seat
    if s.plies == n_cells(s):
        ahead = s.taken[0] - s.taken[1]
        end(s, BOTH if ahead == 0 else 1 << (ahead < 0))


class SizeSetup:
    """`{"size": 3}`."""

    keys = ("size",)

    def choose(self, s, game, options):
        self.read(s, game, {"size": 3, **options})

    def read(self, s, game, setup):
        reject_unknown_keys(setup, self.keys, game)
        s.length = whole_number(setup, "size", game, SMALLEST, LARGEST)

    def write(self, s):
        return {"size": int(s.length)}


GAME = Game(
    name="toy-triangle",
    board=board,
    setup=SizeSetup(),
    rules=Rules(state=STATE, begin=begin, legal=legal, apply=apply, max_moves=10, max_plies=10, has_chance=True),
    text=Text(notation=CellNotation(board)),
    encoding=BoardEncoding(
        symmetries=swapped,
        planes=(
            Plane("pieces", "pieces", "own pieces, then the other's"),
            Plane("cell", "blocked", "the blocked cell"),
            Plane("counts", "taken", "how many cells each has"),
            Plane("numbers", "turns", "when each cell was taken"),
            Plane("number", "plies", "plies"),
        ),
        max_plies=lambda s: int(s.length * (s.length + 1) // 2),
    ),
)

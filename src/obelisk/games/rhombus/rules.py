"""Rhombus: Hex, by Piet Hein. Who joins their two sides with an unbroken chain wins."""

from functools import cache
from typing import Any

import numpy as np

from obelisk.authoring import (
    EMPTY,
    HEX_STEPS,
    Chance,
    HexBoard,
    Numbers,
    State,
    StateType,
    end,
    number,
    pick,
    reject_unknown_keys,
    rule,
    whole_number,
)
from obelisk.kernel.bits import wide
from obelisk.kernel.generated import mix

SMALLEST, LARGEST = 2, 11

# The board lies inside a frame of border cells, so that every cell has six neighbours to look at. A cell holds
# the bits below: whose piece it is, and which of its owner's two sides its chain has reached.
WIDTH = LARGEST + 2
FRAME = WIDTH * WIDTH
MIDDLE = FRAME // 2
SEAT_BITS = 0b0011
FIRST_SIDE, SECOND_SIDE = 0b0100, 0b1000
SIDES = FIRST_SIDE | SECOND_SIDE
OUTSIDE = 0b10000
HALF_A_WORD = 31
"""So many cells, of two bits each, make one number of a position's mark."""
NEIGHBOURS = np.array([right + WIDTH * up for right, up in HEX_STEPS])

# Where each cell of a board of each size lies in the framed grid.
PLACES = np.zeros((LARGEST + 1, LARGEST * LARGEST), np.int64)
for _size in range(SMALLEST, LARGEST + 1):
    for _cell in range(_size * _size):
        PLACES[_size, _cell] = (_cell // _size + 1) * WIDTH + _cell % _size + 1

# The number of each cell, counted row by row and column by column: a table, because dividing takes longer.
COUNTED = np.zeros((LARGEST + 1, 2, LARGEST * LARGEST), np.uint8)
for _size in range(SMALLEST, LARGEST + 1):
    _cells = np.arange(_size * _size).reshape(_size, _size)
    COUNTED[_size, :, : _size * _size] = _cells.ravel(), _cells.T.ravel()

STATE = StateType(
    "rhombus",
    length=number(SMALLEST, LARGEST),
    sides=number(0, 1),
    # Whose piece stands on each cell, row by row and once more column by column, as the two seats see the board.
    owners=number(0, SEAT_BITS, 2, LARGEST * LARGEST, store=np.int8),
    grid=number(0, OUTSIDE, FRAME, store=np.int8),
    # Room for spreading a side along a chain, places counted from the middle; empty between moves.
    spread=number(-MIDDLE, MIDDLE, LARGEST * LARGEST, store=np.int8),
)


@rule
def begin(s: State) -> None:
    """The board starts empty. Its rows 1 and n belong to the seat `sides`, its columns a and n to the other."""
    s.grid[:] = OUTSIDE
    s.owners[:] = 0
    last = s.length + 1
    bottom_and_top, left_and_right = 1 << s.sides, 1 << (1 - s.sides)
    for i in range(1, last):
        s.grid[i] = bottom_and_top | FIRST_SIDE
        s.grid[last * WIDTH + i] = bottom_and_top | SECOND_SIDE
        s.grid[i * WIDTH] = left_and_right | FIRST_SIDE
        s.grid[i * WIDTH + last] = left_and_right | SECOND_SIDE
        for j in range(1, last):
            s.grid[i * WIDTH + j] = 0
    s.turn = 0


@rule
def is_free(s: State, cell: int) -> bool:
    """Tell whether no piece stands on a cell of the board."""
    return s.owners[0, cell] == 0


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """A piece goes on any free cell."""
    n = 0
    for cell in range(s.length * s.length):
        if is_free(s, cell):
            moves[n] = cell
            n += 1
    return n


@rule
def is_legal(s: State, seat: int, move: int, moves: Numbers) -> bool:
    """A free cell needs no list to be found; a number that is no cell of this board is none."""
    return 0 <= move < s.length * s.length and is_free(s, move)


@rule
def sample(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
    """Try cells until one is free: on average fewer than two tries in a game, and no list is made."""
    cell = pick(rng, s.length * s.length)
    while not is_free(s, cell):
        cell = pick(rng, s.length * s.length)
    return cell


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Put the piece down; a chain that now reaches both of its owner's sides wins."""
    place = PLACES[s.length, move]
    own = 1 << seat
    chain, untold = own, 0
    for step in NEIGHBOURS:
        near = s.grid[place + step]
        # Multiplied by whether it is the seat's own: a branch would be a coin toss for the processor.
        chain |= near * (near >> seat & 1)
        untold += near == own
    s.grid[place] = chain
    s.owners[0, move] = own
    s.owners[1, COUNTED[s.length, 1, move]] = own
    s.turn = 1 - seat
    if chain & SIDES == SIDES:
        end(s, own)
    elif (chain & SIDES) * untold != 0:  # one branch in place of two
        spread(s, place)


@rule
def spread(s: State, place: int) -> None:
    """Tell all pieces of a chain which side it has reached."""
    chain = s.grid[place]
    untold = chain & SEAT_BITS
    waiting = 0
    while True:
        for step in NEIGHBOURS:
            near = place + step
            if s.grid[near] == untold:
                s.grid[near] = chain
                s.spread[waiting] = near - MIDDLE
                waiting += 1
        if waiting == 0:
            return
        waiting -= 1
        place = wide(s.spread[waiting]) + MIDDLE
        s.spread[waiting] = 0


@rule
def position_hash(s: State) -> int:
    """Return the mark of who has which cell and whose turn it is; which sides the chains have reached follows."""
    found = mix(0, s.turn)
    for first in range(0, s.length * s.length, HALF_A_WORD):
        owned = 0
        for cell in range(first, min(first + HALF_A_WORD, s.length * s.length)):
            owned = owned << 2 | wide(s.owners[0, cell])
        found = mix(found, owned)
    return found


@rule
def points(s: State, totals: Numbers) -> None:
    """The pieces of each seat on the board."""
    first = second = 0
    for cell in range(s.length * s.length):
        first += s.owners[0, cell] & 1
        second += s.owners[0, cell] >> 1
    totals[0], totals[1] = first, second


_board = cache(HexBoard)


def board(s: State) -> HexBoard:
    """Return the board that a position is played on."""
    return _board(int(s.length))


def cells(s: State) -> list[int]:
    """What stands on each cell."""
    return [owner - 1 if owner else EMPTY for owner in s.owners[0, : int(s.length) ** 2].tolist()]


class RhombusSetup:
    """`{"size": 11, "sides": 0}`: how large the board is, and which seat owns rows 1 and n."""

    keys: tuple[str, ...] = ("size", "sides")

    def choose(self, s: State, game: str, options: dict[str, Any]) -> None:
        """Take the size and the sides, or 11 and seat 0."""
        reject_unknown_keys(options, self.keys, game)
        self.read(s, game, {"size": LARGEST, "sides": 0, **options})

    def read(self, s: State, game: str, setup: dict[str, Any]) -> None:
        """Note the size and the sides."""
        reject_unknown_keys(setup, self.keys, game)
        s.length = whole_number(setup, "size", game, SMALLEST, LARGEST)
        s.sides = whole_number(setup, "sides", game, 0, 1)

    def write(self, s: State) -> dict[str, Any]:
        """Return the size and the sides."""
        return {"size": int(s.length), "sides": int(s.sides)}

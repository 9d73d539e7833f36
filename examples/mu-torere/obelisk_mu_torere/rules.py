"""The rules of Mū Tōrere: what the compiler sees."""

from __future__ import annotations

from math import cos, pi, sin

import numpy as np

from obelisk.authoring import (
    BOTH,
    GraphBoard,
    Numbers,
    State,
    StateType,
    as_set,
    bits,
    end,
    forget,
    memory,
    number,
    remember,
    rule,
    times_seen,
)

# Eight outer points, clockwise from the top, each joined to the next and to the middle.
OUTER, MIDDLE, POINTS = "abcdefgh", 8, 9
BOARD = GraphBoard(
    points=(*((name, sin(i * pi / 4), cos(i * pi / 4)) for i, name in enumerate(OUTER)), ("m", 0, 0)),
    lines=(*zip(OUTER, OUTER[1:] + OUTER[:1], strict=True), *((name, "m") for name in OUTER)),
)
FULL = as_set(range(POINTS))
JOINED = np.array([BOARD.around(point) for point in range(POINTS)])

# For each seat to move there are 9 × 70 positions: one of 9 points is empty, 4 of the other 8 are seat 0's. Each is
# remembered at most twice, because the third time ends the game. So the memory cannot overflow.
LONGEST_MEMORY = 2 * 9 * 70

STATE = StateType(
    "mu-torere",
    pieces=number(0, FULL, 2),
    seen=memory(0, (1 << 2 * POINTS) - 1, 2, LONGEST_MEMORY, store=np.int32),
    n_seen=memory(0, LONGEST_MEMORY, 2),
)


@rule
def begin(s: State) -> None:
    """Seat 0's four pieces stand on the nearer half of the outer points, c to f, seat 1's on the others."""
    s.pieces[0] = 0b00111100
    s.pieces[1] = 0b11000011
    s.turn = 0
    forget(s)
    remember(s, position(s))


@rule
def position(s: State) -> int:
    """Return what stands where, as one number."""
    return s.pieces[0] << POINTS | s.pieces[1]


@rule
def empty_point(s: State) -> int:
    """Return the only point without a piece: whoever moves, moves there."""
    return bits.lowest(FULL & ~(s.pieces[0] | s.pieces[1]))


@rule
def movers(s: State, seat: int) -> int:
    """Return the pieces that can move: along a line; into the middle, only from beside an enemy."""
    to = empty_point(s)
    found = s.pieces[seat] & JOINED[to]
    if to == MIDDLE:
        for point in range(MIDDLE):
            if s.pieces[1 - seat] & JOINED[point] == 0:
                found &= ~(1 << point)
    return found


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """A piece that can move goes to the empty point."""
    n = bits.list_cells(movers(s, seat), moves)
    for i in range(n):
        moves[i] = moves[i] * POINTS + empty_point(s)
    return n


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Move the piece. Whoever cannot move loses; the same position for the third time is a draw."""
    origin, to = move // POINTS, move % POINTS
    s.pieces[seat] ^= 1 << origin | 1 << to
    s.turn = 1 - seat
    if movers(s, 1 - seat) == 0:
        end(s, 1 << seat)
    elif times_seen(s, position(s)) == 2:
        end(s, BOTH)
    else:
        remember(s, position(s))


def recall(s: State, remembered: int) -> None:
    """Put the pieces where they stood: `position` the other way round."""
    s.pieces[0], s.pieces[1] = remembered >> POINTS, remembered & FULL

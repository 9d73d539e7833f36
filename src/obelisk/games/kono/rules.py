"""Kono: jump over your own pieces to capture. Who cannot move, or has no piece left, loses."""

import numpy as np

from obelisk.authoring import (
    BOTH,
    Numbers,
    SquareBoard,
    State,
    StateType,
    as_set,
    bits,
    end,
    forget,
    image_table,
    is_memory_full,
    memory,
    number,
    remember,
    rule,
    times_seen,
)

BOARD = SquareBoard(4, 4)
FULL = as_set(range(16))
NEAR_ROWS = as_set(range(8))
NOT_COLUMN_A = FULL & ~as_set((0, 4, 8, 12))
NOT_COLUMN_D = FULL & ~as_set((3, 7, 11, 15))

# How far a cell's number changes with one step up, right, down, left.
STEPS = np.array([4, 1, -4, -1])
IMAGES = image_table(BOARD.symmetries())

LONGEST_MEMORY = 1024
"""Positions remembered for each seat since the last capture; a game that fills this is a draw."""

LONGEST_GAME = 16 * 2 * LONGEST_MEMORY
"""With no more than 15 captures, and so many plies before, between and after them."""

STATE = StateType(
    "kono",
    pieces=number(0, FULL, 2),
    seen=memory(-(1 << 31), (1 << 31) - 1, 2, LONGEST_MEMORY, store=np.int32),
    n_seen=memory(0, LONGEST_MEMORY, 2),
)


@rule
def begin(s: State) -> None:
    """Seat 0 fills rows 1 and 2, seat 1 rows 3 and 4."""
    s.pieces[0] = NEAR_ROWS
    s.pieces[1] = FULL & ~NEAR_ROWS
    s.turn = 0
    forget(s)
    remember(s, position(s))


@rule
def shift(cells: int, direction: int) -> int:
    """Return where pieces on *cells* come to with one step; those that leave the board are gone."""
    if direction == 0:
        return cells << 4 & FULL
    if direction == 1:
        return cells << 1 & NOT_COLUMN_A
    if direction == 2:
        return cells >> 4
    return cells >> 1 & NOT_COLUMN_D


@rule
def targets(s: State, seat: int, direction: int, distance: int) -> int:
    """Return the cells that a move of *distance* can reach: 1 is a step, 2 and 3 jump over one or two own pieces."""
    own, enemy = s.pieces[seat], s.pieces[1 - seat]
    cells = shift(own, direction)
    if distance == 1:
        return cells & ~(own | enemy)
    for _ in range(distance - 1):
        cells = shift(cells & own, direction)
    return cells & enemy


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """A piece goes one step to an empty cell, or jumps over own pieces in a straight line onto an enemy."""
    n = 0
    for direction in range(4):
        for distance in range(1, 4):
            reached = targets(s, seat, direction, distance)
            while reached != 0:
                to = bits.lowest(reached)
                moves[n] = (to - distance * STEPS[direction]) * 16 + to
                reached &= reached - 1
                n += 1
    return n


@rule
def can_move(s: State, seat: int) -> bool:
    """Tell whether *seat* has a move."""
    for direction in range(4):
        for distance in range(1, 4):
            if targets(s, seat, direction, distance) != 0:
                return True
    return False


@rule
def position(s: State) -> int:
    """Return what stands where, as one number of 32 bits."""
    return (s.pieces[0] << 16 | s.pieces[1]) - (1 << 31)


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Move the piece; an enemy that it lands on leaves the game."""
    origin, to = move // 16, move % 16
    enemy = 1 - seat
    s.pieces[seat] ^= 1 << origin | 1 << to
    if bits.has(s.pieces[enemy], to):
        s.pieces[enemy] ^= 1 << to
        forget(s)
    s.turn = enemy
    if not can_move(s, enemy):
        end(s, 1 << seat)
    # plug-in.md, Ruling: the third time is a draw.
    elif times_seen(s, position(s)) == 2 or is_memory_full(s):
        end(s, BOTH)
    else:
        remember(s, position(s))


@rule
def canonical(s: State) -> None:
    """Turned, mirrored or with the colours swapped, it is the same position."""
    own, other = s.pieces[s.turn], s.pieces[1 - s.turn]
    least_own, least_other = own, other
    for image in range(len(IMAGES)):
        low, high = IMAGES[image, 0], IMAGES[image, 1]
        new_own = low[own & 255] | high[own >> 8]
        if new_own > least_own:
            continue
        new_other = low[other & 255] | high[other >> 8]
        if new_own < least_own or new_other < least_other:
            least_own, least_other = new_own, new_other
    s.pieces[0], s.pieces[1], s.turn = least_own, least_other, 0


def recall(s: State, remembered: int) -> None:
    """Put the pieces where they stood: `position` the other way round."""
    pieces = remembered + (1 << 31)
    s.pieces[0], s.pieces[1] = pieces >> 16, pieces & FULL

"""Clobber, by Albert, Grossman, Nowakowski and Wolfe: every move captures. Whoever cannot, loses."""

import numpy as np

from obelisk.authoring import (
    Chance,
    Numbers,
    SquareBoard,
    State,
    StateType,
    as_set,
    bits,
    end,
    moved_sets,
    number,
    pick,
    rule,
)

COLUMNS, ROWS = 5, 4
BOARD = SquareBoard(COLUMNS, ROWS)
CELLS = COLUMNS * ROWS
FULL = as_set(range(CELLS))
COLUMN_A = as_set(range(0, CELLS, COLUMNS))
NOT_COLUMN_A, NOT_COLUMN_E = FULL & ~COLUMN_A, FULL & ~(COLUMN_A << COLUMNS - 1)
FIRST = as_set(cell for cell in range(CELLS) if sum(BOARD.place(cell)) % 2 == 0)
"""The cells of a1's colour."""
BORDERS = COLUMNS * (ROWS - 1) + ROWS * (COLUMNS - 1)
"""Between how many pairs of cells a piece can step; over each border at most one piece of a seat can."""

# How far a cell's number changes with one step up, right, down, left.
STEPS = np.array([COLUMNS, 1, -COLUMNS, -1])

HALF = CELLS // 2


def _images() -> Numbers:
    """Return where halves of a set of cells go, mirrored left to right, upside down, and both: [image, half, cells]."""
    table = np.zeros((3, 2, 1 << HALF), np.int64)
    for image, (right, up) in enumerate(((True, False), (False, True), (True, True))):
        for half in range(2):
            cells = map(BOARD.place, range(HALF * half, HALF * (half + 1)))
            moved = ((COLUMNS - 1 - c if right else c, ROWS - 1 - r if up else r) for c, r in cells)
            table[image, half] = moved_sets([r * COLUMNS + c for c, r in moved])
    return table


IMAGES = _images()

STATE = StateType("clobber", pieces=number(0, FULL, 2))


@rule
def begin(s: State) -> None:
    """All cells are full, seat 0's pieces on a1 and every cell of its colour, seat 1's on the others."""
    s.pieces[0] = FIRST
    s.pieces[1] = FULL & ~FIRST
    s.turn = 0


@rule
def shift(cells: int, direction: int) -> int:
    """Return where pieces on *cells* come to with one step; those that leave the board are gone."""
    if direction == 0:
        return cells << COLUMNS & FULL
    if direction == 1:
        return cells << 1 & NOT_COLUMN_A
    if direction == 2:
        return cells >> COLUMNS
    return cells >> 1 & NOT_COLUMN_E


@rule
def beside(cells: int) -> int:
    """Return the cells that lie above, below or beside some *cells*."""
    return cells << COLUMNS & FULL | cells << 1 & NOT_COLUMN_A | cells >> COLUMNS | cells >> 1 & NOT_COLUMN_E


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """A piece steps up, right, down or left onto an enemy."""
    own, enemy = s.pieces[seat], s.pieces[1 - seat]
    n = 0
    for direction in range(4):
        reached = shift(own, direction) & enemy
        while reached != 0:
            to = bits.lowest(reached)
            moves[n] = (to - STEPS[direction]) * CELLS + to
            reached &= reached - 1
            n += 1
    return n


@rule
def sample(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
    """Pick one of the moves that `legal` lists, without making the list."""
    own, enemy = s.pieces[seat], s.pieces[1 - seat]
    up, right, down, left = shift(own, 0) & enemy, shift(own, 1) & enemy, shift(own, 2) & enemy, shift(own, 3) & enemy
    n_up, n_right, n_down = bits.count(up), bits.count(right), bits.count(down)
    chosen = pick(rng, n_up + n_right + n_down + bits.count(left))
    reached, step = up, COLUMNS
    if chosen >= n_up:
        chosen -= n_up
        reached, step = right, 1
        if chosen >= n_right:
            chosen -= n_right
            reached, step = down, -COLUMNS
            if chosen >= n_down:
                chosen -= n_down
                reached, step = left, -1
    for _ in range(chosen):
        reached &= reached - 1
    to = bits.lowest(reached)
    return (to - step) * CELLS + to


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Step onto the enemy, who is removed. Where no enemies are side by side any more, nobody can move."""
    origin, to = move // CELLS, move % CELLS
    s.pieces[seat] ^= 1 << origin | 1 << to
    s.pieces[1 - seat] ^= 1 << to
    s.turn = 1 - seat
    if beside(s.pieces[seat]) & s.pieces[1 - seat] == 0:
        end(s, 1 << seat)


@rule
def alive(own: int, enemy: int) -> int:
    """Return the pieces that may still move or be removed: those that hang together with some enemy."""
    everybody = own | enemy
    found = beside(own) & enemy | beside(enemy) & own
    grown = found | beside(found) & everybody
    while grown != found:
        found = grown
        grown |= beside(grown) & everybody
    return found


@rule
def canonical(s: State) -> None:
    """Mirrored, with the colours swapped, and without the pieces that nobody can reach, it is the same position."""
    own, other = s.pieces[s.turn], s.pieces[1 - s.turn]
    living = alive(own, other)
    own, other = own & living, other & living
    least_own, least_other = own, other
    for image in range(len(IMAGES)):
        low, high = IMAGES[image, 0], IMAGES[image, 1]
        new_own = low[own & (1 << HALF) - 1] | high[own >> HALF]
        if new_own > least_own:
            continue
        new_other = low[other & (1 << HALF) - 1] | high[other >> HALF]
        if new_own < least_own or new_other < least_other:
            least_own, least_other = new_own, new_other
    s.pieces[0], s.pieces[1], s.turn = least_own, least_other, 0

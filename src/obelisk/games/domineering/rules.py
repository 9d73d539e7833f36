"""Domineering, by Göran Andersson: one player lays dominoes upright, the other lying. Whoever cannot, loses."""

from obelisk.authoring import Numbers, SquareBoard, State, StateType, as_set, bits, end, image_table, number, rule
from obelisk.kernel.generated import mix

SIDE = 4
BOARD = SquareBoard(SIDE, SIDE)
CELLS = SIDE * SIDE
FULL = as_set(range(CELLS))
NOT_COLUMN_D = FULL & ~as_set(range(SIDE - 1, CELLS, SIDE))
IMAGES = image_table(BOARD.symmetries())
UPRIGHT_IMAGES = 4
"""The first images leave upright what is upright; in the others a domino that stood lies down."""

STATE = StateType("domineering", pieces=number(0, FULL, 2))


@rule
def begin(s: State) -> None:
    """The board starts empty."""
    s.pieces[:] = 0
    s.turn = 0


@rule
def places(s: State, seat: int) -> int:
    """Return the cells at which *seat* may begin a domino: its lower cell for seat 0, its left cell for seat 1."""
    free = FULL & ~(s.pieces[0] | s.pieces[1])
    return free & free >> SIDE if seat == 0 else free & free >> 1 & NOT_COLUMN_D


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """A domino lies on two empty cells, upright for seat 0 and lying for seat 1; it is numbered by the first."""
    return bits.list_cells(places(s, seat), moves)


@rule
def domino(seat: int, cell: int) -> int:
    """Return the two cells of the domino that *seat* begins at *cell*."""
    return 1 << cell | 1 << (cell + (SIDE if seat == 0 else 1))


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Lay the domino. A seat that cannot lay one then has lost."""
    s.pieces[seat] |= domino(seat, move)
    s.turn = 1 - seat
    if places(s, 1 - seat) == 0:
        end(s, 1 << seat)


@rule
def canonical(s: State) -> None:
    """What counts is which cells are free; mirrored, or turned by a quarter for the other player, they are the same."""
    covered = s.pieces[0] | s.pieces[1]
    first = 0 if s.turn == 0 else UPRIGHT_IMAGES
    least = FULL
    for image in range(first, first + UPRIGHT_IMAGES):
        least = min(least, IMAGES[image, 0, covered & 255] | IMAGES[image, 1, covered >> 8])
    s.pieces[0], s.pieces[1], s.turn = least, 0, 0


@rule
def position_hash(s: State) -> int:
    """Hash which cells are free, and whose turn it is: it does not matter which dominoes cover the others."""
    return mix(mix(0, s.pieces[0] | s.pieces[1]), s.turn)


def dominoes(s: State, seat: int) -> list[tuple[int, int]]:
    """Return the two cells of each domino of a seat. They follow from its cells: in a line each has one next to it."""
    left, found = int(s.pieces[seat]), []
    while left:
        first = bits.lowest(left)
        both = int(domino(seat, first))
        found.append((first, bits.lowest(both & ~(1 << first))))
        left &= ~both
    return found

"""The board as sets of 16 × 16 points: four words of 64 bits, four rows of sixteen in each.

The same grid serves two purposes. As *places* its points are the crossings of the half-lines `a`…`o` and `1`…`15`,
where the middles of tiles lie. As *quarters* they are the quarter cells: numbers 1 to 14 in each direction lie on the
board, 0 and 15 beside it, where a line on the edge sticks out. A tile with its middle at place p covers quarter p, the
one to its right, the one above, and the one to the right of that. The last column holds no place and no quarter of the
board, so no word is ever negative.
"""

from typing import Any

import numpy as np

from obelisk.authoring import bits, rule

LINES = 15
SIDE = 16
POINTS = SIDE * SIDE
WORDS = POINTS // 64

SOLID, LINE, CROSS = range(3)
KINDS = 3
NO_KIND = -1

Set = tuple[int, int, int, int]
"""A set of points."""


def point(column: int, row: int) -> int:
    """Return the number of a point."""
    return SIDE * row + column


def kind_at(column: int, row: int) -> int:
    """Return which kind of tile lies with its middle on a crossing of half-lines: 0 and 14 are the board's edges."""
    if column % 2 and row % 2:
        return SOLID
    if column % 2 or row % 2:
        return LINE
    is_inner = 0 < column < LINES - 1 and 0 < row < LINES - 1
    return CROSS if is_inner else NO_KIND


def _words(points: list[tuple[int, int]]) -> list[int]:
    total = sum(1 << point(*at) for at in points)
    return [(total >> (64 * word)) & ((1 << 64) - 1) for word in range(WORDS)]


def _near(places: list[tuple[int, int]], steps: tuple[int, ...]) -> Any:
    """Return for each point which of some places lie as many columns and rows away as *steps* allow."""
    squares = [(x, y) for y in range(SIDE) for x in range(SIDE)]
    near = [[at for at in places if at[0] - x in steps and at[1] - y in steps] for x, y in squares]
    return np.array([*map(_words, near)])


_CROSSINGS = [(column, row) for row in range(LINES) for column in range(LINES)]
_QUARTERS = [(column, row) for row in range(1, LINES) for column in range(1, LINES)]

KIND_OF = np.full(POINTS, NO_KIND, np.int64)
for _column, _row in _CROSSINGS:
    KIND_OF[point(_column, _row)] = kind_at(_column, _row)

PLACES = np.array(
    [
        _words([at for at in _CROSSINGS if kind_at(*at) != NO_KIND and bits.has(kinds, kind_at(*at))])
        for kinds in range(1 << KINDS)
    ]
)
"""The places of some kinds, a set of bits."""

BOARD = np.array(_words(_QUARTERS))
"""The quarters that lie on the board."""

BLOCKED_BY = _near(_CROSSINGS, (-1, 0, 1))
"""The places that a tile at each place takes from all others: tiles are two half-lines wide."""

COVERED_BY = _near(_QUARTERS, (0, 1))
"""The quarters of the board that a tile at each place covers."""


@rule
def is_empty(points: Set) -> bool:
    """Tell whether a set has no points."""
    return points[0] | points[1] | points[2] | points[3] == 0


@rule
def count(points: Set) -> int:
    """Return how many points a set has."""
    return bits.count(points[0]) + bits.count(points[1]) + bits.count(points[2]) + bits.count(points[3])


@rule
def both(one: Set, other: Set) -> Set:
    """Return the points that are in both sets."""
    return one[0] & other[0], one[1] & other[1], one[2] & other[2], one[3] & other[3]


@rule
def without(one: Set, other: Set) -> Set:
    """Return the points of one set that are not in the other."""
    return one[0] & ~other[0], one[1] & ~other[1], one[2] & ~other[2], one[3] & ~other[3]


@rule
def lowest(points: Set) -> Set:
    """Return a set with one point of a set that is not empty."""
    if points[0] != 0:
        return points[0] & -points[0], 0, 0, 0
    if points[1] != 0:
        return 0, points[1] & -points[1], 0, 0
    if points[2] != 0:
        return 0, 0, points[2] & -points[2], 0
    return 0, 0, 0, points[3] & -points[3]


@rule
def nth(points: Set, n: int) -> int:
    """Return the number of the point that *n* others of the set come before."""
    word = 0
    while bits.count(points[word]) <= n:
        n -= bits.count(points[word])
        word += 1
    return 64 * word + _nth_bit(points[word], n)


@rule
def _nth_bit(word: int, n: int) -> int:
    bit = 0
    width = 32
    while width > 0:
        below = bits.count((word >> bit) & ((1 << width) - 1))
        if below <= n:
            n -= below
            bit += width
        width >>= 1
    return bit


@rule
def spread(points: Set) -> Set:
    """Return a set of quarters of the board and all that share a side with one of them (beside the board too)."""
    wide = (
        points[0] | (points[0] << 1) | (points[0] >> 1),
        points[1] | (points[1] << 1) | (points[1] >> 1),
        points[2] | (points[2] << 1) | (points[2] >> 1),
        points[3] | (points[3] << 1) | (points[3] >> 1),
    )
    return (
        wide[0] | (points[0] << 16) | (points[0] >> 16) | (points[1] << 48),
        wide[1] | (points[1] << 16) | (points[0] >> 48) | (points[1] >> 16) | (points[2] << 48),
        wide[2] | (points[2] << 16) | (points[1] >> 48) | (points[2] >> 16) | (points[3] << 48),
        wide[3] | (points[3] << 16) | (points[2] >> 48) | (points[3] >> 16),
    )


@rule
def touching(quarters: Set) -> Set:
    """Return the points at which a tile covers one of some quarters of the board."""
    a = quarters[0] | (quarters[0] >> 1)
    b = quarters[1] | (quarters[1] >> 1)
    c = quarters[2] | (quarters[2] >> 1)
    d = quarters[3] | (quarters[3] >> 1)
    return a | (a >> 16) | (b << 48), b | (b >> 16) | (c << 48), c | (c >> 16) | (d << 48), d | (d >> 16)

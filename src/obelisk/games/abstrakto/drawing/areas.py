"""The shape of an area of Abstrakto: its outline, and the point inside where something can be written.

A quarter of a cell is the pair of its lower left crossing of half-lines, counted from 0; so is a point, which may lie
between crossings.
"""

from collections.abc import Set as AbstractSet
from itertools import pairwise

Quarter = tuple[int, int]
Corner = tuple[int, int]
Spot = tuple[float, float]


def borders(quarters: AbstractSet[Quarter]) -> list[list[Corner]]:
    """Return the corners of an area's borders, with the area on their left: the outer one first, then its holes.

    >>> borders({(0, 0), (1, 0)})
    [[(0, 0), (2, 0), (2, 1), (0, 1)]]
    """
    ways = _border(quarters)
    found = []
    while ways:
        # The lowest corner that is left, on the left: nothing lies below, so a border comes there only once.
        first = min(ways, key=lambda corner: (corner[1], corner[0]))
        found.append(_walk(ways, first))
    return found


def _walk(ways: dict[Corner, list[Corner]], first: Corner) -> list[Corner]:
    """Follow one border and take it away; return its corners."""
    walked: list[Corner] = []
    step, here = (0, 0), first
    while not walked or here != first:
        # Where four sides meet, to the left: quarters that touch by a corner do not hang together there.
        turns = ((-step[1], step[0]), step, (step[1], -step[0]), *ways[here])
        turn = next(turn for turn in turns if turn in ways[here])
        ways[here].remove(turn)
        if not ways[here]:
            del ways[here]
        if turn != step:
            walked.append(here)
        step = turn
        here = (here[0] + step[0], here[1] + step[1])
    return walked


def _border(quarters: AbstractSet[Quarter]) -> dict[Corner, list[Corner]]:
    """Return in which directions the border goes from each corner, keeping the area on its left."""
    ways: dict[Corner, list[Corner]] = {}
    for column, row in quarters:
        corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1), (column, row)]
        beside = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
        for (begin, end), neighbour in zip(pairwise(corners), beside, strict=True):
            if neighbour not in quarters:
                ways.setdefault(begin, []).append((end[0] - begin[0], end[1] - begin[1]))
    return ways


def inset(corners: list[Corner], gap: float) -> list[Spot]:
    """Return an outline moved inwards by *gap*.

    >>> inset([(0, 0), (2, 0), (2, 1), (0, 1)], 0.25)
    [(0.25, 0.25), (1.75, 0.25), (1.75, 0.75), (0.25, 0.75)]
    """
    moved = []
    for before, here, after in zip([corners[-1], *corners], corners, [*corners[1:], corners[0]], strict=False):
        inward = [
            (-_sign(end[1] - begin[1]), _sign(end[0] - begin[0])) for begin, end in pairwise((before, here, after))
        ]
        moved.append((here[0] + gap * sum(x for x, _ in inward), here[1] + gap * sum(y for _, y in inward)))
    return moved


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def enclosed(corners: list[Corner]) -> int:
    """Return how many quarters an outline encloses, its holes included.

    >>> enclosed([(0, 0), (2, 0), (2, 1), (0, 1)])
    2
    """
    pairs = zip(corners, [*corners[1:], corners[0]], strict=True)
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs) // 2


def middle(quarters: AbstractSet[Quarter]) -> Spot:
    """Return the point of an area that lies farthest from its border: a quarter's middle, or one between quarters.

    Of several, the one nearest to the area's centre of gravity.

    >>> middle({(0, 0), (1, 0), (0, 1), (1, 1), (2, 0)})
    (1.0, 1.0)
    """
    # Points in units of half a quarter. One that is deep by so many of them has its eight neighbours one less deep.
    depth = {
        (2 * column + across, 2 * row + up) for column, row in quarters for across in (0, 1, 2) for up in (0, 1, 2)
    }
    depth = {spot for spot in depth if all(quarter in quarters for quarter in _around(spot))}
    while deeper := {
        (x, y) for x, y in depth if all((x + dx, y + dy) in depth for dx in (-1, 0, 1) for dy in (-1, 0, 1))
    }:
        depth = deeper
    centre_x = sum(2 * column + 1 for column, _ in quarters) / len(quarters)
    centre_y = sum(2 * row + 1 for _, row in quarters) / len(quarters)
    x, y = min(depth, key=lambda spot: ((spot[0] - centre_x) ** 2 + (spot[1] - centre_y) ** 2, spot))
    return x / 2, y / 2


def _around(spot: Corner) -> list[Quarter]:
    """Return the quarters that meet at a point, given in units of half a quarter."""
    x, y = spot
    return [(column, row) for column in {(x - 1) // 2, x // 2} for row in {(y - 1) // 2, y // 2}]

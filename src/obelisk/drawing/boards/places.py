"""Where the cells of a board lie on the plane of pictures: x to the right, y down, neighbours one unit apart.

Boards count upwards: their columns, rows and points have y upwards. `spot_of` leads from there to the plane.
"""

import math
from dataclasses import dataclass
from functools import lru_cache, singledispatch

from obelisk.rulebook.geometry import Board, GraphBoard, HexBoard, SquareBoard

Places = dict[str, tuple[float, float]]

HEX_ROW = math.sqrt(3) / 2
"""How far apart the rows of hexagons are."""


@dataclass(frozen=True)
class HexLabels:
    """Where the numbers of rows and the letters of columns belong, as columns and rows (from 0) beside the board."""

    numbers: dict[int, tuple[int, int]]
    """By row: to the left of its first cell."""
    letters: dict[int, tuple[int, int]]
    """By column: below its lowest cell, or above its highest."""
    is_above: bool
    """Whether the letters are above: where below there would be a number in the same place."""


@singledispatch
def spot_of(board: Board, place: tuple[float, float]) -> tuple[float, float]:
    """Return the spot of a *place* that is counted as its board counts, with y upwards.

    >>> spot_of(SquareBoard(2, 2), (1, 1)), spot_of(GraphBoard((("a", 0, 0), ("b", 0, 4)), (("a", "b"),)), (0, 2))
    ((1, -1.0), (0.0, -0.5))
    """
    return place[0], -1.0 * place[1]


@spot_of.register
def _(board: HexBoard, place: tuple[float, float]) -> tuple[float, float]:
    return hex_spot(*place)


@spot_of.register
def _(board: GraphBoard, place: tuple[float, float]) -> tuple[float, float]:
    unit = _unit(board)
    return place[0] / unit, -place[1] / unit


def hex_spot(column: float, row: float) -> tuple[float, float]:
    """Return where the hexagon in a column and row (from 0) lies, on a board or beside it."""
    return column + 0.5 * row, -HEX_ROW * row


@lru_cache(maxsize=64)
def _unit(board: GraphBoard) -> float:
    """Return the length of the shortest line: points that it joins are one unit apart in pictures."""
    points = {name: (x, y) for name, x, y in board.points}
    lengths = [math.dist(points[first], points[second]) for first, second in board.lines]
    return min((length for length in lengths if length > 0), default=1.0)


@lru_cache(maxsize=64)
def hex_labels(board: HexBoard) -> HexLabels:
    """Return where the numbers and letters of a board of hexagons belong.

    >>> hex_labels(HexBoard.hexagon(2)).is_above, hex_labels(HexBoard.triangle(3)).is_above
    (True, False)
    """
    columns: dict[int, list[int]] = {}
    for column, row in board.spots:
        columns.setdefault(column, []).append(row)
    numbers = {row: (board.spots[cells[0]][0] - 1, row) for row, cells in board.rows.items()}
    below = {column: (column, rows[0] - 1) for column, rows in sorted(columns.items())}
    above = {column: (column, rows[-1] + 1) for column, rows in sorted(columns.items())}
    is_above = not set(below.values()).isdisjoint(numbers.values())
    return HexLabels(numbers, above if is_above else below, is_above)


@lru_cache(maxsize=64)
def places(board: Board) -> Places:
    """Return where each cell of *board* lies.

    >>> places(SquareBoard(2, 2))["b2"]
    (1, -1.0)
    """
    if not isinstance(board, SquareBoard | HexBoard | GraphBoard):
        # Of another kind of board nothing is known: its cells stand in rows, as nearly square as they can.
        across = math.ceil(math.sqrt(len(board)))
        return {name: (cell % across, float(cell // across)) for cell, name in enumerate(board.names)}
    return {name: spot_of(board, board.place(cell)) for cell, name in enumerate(board.names)}


def between(board: Board, first: str, last: str) -> list[str]:
    """Return the cells that lie on the straight line between two cells, from the first to the last.

    >>> between(SquareBoard(4, 4), "b2", "b4")
    ['b3']
    """
    spots = places(board)
    whole = math.dist(spots[first], spots[last])
    distances = {name: math.dist(spots[first], spot) for name, spot in spots.items() if name not in (first, last)}
    on_line = [
        name for name, distance in distances.items() if distance + math.dist(spots[name], spots[last]) < whole + 1e-6
    ]
    return sorted(on_line, key=distances.__getitem__)

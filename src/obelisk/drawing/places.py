"""Where the cells of a board lie on the plane: x to the right, y down, neighbours one unit apart."""

import math
from functools import lru_cache, singledispatch

from obelisk.rulebook.geometry import Board, GraphBoard, HexBoard, SquareBoard

Places = dict[str, tuple[float, float]]

HEX_ROW = math.sqrt(3) / 2
"""How far apart the rows of a rhombus are."""


@singledispatch
def _places(board: Board) -> Places:
    """Lay out a kind of board that nothing is known of: its cells in rows, as nearly square as they can."""
    across = math.ceil(math.sqrt(len(board)))
    return {name: (cell % across, float(cell // across)) for cell, name in enumerate(board.names)}


@_places.register
def _rows(board: SquareBoard | HexBoard) -> Places:
    lean, height = (0.5, HEX_ROW) if isinstance(board, HexBoard) else (0, 1.0)
    spots = map(board.place, range(len(board)))
    return {name: (column + lean * row, -height * row) for name, (column, row) in zip(board.names, spots, strict=True)}


@_places.register
def _graph(board: GraphBoard) -> Places:
    """Scale the points so that those joined by the shortest line are one unit apart."""
    spots = {name: (x, -y) for name, x, y in board.points}
    lengths = [math.dist(spots[first], spots[second]) for first, second in board.lines]
    unit = min((length for length in lengths if length > 0), default=1.0)
    return {name: (x / unit, y / unit) for name, (x, y) in spots.items()}


@lru_cache(maxsize=64)
def places(board: Board) -> Places:
    """Return where each cell of *board* lies.

    >>> places(SquareBoard(2, 2))["b2"]
    (1, -1.0)
    """
    return _places(board)


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

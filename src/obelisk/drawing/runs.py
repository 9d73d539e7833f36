"""Lines of one's own pieces that count in a game: where they lie, and how many each seat has."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations

from obelisk.drawing.places import between, places
from obelisk.games.geometry import Board

Run = tuple[str, str]
"""The first and the last cell of a line."""

COUNTED = {"trip": 3}
"""The games in which lines of pieces next to each other count, and how many pieces make one; `drawing/runs/NAME` says
what a line is called there."""
DIAGONAL = math.sqrt(2)


def runs_of(game: str, board: Board, standing: Mapping[str, int | None]) -> dict[Run, int]:
    """Return the lines that count, each with its owner; none in a game without such lines.

    >>> from obelisk.games.geometry import SquareBoard
    >>> runs_of("trip", SquareBoard(4, 4), {"a1": 1, "b2": 1, "c3": 1, "d4": 0})
    {('a1', 'c3'): 1}
    """
    found = {}
    for cells in _lines(board, COUNTED[game]) if game in COUNTED else ():
        owners = {standing.get(cell) for cell in cells}
        owner = owners.pop()
        if not owners and owner is not None:
            found[cells[0], cells[-1]] = owner
    return found


@lru_cache(maxsize=16)
def _lines(board: Board, length: int) -> tuple[tuple[str, ...], ...]:
    """Return every line of so many cells next to each other, along rows, columns and diagonals."""
    spots, reach = places(board), length - 1
    ends = [
        pair
        for pair in combinations(board.names, 2)
        if any(math.isclose(math.dist(spots[pair[0]], spots[pair[1]]), reach * step) for step in (1, DIAGONAL))
    ]
    lines = ((first, *between(board, first, last), last) for first, last in ends)
    return tuple(line for line in lines if len(line) == length)

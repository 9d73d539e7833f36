"""The three zones of a board, and how often each colour comes there.

Rules, "Boards": one colour is special. It has one of the nine inner cells and four of the twelve edge cells that are no
corners; each of the others has two inner cells, one corner and two edge cells.
"""

from typing import NamedTuple

import numpy as np

from obelisk.authoring import Numbers
from obelisk.games.microchip.rules.data import BOARD, CELLS, SIZE

_ENDS = (0, SIZE - 1)


def _zone(borders: int) -> Numbers:
    """Return the cells that lie at so many borders of the board: none for inner cells, two for corners."""
    places = [BOARD.place(cell) for cell in range(CELLS)]
    return np.array([cell for cell, place in enumerate(places) if sum(at in _ENDS for at in place) == borders])


INNER, EDGES, CORNERS = _zone(0), _zone(1), _zone(2)


class Zone(NamedTuple):
    """Some cells of a board, and how many of them the special colour has and each of the others."""

    name: str
    cells: Numbers
    of_special: int
    of_others: int

    def share(self, colour: int, special: int) -> int:
        """Return how many cells a colour must have here, if *special* is the special one."""
        return self.of_special if colour == special else self.of_others


ZONES = (Zone("corners", CORNERS, 0, 1), Zone("inner", INNER, 1, 2), Zone("edges", EDGES, 4, 2))

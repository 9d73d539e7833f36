"""The solo puzzle: one board, and five random tiles of each colour."""

from __future__ import annotations

import numpy as np

from obelisk.games.microchip.boards import draw_board
from obelisk.games.microchip.data import COLOURS, SHAPES, shape_counts
from obelisk.kernel.chance import shuffle
from obelisk.kernel.state import Chance

OF_EACH_COLOUR = 5


def draw_puzzle(rng: Chance) -> tuple[str, list[str]]:
    """Return a board and the names of the tiles for a puzzle.

    >>> from obelisk.kernel.chance import generator
    >>> board, tiles = draw_puzzle(generator(1))
    >>> len(board), len(tiles)
    (25, 25)
    """
    board = draw_board(rng)
    tiles = []
    for colour in COLOURS:
        shapes = np.repeat(np.arange(len(SHAPES)), shape_counts())
        shuffle(rng, shapes)
        tiles += [colour + SHAPES[shape] for shape in sorted(shapes[:OF_EACH_COLOUR])]
    return board, tiles

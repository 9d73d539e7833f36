"""Boards: 25 letters, row 1 first, each row from column a. Drawn, checked, counted.

Rules, "Boards": one colour is special. It has one of the nine inner cells and four of the twelve edge cells that are no
corners; each of the others has two inner cells, one corner and two edge cells.

Why a drawn board is uniform: given the special colour, the rules say for each of the three zones only how often
each colour comes there, so the boards are all combinations of an arrangement for each zone, and there are equally many
whichever colour is special. The special colour is drawn uniformly, and each zone's letters are shuffled uniformly and
independently; a shuffle hits every arrangement of the same letters equally often, because each comes from the same
number of orders. No board has two special colours, since only the special one has no corner.
"""

from collections import Counter
from typing import Any

import numpy as np

from obelisk.errors import BadSetup
from obelisk.games.microchip.rules.data import BOARD, CELLS, COLOURS, N_COLOURS, SIZE, Array
from obelisk.kernel.chance import pick
from obelisk.kernel.rule import rule
from obelisk.kernel.state import Chance, Numbers

_ENDS = (0, SIZE - 1)


def _zone(borders: int) -> Numbers:
    """Return the cells that lie at so many borders of the board: none for inner cells, two for corners."""
    places = [BOARD.place(cell) for cell in range(CELLS)]
    return np.array([cell for cell, place in enumerate(places) if sum(at in _ENDS for at in place) == borders])


INNER, EDGES, CORNERS = _zone(0), _zone(1), _zone(2)

# How many cells of a zone the special colour has, and each of the others. (Corners: none, and one.)
_SHARES = (("inner", INNER, 1, 2), ("edges", EDGES, 4, 2))


@rule
def count_cells(board: Array, colour: int) -> int:
    """Return how many cells of the board have a colour."""
    cells = 0
    for cell in range(CELLS):
        cells += 1 if board[cell] == colour else 0
    return cells


@rule
def deal_zone(rng: Chance, cells: Numbers, special: int, of_special: int, of_others: int, board: Array) -> None:
    """Colour the cells of one zone at random: each colour as often as the rules say."""
    n = 0
    for colour in range(N_COLOURS):
        for _ in range(of_special if colour == special else of_others):
            board[cells[n]] = colour
            n += 1
    # The cells lie apart, so they are shuffled here, as `shuffle` would.
    for last in range(len(cells) - 1, 0, -1):
        other = pick(rng, last + 1)
        held = board[cells[last]]
        board[cells[last]] = board[cells[other]]
        board[cells[other]] = held


@rule
def deal_board(rng: Chance, board: Array) -> None:
    """Draw a board, each with the same chance: the colour of each cell is written into *board*."""
    special = pick(rng, N_COLOURS)
    deal_zone(rng, INNER, special, 1, 2, board)
    deal_zone(rng, CORNERS, special, 0, 1, board)
    deal_zone(rng, EDGES, special, 4, 2, board)


def draw_board(rng: Chance) -> str:
    """Return the letters of a random board.

    >>> from obelisk.kernel.chance import generator
    >>> len(read_board(draw_board(generator(1))))
    25
    """
    board = np.zeros(CELLS, np.int64)
    deal_board(rng, board)
    return write_board(board)


def pack_board(board: Array) -> int:
    """Return a board as one number, the colour of the first cell in its lowest digit.

    >>> board = read_board("PBYPGRPGYBGYBRRBPGRGYPBYR")
    >>> unpacked = np.zeros_like(board)
    >>> unpack_board(pack_board(board), unpacked)
    >>> write_board(unpacked)
    'PBYPGRPGYBGYBRRBPGRGYPBYR'
    """
    return sum(int(colour) * N_COLOURS**cell for cell, colour in enumerate(board))


@rule
def unpack_board(packed: int, board: Array) -> None:
    """Write the colour of each cell into *board*."""
    for cell in range(CELLS):
        board[cell] = packed % N_COLOURS
        packed //= N_COLOURS


def write_board(board: Array) -> str:
    """Return the letters of a board whose cells' colours are given as numbers."""
    return "".join(COLOURS[colour] for colour in board)


def read_colours(text: Any) -> Numbers:
    """Return the colour of each cell as a number, for any 25 letters of colours."""
    if not isinstance(text, str) or len(text) != CELLS:
        n = len(text) if isinstance(text, str) else repr(text)
        raise BadSetup("microchip/board-letters", n=CELLS, given=n)
    for cell, letter in zip(BOARD.names, text, strict=True):
        if letter not in COLOURS:
            raise BadSetup("microchip/board-colour", cell=cell, given=letter, colours=" ".join(COLOURS))
    return np.array([COLOURS.index(letter) for letter in text], np.int64)


def read_board(text: Any) -> Numbers:
    """Return the colour of each cell as a number, or raise BadSetup with the rule that the board breaks."""
    board = read_colours(text)
    corners = {COLOURS[board[cell]] for cell in CORNERS}
    if len(corners) != len(CORNERS):
        raise BadSetup("microchip/board-corners", given=" ".join(COLOURS[board[cell]] for cell in CORNERS))
    special = next(colour for colour in COLOURS if colour not in corners)
    for zone, cells, of_special, of_others in _SHARES:
        found = Counter(COLOURS[board[cell]] for cell in cells)
        for colour in COLOURS:
            expected = of_special if colour == special else of_others
            if found[colour] != expected:
                code = f"microchip/board-{zone}"
                raise BadSetup(code, special=special, colour=colour, given=found[colour], expected=expected)
    return board

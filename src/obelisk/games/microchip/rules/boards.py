"""Boards: 25 letters, row 1 first, each row from column a. Drawn, read and written; zones.py has their rules.

Why a drawn board is uniform: given the special colour, the rules say for each of the three zones only how often
each colour comes there, so the boards are all combinations of an arrangement for each zone, and there are equally many
whichever colour is special. The special colour is drawn uniformly, and each zone's letters are shuffled uniformly and
independently; a shuffle hits every arrangement of the same letters equally often, because each comes from the same
number of orders. No board has two special colours, since only the special one has no corner.
"""

from typing import Any

import numpy as np

from obelisk.authoring import BadSetup, Chance, Numbers, pick, rule
from obelisk.games.microchip.rules.checks import NO_COLOUR, check_board
from obelisk.games.microchip.rules.data import BOARD, CELLS, COLOURS, N_COLOURS, Array
from obelisk.games.microchip.rules.zones import CORNERS, EDGES, INNER

BLANK = "."
"""What stands for a cell without a colour in the text of an unfinished board."""


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
    """Return the letters of a board whose cells' colours are given as numbers, a dot for each cell without one."""
    return "".join(BLANK if colour == NO_COLOUR else COLOURS[colour] for colour in board)


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
    for broken in check_board(board).broken:
        raise BadSetup(broken.message.code, **broken.message.facts)
    return board


def read_unfinished(text: Any) -> Numbers:
    """Return the colour of each cell as a number, NO_COLOUR for each dot; any colours will do."""
    dotted = text if isinstance(text, str) else ""
    painted = read_colours(dotted.replace(BLANK, COLOURS[0]) if dotted else text)
    return np.array([NO_COLOUR if letter == BLANK else colour for letter, colour in zip(text, painted, strict=True)])

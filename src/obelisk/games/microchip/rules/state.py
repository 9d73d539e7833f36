"""The record of a position of Microchip, and the moves as numbers."""

import numpy as np

from obelisk.authoring import StateType, number
from obelisk.games.microchip.rules.data import CELLS, N_COLOURS, N_SHAPES, PATTERNS, TILES, TILES_OF_A_COLOUR

MOST_PLAYERS = 5
POOL = N_COLOURS * TILES_OF_A_COLOUR
KINDS = len(TILES)
NO_TILE = -1

SOLO_PER_COLOUR = 5
"""Tiles of each colour in the puzzle."""

ROWS = np.array([0, 0, 5, 5, 5, 6])
COLUMNS = np.array([0, 0, 10, 12, 12, 10])
"""The size of the pool, by the number of players."""

PENALTY = 2
"""What each unused tile costs."""

MOST_VALUE = 4 * CELLS

MOST_IN_BOX = 60
"""Maximum number of boards that a deal may draw from."""

STATE = StateType(
    "microchip",
    seats=MOST_PLAYERS,
    # The set-up: everybody's board, the pool by columns (draw column first, top tile first); alone, the tiles given.
    players=number(1, MOST_PLAYERS),
    # Seats whose board is known, as a set of bits.
    has_boards=number(0, (1 << MOST_PLAYERS) - 1),
    boards=number(0, N_COLOURS - 1, MOST_PLAYERS, CELLS, store=np.int8),
    pool=number(NO_TILE, KINDS - 1, POOL, store=np.int8),
    given=number(0, POOL, KINDS, store=np.int8),
    # The boards that the deal draws from, each as one number, in place of all possible ones; empty after the deal.
    in_box=number(0, MOST_IN_BOX),
    boxed=number(0, N_COLOURS**CELLS - 1, MOST_IN_BOX),
    # How many tiles of each shape a colour has in the box.
    box=number(0, TILES_OF_A_COLOUR, N_SHAPES),
    # Which tiles of the pool are taken, how many are left, where the draw column begins, and what everybody holds of
    # each kind.
    taken=number(0, (1 << POOL) - 1),
    left=number(0, POOL),
    column=number(0, POOL),
    held=number(0, POOL, MOST_PLAYERS, KINDS, store=np.int8),
    # Who has handed a layout in, the sides of the tile on each cell of it, and its biggest microchip. (Programs that
    # lay tile by tile keep there what they have not handed in: encoding.py.)
    handed=number(0, (1 << MOST_PLAYERS) - 1),
    layouts=number(0, PATTERNS - 1, MOST_PLAYERS, CELLS, store=np.int8),
    chips=number(0, (1 << CELLS) - 1, MOST_PLAYERS),
    scores=number(-PENALTY * POOL, MOST_VALUE, MOST_PLAYERS),
)

# Moves as numbers: take a tile of a kind, or hand in the layout with a number (see codes.py).
BUILD = KINDS

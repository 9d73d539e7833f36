"""The record of a position of Micropul, and the moves as numbers."""

import numpy as np

from obelisk.authoring import State, StateType, memory, number, rule
from obelisk.games.micropul.rules.data import CORE, N_TILES, NE, NW, SE, SW
from obelisk.kernel.bits import wide

MOST_PLAYERS = 2
HAND_SIZE = 6
STONES = 3

# The board has no edge. Tiles hang together, so any two of the 48 are at most 47 squares apart, and a square beside
# them at most 48: on a grid of 64 × 64 whose edges meet, no two of them fall together.
GRID = 64
SQUARES = GRID * GRID
NO_TILE = 0
"""What the grid holds where no tile lies near: else the tile's place plus one, or minus one less the place of an
open square."""

FARTHEST = N_TILES
OPEN_SQUARES = 2 * N_TILES + 2
"""No board of 48 squares has more free squares around it."""

NODES = 4 * N_TILES
"""A corner of a laid tile, for the groups: four times the tile's place plus the corner."""

NOBODY = -1

NAMING_ORDER = np.argsort([SW, SE, NW, NE])
"""Which micropul of a tile names a group: of those on the group's lowest tile, the one that comes first here."""

N_FACTS = 20
"""How many facts decide what a position is worth (judging.py)."""

# What a placement can fire: the four corners of the new tile; for each of its sides the two corners it faces;
# its own big catalyst; that of the neighbour at each side.
FIRED_CORNER, FIRED_FACING, FIRED_BIG, FIRED_BIG_NEIGHBOUR = 0, 4, 12, 13

STATE = StateType(
    "micropul",
    seats=MOST_PLAYERS,
    # The set-up.
    players=number(1, MOST_PLAYERS),
    starts=number(0, MOST_PLAYERS - 1),
    core=number(0, N_TILES - 1, CORE),
    # Tiles that are not laid: how many have left the core, each hand as a set of tiles, each supply as a set of
    # places in the core's order (so the oldest comes first), and which of these lie face up.
    drawn=number(0, CORE),
    hands=number(0, (1 << N_TILES) - 1, MOST_PLAYERS),
    supplies=number(0, (1 << CORE) - 1, MOST_PLAYERS),
    shown=number(0, (1 << CORE) - 1),
    # Laid tiles, in the order in which they were laid.
    laid=number(0, N_TILES),
    tiles=number(0, N_TILES - 1, N_TILES, store=np.int8),
    turns=number(0, 3, N_TILES, store=np.int8),
    columns=number(-FARTHEST, FARTHEST, N_TILES, store=np.int8),
    rows=number(-FARTHEST, FARTHEST, N_TILES, store=np.int8),
    grid=number(-OPEN_SQUARES, N_TILES, SQUARES, store=np.int8),
    # Free squares beside a tile, and which corners of a tile there would face white or black micropuls.
    n_open=number(0, OPEN_SQUARES),
    open_columns=number(-FARTHEST, FARTHEST, OPEN_SQUARES, store=np.int8),
    open_rows=number(-FARTHEST, FARTHEST, OPEN_SQUARES, store=np.int8),
    open_white=number(0, 15, OPEN_SQUARES, store=np.int8),
    open_black=number(0, 15, OPEN_SQUARES, store=np.int8),
    # Groups: each corner points towards the one that leads its group, which knows the group's size, the sides it
    # has open, its stones, whose the first of them is, and the micropul that names it.
    leader=number(0, NODES - 1, NODES, store=np.int16),
    group_size=number(0, NODES, NODES, store=np.int16),
    group_open=number(0, 2 * NODES, NODES, store=np.int16),
    group_stones=number(0, 2 * STONES, NODES, store=np.int8),
    group_owner=number(NOBODY, MOST_PLAYERS - 1, NODES, store=np.int8),
    group_first=number(0, NODES - 1, NODES, store=np.int16),
    unclaimed=number(0, NODES),
    stones=number(-1, NODES - 1, MOST_PLAYERS, STONES, store=np.int16),
    n_stones=number(0, STONES, MOST_PLAYERS),
    # What the last placement fired, by the marks below.
    fired=memory(0, (1 << 17) - 1),
    passes=number(0, MOST_PLAYERS),
    # Room for shuffling what a seat cannot know; empty between moves.
    pool=memory(0, N_TILES - 1, CORE, store=np.int8),
    # Room for judging a position, empty between moves: what counts, and the free squares that each group borders on.
    facts=memory(-NODES, NODES, N_FACTS, store=np.int16),
    bordering=memory(0, (1 << 15) - 1, NODES, store=np.int16),
    # Whether a search that begins here judges by fitted weights and with foresight (searching.py).
    looks_ahead=memory(0, 1),
    # Room for foreseeing what a tile would do, empty between moves: the groups that it would meet, the sides that they
    # would have open no more, and the part of the tile that they would join; and what these parts would come to.
    met=memory(0, NODES - 1, 8, store=np.int16),
    met_sides=memory(0, 8, 8, store=np.int8),
    met_part=memory(-1, 3, 8, store=np.int8),
    part_size=memory(0, NODES, 4, store=np.int16),
    part_open=memory(0, 2 * NODES, 4, store=np.int16),
    part_stones=memory(0, 2 * STONES, 4, store=np.int8),
    part_owner=memory(NOBODY, MOST_PLAYERS - 1, 4, store=np.int8),
)

# Moves as numbers: what is done, then with which tile, where, and turned how (or at which corner).
LAY, DRAW, DRAW_SHOWN, STONE, PASS = range(5)
_SPAN = 128


@rule
def move_number(action: int, tile: int, column: int, row: int, turn: int) -> int:
    """Return a move as one number."""
    return (((action * _SPAN + tile) * _SPAN + wide(column) + _SPAN // 2) * _SPAN + wide(row) + _SPAN // 2) * 4 + turn


@rule
def parts_of(move: int) -> tuple[int, int, int, int, int]:
    """Return what a move does, its tile, its column and row, and how the tile is turned or which corner is meant."""
    square, half = move // 4, _SPAN // 2
    column, row = square // _SPAN % _SPAN - half, square % _SPAN - half
    return square // (_SPAN * _SPAN * _SPAN), square // (_SPAN * _SPAN) % _SPAN, column, row, move % 4


@rule
def square_of(column: int, row: int) -> int:
    """Return the place of a square in the grid."""
    return (wide(row) & (GRID - 1)) * GRID + (wide(column) & (GRID - 1))


@rule
def lying_at(s: State, column: int, row: int) -> int:
    """Return what the grid holds for a square: a tile's place plus one, or NO_TILE or less."""
    return wide(s.grid[square_of(column, row)])

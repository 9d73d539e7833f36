"""The 48 tiles, as they lie on the published sheet, and what follows from them."""

import numpy as np

# Corners NW NE SW SE: `-` empty, `o` white, `x` black, `.` one dot, `:` two dots, `+` plus.
# A big tile is one big micropul with a catalyst that all four sides share: `O+` is white with a plus.
TILES = (
    "o---", "x---", "ox+-", "xo+-", "+oox", "+xxo",
    "o--.", "x--.", "ox-.", "xo-.", ".oox", ".xxo",
    "o-.-", "x-.-", "oo-.", "xx-.", "oo.o", "xx.x",
    "o.+-", "x.+-", "oo:-", "xx:-", "oo:x", "xx:o",
    "o.-.", "x.-.", "o--o", "x--x", "ooox", "xxxo",
    "o:-.", "x:-.", "o-.x", "x-.o", "oxxo", "xoox",
    "O+", "X+", "o+.o", "x+.x", "ooxx", "xxoo",
    "O.", "X.", "o..x", "x..o", "oooo", "xxxx",
)  # fmt: skip

N_TILES = len(TILES)
START_TILE = 40
CORE = N_TILES - 1
"""How many tiles are shuffled face down."""

NOTHING, WHITE, BLACK, DOT, TWO_DOTS, PLUS = range(6)
SIGNS = "-ox.:+"

NW, NE, SW, SE = range(4)
CORNER_NAMES = ("nw", "ne", "sw", "se")

# The sides N E S W: how a square's column and row change there, the two corners of a tile along the side,
# and the corners of the neighbour that they face.
COLUMN_STEP = np.array([0, 1, 0, -1])
ROW_STEP = np.array([1, 0, -1, 0])
ALONG = np.array([[NW, NE], [NE, SE], [SW, SE], [NW, SW]])
FACING = np.array([[SW, SE], [NW, SW], [NW, NE], [NE, SE]])

# Corners of one tile that touch.
TOUCHING = np.array([[NW, NE], [NW, SW], [NE, SE], [SW, SE]])

# After a quarter turn clockwise, which old corner lies at each corner.
_BEFORE_TURN = (SW, NW, SE, NE)


# What lies at each corner of a tile, for each of its four turns (quarters clockwise): [tile, turn, corner].
CORNERS = np.zeros((N_TILES, 4, 4), np.int8)
CORNERS[:, 0] = [[SIGNS.index(sign) for sign in (tile if len(tile) == 4 else tile[0].lower() * 4)] for tile in TILES]
for _turn in range(1, 4):
    CORNERS[:, _turn] = CORNERS[:, _turn - 1][:, _BEFORE_TURN]

# The catalyst that all four sides of a big tile share; NOTHING for the others.
BIG_CATALYST = np.array([NOTHING if len(tile) == 4 else SIGNS.index(tile[1]) for tile in TILES])

# The turns of a tile that look different, the smallest of those that look alike: [tile, turn].
_ALIKE = (CORNERS[:, :, None] == CORNERS[:, None]).all(axis=3)
DIFFERENT = (~np.tril(_ALIKE, -1).any(axis=2)).astype(np.int64)

_CORNER_BITS = 1 << np.arange(4)
_WHITE_AT, _BLACK_AT = (((colour == CORNERS) * _CORNER_BITS).sum(axis=2) for colour in (WHITE, BLACK))

# Which turns of a tile (as bits) fit a square whose corners would face the white micropuls `white` and the black ones
# `black` (as bits) of its neighbours: every micropul that faces one must have its colour, and at least one such pair
# must exist. [white, black, tile]
_white, _black = np.arange(16).reshape(16, 1, 1, 1), np.arange(16).reshape(16, 1, 1)
_joins = (_WHITE_AT & _white) | (_BLACK_AT & _black)
_clashes = (_WHITE_AT & _black) | (_BLACK_AT & _white)
_fits = (_joins != 0) & (_clashes == 0) & (DIFFERENT != 0)
FITTING = (_fits << np.arange(4)).sum(axis=3).astype(np.int8)

# The part of a tile that each of its micropuls belongs to, by its first corner; -1 where there is none:
# [tile, turn, corner].
PART = np.where((CORNERS == WHITE) | (CORNERS == BLACK), np.arange(4), -1).astype(np.int8)
for _ in range(3):
    for _one, _other in TOUCHING:
        _same = (CORNERS[:, :, _one] == CORNERS[:, :, _other]) & (PART[:, :, _one] >= 0)
        _first = np.minimum(PART[:, :, _one], PART[:, :, _other])
        PART[:, :, _one] = np.where(_same, _first, PART[:, :, _one])
        PART[:, :, _other] = np.where(_same, _first, PART[:, :, _other])

# How many micropuls a part has that begins at a corner; a big one counts once: [tile, turn, corner].
PART_SIZE = (PART[:, :, :, None] == np.arange(4)).sum(axis=2).astype(np.int8)
PART_SIZE[BIG_CATALYST != NOTHING] = np.minimum(PART_SIZE[BIG_CATALYST != NOTHING], 1)

"""Hands and boards for the builder's tests, and all small microchips, found without the builder."""

from collections import Counter
from functools import cache

import numpy as np

import obelisk
from obelisk.games.microchip.rules.boards import draw_board, read_colours
from obelisk.games.microchip.rules.data import CELLS, COLOURS, SHAPE_OF, SHAPES, TILES, count_tiles, neighbour
from obelisk.games.microchip.rules.data import opposite as across
from obelisk.games.microchip.rules.layouts import check_layout, read_layout
from obelisk.kernel.chance import generator, pick, shuffle

PATHS = [(cell, side) for cell in range(CELLS) for side in (0, 1) if neighbour(cell, side) is not None]
"""The 40 sides between two cells: the cell, and its side N or E."""


def random_hand(seed, n):
    """Return a board and *n* of the 60 tiles."""
    rng = generator(seed)
    box = np.repeat(np.arange(len(TILES)), [3, 2, 3, 3, 1] * 5)
    shuffle(rng, box)
    return draw_board(rng), [TILES[tile] for tile in box[:n]]


def puzzle(seed):
    """Return the board and the tiles of a solo puzzle."""
    setup = obelisk.game("microchip").start(seed=seed, players=1).setup
    return setup["boards"][0], setup["tiles"]


def any_hand(seed, n):
    """Return a board and *n* tiles, some perhaps more often than the box has them."""
    rng = generator(seed)
    return draw_board(rng), [TILES[pick(rng, len(TILES))] for _ in range(n)]


def is_what_it_says(build, board, tiles):
    """Check that a build is legal and scores what it says."""
    found = check_layout(read_colours(board), count_tiles(tiles), read_layout(build.move))
    assert found.wrong == ()
    assert found.score == build.score
    assert build.score % 2 == 0
    assert build.score <= build.at_most
    assert build.at_most == build.score or not build.proven


def sides_of(paths):
    """Return the layout with these paths and no others."""
    layout = [0] * CELLS
    for cell, side in paths:
        layout[cell] |= 1 << side
        layout[neighbour(cell, side)] |= 1 << across(side)
    return tuple(layout)


@cache
def small_chips(most_tiles):
    """Return the layouts of all microchips with so many tiles at most, grown path by path."""
    ends = {path: {path[0], neighbour(*path)} for path in PATHS}
    new = {frozenset([path]) for path in PATHS}
    found = set(new)
    while new:
        grown = set()
        for paths in new:
            cells = set().union(*(ends[path] for path in paths))
            for path in PATHS:
                if path not in paths and ends[path] & cells and len(ends[path] | cells) <= most_tiles:
                    grown.add(paths | {path})
        new = grown - found
        found |= new
    return [sides_of(paths) for paths in found]


def best_by_trying(board, tiles):
    """Return the best final score of a hand, by trying every microchip of so many tiles."""
    have = Counter(tiles)
    best = 0
    for layout in small_chips(len(tiles)):
        used = Counter(board[cell] + SHAPES[SHAPE_OF[sides]] for cell, sides in enumerate(layout) if sides)
        if used <= have:
            best = max(best, sum(sides.bit_count() + 2 for sides in layout if sides))
    return best - 2 * len(tiles)


def turned_board(board):
    """Return a board turned by a quarter."""
    return "".join(board[(CELLS // 5 - 1 - cell % 5) * 5 + cell // 5] for cell in range(CELLS))


def recoloured(text, by):
    """Return a board, or the name of a tile, with the colours moved on."""
    return "".join(COLOURS[(COLOURS.index(sign) + by) % 5] if sign in COLOURS else sign for sign in text)


def tiles_of(board, layout_text):
    """Return the tiles that a layout uses."""
    layout = read_layout(layout_text)
    return [board[cell] + SHAPES[SHAPE_OF[sides]] for cell, sides in enumerate(layout) if sides]

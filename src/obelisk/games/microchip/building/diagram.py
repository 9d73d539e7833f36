"""All microchips that fit on the board, as paths through one small diagram.

The cells are laid one by one, row by row. What matters of the cells laid so far is only where paths cross the
line between them and the rest, and which of these crossings hang together already: six crossings at most (one above
each column, one to the right of the last cell), each marked with the number of the piece it belongs to. That is a
node. An arc lays the next cell; its sides S and W are given by the crossings, N and E are free. A piece may lose its
last crossing only if it is the only one: then the microchip is closed, and every further cell stays empty.

So each path from the first node to a last one is one microchip (or none at all), and each microchip one path. There
are 6,255 nodes and 19,795 arcs, whatever the board's colours are. `is_joined` set to false forgets which crossings hang
together: a much smaller diagram, whose paths are all layouts without open paths, in one piece or several.
"""

from typing import NamedTuple

import numpy as np

from obelisk.authoring import Numbers, rule
from obelisk.games.microchip.rules.data import CELLS, EAST, NORTH, SIZE, SOUTH, WEST, Array
from obelisk.kernel.bits import wide


class Diagram(NamedTuple):
    """Nodes numbered layer by layer; the arcs of a node follow one another."""

    start: Array
    """The first node of each layer: `start[cell]` before *cell* is laid. Two more entries end the last layer."""
    first: Array
    """The first arc of each node; one more entry ends the last node's."""
    to: Array
    """The node that an arc leads to."""
    sides: Array
    """The sides of the tile that an arc lays."""


RIGHT = SIZE
"""The crossing to the right of the last cell; the others are numbered by their column."""
CROSSINGS = SIZE + 1
MARK_BITS = 3
MARK = (1 << MARK_BITS) - 1
NEW_PIECE = MARK
"""A number that no piece has yet."""

CODES = 1 << (MARK_BITS * CROSSINGS)
CLOSED = CODES
"""The code of the node after a microchip has been closed."""
NO_NODE = -1

MOST_NODES = 512
"""More than any layer has."""


@rule
def mark_at(code: int, crossing: int) -> int:
    """Return the piece that a crossing belongs to, or 0 where no path crosses."""
    return (code >> (MARK_BITS * crossing)) & MARK


@rule
def renumbered(marks: Numbers) -> int:
    """Return the code of some marks, the pieces numbered from 1 in the order of their first crossing."""
    names = np.zeros(MARK + 1, np.int64)
    known = 0
    code = 0
    for crossing in range(CROSSINGS):
        mark = marks[crossing]
        if mark != 0 and names[mark] == 0:
            known += 1
            names[mark] = known
        code |= names[mark] << (MARK_BITS * crossing)
    return code


@rule
def leave(marks: Numbers, piece: int) -> int:
    """Return the code after a tile from which no path goes on; *piece* (or 0) may have lost its last crossing."""
    others = 0
    for crossing in range(CROSSINGS):
        if marks[crossing] == piece:
            return renumbered(marks)
        others += marks[crossing]
    return NO_NODE if others != 0 else CLOSED


@rule
def lay(code: int, cell: int, outwards: int, is_joined: bool) -> int:
    """Return the code after laying a tile on *cell* with the sides *outwards* (N, E) free, or NO_NODE."""
    column = cell % SIZE
    runs_off = (outwards & EAST != 0 and column == SIZE - 1) or (outwards & NORTH != 0 and cell >= CELLS - SIZE)
    if runs_off or (code == CLOSED and outwards != 0):
        return NO_NODE
    if code == CLOSED:
        return CLOSED
    marks = np.zeros(CROSSINGS, np.int64)
    below = mark_at(code, column)
    piece = below if below != 0 else mark_at(code, RIGHT)
    for crossing in range(CROSSINGS):
        mark = mark_at(code, crossing)
        # The tile joins the piece below with the one to the left.
        marks[crossing] = piece if below != 0 and mark == mark_at(code, RIGHT) and mark != 0 else mark
    onwards = piece if piece != 0 else NEW_PIECE
    marks[column] = onwards if outwards & NORTH != 0 else 0
    marks[RIGHT] = onwards if outwards & EAST != 0 else 0
    if not is_joined:
        for crossing in range(CROSSINGS):
            marks[crossing] = min(1, marks[crossing])
        # One number for all crossings: which of them hang together is forgotten.
        return renumbered(marks)
    return renumbered(marks) if outwards != 0 or piece == 0 else leave(marks, piece)


@rule
def find_layers(codes: Array, after: Array, sizes: Numbers, is_joined: bool) -> None:
    """Find the codes of each layer, and where the arcs of each of its nodes lead: [cell, node, outwards]."""
    number = np.full(CODES + 1, NO_NODE, np.int64)
    sizes[0] = 1
    for cell in range(CELLS):
        for node in range(sizes[cell]):
            for outwards in range(4):
                code = lay(wide(codes[cell, node]), cell, outwards, is_joined)
                if code != NO_NODE and number[code] == NO_NODE:
                    number[code] = sizes[cell + 1]
                    codes[cell + 1, sizes[cell + 1]] = code
                    sizes[cell + 1] += 1
                after[cell, node, outwards] = number[code] if code != NO_NODE else NO_NODE
        for node in range(sizes[cell + 1]):
            number[codes[cell + 1, node]] = NO_NODE


@rule
def number_nodes(codes: Array, after: Array, sizes: Numbers, start: Array, number: Array) -> int:
    """Number the nodes from which a last one can be reached, layer by layer, and return how many arcs they have."""
    arcs = 0
    for node in range(sizes[CELLS]):
        number[CELLS, node] = 0 if codes[CELLS, node] in (0, CLOSED) else NO_NODE
    for cell in range(CELLS - 1, -1, -1):
        for node in range(sizes[cell]):
            number[cell, node] = NO_NODE
            for outwards in range(4):
                then = after[cell, node, outwards]
                if then != NO_NODE and number[cell + 1, then] != NO_NODE:
                    number[cell, node] = 0
                    arcs += 1
    known = 0
    for layer in range(CELLS + 1):
        start[layer] = known
        for node in range(sizes[layer]):
            if number[layer, node] != NO_NODE:
                number[layer, node] = known
                known += 1
    start[CELLS + 1] = known
    return arcs


@rule
def make_diagram(is_joined: bool) -> Diagram:
    """Return the diagram of all microchips; or of all layouts without open paths, if they need not be joined."""
    codes = np.zeros((CELLS + 1, MOST_NODES), np.int32)
    after = np.full((CELLS, MOST_NODES, 4), NO_NODE, np.int32)
    sizes = np.zeros(CELLS + 1, np.int64)
    find_layers(codes, after, sizes, is_joined)
    start = np.zeros(CELLS + 2, np.int32)
    number = np.zeros((CELLS + 1, MOST_NODES), np.int32)
    arcs = number_nodes(codes, after, sizes, start, number)
    nodes = start[CELLS + 1]
    diagram = Diagram(start, np.zeros(nodes + 1, np.int32), np.zeros(arcs, np.int32), np.zeros(arcs, np.int8))
    arc = 0
    for cell in range(CELLS):
        for node in range(sizes[cell]):
            here = number[cell, node]
            if here == NO_NODE:
                continue
            code, given = wide(codes[cell, node]), 0
            if code != CLOSED:
                # The sides that the crossings demand.
                given |= SOUTH if mark_at(code, cell % SIZE) != 0 else 0
                given |= WEST if mark_at(code, RIGHT) != 0 else 0
            diagram.first[here] = arc
            for outwards in range(4):
                then = after[cell, node, outwards]
                if then != NO_NODE and number[cell + 1, then] != NO_NODE:
                    diagram.to[arc] = number[cell + 1, then]
                    diagram.sides[arc] = outwards | given
                    arc += 1
    diagram.first[start[CELLS] :] = arc
    return diagram

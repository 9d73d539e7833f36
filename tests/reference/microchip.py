"""Microchip, from the rules page alone: boards and layouts are dictionaries by cell, hands are bags, chips are graphs.

A layout is a dictionary of the cells used, each with the set of sides that its paths reach.
"""

import copy
import re
from collections import Counter

COLOURS = "BYRGP"
CELLS = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
BOX = Counter({colour + shape: n for colour in COLOURS for shape, n in zip("1ILTX", (3, 2, 3, 3, 1), strict=True)})
POOLS = {2: (5, 10), 3: (5, 12), 4: (5, 12), 5: (6, 10)}
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}
LOOKS = {sides: "1" for sides in "NESW"} | {"NS": "I", "EW": "I"} | dict.fromkeys(("NE", "ES", "SW", "NW"), "L")
LOOKS |= dict.fromkeys(("NES", "NEW", "NSW", "ESW"), "T") | {"NESW": "X"}


def beyond(cell, side):
    """The cell beyond a side, or None where the board ends."""
    right, up = STEPS[side]
    name = f"{chr(ord(cell[0]) + right)}{int(cell[1]) + up}"
    return name if name in CELLS else None


def in_order(sides):
    return "".join(side for side in "NESW" if side in sides)


def read(text):
    """The layout that a text hands in, or None if it is not written as the rules page says."""
    layout = {}
    first, *parts = text.split(" ")
    if first != "build":
        return None
    for part in parts:
        if not re.fullmatch("[a-e][1-5][NESW]+", part) or part[2:] not in LOOKS or part[:2] in layout:
            return None
        layout[part[:2]] = set(part[2:])
    return layout


def written(layout):
    """The layout as a record keeps it, row by row."""
    return " ".join(["build", *(cell + in_order(layout[cell]) for cell in CELLS if cell in layout)])


def tile_at(board, layout, cell):
    return board[cell] + LOOKS[in_order(layout[cell])]


def faults(board, hand, layout):
    """Everything that is wrong with a layout: the kind of fault and the cells that it is about."""
    found = set()
    for cell, sides in layout.items():
        for side in "NESW":
            other = beyond(cell, side)
            if other is None and side in sides:
                found.add(("off-board", cell))
            elif other in layout and (side in sides) != (ACROSS[side] in layout[other]):
                found.add(("not-meeting", *sorted((cell, other))))
    used = Counter(tile_at(board, layout, cell) for cell in layout)
    lacking = {tile for tile in used if used[tile] > hand[tile]}
    return found | {("not-held", cell) for cell in layout if tile_at(board, layout, cell) in lacking}


def structures(layout):
    """The tiles of a layout, put together where a path leads from one to the other."""
    graph = {cell: {beyond(cell, side) for side in sides} for cell, sides in layout.items()}
    parts = []
    for cell in graph:
        # A tile joins all structures that it has a path to into one.
        beside = [part for part in parts if any(cell in graph[other] and other in graph[cell] for other in part)]
        parts = [part for part in parts if part not in beside] + [{cell}.union(*beside)]
    return parts


def microchips(layout):
    """The structures without an open path."""
    return [part for part in structures(layout)
            if all(beyond(cell, side) in part for cell in part for side in layout[cell])]  # fmt: skip


def value(layout, cells):
    return sum(len(layout[cell]) for cell in cells)


def biggest(layout):
    """The microchip that counts: the highest value, then the most tiles."""
    return max(microchips(layout), key=lambda chip: (value(layout, chip), len(chip)), default=set())


class Microchip:
    """A game in progress; `play` changes it."""

    def __init__(self, setup):
        self.players = setup["players"]
        self.boards = [dict(zip(CELLS, letters, strict=True)) for letters in setup["boards"]]
        self.columns = [list(column) for column in setup.get("pool", [])]
        self.hands = [Counter(setup.get("tiles", [])) for _ in range(self.players)]
        self.layouts = {}
        self.turn = 0

    def copy(self):
        other = copy.copy(self)
        other.columns = [list(column) for column in self.columns]
        other.hands, other.layouts = [Counter(hand) for hand in self.hands], dict(self.layouts)
        return other

    def active(self):
        if self.columns:
            return (self.turn,)
        return tuple(seat for seat in range(self.players) if seat not in self.layouts)

    @property
    def is_over(self):
        return self.active() == ()

    def moves(self, seat):
        """The moves that are listed: while building that is the empty layout alone."""
        if seat not in self.active():
            return []
        return sorted(f"take {tile}" for tile in set(self.columns[0])) if self.columns else ["build"]

    def accepts(self, seat, move):
        if seat not in self.active():
            return False
        if self.columns:
            return move in self.moves(seat)
        layout = read(move)
        return layout is not None and not faults(self.boards[seat], self.hands[seat], layout)

    def play(self, seat, move):
        if not self.columns:
            self.layouts[seat] = read(move)
            return
        tile = move.removeprefix("take ")
        self.columns[0].remove(tile)
        self.hands[seat][tile] += 1
        self.columns = [column for column in self.columns if column]
        self.turn = (seat + 1) % self.players

    def chip(self, seat):
        return biggest(self.layouts[seat])

    def score(self, seat):
        unused = self.hands[seat].total() - len(self.chip(seat))
        return value(self.layouts[seat], self.chip(seat)) - 2 * unused

    def points(self):
        return tuple(self.score(seat) for seat in range(self.players))

    def winners(self):
        ranks = [(self.score(seat), len(self.chip(seat))) for seat in range(self.players)]
        return tuple(seat for seat in range(self.players) if ranks[seat] == max(ranks))

"""Micropul, from the rules page alone: the table is a plane of corners, and groups are filled anew each time.

The corner at (x, y) belongs to the tile on the square (x // 2, y // 2). So corners face each other, inside a tile or
across tiles, exactly if they are neighbours in the plane.
"""

from functools import cache

START = 40

# Corners NW NE SW SE. A big tile is one big micropul with a catalyst that all sides share.
SHEET = [
    "o---", "x---", "ox+-", "xo+-", "+oox", "+xxo",
    "o--.", "x--.", "ox-.", "xo-.", ".oox", ".xxo",
    "o-.-", "x-.-", "oo-.", "xx-.", "oo.o", "xx.x",
    "o.+-", "x.+-", "oo:-", "xx:-", "oo:x", "xx:o",
    "o.-.", "x.-.", "o--o", "x--x", "ooox", "xxxo",
    "o:-.", "x:-.", "o-.x", "x-.o", "oxxo", "xoox",
    "big-o+", "big-x+", "o+.o", "x+.x", "ooxx", "xxoo",
    "big-o.", "big-x.", "o..x", "x..o", "oooo", "xxxx",
]  # fmt: skip

CORNERS = {"nw": (0, 1), "ne": (1, 1), "sw": (0, 0), "se": (1, 0)}
NAMING_ORDER = ("sw", "se", "nw", "ne")
SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))


def is_big(tile):
    return SHEET[tile].startswith("big")


@cache
def look(tile, turn):
    """What lies at each corner of a tile that is turned so many quarters clockwise."""
    signs = SHEET[tile][4] * 4 if is_big(tile) else SHEET[tile]
    corners = dict(zip(((0, 1), (1, 1), (0, 0), (1, 0)), signs, strict=True))
    for _ in range(turn):
        corners = {(up, 1 - right): sign for (right, up), sign in corners.items()}
    return corners


@cache
def turns(tile):
    """The turns that look different, the smallest of those that look alike."""
    looks = [look(tile, turn) for turn in range(4)]
    return [turn for turn in range(4) if looks.index(looks[turn]) == turn]


def beside(place):
    return [(place[0] + right, place[1] + up) for right, up in SIDES]


def square_of(corner):
    return corner[0] // 2, corner[1] // 2


def spread(square, tile, turn):
    """The corners of a tile on the table."""
    return {(2 * square[0] + x, 2 * square[1] + y): sign for (x, y), sign in look(tile, turn).items()}


class Micropul:
    """A game in progress; `play` changes it."""

    def __init__(self, setup):
        self.players = setup["players"]
        self.core = list(setup["core"])
        self.hands = []
        for _ in range(self.players):
            self.hands.append(set(self.core[:6]))
            self.core = self.core[6:]
        self.supplies = [[] for _ in range(self.players)]
        self.face_up = set()
        self.tiles = {}
        self.signs = {}
        self.lay((0, 0), START, 0)
        self.stones = []
        self.turn = setup["starts"]
        self.passes = 0
        self.winners = None

    def lay(self, square, tile, turn):
        self.tiles[square] = (tile, turn)
        self.signs.update(spread(square, tile, turn))

    # Groups

    def group(self, corner):
        """All corners of the group of a micropul."""
        found, todo = {corner}, [corner]
        while todo:
            for other in beside(todo.pop()):
                if self.signs.get(other) == self.signs[corner] and other not in found:
                    found.add(other)
                    todo.append(other)
        return found

    def groups(self):
        groups, seen = [], set()
        for corner, sign in self.signs.items():
            if sign in "ox" and corner not in seen:
                groups.append(self.group(corner))
                seen |= groups[-1]
        return groups

    def is_closed(self, group):
        return all(square_of(other) in self.tiles for corner in group for other in beside(corner))

    def open_sides(self, group):
        return sum(square_of(other) not in self.tiles for corner in group for other in beside(corner))

    def size(self, group):
        """Each micropul counts 1, and so does a big one."""
        big = {square_of(corner) for corner in group if is_big(self.tiles[square_of(corner)][0])}
        return len(big) + sum(square_of(corner) not in big for corner in group)

    def owners(self, group):
        """The seats of the stones on a group."""
        return [seat for seat, corner in self.stones if corner in group]

    def name(self, group):
        """The micropul that names a group: the lowest row, then the lowest column, then sw se nw ne."""

        def order(corner):
            column, row = square_of(corner)
            return row, column, NAMING_ORDER.index(self.corner_name(corner))

        corner = min(group, key=order)
        column, row = square_of(corner)
        return f"stone {column},{row}{self.corner_name(corner)}"

    @staticmethod
    def corner_name(corner):
        return next(name for name, place in CORNERS.items() if place == (corner[0] % 2, corner[1] % 2))

    def stones_left(self, seat):
        return 3 - sum(owner == seat for owner, _ in self.stones)

    # Moves

    def free_squares(self):
        return {other for square in self.tiles for other in beside(square)} - set(self.tiles)

    def layings(self, seat):
        moves = []
        for square in self.free_squares():
            # What each corner of a tile there would face, outside itself.
            faced = {
                own: [self.signs[other] for other in beside((2 * square[0] + own[0], 2 * square[1] + own[1]))
                      if self.signs.get(other, "-") in "ox"]
                for own in CORNERS.values()
            }  # fmt: skip
            for tile in self.hands[seat]:
                for turn in turns(tile):
                    pairs = [(sign, other) for own, sign in look(tile, turn).items() if sign in "ox"
                             for other in faced[own]]  # fmt: skip
                    if pairs and all(own == other for own, other in pairs):
                        moves.append(f"{tile}@{square[0]},{square[1]}r{turn}")
        return moves

    def moves(self):
        if self.winners is not None:
            return []
        seat = self.turn
        moves = self.layings(seat)
        if len(self.hands[seat]) < 6:
            supply = self.supplies[seat]
            if any(tile not in self.face_up for tile in supply):
                moves.append("draw")
            moves += [f"draw {tile}" for tile in supply if tile in self.face_up]
        if self.stones_left(seat) > 0:
            moves += [self.name(group) for group in self.groups() if not self.owners(group)]
        return moves or ["pass"]

    def fires(self, square, tile, turn):
        """The signs of the catalysts that fire if a tile is laid: each once. The table must not have it yet."""
        new = spread(square, tile, turn)
        fired = {}
        for corner, sign in new.items():
            for other in beside(corner):
                across = self.signs.get(other, "-") if other not in new else "-"
                if across in "ox":
                    fired[corner] = sign
                    fired[square, "big"] = SHEET[tile][-1] if is_big(tile) else "-"
                if sign in "ox" and other not in new and other in self.signs:
                    fired[other] = across
                    there = self.tiles[square_of(other)][0]
                    fired[square_of(other), "big"] = SHEET[there][-1] if is_big(there) else "-"
        return sorted(sign for sign in fired.values() if sign in ".:+")

    def fired_by(self, move):
        """The catalysts that a move of the list would fire."""
        return self.fires(*self.read_laying(move)) if "@" in move else []

    @staticmethod
    def read_laying(move):
        tile, _, place = move.partition("@")
        square, _, turn = place.partition("r")
        column, row = map(int, square.split(","))
        return (column, row), int(tile), int(turn)

    def play(self, move):
        seat = self.turn
        goes_on = False
        self.passes = self.passes + 1 if move == "pass" else 0
        if "@" in move:
            square, tile, turn = self.read_laying(move)
            fired = self.fires(square, tile, turn)
            self.hands[seat].remove(tile)
            self.lay(square, tile, turn)
            dots = fired.count(".") + 2 * fired.count(":")
            self.supplies[seat] += self.core[:dots]
            self.core = self.core[dots:]
            if "+" in fired:
                goes_on = True
                if self.players == 1:
                    self.face_up |= set([tile for tile in self.supplies[0] if tile not in self.face_up][:1])
        elif move == "draw":
            self.take(seat, next(tile for tile in self.supplies[seat] if tile not in self.face_up))
        elif move.startswith("draw "):
            self.take(seat, int(move[5:]))
        elif move.startswith("stone "):
            column, row = map(int, move[6:-2].split(","))
            x, y = CORNERS[move[-2:]]
            self.stones.append((seat, (2 * column + x, 2 * row + y)))
        self.go_on(seat, goes_on)

    def take(self, seat, tile):
        self.supplies[seat].remove(tile)
        self.face_up.discard(tile)
        self.hands[seat].add(tile)

    def go_on(self, seat, same_seat):
        if not self.core or self.passes == self.players:
            points = self.points()
            self.winners = tuple(seat for seat in range(self.players) if points[seat] == max(points))
            return
        if self.players == 2 and not same_seat:
            self.turn = 1 - seat
        if not self.hands[self.turn] and not self.supplies[self.turn]:
            self.winners = (0,) if self.players == 1 else (1 - self.turn,)

    # The end

    def group_points(self):
        totals = [0] * self.players
        for group in self.groups():
            owners = self.owners(group)
            if self.is_closed(group) and len(owners) == 1:
                totals[owners[0]] += self.size(group)
        return totals

    def points(self):
        return tuple(
            groups + 2 * len(supply) + len(hand)
            for groups, supply, hand in zip(self.group_points(), self.supplies, self.hands, strict=True)
        )

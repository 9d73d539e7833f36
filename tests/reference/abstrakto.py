"""Abstrakto, from the rules page alone: tiles are squares of four quarter cells, borders are sets of unit segments.

One unit is half a cell. The board goes from (0, 0) to (14, 14), the quarter (x, y) from there to (x + 1, y + 1), and a
tile with its middle at (x, y) reaches one unit to every side. What nobody has seen is kept as the list of all pairs of
discards that could be, and each public event strikes some of them out.
"""

import copy
from itertools import product

HALF_LINES = "abcdefghijklmno"
UNITS = 14
TILES = {"S": 6, "L": 6, "C": 6}
DROPS = ["SSS", "SSL", "SSC", "SLL", "SLC", "SCC", "LLL", "LLC", "LCC", "CCC"]


def name(x, y):
    return f"{HALF_LINES[x]}{y + 1}"


def middles():
    """Where the middles of tiles go: in cells, on sides of cells, on inner crossings of lines."""
    for column, row in product(range(7), range(7)):
        yield "S", (2 * column + 1, 2 * row + 1)
    for line, cell in product(range(8), range(7)):
        yield "L", (2 * line, 2 * cell + 1)
        yield "L", (2 * cell + 1, 2 * line)
    for column, row in product(range(1, 7), range(1, 7)):
        yield "C", (2 * column, 2 * row)


def segments(quarters):
    """The border of a set of quarters: the unit segments that have it on one side only."""
    found = set()
    for x, y in quarters:
        found ^= {("-", x, y), ("-", x, y + 1), ("|", x, y), ("|", x + 1, y)}
    return found


PLACES = {name(*middle): kind for kind, middle in middles()}
QUARTERS = {name(x, y): {(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)} for _, (x, y) in middles()}
BORDERS = {place: segments(quarters) for place, quarters in QUARTERS.items()}
BOARD = set(product(range(UNITS), range(UNITS)))


class Abstrakto:
    """A game in progress; `play` changes it."""

    def __init__(self, setup):
        self.discard = setup["discard"]
        self.starts = setup["starts"]
        self.dropped = [None, None]
        if self.discard == "random":
            kept = [dict(zip("SLC", hand, strict=True)) for hand in setup["kept"]]
            self.dropped = ["".join(kind * (TILES[kind] - hand[kind]) for kind in "SLC") for hand in kept]
        # All pairs of discards that agree with what everybody has seen.
        self.possible = list(product(*([drop] if drop else DROPS for drop in self.dropped)))
        self.tiles = []
        # The places where a tile would overlap no other, whatever kind they are for.
        self.free = PLACES
        self.turn = self.starts
        self.is_over = False

    def copy(self):
        other = copy.copy(self)
        other.dropped, other.tiles = list(self.dropped), list(self.tiles)
        return other

    # Who may do what

    def active(self):
        waiting = tuple(seat for seat in (0, 1) if self.dropped[seat] is None)
        if self.is_over:
            return ()
        if waiting:
            return waiting[:1] if self.discard == "open" else waiting
        return (self.turn,)

    def laid(self, seat):
        return [PLACES[place] for owner, place in self.tiles if owner == seat]

    def hand(self, seat, dropped=None):
        """The tiles that a seat has left, if that is what it discarded."""
        gone = [*(self.dropped[seat] if dropped is None else dropped), *self.laid(seat)]
        return {kind: TILES[kind] - gone.count(kind) for kind in TILES}

    def moves(self, seat):
        if seat not in self.active():
            return []
        if self.dropped[seat] is None:
            return [f"drop {drop}" for drop in DROPS]
        hand = self.hand(seat)
        return [place for place, kind in self.free.items() if hand[kind] > 0] or ["pass"]

    def play(self, seat, move):
        if move.startswith("drop"):
            self.dropped[seat] = move[5:]
            if self.discard == "open":
                self.possible = [pair for pair in self.possible if pair[seat] == move[5:]]
            return
        if move == "pass":
            # Seen by all: no kind that still finds a place can be in that hand.
            kinds = set(self.free.values())
            self.possible = [pair for pair in self.possible if not self.can_place(seat, pair, kinds)]
        else:
            self.tiles.append((seat, move))
            new = QUARTERS[move]
            self.free = {place: kind for place, kind in self.free.items() if new.isdisjoint(QUARTERS[place])}
            if len(self.possible) > 1:
                self.possible = [pair for pair in self.possible if min(self.hand(seat, pair[seat]).values()) >= 0]
        self.turn = 1 - seat
        self.is_over = not self.goes_on(self.dropped)
        self.possible = [tuple(self.dropped)] if self.is_over else list(filter(self.goes_on, self.possible))

    def goes_on(self, pair):
        """Whether somebody could place, if that is what they discarded."""
        kinds = set(self.free.values())
        return self.can_place(0, pair, kinds) or self.can_place(1, pair, kinds)

    def can_place(self, seat, pair, kinds):
        hand = self.hand(seat, pair[seat])
        return any(hand[kind] > 0 for kind in kinds)

    def worlds(self, seat):
        """What the other may have discarded, as far as a seat can know."""
        if self.dropped[1 - seat] is None:
            return set()
        own = self.dropped[seat]
        return {pair[1 - seat] for pair in self.possible if own in (None, pair[seat])}

    # Areas

    def areas(self):
        """All areas: the quarters, the tiles of each seat beside them, the owner, settled or not."""
        open_quarters = BOARD - set().union(*(QUARTERS[place] for _, place in self.tiles))
        kinds = set() if self.is_over else self.kinds_to_come()
        to_come = [place for place, kind in self.free.items() if kind in kinds]
        found = []
        while open_quarters:
            area = flood(open_quarters)
            open_quarters -= area
            border = segments(area)
            beside = [sum(owner == seat and bool(BORDERS[place] & border) for owner, place in self.tiles)
                      for seat in (0, 1)]  # fmt: skip
            changes = any(QUARTERS[place] & area or BORDERS[place] & border for place in to_come)
            owner = None if beside[0] == beside[1] else beside.index(max(beside))
            found.append({"quarters": area, "tiles": beside, "owner": owner, "is_settled": not changes})
        most = max((sum(area["tiles"]) for area in found if area["owner"] is not None), default=None)
        for area in found:
            area["is_main"] = area["owner"] is not None and sum(area["tiles"]) == most
        return found

    def kinds_to_come(self):
        """The kinds that somebody may still hold, by what everybody has seen."""
        hands = [self.hand(seat, pair[seat]) for pair in self.possible for seat in (0, 1)]
        return {kind for hand in hands for kind in hand if hand[kind] > 0}

    def points(self):
        owners = [area["owner"] for area in self.areas()]
        return owners.count(0), owners.count(1)

    def winners(self):
        first, second = self.points()
        if first != second:
            return (0,) if first > second else (1,)
        return tuple(sorted({area["owner"] for area in self.areas() if area["is_main"]})) or (0, 1)


def flood(quarters):
    """All that hangs together with one of the quarters, through sides."""
    first = min(quarters)
    found, todo = {first}, [first]
    while todo:
        x, y = todo.pop(0)
        for other in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if other in quarters and other not in found:
                found.add(other)
                todo.append(other)
    return found

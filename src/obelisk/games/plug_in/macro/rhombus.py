"""Rhombus: Hex, by Piet Hein. Who joins their two sides with an unbroken chain wins."""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import Any

import numpy as np

from obelisk.games.geometry import HEX_STEPS, HexBoard
from obelisk.games.notation import CellNotation
from obelisk.games.reasons import Reason, after
from obelisk.games.rulebook import EMPTY, Refusal, Rulebook
from obelisk.games.setups import know_only, whole_number
from obelisk.kernel.bits import wide
from obelisk.kernel.chance import pick
from obelisk.kernel.marking import stir
from obelisk.kernel.rule import rule
from obelisk.kernel.rules import end
from obelisk.kernel.state import Chance, Numbers, State, StateType, number

SMALLEST, LARGEST = 2, 11

# The board lies inside a frame of border cells, so that every cell has six neighbours to look at. A cell holds
# the bits below: whose piece it is, and which of its owner's two sides its chain has reached.
WIDTH = LARGEST + 2
FRAME = WIDTH * WIDTH
SEAT_BITS = 0b0011
FIRST_SIDE, SECOND_SIDE = 0b0100, 0b1000
SIDES = FIRST_SIDE | SECOND_SIDE
OUTSIDE = 0b10000
HALF_A_WORD = 31
"""So many cells, of two bits each, make one number of a position's mark."""
NEIGHBOURS = np.array([right + WIDTH * up for right, up in HEX_STEPS])

# Where each cell of a board of each size lies in the framed grid.
PLACES = np.zeros((LARGEST + 1, LARGEST * LARGEST), np.int64)
for _size in range(SMALLEST, LARGEST + 1):
    for _cell in range(_size * _size):
        PLACES[_size, _cell] = (_cell // _size + 1) * WIDTH + _cell % _size + 1

STATE = StateType(
    "rhombus",
    length=number(SMALLEST, LARGEST),
    sides=number(0, 1),
    grid=number(0, OUTSIDE, FRAME, store=np.int8),
    # Room for spreading a side along a chain; empty between moves.
    spread=number(0, FRAME - 1, LARGEST * LARGEST, store=np.int16),
)


@rule
def begin(s: State) -> None:
    """The board starts empty. Its rows 1 and n belong to the seat `sides`, its columns a and n to the other."""
    s.grid[:] = OUTSIDE
    last = s.length + 1
    bottom_and_top, left_and_right = 1 << s.sides, 1 << (1 - s.sides)
    for i in range(1, last):
        s.grid[i] = bottom_and_top | FIRST_SIDE
        s.grid[last * WIDTH + i] = bottom_and_top | SECOND_SIDE
        s.grid[i * WIDTH] = left_and_right | FIRST_SIDE
        s.grid[i * WIDTH + last] = left_and_right | SECOND_SIDE
        for j in range(1, last):
            s.grid[i * WIDTH + j] = 0
    s.turn = 0


@rule
def is_free(s: State, cell: int) -> bool:
    """Tell whether no piece stands on a cell of the board."""
    return s.grid[PLACES[s.length, cell]] == 0


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """A piece goes on any free cell."""
    n = 0
    for cell in range(s.length * s.length):
        if is_free(s, cell):
            moves[n] = cell
            n += 1
    return n


@rule
def is_legal(s: State, seat: int, move: int, moves: Numbers) -> bool:
    """A free cell needs no list to be found; a number that is no cell of this board is none."""
    return 0 <= move < s.length * s.length and is_free(s, move)


@rule
def sample(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
    """Try cells until one is free: on average fewer than two tries in a game, and no list is made."""
    cell = pick(rng, s.length * s.length)
    while not is_free(s, cell):
        cell = pick(rng, s.length * s.length)
    return cell


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Put the piece down; a chain that now reaches both of its owner's sides wins."""
    place = PLACES[s.length, move]
    own = 1 << seat
    chain = own
    for step in NEIGHBOURS:
        near = s.grid[place + step]
        # Multiplied by whether it is the seat's own: a branch would be a coin toss for the processor.
        chain |= near * (near >> seat & 1)
    s.grid[place] = chain
    s.turn = 1 - seat
    if chain & SIDES == SIDES:
        end(s, own)
    elif chain & SIDES:
        spread(s, place)


@rule
def spread(s: State, place: int) -> None:
    """Tell all pieces of a chain which side it has reached."""
    chain = s.grid[place]
    untold = chain & SEAT_BITS
    waiting = 0
    while True:
        for step in NEIGHBOURS:
            near = place + step
            if s.grid[near] == untold:
                s.grid[near] = chain
                s.spread[waiting] = near
                waiting += 1
        if waiting == 0:
            return
        waiting -= 1
        place = s.spread[waiting]
        s.spread[waiting] = 0


@rule
def mark(s: State) -> int:
    """Return the mark of who has which cell and whose turn it is; which sides the chains have reached follows."""
    found = stir(0, s.turn)
    for first in range(0, s.length * s.length, HALF_A_WORD):
        owned = 0
        for cell in range(first, min(first + HALF_A_WORD, s.length * s.length)):
            owned = owned << 2 | wide(s.grid[PLACES[s.length, cell]] & SEAT_BITS)
        found = stir(found, owned)
    return found


@rule
def points(s: State, totals: Numbers) -> None:
    """The pieces of each seat on the board."""
    totals[:] = 0
    for cell in range(s.length * s.length):
        owner = s.grid[PLACES[s.length, cell]] & SEAT_BITS
        if owner != 0:
            totals[owner - 1] += 1


@cache
def _board(size: int) -> HexBoard:
    return HexBoard(size)


def board(s: State) -> HexBoard:
    """Return the board that a position is played on."""
    return _board(int(s.length))


def cells(s: State) -> list[int]:
    """What stands on each cell."""
    owners = [int(s.grid[PLACES[s.length, cell]]) & SEAT_BITS for cell in range(int(s.length) ** 2)]
    return [owner - 1 if owner else EMPTY for owner in owners]


def why_not(s: State, seat: int, move: int) -> Refusal:
    """The cell is taken."""
    return Refusal("move/occupied", cell=board(s).names[move])


BRIDGES = tuple(
    (NEIGHBOURS[i] + NEIGHBOURS[j], NEIGHBOURS[i], NEIGHBOURS[j])
    for i in range(6)
    for j in range(i)
    if NEIGHBOURS[i] - NEIGHBOURS[j] in NEIGHBOURS
)
"""Two cells joined unless the opponent takes both of two cells between them: where the second lies, and where those."""


def pieces_needed(s: State, seat: int) -> int:
    """Return how many more pieces would join a seat's sides, if the opponent put none."""
    size, grid, own = int(s.length), s.grid.tolist(), 1 << seat
    inside = set(PLACES[size, : size * size].tolist())
    first = [place for place, held in enumerate(grid) if place not in inside and held == own | FIRST_SIDE]
    cost = dict.fromkeys(first, 0)
    waiting = deque(first)
    while waiting:
        place = waiting.popleft()
        for near in [place + step for step in NEIGHBOURS.tolist()]:
            if near not in inside:
                if place in inside and grid[near] == own | SECOND_SIDE:
                    return cost[place]
                continue
            more = cost[place] + (grid[near] == 0)
            if (grid[near] == 0 or grid[near] & own) and more < cost.get(near, FRAME):
                cost[near] = more
                # Cells that cost nothing come first, so that what is taken from the front is never too dear.
                (waiting.append if grid[near] == 0 else waiting.appendleft)(near)
    return FRAME


def chains_beside(s: State, seat: int, move: int) -> int:
    """Return how many chains of a seat a piece on *move* would touch; what has reached one side is one with it."""
    own, sides, n = 1 << seat, 0, 0
    seen: set[int] = set()
    for start in (int(PLACES[s.length, move]) + NEIGHBOURS).tolist():
        held = int(s.grid[start])
        if not held & own or start in seen or held & sides:
            continue
        n += 1
        sides |= held & SIDES
        waiting = [start] if held == own else []
        while waiting:
            cell = waiting.pop()
            seen.add(cell)
            near = (cell + NEIGHBOURS).tolist()
            waiting += [other for other in near if s.grid[other] == own and other not in seen]
    return n


def reason(s: State, seat: int, move: int) -> Reason | None:
    """Look at the ways that both still have to go, and at the chains that the piece joins."""
    then = after(s, seat, move)
    own, other = pieces_needed(then, seat), pieces_needed(then, 1 - seat)
    is_shorter, is_longer = own < pieces_needed(s, seat), other > pieces_needed(s, 1 - seat)
    if is_shorter and is_longer:
        return Reason("reason/rhombus/both", own=own, other=other)
    if is_longer:
        return Reason("reason/rhombus/blocks", n=other)
    if (n := chains_beside(s, seat, move)) > 1:
        return Reason("reason/rhombus/joins", n=n)
    if is_shorter:
        return Reason("reason/rhombus/nearer", n=own)
    bridged = _bridged(s, seat, move)
    return Reason("reason/rhombus/bridge", cell=bridged) if bridged is not None else None


def _bridged(s: State, seat: int, move: int) -> str | None:
    """Return a cell of the seat's with which a piece would make a bridge, if there is one."""
    place = int(PLACES[s.length, move])
    names = dict(zip(PLACES[s.length].tolist(), board(s).names, strict=False))
    for far, *between in BRIDGES:
        is_own = place + far in names and s.grid[place + far] >> seat & 1
        if is_own and all(s.grid[place + step] == 0 for step in between):
            return names[place + far]
    return None


class RhombusSetup:
    """`{"size": 11, "sides": 0}`: how large the board is, and which seat owns rows 1 and n."""

    keys: tuple[str, ...] = ("size", "sides")

    def choose(self, s: State, game: str, options: dict[str, Any]) -> None:
        """Take the size and the sides, or 11 and seat 0."""
        know_only(options, self.keys, game)
        self.read(s, game, {"size": LARGEST, "sides": 0, **options})

    def read(self, s: State, game: str, setup: dict[str, Any]) -> None:
        """Note the size and the sides."""
        know_only(setup, self.keys, game)
        s.length = whole_number(setup, "size", game, SMALLEST, LARGEST)
        s.sides = whole_number(setup, "sides", game, 0, 1)

    def write(self, s: State) -> dict[str, Any]:
        """Return the size and the sides."""
        return {"size": int(s.length), "sides": int(s.sides)}


def ending(s: State) -> list[Reason]:
    """Somebody has joined their sides."""
    return [Reason("ending/rhombus/joined", seat=int(s.won == 0b10))]


def reckoning(s: State) -> list[Reason]:
    """The cells that each seat has taken, which decide nothing."""
    owners = cells(s)
    return [Reason("ending/rhombus/cells", seat=seat, n=owners.count(seat)) for seat in (0, 1)]


GAME = Rulebook(
    name="rhombus",
    title={"en": "Rhombus", "ja": "菱形"},
    state=STATE,
    board=board,
    notation=CellNotation(board),
    max_moves=LARGEST * LARGEST,
    begin=begin,
    legal=legal,
    apply=apply,
    more_rules={"points": points, "sample": sample, "is_legal": is_legal, "mark": mark},
    why_not=why_not,
    reason=reason,
    ending=ending,
    reckoning=reckoning,
    has_threats=True,
    cells=cells,
    setup=RhombusSetup(),
    # Found by matches: a cell is as good for its owner early as late.
    exploration=0.05,
    rave=2000.0,
    is_monotone=True,
    proof=20,
)

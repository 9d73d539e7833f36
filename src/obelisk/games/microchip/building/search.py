"""The search for the best build: cell by cell through the diagram, counting tiles, guided and cut by bounds.

A *draft* is a part of a build: the cells laid so far, of which only the diagram's node and what is left of each colour
matter. Two drafts that agree in these are one; the better is kept. A draft's bound is its value, plus the longest way
from its node at the prices of `bounds.py`, plus the prices of the tiles it has left; a draft whose bound does not beat
the best build known is dropped.

Drafts wait in layers, one for each cell. The deepest layer with drafts gives up its most promising ones (`width` at
most), which are all laid further at once. So the first dive to the last cell is a beam search; the search goes back to
what had to wait, and once nothing waits the best build is proven. A layer receives only the children of one
such group, so that room for four times the width is always enough.

Values here are half the connections plus the tiles used, the number that a final score grows with: the score is twice
that, less two for every tile held.
"""

from typing import NamedTuple

import numpy as np

from obelisk.authoring import Numbers, rule
from obelisk.games.microchip.building import bounds
from obelisk.games.microchip.building.diagram import Diagram
from obelisk.games.microchip.building.hands import NO_STATE, Hand, fill_hand, new_hand
from obelisk.games.microchip.rules.boards import count_cells
from obelisk.games.microchip.rules.data import CELLS, N_COLOURS, N_SHAPES, PATTERNS, SHAPE_OF, Array
from obelisk.kernel.bits import wide

DRAFT = np.dtype([("key", "i8"), ("bound", "f8"), ("value", "i4"), ("parent", "i4"), ("sides", "i8")])
"""Node and tiles left; the bound; the value so far; which draft of the layer before it came from, by which tile."""

NODE_SHIFT = 48
"""The node stands above the states of the colours in a draft's key."""
ARCS = 4
"""No node has more arcs."""
ROUNDING = 1e-6

# What `Search.tally` counts.
STAMP, BEST, LAID = range(3)
STAMP_STEP = 1 << 32

BINS = 256

# How hard `quick_score` tries.
QUICK_ROUNDS = 20
QUICK_WIDTH = 64
QUICK_EFFORT = 4000

# On a board of the rules every colour has five cells: so many states at most, and so many ways to have tiles left.
USUAL_STATES = 117 * N_COLOURS + 1
USUAL_CODES = 6**N_SHAPES


class Search(NamedTuple):
    """Everything that a search holds; it may be broken off and taken up again."""

    drafts: Array
    """[layer, place]; what waits stands first, and behind it what was laid further last."""
    waiting: Numbers
    """How many drafts wait in each layer."""
    slots: Array
    """A hash table of the drafts in the layer that is being filled: a stamp, which makes older entries void, plus the
    place in the layer."""
    tally: Numbers
    """The current stamp, the best value, how many drafts were laid further."""
    build: Array
    """The sides of each cell in the best build."""
    spare: Array
    """Room for one draft while two change places."""
    bins: Numbers


def new_search(width: int) -> Search:
    """Return room for a search that lays at most *width* drafts further at once."""
    room = ARCS * width
    sizes = (CELLS + 1, 1 << (2 * room - 1).bit_length(), 3, CELLS, BINS)
    waiting, slots, tally, build, bins = (np.zeros(size, np.int64) for size in sizes)
    return Search(np.empty((CELLS + 1, room), DRAFT), waiting, slots, tally, build, np.empty(1, DRAFT), bins)


class Desk(NamedTuple):
    """One builder's room; no two threads may share it."""

    joined: Diagram
    loose: Diagram
    prices: bounds.Prices
    promise: Array
    """The longest way from each node of the joined diagram to the end at the best prices, and its first arc."""
    arc: Array
    hand: Hand
    limited: Array
    """The tiles held, none counted more often than its colour has cells."""
    gain: Array
    """What a tile with these sides adds, with the reward for its spread."""
    states: Array
    """What the tiles left in each state of the hand cost."""
    seen: Array
    search: Search


def new_desk(joined: Diagram, loose: Diagram, width: int, states: int = USUAL_STATES, codes: int = USUAL_CODES) -> Desk:
    """Return a desk for searches of *width*; boards that are not of the rules may need more states and codes."""
    nodes = int(joined.start[-1])
    prices, promise, arc = bounds.new_prices(int(loose.start[-1])), np.zeros(nodes), np.zeros(nodes, np.int32)
    hand, limited = new_hand(states), np.zeros((N_COLOURS, N_SHAPES), np.int64)
    gain, costs, seen = np.zeros(PATTERNS), np.zeros(states), np.zeros(codes, np.int64)
    search = new_search(width)
    return Desk(joined, loose, prices, promise, arc, hand, limited, gain, costs, seen, search)


@rule
def set_promises(hand: Hand, price: Array, promise: Array) -> None:
    """Note what the tiles left in each state cost."""
    for colour in range(N_COLOURS):
        for state in range(hand.first[colour], hand.first[colour + 1]):
            cost = 0.0
            for shape in range(hand.left.shape[1]):
                cost += hand.left[state, shape] * price[colour, shape]
            promise[state] = cost


@rule
def bin_of(bound: float, low: float, scale: float) -> int:
    """Return into which of the bins between the lowest useful bound and the highest one falls."""
    return max(0, min(BINS - 1, int((bound - low) * scale)))


@rule
def choose(search: Search, layer: int, width: int) -> int:
    """Move the most promising waiting drafts of a layer behind the others, at most *width*; return where they begin."""
    waiting = search.waiting[layer]
    if waiting <= width:
        return 0
    row = search.drafts[layer]
    low = search.tally[BEST] + 1.0
    high = low
    for place in range(waiting):
        high = max(high, row[place]["bound"])
    scale = BINS / (high - low + 1.0)
    search.bins[:] = 0
    for place in range(waiting):
        search.bins[bin_of(row[place]["bound"], low, scale)] += 1
    # The bins above `last` are taken whole, and as much of that one as there is room for.
    last, room = BINS - 1, width
    while search.bins[last] <= room:
        room -= search.bins[last]
        last -= 1
    begin = waiting
    for place in range(waiting - 1, -1, -1):
        found = bin_of(row[place]["bound"], low, scale)
        if found > last or (found == last and room > 0):
            if found == last:
                room -= 1
            begin -= 1
            search.spare[0] = row[place]
            row[place] = row[begin]
            row[begin] = search.spare[0]
    return begin


@rule
def slot_for(search: Search, layer: int, key: int) -> int:
    """Return the slot of the hash table that holds the draft *key* of a layer, or the free one for it."""
    mask = len(search.slots) - 1
    slot = (key ^ (key >> 29) ^ (key >> NODE_SHIFT) * 0x9E3779B1) & mask
    while search.slots[slot] >= search.tally[STAMP]:
        if search.drafts[layer, search.slots[slot] - search.tally[STAMP]]["key"] == key:
            break
        slot = (slot + 1) & mask
    return slot


@rule
def lay_further(desk: Desk, colour: int, layer: int, begin: int) -> None:
    """Lay the next cell of the drafts from *begin* on; what may still beat the best build waits in the next layer."""
    search, diagram, hand, promise, states = desk.search, desk.joined, desk.hand, desk.promise, desk.states
    search.tally[STAMP] += STAMP_STEP
    row, then = search.drafts[layer], search.drafts[layer + 1]
    first, shift, mask = hand.first[colour], hand.shift[colour], hand.mask[colour]
    needed = search.tally[BEST] + 1 - ROUNDING
    made = 0
    for place in range(begin, search.waiting[layer]):
        key = wide(row[place]["key"])
        node = key >> NODE_SHIFT
        state = first + ((key >> shift) & mask)
        others = key ^ (node << NODE_SHIFT) ^ ((state - first) << shift)
        rest = row[place]["bound"] - promise[node] - states[state]
        for arc in range(diagram.first[node], diagram.first[node + 1]):
            sides = diagram.sides[arc]
            new_state = hand.after[state, SHAPE_OF[sides] + 1]
            if new_state == NO_STATE:
                continue
            new_node = wide(diagram.to[arc])
            bound = rest + desk.gain[sides] + promise[new_node] + states[new_state]
            if bound < needed:
                continue
            value = row[place]["value"] + bounds.GAIN[sides]
            new_key = others | (new_node << NODE_SHIFT) | ((new_state - first) << shift)
            slot = slot_for(search, layer + 1, new_key)
            found = search.slots[slot] - search.tally[STAMP]
            if found < 0:
                found = made
                search.slots[slot] = search.tally[STAMP] + made
                then[made]["key"] = new_key
                made += 1
            elif value <= then[found]["value"]:
                continue
            then[found]["bound"], then[found]["value"] = bound, value
            then[found]["parent"], then[found]["sides"] = place, sides
    search.tally[LAID] += search.waiting[layer] - begin
    search.waiting[layer] = begin
    search.waiting[layer + 1] = made


@rule
def note_best(search: Search) -> None:
    """Keep the best of the builds that reached the last layer."""
    for place in range(search.waiting[CELLS]):
        if search.drafts[CELLS, place]["value"] > search.tally[BEST]:
            search.tally[BEST] = search.drafts[CELLS, place]["value"]
            at = place
            for layer in range(CELLS, 0, -1):
                search.build[layer - 1] = search.drafts[layer, at]["sides"]
                at = search.drafts[layer, at]["parent"]
    search.waiting[CELLS] = 0


@rule
def prepare(desk: Desk, board: Array, held: Array, rounds: int) -> int:
    """Look for prices in so many rounds, forget the last build, and return a value that no build exceeds."""
    hand, prices, limited, gain = desk.hand, desk.prices, desk.limited, desk.gain
    for colour in range(N_COLOURS):
        limited[colour] = np.minimum(held[colour], count_cells(board, colour))
    fill_hand(hand, board, held, desk.seen)
    top = bounds.ceiling(board, held)
    bounds.find_prices(desk.loose, board, limited, top, prices, rounds)
    price, reward = prices.best, prices.reward[bounds.THEN]
    bounds.set_worth(prices.worth, board, limited, price, reward)
    bound = bounds.longest_ways(desk.joined, prices.worth, desk.promise, desk.arc)
    bound += bounds.given_back(limited, price, reward)
    set_promises(hand, price, desk.states)
    for sides in range(1, PATTERNS):
        gain[sides] = bounds.GAIN[sides] + reward * bounds.SPREAD[SHAPE_OF[sides]]
    # The empty board waits in the first layer, and nothing else; the best build known is to lay nothing.
    search, first = desk.search, desk.search.drafts[0, 0]
    search.tally[BEST] = 0
    search.build[:] = 0
    search.waiting[:] = 0
    search.waiting[0] = 1
    first["key"], first["bound"], first["value"] = 0, bound, 0
    return min(top, int(bound + ROUNDING))


@rule
def build_on(desk: Desk, board: Array, top: int, width: int, effort: int) -> bool:
    """Search on; return whether the best build is proven: nothing waits any more, or its value has reached *top*.

    The search breaks off when *effort* drafts were laid further, and may then be taken up again. At most *width* are
    laid further at once, and no more than the desk has room for.
    """
    search, width = desk.search, min(width, desk.search.drafts.shape[1] // ARCS)
    layer, until = CELLS, search.tally[LAID] + effort
    while search.tally[BEST] < top:
        while layer >= 0 and search.waiting[layer] == 0:
            layer -= 1
        if layer < 0:
            return True
        if layer == CELLS:
            note_best(search)
            continue
        room = min(width, until - search.tally[LAID])
        if room <= 0:
            return False
        lay_further(desk, board[layer], layer, choose(search, layer, room))
        layer += 1
    return True


@rule
def quick_score(desk: Desk, board: Array, held: Array) -> int:
    """Return the final score of a good build, found in less than a millisecond: the best one, most of the time."""
    top = prepare(desk, board, held, QUICK_ROUNDS)
    build_on(desk, board, top, QUICK_WIDTH, QUICK_EFFORT)
    return 2 * (desk.search.tally[BEST] - held.sum())

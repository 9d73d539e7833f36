"""A desk: all the room that building needs, and the steps of building, callable from compiled rules.

Values here are half the connections plus the tiles used, the number that a final score grows with: the score is twice
that, less two for every tile held.
"""

from typing import NamedTuple

import numpy as np

from obelisk.games.microchip.building import bounds
from obelisk.games.microchip.building import search as searching
from obelisk.games.microchip.building.diagram import Diagram
from obelisk.games.microchip.building.hands import Hand, fill_hand, new_hand
from obelisk.games.microchip.building.search import BEST, LAID
from obelisk.games.microchip.rules.boards import count_cells
from obelisk.games.microchip.rules.data import CELLS, N_COLOURS, N_SHAPES, PATTERNS, SHAPE_OF, Array
from obelisk.kernel.rule import rule

# How hard `quick_score` tries.
QUICK_ROUNDS = 20
QUICK_WIDTH = 64
QUICK_EFFORT = 4000

# On a board of the rules every colour has five cells: so many states at most, and so many ways to have tiles left.
USUAL_STATES = 117 * N_COLOURS + 1
USUAL_CODES = 6**N_SHAPES


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
    search: searching.Search


def new_desk(joined: Diagram, loose: Diagram, width: int, states: int = USUAL_STATES, codes: int = USUAL_CODES) -> Desk:
    """Return a desk for searches of *width*; boards that are not of the rules may need more states and codes."""
    nodes = int(joined.start[-1])
    prices, promise, arc = bounds.new_prices(int(loose.start[-1])), np.zeros(nodes), np.zeros(nodes, np.int32)
    hand, limited = new_hand(states), np.zeros((N_COLOURS, N_SHAPES), np.int64)
    gain, costs, seen = np.zeros(PATTERNS), np.zeros(states), np.zeros(codes, np.int64)
    search = searching.new_search(width)
    return Desk(joined, loose, prices, promise, arc, hand, limited, gain, costs, seen, search)


@rule
def limit(limited: Array, board: Array, held: Array) -> None:
    """Count the tiles held, none more often than its colour has cells."""
    for colour in range(N_COLOURS):
        limited[colour] = np.minimum(held[colour], count_cells(board, colour))


@rule
def prepare(desk: Desk, board: Array, held: Array, rounds: int) -> int:
    """Look for prices in so many rounds, forget the last build, and return a value that no build exceeds."""
    hand, prices, limited, gain = desk.hand, desk.prices, desk.limited, desk.gain
    limit(limited, board, held)
    fill_hand(hand, board, held, desk.seen)
    top = bounds.ceiling(board, held)
    bounds.find_prices(desk.loose, board, limited, top, prices, rounds)
    price, reward = prices.best, prices.reward[bounds.THEN]
    bounds.set_worth(prices.worth, board, limited, price, reward)
    bound = bounds.longest_ways(desk.joined, prices.worth, desk.promise, desk.arc)
    bound += bounds.given_back(limited, price, reward)
    searching.set_promises(hand, price, desk.states)
    for sides in range(1, PATTERNS):
        gain[sides] = bounds.GAIN[sides] + reward * bounds.SPREAD[SHAPE_OF[sides]]
    searching.begin_search(desk.search, bound)
    return min(top, int(bound + searching.ROUNDING))


@rule
def build_on(desk: Desk, board: Array, top: int, width: int, effort: int) -> bool:
    """Search on; return whether the best build is proven: nothing waits any more, or its value has reached *top*.

    The search breaks off when *effort* drafts were laid further, and may then be taken up again. At most *width* are
    laid further at once, and no more than the desk has room for.
    """
    search, hand, states = desk.search, desk.hand, desk.states
    joined, promise, gain = desk.joined, desk.promise, desk.gain
    width = min(width, search.drafts.shape[1] // searching.ARCS)
    layer, until = CELLS, search.tally[LAID] + effort
    while search.tally[BEST] < top:
        while layer >= 0 and search.waiting[layer] == 0:
            layer -= 1
        if layer < 0:
            return True
        if layer == CELLS:
            searching.note_best(search)
            continue
        room = min(width, until - search.tally[LAID])
        if room <= 0:
            return False
        begin = searching.choose(search, layer, room)
        searching.lay_further(joined, promise, gain, hand, states, board[layer], search, layer, begin)
        layer += 1
    return True


@rule
def quick_score(desk: Desk, board: Array, held: Array) -> int:
    """Return the final score of a good build, found in less than a millisecond: the best one, most of the time."""
    top = prepare(desk, board, held, QUICK_ROUNDS)
    build_on(desk, board, top, QUICK_WIDTH, QUICK_EFFORT)
    return 2 * (desk.search.tally[BEST] - held.sum())

"""Virtual connections in Rhombus, by H-search (Anshelevich): what a seat can join, whatever the other does.

A connection joins a chain of the seat (a side of the board is one too) to a free cell or to another chain, within a set
of free cells, its carrier. It is *full* if the seat need not move first, *semi* if it must. Two rules make larger ones:

- and: two full connections that share no cell and meet in a chain make a full one; if they meet in a free cell, a semi
  one, which this cell is the key of.
- or: semi connections of the same ends make a full one if no cell lies in all of their carriers.

Between two free cells no connections are kept but the shortest: side by side, or a bridge. That, and how many are kept
for the same ends, bounds the work. What is found is certain; not everything is found.
"""

import numpy as np

from obelisk.authoring import State, bits, rule
from obelisk.games.rhombus.cells import BOTTOM, FAR, HIGH, LOW, MOST, NEAR, RIGHT, TOP

FREE = 0
CHAINS = 32
"""Chains that are looked at, the two sides among them; there are hardly ever more."""
ENDS = MOST + CHAINS
"""Cells, and behind them chains."""
FIRST, SECOND = 0, 1
"""The chains that the two sides of a seat are."""
NONE = -1

POOL = 3072
"""Connections that are kept in all."""
MOST_FULL, MOST_SEMI, MOST_ACROSS = 3, 6, 24
"""Connections that are kept for the same ends, and semi ones from side to side."""
LARGEST_CARRIER = 30

NOTHING, SEMI, FULL = range(3)
"""How the two sides of a seat are joined."""

WORK = np.dtype(
    (
        np.record,
        [
            ("owners", np.int8, MOST),
            ("filled", np.int8, MOST),
            ("chains", np.int16, MOST),
            ("n_chains", np.int64),
            ("waiting", np.int16, MOST),
            ("full", np.int16, (CHAINS, ENDS)),
            ("semi", np.int16, (CHAINS, ENDS)),
            ("chain_of", np.int16, POOL),
            ("end_of", np.int16, POOL),
            ("low", np.int64, POOL),
            ("high", np.int64, POOL),
            ("next", np.int16, POOL),
            ("used", np.int64),
            ("queue", np.int16, POOL),
            ("queued", np.int64),
        ],
    )
)
"""What is known while connections are looked for: whose each cell is, which chain it belongs to, and lists of
connections by their ends, each a row of `chain_of` and the fields behind it."""


@rule
def find_chains(w: State, length: int, seat: int, first: int) -> bool:
    """Number the chains of a seat, whose first side is *first* (BOTTOM or LEFT): its sides come first.

    Returns whether a chain joins both sides already.
    """
    own = 1 << seat
    n = length * length
    is_joined = False
    for cell in range(n):
        w.chains[cell] = NONE
    for side in range(2):
        for i in range(length):
            cell = i + side * (n - length) if first == BOTTOM else i * length + side * (length - 1)
            if w.owners[cell] == own and w.chains[cell] == NONE:
                mark_chain(w, length, cell, own, side)
            is_joined = is_joined or (w.chains[cell] == FIRST and side == SECOND)
    w.n_chains = 2
    for cell in range(n):
        if w.owners[cell] == own and w.chains[cell] == NONE and w.n_chains < CHAINS:
            mark_chain(w, length, cell, own, w.n_chains)
            w.n_chains += 1
    return is_joined


@rule
def mark_chain(w: State, length: int, cell: int, own: int, number: int) -> None:
    """Give all pieces of a chain its number."""
    w.chains[cell] = number
    w.waiting[0] = cell
    n = 1
    while n > 0:
        n -= 1
        at = w.waiting[n]
        for i in range(6):
            near = NEAR[length, at, i]
            if near >= 0 and w.owners[near] == own and w.chains[near] != number:
                w.chains[near] = number
                w.waiting[n] = near
                n += 1


@rule
def is_within(w: State, at: int, low: int, high: int) -> bool:
    """Tell whether the carrier of a connection lies within a set."""
    return w.low[at] & ~low == 0 and w.high[at] & ~high == 0


@rule
def count_or_reject(w: State, at: int, low: int, high: int) -> int:
    """Return how many connections a list has, or NONE if one of them needs no more than a carrier."""
    n = 0
    while at != NONE:
        if is_within(w, at, low, high):
            return NONE
        n += 1
        at = w.next[at]
    return n


@rule
def keep(w: State, chain: int, end: int, low: int, high: int, behind: int) -> int:
    """Note a connection before others of the same ends; return where it stands."""
    at = w.used
    w.used += 1
    w.chain_of[at], w.end_of[at], w.low[at], w.high[at], w.next[at] = chain, end, low, high, behind
    return at


@rule
def add_full(w: State, chain: int, end: int, low: int, high: int) -> None:
    """Keep a full connection, unless there is one that needs no more, or there are enough."""
    if end >= MOST and end - MOST < chain:
        chain, end = end - MOST, MOST + chain
    n = count_or_reject(w, w.full[chain, end], low, high)
    if n == NONE or n >= MOST_FULL or w.used + 2 > POOL:
        return
    at = keep(w, chain, end, low, high, w.full[chain, end])
    w.full[chain, end] = at
    w.queue[w.queued] = at
    w.queued += 1
    if end >= MOST:
        w.full[end - MOST, MOST + chain] = keep(
            w, end - MOST, MOST + chain, low, high, w.full[end - MOST, MOST + chain]
        )


@rule
def add_semi(w: State, chain: int, end: int, low: int, high: int) -> None:
    """Keep a semi connection, unless a better one is known, and look which full ones it makes with others."""
    if end >= MOST and end - MOST < chain:
        chain, end = end - MOST, MOST + chain
    if bits.count(low) + bits.count(high) > LARGEST_CARRIER or w.used >= POOL:
        return
    if count_or_reject(w, w.full[chain, end], low, high) == NONE:
        return
    others = w.semi[chain, end]
    n = count_or_reject(w, others, low, high)
    most = MOST_ACROSS if chain == FIRST and end == MOST + SECOND else MOST_SEMI
    if n == NONE or n >= most:
        return
    w.semi[chain, end] = keep(w, chain, end, low, high, others)
    join_semi(w, chain, end, low, high, others)


@rule
def join_semi(w: State, chain: int, end: int, low: int, high: int, others: int) -> None:
    """Make full connections of a new semi one and up to three *others* of its ends."""
    at = others
    while at != NONE:
        shared_low, shared_high = low & w.low[at], high & w.high[at]
        all_low, all_high = low | w.low[at], high | w.high[at]
        if shared_low | shared_high == 0:
            add_full(w, chain, end, all_low, all_high)
        elif shared_low != low or shared_high != high:
            join_third(w, at, shared_low, shared_high, all_low, all_high)
        at = w.next[at]


@rule
def join_third(w: State, second: int, low: int, high: int, all_low: int, all_high: int) -> None:
    """Go on from two semi connections, given what they share and all that they need, to a third and a fourth."""
    at = w.next[second]
    while at != NONE:
        shared_low, shared_high = low & w.low[at], high & w.high[at]
        with_low, with_high = all_low | w.low[at], all_high | w.high[at]
        if shared_low | shared_high == 0:
            add_full(w, w.chain_of[at], w.end_of[at], with_low, with_high)
        elif shared_low != low or shared_high != high:
            join_fourth(w, at, shared_low, shared_high, with_low, with_high)
        at = w.next[at]


@rule
def join_fourth(w: State, third: int, low: int, high: int, all_low: int, all_high: int) -> None:
    """Go on from three semi connections to a fourth."""
    at = w.next[third]
    while at != NONE:
        if low & w.low[at] | high & w.high[at] == 0:
            add_full(w, w.chain_of[at], w.end_of[at], all_low | w.low[at], all_high | w.high[at])
        at = w.next[at]


@rule
def through_cell(w: State, length: int, at: int) -> None:
    """Go on from a full connection that ends at a free cell: to what lies beside it, over a bridge, or to a chain."""
    chain, cell, low, high = w.chain_of[at], w.end_of[at], w.low[at], w.high[at]
    with_low, with_high = low | LOW[cell], high | HIGH[cell]
    for i in range(6):
        near = NEAR[length, cell, i]
        if near < 0 or w.owners[near] != FREE or low & LOW[near] | high & HIGH[near] != 0:
            continue
        add_semi(w, chain, near, with_low, with_high)
        second, far = NEAR[length, cell, (i + 1) % 6], FAR[length, cell, i]
        if second < 0 or far < 0 or w.owners[second] != FREE or w.owners[far] != FREE:
            continue
        between_low, between_high = LOW[near] | LOW[second], HIGH[near] | HIGH[second]
        if low & (between_low | LOW[far]) | high & (between_high | HIGH[far]) == 0:
            add_semi(w, chain, far, with_low | between_low, with_high | between_high)
    for other in range(w.n_chains):
        if other == chain:
            continue
        found = w.full[other, cell]
        while found != NONE:
            if low & w.low[found] | high & w.high[found] == 0:
                add_semi(w, chain, MOST + other, with_low | w.low[found], with_high | w.high[found])
            found = w.next[found]


@rule
def extend(w: State, chain: int, through: int, end: int, low: int, high: int) -> None:
    """Join a full connection between two chains to those that the second one has to an end."""
    found = w.full[through, end]
    while found != NONE:
        if low & w.low[found] | high & w.high[found] == 0:
            add_full(w, chain, end, low | w.low[found], high | w.high[found])
        found = w.next[found]


@rule
def through_chain(w: State, length: int, at: int) -> None:
    """Go on from a full connection between two chains: all that one is joined to, the other may be."""
    one, other, low, high = w.chain_of[at], w.end_of[at] - MOST, w.low[at], w.high[at]
    for cell in range(length * length):
        if low & LOW[cell] | high & HIGH[cell] == 0:
            extend(w, one, other, cell, low, high)
            extend(w, other, one, cell, low, high)
    for third in range(w.n_chains):
        if third != one and third != other:
            extend(w, one, other, MOST + third, low, high)
            extend(w, other, one, MOST + third, low, high)


@rule
def from_chains(w: State, at: int) -> None:
    """Let chains that are joined to the chain of a new connection have it too."""
    chain, end, low, high = w.chain_of[at], w.end_of[at], w.low[at], w.high[at]
    for other in range(w.n_chains):
        if other != chain and MOST + other != end:
            found = w.full[other, MOST + chain]
            while found != NONE:
                is_apart = low & w.low[found] | high & w.high[found] == 0
                if is_apart and w.low[found] & LOW[end] | w.high[found] & HIGH[end] == 0:
                    add_full(w, other, end, low | w.low[found], high | w.high[found])
                found = w.next[found]


@rule
def begin_connections(w: State, length: int, first: int) -> None:
    """Forget all connections but the shortest: chains and the free cells beside them."""
    w.used = w.queued = 0
    for chain in range(w.n_chains):
        for end in range(length * length):
            w.full[chain, end] = w.semi[chain, end] = NONE
        for end in range(MOST, MOST + w.n_chains):
            w.full[chain, end] = w.semi[chain, end] = NONE
    second = TOP if first == BOTTOM else RIGHT
    for cell in range(length * length):
        if w.owners[cell] != FREE:
            continue
        for i in range(6):
            near = NEAR[length, cell, i]
            if near == first:
                add_full(w, FIRST, cell, 0, 0)
            elif near == second:
                add_full(w, SECOND, cell, 0, 0)
            elif near >= 0 and w.chains[near] != NONE:
                add_full(w, w.chains[near], cell, 0, 0)


@rule
def connect(w: State, length: int, seat: int, first: int, enough: int) -> int:
    """Look for connections of a seat until its sides are joined as is *enough*; return how they are joined."""
    is_joined = find_chains(w, length, seat, first)
    begin_connections(w, length, first)
    if is_joined:
        return FULL
    done = 0
    while done < w.queued:
        at = w.queue[done]
        done += 1
        if w.end_of[at] < MOST:
            through_cell(w, length, at)
            from_chains(w, at)
        else:
            through_chain(w, length, at)
        if w.full[FIRST, MOST + SECOND] != NONE:
            return FULL
        if enough == SEMI and w.semi[FIRST, MOST + SECOND] != NONE:
            return SEMI
    return SEMI if w.semi[FIRST, MOST + SECOND] != NONE else NOTHING

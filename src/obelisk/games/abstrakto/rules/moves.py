"""The rules: discarding, placing, passing, the end."""

import numpy as np

from obelisk.authoring import BOTH, OVER, Chance, Numbers, State, bits, end, pick, rule
from obelisk.games.abstrakto.rules.areas import places_of, tally
from obelisk.games.abstrakto.rules.grid import BLOCKED_BY, COVERED_BY, KIND_OF, KINDS, WORDS, Set, count, is_empty, nth
from obelisk.games.abstrakto.rules.state import DISCARDED, DROP, DROPS, OF_A_KIND, OPEN, PASS, RANDOM, SEATS, SECRET

WAYS_TO_DROP = np.array(DROPS)


@rule
def deal(s: State, rng: Chance) -> None:
    """Where chance discards, take three of the eighteen tiles of each seat."""
    if s.discard != RANDOM:
        return
    for seat in range(SEATS):
        s.discarded[seat, :] = 0
        for gone in range(DISCARDED):
            tile = pick(rng, KINDS * OF_A_KIND - gone)
            kind = 0
            while tile >= OF_A_KIND - s.discarded[seat, kind]:
                tile -= OF_A_KIND - s.discarded[seat, kind]
                kind += 1
            s.discarded[seat, kind] += 1


@rule
def begin(s: State) -> None:
    """An empty board; if chance has not discarded, that comes first."""
    s.laid[:, :] = 0
    s.lacking[:] = 0
    s.tiles[:, :] = 0
    s.covered[:] = 0
    s.blocked[:] = 0
    s.owned[:] = 0
    s.last = -1
    if s.discard != RANDOM:
        s.discarded[:, :] = 0
    s.turn = 0 if s.discard == OPEN else s.starts


@rule
def has_discarded(s: State, seat: int) -> bool:
    """Tell whether a seat knows which tiles it plays with."""
    return s.discarded[seat, 0] + s.discarded[seat, 1] + s.discarded[seat, 2] == DISCARDED


@rule
def is_discarding(s: State) -> bool:
    """Tell whether somebody has still to discard."""
    return not (has_discarded(s, 0) and has_discarded(s, 1))


@rule
def active(s: State) -> int:
    """All who have still to discard, where they do so at once; else the seat whose turn it is."""
    if s.turn == OVER:
        return 0
    if s.discard == OPEN or not is_discarding(s):
        return 1 << s.turn
    return BOTH & ~((has_discarded(s, 1) << 1) | has_discarded(s, 0))


@rule
def left(s: State, seat: int, kind: int) -> int:
    """Return how many tiles of a kind a seat has to lay."""
    return OF_A_KIND - s.discarded[seat, kind] - s.laid[seat, kind]


@rule
def kinds_left(s: State, seat: int) -> int:
    """Return the kinds that a seat has tiles of, as a set of bits."""
    kinds = 0
    for kind in range(KINDS):
        if left(s, seat, kind) > 0:
            kinds |= 1 << kind
    return kinds


@rule
def open_places(s: State, seat: int) -> Set:
    """Return the places where a seat can lay a tile."""
    return places_of(s, kinds_left(s, seat))


@rule
def legal(s: State, seat: int, moves: Numbers) -> int:
    """List the places where the seat can lay a tile, else a pass; before that, what it may discard."""
    if is_discarding(s):
        for way in range(len(WAYS_TO_DROP)):
            moves[way] = DROP + way
        return len(WAYS_TO_DROP)
    places = open_places(s, seat)
    n = 0
    for word in range(WORDS):
        rest = places[word]
        while rest != 0:
            moves[n] = 64 * word + bits.lowest(rest)
            rest &= rest - 1
            n += 1
    if n == 0:
        moves[0] = PASS
        return 1
    return n


@rule
def is_legal(s: State, seat: int, move: int, moves: Numbers) -> bool:
    """Tell whether a seat may make a move, without listing all of them."""
    if is_discarding(s) or move >= DROP:
        return is_discarding(s) and DROP <= move < DROP + len(WAYS_TO_DROP)
    if move < 0:
        return False
    places = open_places(s, seat)
    if move == PASS:
        return is_empty(places)
    return bits.has(places[move >> 6], move & 63)


@rule
def sample(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
    """Return a random legal move."""
    if is_discarding(s):
        return DROP + pick(rng, len(WAYS_TO_DROP))
    places = open_places(s, seat)
    n = count(places)
    return PASS if n == 0 else nth(places, pick(rng, n))


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Discard, pass or lay a tile; see whether anybody can go on."""
    if move >= DROP:
        discard(s, seat, move - DROP)
        s.turn = s.starts if not is_discarding(s) else 1 - seat
        return
    if move == PASS:
        for kind in range(KINDS):
            if not is_empty(places_of(s, 1 << kind)):
                s.lacking[seat] |= 1 << kind
    else:
        lay(s, seat, move)
    s.turn = 1 - seat
    if is_stuck(s):
        first, second, won = tally(s)
        s.owned[0], s.owned[1] = first, second
        end(s, won)


@rule
def discard(s: State, seat: int, way: int) -> None:
    """Note what a seat discards, in one of the ways to do so."""
    for kind in range(KINDS):
        s.discarded[seat, kind] = WAYS_TO_DROP[way, kind]


@rule
def lay(s: State, seat: int, place: int) -> None:
    """Lay a tile of the kind that the place asks for."""
    s.laid[seat, KIND_OF[place]] += 1
    s.tiles[seat, place >> 6] |= 1 << (place & 63)
    for word in range(WORDS):
        s.blocked[word] |= BLOCKED_BY[place, word]
        s.covered[word] |= COVERED_BY[place, word]
    s.last = place


@rule
def is_stuck(s: State) -> bool:
    """Tell whether no seat can lay a tile."""
    return is_empty(places_of(s, kinds_left(s, 0) | kinds_left(s, 1)))


@rule
def points(s: State, totals: Numbers) -> None:
    """The areas that each seat owns."""
    for seat in range(SEATS):
        totals[seat] = s.owned[seat]


@rule
def can_be(s: State, seat: int, way: int) -> bool:
    """Tell whether what is seen of a seat's tiles allows that it discarded in a certain way."""
    for kind in range(KINDS):
        rest = OF_A_KIND - WAYS_TO_DROP[way, kind] - s.laid[seat, kind]
        if rest < 0 or (rest > 0 and bits.has(s.lacking[seat], kind)):
            return False
    return True


@rule
def determinize(s: State, seat: int, rng: Chance) -> None:
    """Where discards are secret, suppose any that the other seat's tiles allow, each as likely as the others."""
    other = 1 - seat
    if s.discard != SECRET or s.turn == OVER or not has_discarded(s, other):
        return
    is_other_able = not is_discarding(s) and is_empty(open_places(s, seat))
    possible = 0
    for way in range(len(WAYS_TO_DROP)):
        discard(s, other, way)
        # The game goes on, so one of the two can lay a tile.
        if can_be(s, other, way) and not (is_other_able and is_empty(open_places(s, other))):
            possible |= 1 << way
    for _ in range(pick(rng, bits.count(possible))):
        possible &= possible - 1
    discard(s, other, bits.lowest(possible))

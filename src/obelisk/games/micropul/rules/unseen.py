"""What a seat cannot know, drawn anew: the core, what lies face down in the supplies, the other hand."""

from obelisk.authoring import Chance, State, bits, rule, shuffle
from obelisk.games.micropul.rules.data import CORE, FITTING


@rule
def determinize(s: State, seat: int, rng: Chance) -> None:
    """Shuffle what *seat* cannot know: the core, what lies face down in the supplies, the other hand.

    Whoever has just passed has no tile that fits. The tiles are gathered in the order of their numbers, so that what
    comes out does not depend on where they were.
    """
    face_down = (s.supplies[0] | s.supplies[1]) & ~s.shown
    tiles = s.hands[1 - seat]
    in_hand = bits.count(tiles)
    for place in range(CORE):
        if place >= s.drawn or bits.has(face_down, place):
            tiles |= 1 << s.core[place]
    n = bits.count(tiles)
    for i in range(n):
        s.pool[i] = bits.lowest(tiles)
        tiles &= tiles - 1
    shuffle(rng, s.pool[:n])
    if s.passes > 0:
        keep_what_fits_nowhere(s, in_hand, n)
        shuffle(rng, s.pool[in_hand:n])
    s.hands[1 - seat] = 0
    for i in range(in_hand):
        s.hands[1 - seat] |= 1 << bits.wide(s.pool[i])
    for place in range(CORE):
        if place >= s.drawn or bits.has(face_down, place):
            s.core[place] = s.pool[in_hand]
            in_hand += 1
    s.pool[:] = 0


@rule
def keep_what_fits_nowhere(s: State, in_hand: int, n: int) -> None:
    """Bring tiles to the front of the *n* in the pool that fit nowhere, for the hand of somebody who has passed."""
    at = 0
    for i in range(in_hand):
        while at < n and fits_somewhere(s, s.pool[at]):
            at += 1
        if at == n:
            return
        s.pool[i], s.pool[at] = s.pool[at], s.pool[i]
        at += 1


@rule
def fits_somewhere(s: State, tile: int) -> bool:
    """Tell whether a tile may be laid on a free square."""
    for square in range(s.n_open):  # noqa: SIM110 (any() over a generator does not compile)
        if FITTING[s.open_white[square], s.open_black[square], tile] != 0:
            return True
    return False

"""The record of a position of Abstrakto, and the moves as numbers."""

from obelisk.authoring import State, StateType, memory, number, rule
from obelisk.games.abstrakto.rules.grid import KIND_OF, KINDS, LINES, POINTS, WORDS, Set

SEATS = 2
SIZE = 7
OF_A_KIND = 6
DISCARDED = 3
KEPT = KINDS * OF_A_KIND - DISCARDED

LONGEST = SEATS + 2 * SEATS * KEPT
"""Everybody discards; no tile comes after more than one pass."""

RANDOM, SECRET, OPEN = range(3)
"""How tiles are discarded: by chance, by both at once and unseen, or one after the other."""
DISCARDS = ("random", "secret", "open")

STATE = StateType(
    "abstrakto",
    seats=SEATS,
    # The set-up.
    discard=number(RANDOM, OPEN),
    starts=number(0, SEATS - 1),
    # What each seat has discarded of each kind (nothing, before it chose), what it has laid, and which kinds (as a
    # set of bits) it was seen to lack when it had to pass.
    discarded=number(0, DISCARDED, SEATS, KINDS),
    laid=number(0, OF_A_KIND, SEATS, KINDS),
    lacking=number(0, (1 << KINDS) - 1, SEATS),
    # Where the middles of each seat's tiles lie, which places no tile can take any more, and which quarters of the
    # board are covered (see grid.py).
    tiles=number(0, (1 << 63) - 1, SEATS, WORDS),
    blocked=number(0, (1 << 63) - 1, WORDS),
    covered=number(0, (1 << 63) - 1, WORDS),
    last=memory(-1, POINTS - 1),
    # The areas that each seat owns, once the game is over.
    owned=number(0, LINES * LINES, SEATS),
)

# Moves as numbers: a place, or one of these; the discards follow one another from DROP on.
PASS = POINTS
DROP = POINTS + 1

DROPS = tuple(
    (solids, lines, DISCARDED - solids - lines)
    for solids in range(DISCARDED, -1, -1)
    for lines in range(DISCARDED - solids, -1, -1)
)
"""All ways to choose three tiles: how many solids, lines and crosses."""

MOST_MOVES = sum(int(kind >= 0) for kind in KIND_OF)
"""A seat that may lay all kinds has no more than this many places."""


@rule
def as_set(words: State) -> Set:
    """Return a set of points that a record holds."""
    return words[0], words[1], words[2], words[3]

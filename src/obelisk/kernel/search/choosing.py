"""Choosing without a search: any move, or the one after which the position looks best."""

from obelisk.kernel import rules
from obelisk.kernel.compiled import compiled
from obelisk.kernel.search.nodes import Array
from obelisk.kernel.state import Chance, Numbers


@compiled
def choose_any(scratch: Array, seat: int, rng: Chance, moves: Numbers) -> int:
    """Return a random legal move of scratch[0]."""
    return rules.sample(scratch[0], seat, rng, moves)


@compiled
def value_moves(scratch: Array, seat: int, rng: Chance, moves: Numbers, worth: Array) -> int:
    """List the moves of *seat* in scratch[0] and what the position after each is worth to it; return how many.

    What the seat cannot know is determinized anew for each move.
    """
    n = rules.list_moves(scratch[0], seat, moves)
    for i in range(n):
        scratch[1] = scratch[0]
        rules.determinize(scratch[1], seat, rng)
        rules.apply(scratch[1], seat, moves[i])
        worth[i] = rules.value(scratch[1], seat)
    return n

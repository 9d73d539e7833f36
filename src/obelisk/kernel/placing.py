"""Rules that games share in which a piece is put on any free cell: records have the sets `free` and `pieces`.

Boards have at most 62 cells, so that a set of them is one number. `placing_rules` puts the rules together.
"""

from collections.abc import Callable
from typing import Any

from obelisk.kernel import bits
from obelisk.kernel.chance import pick
from obelisk.kernel.generated import mix
from obelisk.kernel.rule import rule
from obelisk.kernel.rules import Rules
from obelisk.kernel.state import Chance, Numbers, State, StateType

MOST_CELLS = 62


@rule
def hexagon(length: int) -> int:
    """Return how many cells a hexagon with *length* on a side has: an odd number."""
    return 3 * length * (length - 1) + 1


@rule
def clear_hexagon(s: State) -> None:
    """Start with an empty hexagon, `length` on a side: the rule `begin`."""
    s.free = (1 << hexagon(s.length)) - 1
    s.pieces[:] = 0
    s.turn = 0


@rule
def put(s: State, seat: int, move: int) -> None:
    """Put a piece on a free cell; then it is the other's turn."""
    s.free ^= 1 << move
    s.pieces[seat] |= 1 << move
    s.turn = 1 - seat


@rule
def list_free(s: State, seat: int, moves: Numbers) -> int:
    """List the free cells: the rule `legal`."""
    return bits.list_cells(s.free, moves)


@rule
def is_free(s: State, seat: int, move: int, moves: Numbers) -> bool:
    """Tell whether a cell is free: the rule `is_legal`. A number that is no cell of the board is none."""
    return 0 <= move <= MOST_CELLS and bits.has(s.free, move)


@rule
def sample_free(s: State, seat: int, rng: Chance, moves: Numbers) -> int:
    """Return any free cell: the rule `sample`, without a list."""
    return bits.nth(s.free, pick(rng, bits.count(s.free)))


@rule
def hash_of_pieces(s: State) -> int:
    """Return the mark of who has which cell and whose turn it is: the rule `position_hash`."""
    return mix(mix(mix(0, s.turn), s.pieces[0]), s.pieces[1])


@rule
def count_pieces(s: State, totals: Numbers) -> None:
    """Count the pieces of each seat on the board: the rule `points`."""
    totals[0] = bits.count(s.pieces[0])
    totals[1] = bits.count(s.pieces[1])


def placing_rules(
    state: StateType, apply: Callable[..., Any], cells: int, begin: Callable[..., Any] = clear_hexagon, **others: Any
) -> Rules:
    """Return the rules of a game in which pieces fill a board of at most so many *cells*."""
    return Rules(
        state=state,
        begin=begin,
        legal=list_free,
        apply=apply,
        max_moves=cells,
        max_plies=cells,
        sample=sample_free,
        is_legal=is_free,
        position_hash=hash_of_pieces,
        **others,
    )

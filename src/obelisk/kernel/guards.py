"""Guard rails: what a game promises of its moves and its length is checked while its compiled rules run."""

from collections.abc import Callable
from typing import Any

import numpy as np

from obelisk.errors import BrokenGame
from obelisk.kernel.state import TAG, Numbers, State

Function = Callable[..., Any]

NEVER_ENDS, NO_MOVES, MAX_MOVES = -1, -2, -3
"""What is wrong with a game. A random game of a search that does not end has NEVER_ENDS plies."""

PADDING = 1 << 13
"""How many moves more than a game may have fit behind an array of moves."""

COUNTED = 1 << 20
"""How many moves are counted of a game that has too many."""


def guards(game: str, max_moves: int, max_plies: int) -> dict[str, Function]:
    """Return the rules that hold *game* to its limits: `max_plies` and `fail`."""

    def longest(s: State) -> int:
        return max_plies

    def fail(s: State, what: int) -> None:
        if what == NEVER_ENDS:
            raise BrokenGame("game/never-ends", game, max_plies)
        if what == NO_MOVES:
            raise BrokenGame("game/no-moves", game, 0)
        raise BrokenGame("game/max-moves", game, max_moves)

    return {"max_plies": longest, "fail": fail}


def blame_max_moves(legal: Function, s: State, seat: int, moves: Numbers) -> None:
    """Raise BrokenGame if plain rules left the array *moves* (no other one) because there are too many moves."""
    if count_moves(legal, s, seat) > len(moves):
        raise BrokenGame("game/max-moves", game_of(s), len(moves)) from None


def count_moves(legal: Function, s: State, seat: int) -> int:
    """Return how many moves plain rules list, up to a million; 0 if they look beside another array."""
    roomy: Numbers = np.zeros(COUNTED, np.int64)
    try:
        return int(legal(s, seat, roomy))
    except IndexError as error:
        return COUNTED if f"size {COUNTED}" in str(error) else 0


def game_of(s: State) -> str:
    """Return the name of the game whose record *s* is."""
    return game_of_type(s.dtype)


def game_of_type(record: Any) -> str:
    """Return the name of the game that a record type belongs to."""
    tag: str = record.names[0]
    return tag.removeprefix(TAG).partition("#")[0].partition("+")[0]

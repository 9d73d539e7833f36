"""Positions that come again: the memory that a game with a repetition rule keeps in its record.

Such a game has the fields `seen` (for each seat to move, the positions since the last move that cannot be
taken back) and `n_seen` (how many they are).
"""

from __future__ import annotations

import numpy as np

from obelisk.kernel.rule import rule
from obelisk.kernel.state import State


@rule
def forget(s: State) -> None:
    """Forget all positions: after a capture none of them can come again."""
    for seat in range(2):
        # Nothing is left behind: records that differ only in what can never matter again are equal.
        s.seen[seat, : s.n_seen[seat]] = 0
        s.n_seen[seat] = 0


@rule
def times_seen(s: State, position: int) -> int:
    """Return how often *position*, with the same seat to move, has been remembered."""
    before = s.seen[s.turn]
    times = 0
    for i in range(s.n_seen[s.turn]):
        times += before[i] == position
    return times


@rule
def remember(s: State, position: int) -> None:
    """Remember *position* with the seat to move."""
    s.seen[s.turn, s.n_seen[s.turn]] = position
    s.n_seen[s.turn] += 1


@rule
def is_fresh(s: State) -> bool:
    """Tell whether nothing before this position can come again."""
    return s.n_seen[0] + s.n_seen[1] <= 1


def repeats(s: State) -> list[tuple[int, int]]:
    """Return the positions that have come twice, each with the seat to move: coming again, they end the game."""
    found = []
    for seat in (0, 1):
        positions, times = np.unique(s.seen[seat, : s.n_seen[seat]], return_counts=True)
        found += [(seat, int(position)) for position in positions[times > 1]]
    return found


@rule
def is_memory_full(s: State) -> bool:
    """Tell whether no further position can be remembered for the seat to move."""
    return s.n_seen[s.turn] == s.seen.shape[1]

"""Positions that come again: the memory that a game with a repetition rule keeps in its record.

Such a game has the fields `seen` (for each seat to move, the positions since the last move that cannot be
taken back) and `n_seen` (how many they are).
"""

from __future__ import annotations

from obelisk.kernel.rule import rule
from obelisk.kernel.state import State


@rule
def forget(s: State) -> None:
    """Forget all positions: after a capture none of them can come again."""
    s.n_seen[0] = 0
    s.n_seen[1] = 0


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


def has_repeats(s: State) -> bool:
    """Tell whether some position has come twice: when it comes again, the game ends."""
    return any(len(set(before)) < len(before) for before in (s.seen[seat, : s.n_seen[seat]].tolist() for seat in (0, 1)))


@rule
def is_memory_full(s: State) -> bool:
    """Tell whether no further position can be remembered for the seat to move."""
    return s.n_seen[s.turn] == s.seen.shape[1]

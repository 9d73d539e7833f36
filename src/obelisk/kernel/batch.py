"""Many positions at once: one array of records, stepped together, for learning and statistics."""

from typing import Any

import numpy as np

from obelisk.kernel import rules
from obelisk.kernel.compiled import compiled
from obelisk.kernel.state import OVER, Chance, Numbers

Positions = np.ndarray[Any, Any]


@compiled
def start_all(positions: Positions, is_dealt: bool, rng: Chance) -> None:
    """Start a game in every record; chance decides each set-up, unless it *is_dealt* already."""
    for i in range(len(positions)):
        if not is_dealt:
            rules.deal(positions[i], rng)
        rules.begin(positions[i])


@compiled
def seats_to_act(positions: Positions, seats: Numbers) -> None:
    """Write for each position the first seat that may act, or OVER."""
    for i in range(len(positions)):
        seats[i] = rules.seat_to_act(positions[i])


@compiled
def list_all(positions: Positions, moves: Numbers, counts: Numbers) -> None:
    """List the moves of each position's first active seat: a row of `moves`, and how many in `counts`."""
    for i in range(len(positions)):
        seat = rules.seat_to_act(positions[i])
        counts[i] = 0 if seat == OVER else rules.list_moves(positions[i], seat, moves[i])


@compiled
def apply_all(positions: Positions, chosen: Numbers, scratch: Numbers) -> int:
    """Make one legal move in every position that is not over.

    Returns -1, or the first position whose move is not legal: then nothing has been changed.
    """
    for i in range(len(positions)):
        seat = rules.seat_to_act(positions[i])
        if seat != OVER and not rules.is_legal(positions[i], seat, chosen[i], scratch):
            return i
    for i in range(len(positions)):
        seat = rules.seat_to_act(positions[i])
        if seat != OVER:
            rules.apply(positions[i], seat, chosen[i])
    return -1


@compiled
def sample_all(positions: Positions, rng: Chance, scratch: Numbers, chosen: Numbers) -> None:
    """Choose a random legal move for every position that is not over (0 elsewhere)."""
    for i in range(len(positions)):
        seat = rules.seat_to_act(positions[i])
        chosen[i] = 0 if seat == OVER else rules.sample(positions[i], seat, rng, scratch)


@compiled
def winners_all(positions: Positions, won: Numbers) -> None:
    """Write for each finished position who won, as a set of bits; 0 for the others."""
    for i in range(len(positions)):
        won[i] = rules.winners(positions[i]) if rules.active(positions[i]) == 0 else 0

"""What a finished table comes to in its tournament."""

from __future__ import annotations

from collections.abc import Sequence

from obelisk.table.core.results import is_computer
from obelisk.table.core.state import COMPUTER, Ending, Seat
from obelisk.table.features.tournaments.domain.values import Outcome, Pairing

RULES = "rules"


def outcome_of(ending: Ending, seats: Sequence[Seat], pairing: Pairing) -> Outcome:
    """Return the places at a table: winners first, then by the points of the game; who has left comes last.

    A game that was not played to its end by the rules tells winners from all others, and no more.
    """
    absent = {seat for seat, number in enumerate(pairing.entrants) if number in pairing.absent}
    left = {number for number, seat in enumerate(seats) if seat.kind == COMPUTER and not is_computer(seat)}
    out = absent | left
    winners = set(ending.winners) or ({*range(len(seats))} if not out else set())
    points = ending.points if ending.reason == RULES else None

    def key(seat: int) -> tuple[int, int]:
        if seat in out:
            return (2, 0)
        return (0, 0) if seat in winners else (1, 0 if points is None else -points[seat])

    keys = [key(seat) for seat in range(len(seats))]
    places = tuple(1 + sum(other < own for other in keys) for own in keys)
    return Outcome(ending.reason, places, tuple(sorted(out)), points)


def ruled(winners: Sequence[int], seats: int) -> Outcome:
    """Return what an organiser has decided: who has won, several a draw among them; all others have lost."""
    places = tuple(1 if seat in winners else len(winners) + 1 for seat in range(seats))
    return Outcome("adjudicated", places, () if winners else tuple(range(seats)))

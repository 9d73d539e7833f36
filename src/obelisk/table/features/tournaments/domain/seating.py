"""Who sits on which seat: everybody has the first move about equally often, and not twice in a row if avoidable."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations

from obelisk.table.features.tournaments.domain.values import Tournament

MOST_ORDERS = 6
"""Of so many at a table all orders are compared; of more only those in which everybody moves on."""


class Past:
    """Where everybody has sat so far."""

    def __init__(self, sat: Mapping[int, Sequence[int]]):
        """Know the seats of each player, in the order of the rounds."""
        self._sat = sat

    @classmethod
    def of(cls, tournament: Tournament) -> Past:
        """Return where everybody of a tournament has sat at tables at which they could have played."""
        found: dict[int, list[int]] = {entrant.number: [] for entrant in tournament.entrants}
        for each in tournament.rounds:
            for pairing in each.pairings:
                for seat, number in enumerate(pairing.entrants if pairing.table is not None else ()):
                    found[number].append(seat)
        return cls(found)

    def cost(self, number: int, seat: int) -> int:
        """Return how unwelcome a seat is: by how often it was had more than others, and whether it was the last one."""
        sat = self._sat[number]
        often = sat.count(seat)
        return 4 * (2 * often + 1) + (1 if sat and sat[-1] == seat else 0)

    def cost_of(self, order: Iterable[int]) -> int:
        """Return how unwelcome the seats of a whole table are."""
        return sum(self.cost(number, seat) for seat, number in enumerate(order))


def seated(group: Sequence[int], past: Past) -> tuple[int, ...]:
    """Return a table's players by seat, in the fairest order; of equally fair ones the first, from *group* as it is."""
    n = len(group)
    orders = permutations(group) if n <= MOST_ORDERS else (tuple(group[i:]) + tuple(group[:i]) for i in range(n))
    return min(orders, key=past.cost_of)

"""Round robin: everybody meets everybody. With two at a table by Berger's tables; with more, as evenly as possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from obelisk.table.features.tournaments.domain.lots import by_lot
from obelisk.table.features.tournaments.domain.seating import Past, seated

Groups = tuple[tuple[int, ...], ...]
"""The tables of a round, each with its players by seat. Whoever is at none has a bye."""
TRIES = 12
"""So many beginnings are tried for a round of larger tables."""


def schedule(n: int, seats: int, fewest: int, cycles: int = 1, rounds: int = 0, seed: str = "") -> tuple[Groups, ...]:
    """Return the rounds of a round robin of *n* players.

    With two at a table each cycle is a whole round robin, with the first move changed in every other one. With more
    there are so many *rounds*, or as many as it takes for everybody to meet everybody if it were possible.
    """
    if seats == 2:
        once = _berger(n)
        turned = tuple(tuple((second, first) for first, second in groups) for groups in once)
        return tuple(groups for cycle in range(cycles) for groups in (turned if cycle % 2 else once))
    return _balanced(n, seats, fewest, rounds or cycles * _enough(n, seats), seed)


def _enough(n: int, seats: int) -> int:
    """Return how many rounds it takes at least until everybody can have met everybody."""
    return max(1, -(-(n - 1) // (seats - 1)))


def _berger(n: int) -> tuple[Groups, ...]:
    """Return Berger's tables: the last player stays, all others move on; first moves differ by one at most."""
    even = n + n % 2
    rounds = []
    for number in range(even - 1):
        games = []
        for place in range(even // 2):
            first = (number * (even // 2) + place) % (even - 1)
            second = even - 1 if place == 0 else (number * (even // 2) - place) % (even - 1)
            # Against the one who stays, first moves alternate.
            pair = (second, first) if place == 0 and number % 2 else (first, second)
            if max(pair) < n:
                games.append(pair)
        rounds.append(tuple(games))
    return tuple(rounds)


def table_sizes(n: int, seats: int, fewest: int) -> list[int]:
    """Return how many sit at each table: as many as may, and as equal as possible; who is left over has a bye.

    >>> table_sizes(7, 4, 2), table_sizes(7, 2, 2), table_sizes(5, 4, 4)
    ([4, 3], [2, 2, 2], [4])
    """
    tables = -(-n // seats)
    if tables * fewest > n:
        tables = n // seats
        n = tables * seats
    return [n // tables + (number < n % tables) for number in range(tables)] if tables else []


def _balanced(n: int, seats: int, fewest: int, rounds: int, seed: str) -> tuple[Groups, ...]:
    """Return rounds of larger tables in which all have met about equally often, and sat everywhere about as often."""
    sizes = table_sizes(n, seats, fewest)
    met: Counter[tuple[int, int]] = Counter()
    byes = [0] * n
    sat: dict[int, list[int]] = {number: [] for number in range(n)}
    found = []
    for number in range(rounds):
        lots = f"{seed} round {number}"
        resting = _resting(byes, n - sum(sizes), lots)
        for one in resting:
            byes[one] += 1
        players = [one for one in range(n) if one not in resting]
        groups = min(
            (_improved(_dealt(players, sizes, f"{lots} {tried}"), met) for tried in range(TRIES)),
            key=lambda groups: _cost(groups, met),
        )
        ordered = tuple(seated(group, Past(sat)) for group in groups)
        for order in ordered:
            met.update(_pairs(order))
            for seat, one in enumerate(order):
                sat[one].append(seat)
        found.append(ordered)
    return tuple(found)


def _resting(byes: Sequence[int], n: int, lots: str) -> set[int]:
    """Return who has a bye: those who had the fewest, by lot."""
    return set(sorted(by_lot(range(len(byes)), lots), key=lambda one: byes[one])[:n])


def _dealt(players: Sequence[int], sizes: Sequence[int], lots: str) -> list[list[int]]:
    order, groups = by_lot(players, lots), []
    for size in sizes:
        groups.append(order[:size])
        order = order[size:]
    return groups


def _pairs(group: Sequence[int]) -> list[tuple[int, int]]:
    return list(combinations(sorted(group), 2))


def _cost(groups: Sequence[Sequence[int]], met: Counter[tuple[int, int]]) -> int:
    """Return by how much the sum of the squares of all meetings would grow."""
    return sum(2 * met[pair] + 1 for group in groups for pair in _pairs(group))


def _improved(groups: list[list[int]], met: Counter[tuple[int, int]]) -> list[list[int]]:
    """Swap two players of different tables for as long as that makes the meetings more even."""
    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(range(len(groups)), 2):
            pair = [groups[one], groups[other]]
            before = _cost(pair, met)
            for i, j in ((i, j) for i in range(len(pair[0])) for j in range(len(pair[1]))):
                pair[0][i], pair[1][j] = pair[1][j], pair[0][i]
                after = _cost(pair, met)
                if after < before:
                    before, is_better = after, True
                else:
                    pair[0][i], pair[1][j] = pair[1][j], pair[0][i]
    return groups

"""Swiss pairings: players with equal scores meet, nobody twice while that can be avoided.

With two at a table the pairing is a perfect matching of least cost, found by Edmonds' blossoms (networkx). A cost has
several parts, and an earlier one always outweighs all that follow, summed over the round:
1. games of two of whom one has blocked the other;
2. rematches, and second byes;
3. who has the bye: the lowest of those who had none;
4. the squares of the differences of scores, so that who floats does not float far;
5. first moves: who had more of them than others should not have another, nor two in a row;
6. in a score group the upper half meets the lower half, in its order; a floater meets the nearest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from obelisk.table.features.tournaments.domain.round_robin import Groups, table_sizes
from obelisk.table.features.tournaments.domain.seating import Past, seated

BYE = -1
"""In place of an opponent."""
Cost = tuple[int, int, int, int, int, int]
PARTS = 6
Apart = frozenset[tuple[int, int]]
"""Who should not meet, because one has blocked the other: by their numbers in order."""
NOBODY_APART: Apart = frozenset()


@dataclass(frozen=True)
class Field:
    """Who is to be paired, and all that a pairing looks at."""

    ranked: tuple[int, ...]
    """The players, the leader first."""
    scores: Mapping[int, Fraction]
    met: Mapping[tuple[int, int], int]
    """How often two have met, by their numbers in order."""
    byes: Mapping[int, int]
    past: Past
    apart: Apart = NOBODY_APART

    def is_apart(self, one: int, other: int) -> bool:
        """Return whether two should not meet."""
        return (min(one, other), max(one, other)) in self.apart

    def meetings(self, one: int, other: int) -> int:
        """Return how often two have met."""
        return self.met.get((min(one, other), max(one, other)), 0)


def costs(field: Field) -> dict[tuple[int, int], Cost]:
    """Return what it costs that two meet, by their numbers, or that one has the bye, if there has to be one."""
    rank = {number: place for place, number in enumerate(field.ranked)}
    groups: dict[Fraction, list[int]] = {}
    for number in field.ranked:
        groups.setdefault(field.scores[number], []).append(number)
    found: dict[tuple[int, int], Cost] = {}
    for one, other in combinations(field.ranked, 2):
        group = groups[field.scores[one]]
        apart = rank[other] - rank[one]
        is_even = field.scores[one] == field.scores[other]
        fold = (2 * apart - len(group)) ** 2 if is_even else apart**2
        difference = int(2 * (field.scores[one] - field.scores[other])) ** 2
        order = seated((one, other), field.past)
        first = int(field.is_apart(one, other)), field.meetings(one, other)
        found[one, other] = (*first, 0, difference, field.past.cost_of(order), fold)
    if len(field.ranked) % 2:
        for number in field.ranked:
            found[number, BYE] = (0, field.byes.get(number, 0), len(field.ranked) - 1 - rank[number], 0, 0, 0)
    return found


def pair(field: Field) -> tuple[Groups, tuple[int, ...]]:
    """Return the games of a round with two at a table, by seat, and who has the bye."""
    known = costs(field)
    bases = [sum(cost[part] for cost in known.values()) + 1 for part in range(PARTS)]
    weights = {pair: _weight(cost, bases) for pair, cost in known.items()}
    highest = max(weights.values(), default=0) + 1
    import networkx as nx  # whoever holds no tournament need not wait until it is loaded

    graph = nx.Graph()
    graph.add_weighted_edges_from((one, other, highest - weight) for (one, other), weight in weights.items())
    place = {number: at for at, number in enumerate((*field.ranked, BYE))}
    matched = [sorted(edge, key=place.__getitem__) for edge in nx.max_weight_matching(graph, maxcardinality=True)]
    matched.sort(key=lambda edge: place[edge[0]])
    games = tuple(seated(edge, field.past) for edge in matched if BYE not in edge)
    return games, tuple(edge[0] for edge in matched if BYE in edge)


def _weight(cost: Cost, bases: Sequence[int]) -> int:
    """Return a cost as one number; sums of a part never reach the next."""
    weight = 0
    for part, base in zip(cost, bases, strict=True):
        weight = weight * base + part
    return weight


def group(field: Field, seats: int, fewest: int) -> tuple[Groups, tuple[int, ...]]:
    """Return the games of a round with more than two at a table, by seat, and who has a bye.

    Tables are filled by standing, from the top; then players of two tables change places for as long as that keeps
    those apart who should not meet, or spares rematches, or without more of either brings scores closer together.
    """
    sizes = table_sizes(len(field.ranked), seats, fewest)
    resting = sorted(reversed(field.ranked), key=lambda one: field.byes.get(one, 0))[: len(field.ranked) - sum(sizes)]
    order = [number for number in field.ranked if number not in resting]
    tables = []
    for size in sizes:
        tables.append(order[:size])
        order = order[size:]
    _exchange(tables, field)
    return tuple(seated(table, field.past) for table in tables), tuple(resting)


Unrest = tuple[int, int, Fraction]


def _exchange(tables: list[list[int]], field: Field) -> None:
    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(tables, 2):
            before = _unrest(one, field), _unrest(other, field)
            for i, j in ((i, j) for i in range(len(one)) for j in range(len(other))):
                one[i], other[j] = other[j], one[i]
                after = _unrest(one, field), _unrest(other, field)
                if _sum(after) < _sum(before):
                    before, is_better = after, True
                else:
                    one[i], other[j] = other[j], one[i]


def _unrest(table: Sequence[int], field: Field) -> Unrest:
    """Return how many at a table should not meet, how many rematches it has, and how far apart its scores are."""
    pairs = list(combinations(table, 2))
    apart = sum(((field.scores[a] - field.scores[b]) ** 2 for a, b in pairs), Fraction(0))
    return sum(field.is_apart(a, b) for a, b in pairs), sum(field.meetings(a, b) ** 2 for a, b in pairs), apart


def _sum(parts: tuple[Unrest, Unrest]) -> Unrest:
    (one, two, three), (first, second, third) = parts
    return one + first, two + second, three + third


def counted(games: Sequence[Sequence[int]]) -> Counter[tuple[int, int]]:
    """Return how often two have met in games."""
    return Counter(pair for game in games for pair in combinations(sorted(game), 2))

"""Swiss pairings by another method: every way to pair a small field is written out, and the cheapest one is taken."""

from collections.abc import Iterator, Mapping, Sequence

Pair = tuple[int, int]


def all_pairings(players: Sequence[int]) -> Iterator[list[Pair]]:
    """Yield every way to put an even number of players into pairs."""
    if not players:
        yield []
        return
    first, *rest = players
    for other in rest:
        left = [one for one in rest if one != other]
        for pairs in all_pairings(left):
            yield [(first, other), *pairs]


def cheapest(players: Sequence[int], costs: Mapping[Pair, tuple[int, ...]]) -> tuple[int, ...]:
    """Return the least sum of costs, part by part; an earlier part outweighs all that follow."""

    def cost(pairs: Sequence[Pair]) -> tuple[int, ...]:
        found = (costs.get(pair) or costs[pair[1], pair[0]] for pair in pairs)
        return tuple(map(sum, zip(*found, strict=True)))

    return min(map(cost, all_pairings(players)))

"""Who wins a match if nobody errs, for every way to lay the tiles out: the exact counts.

If nobody errs in a microgame, all that matters of a tile is whether its holder wins it, or the other one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb

from obelisk import catalogue
from obelisk.catalogue import game
from obelisk.games.plug_in import NAME
from obelisk.games.plug_in.duel import settled
from obelisk.solving.prover import Prover
from obelisk.solving.tablebase import Progress, solve

LARGEST = 4
"""Boards up to this size are looked at whole: 4×4 tiles have 65,536 arrangements."""

PLIES = 1 << 62
STRETCH = 256
"""Arrangements between two reports."""


@dataclass(frozen=True)
class Count:
    """The arrangements with so many tiles that the holder of the obelisk wins: all, and those the first holder wins."""

    holders: int
    arrangements: int
    won: int


def count_won(size: int, sides: int = 0, progress: Progress | None = None) -> list[Count]:
    """Return how many arrangements of a Rhombus of *size* the first holder wins, by how many tiles are the holder's.

    The holder has seat 0; *sides* is the seat that joins bottom and top.
    """
    match = game(NAME)
    parts = match.parts
    s = match.start(seed=0, size=size, sides=sides).record
    macro, empty = parts.macro(s)
    prover = Prover(macro, empty, 0)
    tiles = size * size
    won = [0] * (tiles + 1)
    for arrangement in range(1 << tiles):
        if progress is not None and arrangement % STRETCH == 0:
            progress(arrangement, 1 << tiles, f"{size}×{size}")
        turned = int(f"{arrangement:0{tiles}b}"[::-1], 2)
        if turned < arrangement:
            continue
        s.tiles[:tiles] = [arrangement >> tile & 1 for tile in range(tiles)]
        position = settled(parts, s, (False, True))
        # Turned by half, a board looks the same to both players.
        won[arrangement.bit_count()] += bool(prover.answer(position, PLIES)) * (1 if turned == arrangement else 2)
    return [Count(n, comb(tiles, n), won[n]) for n in range(tiles + 1)]


def is_won_by_holder(progress: Progress | None = None) -> dict[str, bool]:
    """Return for each microgame that is installed whether its first player wins it, if nobody errs."""
    return {name: solve(name, progress).value == "win" for name in catalogue.names(catalogue.MICROGAMES)}


def chance_of_holder(counts: Sequence[Count], share: float) -> float:
    """Return how likely the first holder wins, if each tile is the holder's with the probability *share*."""
    tiles = len(counts) - 1
    return sum(count.won * share**count.holders * (1 - share) ** (tiles - count.holders) for count in counts)


def mixes(names: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Return every choice of microgames that tiles can be drawn from, the small ones first."""
    for n in range(1, len(names) + 1):
        yield from combinations(names, n)

"""Who wins a match if nobody errs, for every way to lay the tiles out: the exact counts.

If nobody errs in a microgame, all that matters of a tile is whether its holder wins it, or the other one. Where luck
has a say in a microgame, or it is not solved, nobody knows that, and its tiles are not counted.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb

import numpy as np

from obelisk.authoring import CannotSolve, Game, State, catalogue
from obelisk.authoring.players import Progress, Prover, solve
from obelisk.games.plug_in import NAME
from obelisk.games.plug_in.composition import board_of, sizes_of
from obelisk.games.plug_in.duel import Duel, settled
from obelisk.games.plug_in.rules import Parts

MOST_TILES, FEW_TILES = 16, 10
"""Boards of so many tiles are looked at whole: 4×4 have 65,536 arrangements. Those of a few are done at once."""

PLIES = 1 << 62
STRETCH = 256
"""Arrangements between two reports."""


@dataclass(frozen=True)
class Count:
    """The arrangements with so many tiles that the holder of the obelisk wins: all, and those the first holder wins."""

    holders: int
    arrangements: int
    won: int


def countable_sizes(macro: Game, most: int = MOST_TILES) -> tuple[int, ...]:
    """Return the sizes of a macrogame with at most so many tiles."""
    return tuple(size for size in sizes_of(macro) if len(board_of(macro, size)) <= most)


def count_won(
    size: int | None = None, sides: int = 0, progress: Progress | None = None, *, macro: str | None = None
) -> list[Count]:
    """Return how many arrangements of a board the first holder wins, by how many tiles are the holder's.

    The board is that of *macro*, else of the first macrogame, and of *size*, if it has one. The holder has seat 0;
    *sides* is the seat that joins bottom and top, where sides have owners.
    """
    match = catalogue.game(NAME)
    book = match.parts.macros[0] if macro is None else match.parts.macro_called(macro)
    chosen = {"macro": book.name, "size": size, "sides": sides}
    options = {key: chosen[key] for key in ("macro", *book.setup.keys) if chosen.get(key) is not None}
    s = match.start(seed=0, **options).record
    tiles = len(match.parts.board(s))
    if tiles > MOST_TILES:
        raise ValueError(f"{tiles} tiles have too many arrangements")
    won = [0] * (tiles + 1)
    different, alike = _different(book, match.parts.macro(s)[1], tiles)
    is_won = _question(match.parts, s)
    for done, (arrangement, n) in enumerate(zip(different, alike, strict=True)):
        if progress is not None and done % STRETCH == 0:
            progress(done, len(different), book.name)
        s.tiles[:tiles] = [arrangement >> tile & 1 for tile in range(tiles)]
        won[arrangement.bit_count()] += n * is_won(s)
    return [Count(n, comb(tiles, n), won[n]) for n in range(tiles + 1)]


def _different(macro: Game, empty: State, tiles: int) -> tuple[list[int], list[int]]:
    """Return the arrangements, of which one stands for all that look the same turned or mirrored, and how many."""
    every = np.arange(1 << tiles)
    turns = [list(range(tiles))] if macro.search.symmetries is None else macro.search.symmetries(empty)
    images = [sum(((every >> tile & 1) << goes for tile, goes in enumerate(turn)), start=0 * every) for turn in turns]
    different, alike = np.unique(np.min(images, axis=0), return_counts=True)
    return different.tolist(), alike.tolist()


def _question(parts: Parts, s: State) -> Callable[[State], bool]:
    """Return what tells whether the first holder wins a match whose tiles are the holder's (1) or not (0).

    It is proven: of a monotone macrogame by what the match comes down to, else of the whole duel.
    """
    macro, empty = parts.macro(s)
    if macro.search.is_monotone:
        prover = Prover(macro, empty, 0)
        return lambda s: bool(prover.answer(settled(parts, s, (False, True)), PLIES))
    duel = Duel(parts)
    odds = [float(kind == 1) for kind, _ in enumerate(parts.micros)]

    def is_won(s: State) -> bool:
        root = duel.from_match(s, (odds, odds))
        return bool(Prover(duel, root, 0).answer(root, PLIES))

    return is_won


def holder_chances(progress: Progress | None = None) -> dict[str, float | None]:
    """Return for each microgame that is installed how likely its first player wins it, if nobody errs.

    That is 1 or 0 where luck has no say; a draw is no win. None is a microgame that is not solved.
    """
    return {name: holder_chance(name, progress) for name in catalogue.names(catalogue.MICROGAMES)}


def holder_chance(name: str, progress: Progress | None = None) -> float | None:
    """Return how likely the first player wins a microgame, if nobody errs; None where it is not solved.

    Where luck has a say, a draw counts half: whoever has the obelisk may do a little worse than that.
    """
    try:
        solution = solve(name, progress)
    except CannotSolve:
        return None
    return solution.share if solution.value == "chance" else float(solution.value == "win")


def is_won_by_holder(progress: Progress | None = None) -> dict[str, bool]:
    """Return for each microgame whose winner is certain whether its first player wins it, if nobody errs."""
    return {name: chance == 1.0 for name, chance in holder_chances(progress).items() if chance in (0.0, 1.0)}


def chance_of_holder(counts: Sequence[Count], share: float) -> float:
    """Return how likely the first holder wins, if each tile is the holder's with the probability *share*."""
    tiles = len(counts) - 1
    return sum(count.won * share**count.holders * (1 - share) ** (tiles - count.holders) for count in counts)


def mixes(names: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Return every choice of microgames that tiles can be drawn from, the small ones first."""
    for n in range(1, len(names) + 1):
        yield from combinations(names, n)

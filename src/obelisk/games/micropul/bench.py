"""What `obelisk bench` measures of Micropul: the search with hidden information, and the size of a position."""

from collections.abc import Iterator

from obelisk.arena.bench import Figure, rate, scaled, seconds_of
from obelisk.games.micropul import GAME
from obelisk.kernel.chance import generator
from obelisk.players.thinking.searching import Search

SIMULATIONS = 5_000
PLIES = 200_000
"""Plies a second that are the target."""
SIZE = 8_192
"""Bytes that a position may have."""


def figures(scale: float | None) -> Iterator[Figure]:
    """Measure plies in the tree and beyond it, and a position."""
    plain = rate("micropul, tree search", "plies/s", _plies)
    yield from scaled(plain, "micropul, tree search, scaled", scale, PLIES)
    size = GAME.rules.state.dtype.itemsize
    yield Figure("micropul, a position", "bytes", size, size, size, SIZE, is_better_high=False)


def _plies() -> float:
    start = GAME.start(seed=1)
    search = Search(GAME, start.record, start.active[0], GAME.search.exploration, generator(1), 1 << 20)
    seconds = seconds_of(search.run, SIMULATIONS, None)
    return search.plies / seconds

"""The best build for a hand of tiles on a board, and the proof that there is none better.

How it is found: `diagram.py` has all microchips as paths, `bounds.py` says what a part of one can still become,
`hands.py` counts the tiles, and `search.py` looks for the best path among those that the tiles allow.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf
from time import perf_counter

from obelisk.errors import BadRequest
from obelisk.games.microchip.rules.boards import read_colours
from obelisk.games.microchip.rules.data import count_tiles
from obelisk.games.microchip.rules.layouts import write_layout

ROUNDS = 40
"""How often the prices are improved before the search begins."""
SLICE = 500
"""How many drafts are laid further between two looks at the clock: a tenth of a millisecond."""
WRITING = 0.0003
"""The seconds that it takes to write the answer down, and to clear the desk."""
ENDLESS = 1 << 60


@dataclass(frozen=True)
class Build:
    """What the builder found."""

    score: int
    """The final score: the value, less 2 for each unused tile."""
    move: str
    """The layout, as it is handed in: `build a1NE …`."""
    proven: bool
    """Whether no layout scores more."""
    at_most: int
    """A final score that no layout exceeds; the score itself, once it is proven."""


def best_build(board: str, tiles: Iterable[str], seconds: float | None = None) -> Build:
    """Return the best build with *tiles* on *board*, proven; or the best that was found in so many seconds.

    Any 25 letters of the five colours are taken as a board. To lay nothing scores -2 for each tile.

    >>> best_build("BYRGPYGPRBRPYBGGBRPYPRGYB", ["B1", "Y1", "RX"])
    Build(score=0, move='build d5E e5W', proven=True, at_most=0)
    """
    from obelisk.games.microchip.building import engine
    from obelisk.games.microchip.building.search import BEST

    if seconds is not None and (isinstance(seconds, bool) or not isinstance(seconds, int | float) or not seconds > 0):
        raise BadRequest("microchip/seconds", given=repr(seconds))
    engine.warm()
    deadline = inf if seconds is None else perf_counter() + seconds - WRITING
    colours, held = read_colours(board), count_tiles(tiles)
    desk = engine.desk_for(colours, held)
    top = engine.find_bounds(desk, colours, held, ROUNDS)
    proven = False
    while not proven:
        before = perf_counter()
        proven = engine.search_on(desk, colours, top, engine.WIDTH, ENDLESS if seconds is None else SLICE)
        now = perf_counter()
        # However little time there is, the search goes on to its first build, after about half a millisecond; then
        # it stops as soon as another slice might take too long.
        if desk.search.tally[BEST] > 0 and now + 2 * (now - before) >= deadline:
            break
    best, n = int(desk.search.tally[BEST]), int(held.sum())
    sides = tuple(int(each) for each in desk.search.build)
    return Build(2 * (best - n), write_layout(sides), bool(proven), 2 * ((best if proven else top) - n))

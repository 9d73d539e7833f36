"""The best build for a hand of tiles on a board, proven, and what moves look worth by what can be built.

How it is found: `diagram.py` has all microchips as paths, `bounds.py` says what a part of one can still become,
`hands.py` counts the tiles, and `search.py` looks for the best path among those that the tiles allow.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from obelisk.authoring import BadRequest, Numbers, State, bits
from obelisk.games.microchip.rules.boards import read_colours, write_board
from obelisk.games.microchip.rules.codes import code_of
from obelisk.games.microchip.rules.data import CELLS, count_tiles, list_tiles
from obelisk.games.microchip.rules.layouts import read_layout, write_layout
from obelisk.games.microchip.rules.moves import is_drafting, kinds_on_offer
from obelisk.games.microchip.rules.state import BUILD, KINDS, MOST_VALUE, PENALTY

if TYPE_CHECKING:
    from obelisk.games.microchip.building.search import Desk

ROUNDS = 40
"""How often the prices are improved before the search begins."""
SLICE = 500
"""How many drafts are laid further between two looks at the clock: a tenth of a millisecond."""
TIE_EFFORT = 200_000
"""How many drafts are laid further to find a build of the same score with more tiles: a few hundredths of a second."""
WRITING = 0.0003
"""The seconds that it takes to write the answer down, and to clear the desk."""
ENDLESS = 1 << 60
LEAST_SCORE = -PENALTY * CELLS
_own = threading.local()


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

    With all the time it needs, it also looks for one with more tiles among those that score as much.
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
    if proven and seconds is None:
        engine.break_ties(desk, colours, engine.WIDTH, TIE_EFFORT)
    best, n = int(desk.search.tally[BEST]), int(held.sum())
    sides = tuple(int(each) for each in desk.search.build)
    return Build(2 * (best - n), write_layout(sides), bool(proven), 2 * ((best if proven else top) - n))


def weigh(s: State, seat: int) -> list[tuple[int, float]]:
    """Return each tile that a seat can take, with what it could build then; in the end, the best layout alone."""
    if not is_drafting(s):
        move, score = best_layout(s, seat)
        return [(move, worth(score))]
    from obelisk.games.microchip.building.engine import score_takes

    kinds = list_offer(s)
    scores = np.zeros(len(kinds), np.int64)
    room = np.zeros(2, s.dtype)
    room[0] = s
    score_takes(room, seat, own_desk(), kinds, scores)
    return [(int(kind), worth(int(score))) for kind, score in zip(kinds, scores, strict=True)]


def list_offer(s: State) -> Numbers:
    """Return the kinds of tiles in the draw column."""
    offer = int(kinds_on_offer(s))
    return np.array([kind for kind in range(KINDS) if bits.has(offer, kind)])


def best_layout(s: State, seat: int, overlooked: Sequence[int] = ()) -> tuple[int, int]:
    """Return the move that hands in a seat's best layout, and its score; tiles at *overlooked* places stay unused."""
    tiles = [tile for place, tile in enumerate(list_tiles(s.held[seat])) if place not in overlooked]
    build = best_build(write_board(s.boards[seat]), tiles)
    return BUILD + int(code_of(np.array(read_layout(build.move)))), build.score - PENALTY * len(overlooked)


def worth(score: float) -> float:
    """Return a final score on the way from the worst to the best, 0 to 1."""
    return (score - LEAST_SCORE) / (MOST_VALUE - LEAST_SCORE)


def own_desk() -> Desk:
    """Return the desk of this thread: no two may share one."""
    if not hasattr(_own, "desk"):
        from obelisk.games.microchip.building import engine

        _own.desk = engine.usual_desk()
    desk: Desk = _own.desk
    return desk

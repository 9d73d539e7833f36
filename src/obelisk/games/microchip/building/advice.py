"""What moves look worth, by what can be built: the tiles on offer, or the best layout."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from obelisk.games.microchip.building.builder import best_build
from obelisk.games.microchip.rules.boards import write_board
from obelisk.games.microchip.rules.codes import code_of
from obelisk.games.microchip.rules.data import CELLS, list_tiles
from obelisk.games.microchip.rules.layouts import read_layout
from obelisk.games.microchip.rules.moves import is_drafting, kinds_on_offer
from obelisk.games.microchip.rules.state import BUILD, KINDS, MOST_VALUE, PENALTY
from obelisk.kernel import bits
from obelisk.kernel.state import Numbers, State

if TYPE_CHECKING:
    from obelisk.games.microchip.building.desk import Desk

LEAST_SCORE = -PENALTY * CELLS
_own = threading.local()


def weigh(s: State, seat: int) -> list[tuple[int, float]]:
    """Return each tile that a seat can take, with what it could build then; in the end, the best layout alone."""
    if not is_drafting(s):
        move, score = best_layout(s, seat)
        return [(move, worth(score))]
    from obelisk.games.microchip.rules.drafting import score_takes

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
    """Return the move that hands in the best layout of a seat, and its final score.

    *overlooked* are places in the seat's list of tiles that are left aside: they count as unused.
    """
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

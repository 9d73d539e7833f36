"""The builder's compiled steps, and the diagrams that all searches of a process share."""

from __future__ import annotations

from functools import cache

import numpy as np

from obelisk.games.microchip.building.desk import (
    USUAL_CODES,
    USUAL_STATES,
    Desk,
    build_on,
    new_desk,
    prepare,
    quick_score,
)
from obelisk.games.microchip.building.diagram import Diagram, make_diagram
from obelisk.games.microchip.building.hands import most_codes, most_states
from obelisk.games.microchip.rules.boards import count_cells
from obelisk.games.microchip.rules.data import CELLS, N_COLOURS, N_SHAPES, SIZE, Array
from obelisk.kernel.compiled import compiled
from obelisk.kernel.state import Numbers

WIDTH = 128
"""How many drafts a search lays further at once. Narrow searches come to a good build sooner, wide ones notice more
often that two drafts are one; found by trying, and nothing depends on it much."""


@compiled
def _make(is_joined: bool) -> Diagram:
    return make_diagram(is_joined)


@compiled
def find_bounds(desk: Desk, board: Array, held: Array, rounds: int) -> int:
    """See `desk.prepare`."""
    return prepare(desk, board, held, rounds)


@compiled
def search_on(desk: Desk, board: Array, top: int, width: int, effort: int) -> bool:
    """See `desk.build_on`."""
    return build_on(desk, board, top, width, effort)


@compiled
def quick_scores(desk: Desk, board: Array, hands: Array, scores: Numbers) -> None:
    """Write the quick score of each hand on a board into *scores*: hands are [which, colour, shape]."""
    for which in range(len(hands)):
        scores[which] = quick_score(desk, board, hands[which])


@cache
def diagrams() -> tuple[Diagram, Diagram]:
    """Return the diagram of all microchips, and the one of all layouts without open paths."""
    return _make(True), _make(False)


def usual_desk() -> Desk:
    """Return a desk for any hand on any board of the rules."""
    return new_desk(*diagrams(), WIDTH, USUAL_STATES, USUAL_CODES)


def desk_for(board: Array, held: Array) -> Desk:
    """Return a desk for a hand on any board, of the rules or not."""
    if all(count_cells(board, colour) == SIZE for colour in range(N_COLOURS)):
        return usual_desk()
    return new_desk(*diagrams(), WIDTH, most_states(board, held), most_codes(board, held))


@cache
def warm() -> None:
    """Compile what a build needs, by building with no tiles; so no budget of time is spent on that."""
    desk = usual_desk()
    board = np.zeros(CELLS, np.int64)
    held = np.zeros((N_COLOURS, N_SHAPES), np.int64)
    search_on(desk, board, find_bounds(desk, board, held, 1) + 1, 1, 1)

"""One step at a time, for positions that Python holds: positions[0] is read or changed in place."""

from typing import Any

import numpy as np

from obelisk.kernel import rules
from obelisk.kernel.compiled import compiled
from obelisk.kernel.state import Chance, Numbers

Positions = np.ndarray[Any, Any]


@compiled
def deal(positions: Positions, rng: Chance) -> None:
    """Let chance decide what the set-up leaves open."""
    rules.deal(positions[0], rng)


@compiled
def begin(positions: Positions) -> int:
    """Lay out the first position; return who may act."""
    rules.begin(positions[0])
    return rules.active(positions[0])


@compiled
def legal(positions: Positions, seat: int, moves: Numbers) -> int:
    """List the moves of *seat*; return how many they are."""
    return rules.list_moves(positions[0], seat, moves)


@compiled
def is_legal(positions: Positions, seat: int, move: int, moves: Numbers) -> bool:
    """Tell whether *seat* may make *move*."""
    return rules.is_legal(positions[0], seat, move, moves)


@compiled
def play(before: Positions, after: Positions, seat: int, move: int) -> int:
    """Make a legal move: after[0] becomes the position that follows before[0]; return who may act then."""
    after[0] = before[0]
    rules.apply(after[0], seat, move)
    return rules.active(after[0])


@compiled
def apply(positions: Positions, seat: int, move: int) -> int:
    """Make a legal move; return who may act then."""
    rules.apply(positions[0], seat, move)
    return rules.active(positions[0])


@compiled
def determinize(positions: Positions, seat: int, rng: Chance) -> int:
    """Replace what *seat* cannot know by something that could be; return who may act."""
    rules.determinize(positions[0], seat, rng)
    return rules.active(positions[0])


@compiled
def finish(positions: Positions, totals: Numbers) -> int:
    """Count the points of a finished game; return who won."""
    rules.points(positions[0], totals)
    return rules.winners(positions[0])

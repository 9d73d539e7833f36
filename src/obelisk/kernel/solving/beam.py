"""Beam search for games that are played alone: level by level, only the most promising positions are kept.

From a level's positions every move is tried, and what it leads to is valued by the game (`value`). The best go on to
the next level, but each position only once (`mark`), and only some of those with one parent, so that a level does not
fill with hardly different positions. A little noise in the values makes every search another one. Positions at the
game's end go no further: the best of them, by points, is what the search looks for.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from obelisk.kernel import rules
from obelisk.kernel.chance import pick
from obelisk.kernel.compiled import compiled
from obelisk.kernel.state import Array, Chance, Numbers

ALONE = 0
"""The seat of whoever plays alone."""

FAMILY = 3
"""How many positions of a level may have the same parent."""

SPARE = 6
"""How many times as many positions are ranked as go on: some are there twice, or have too many siblings."""

LONGEST = 1000
"""Moves at most, for a game that might never end."""

FINE = 1 << 20
"""In how many steps noise goes from nothing to all."""

_NUMBERS = ("parent", "move", "mark", "is_over", "points")
CHILD = np.dtype((np.record, [*((name, "i8") for name in _NUMBERS), ("value", "f8"), ("score", "f8")]))
"""What is kept of a position that was tried: the way to it, what it is worth, and that with noise."""


class Line(NamedTuple):
    """Moves, and what they lead to."""

    is_over: bool
    points: int
    value: float
    moves: tuple[int, ...]

    @property
    def worth(self) -> tuple[bool, int, float]:
        """What counts between two lines: an end before none, then points, then the value."""
        return self.is_over, self.points, self.value


@compiled
def count_moves(level: Array, moves: Numbers) -> int:
    """Return how many legal moves all positions of a level have together."""
    total = 0
    for i in range(len(level)):
        total += rules.list_moves(level[i], ALONE, moves)
    return total


@compiled
def try_moves(
    level: Array, scratch: Array, children: Array, noise: float, rng: Chance, moves: Numbers, totals: Numbers
) -> None:
    """Fill *children* with what every move of every position leads to; scratch[0] is used up."""
    n = 0
    s = scratch[0]
    for i in range(len(level)):
        for j in range(rules.legal(level[i], ALONE, moves)):
            scratch[0] = level[i]
            rules.apply(s, ALONE, moves[j])
            child = children[n]
            child.parent = i
            child.move = moves[j]
            child.value = rules.value(s, ALONE)
            if rules.active(s) == 0:
                rules.points(s, totals)
                child.is_over = 1
                child.points = totals[ALONE]
            else:
                child.mark = rules.position_hash(s)
                child.score = child.value + noise * pick(rng, FINE) / FINE
            n += 1


@compiled
def step(level: Array, after: Array, chosen: Array) -> None:
    """Make the chosen moves: *after* becomes the next level."""
    for i in range(len(chosen)):
        after[i] = level[chosen[i].parent]
        rules.apply(after[i], ALONE, chosen[i].move)


def search(root: Array, width: int, noise: float, rng: Chance, moves: Numbers, goes_on: Callable[[], bool]) -> Line:
    """Return the best line found from root[0], which is not over, until the game ends or *goes_on* says no."""
    level, scratch = root, np.zeros_like(root)
    way: list[Array] = []
    best = Line(False, 0, 0.0, ())
    while len(level) > 0 and len(way) < LONGEST and (not way or goes_on()):
        children = np.zeros(count_moves(level, moves), CHILD)
        try_moves(level, scratch, children, noise, rng, moves, np.zeros(1, np.int64))
        top = children[_top(children)]
        found = Line(bool(top.is_over), int(top.points), float(top.value), ())
        if found.worth > best.worth or not best.is_over:
            best = found._replace(moves=_moves_to(top, way))
        chosen = children[_select(children, width)]
        after = np.zeros(len(chosen), root.dtype)
        step(level, after, chosen)
        way.append(chosen)
        level = after
    return best


def _top(children: Array) -> int:
    """Return the place of the best child: one at the game's end with the most points, or else the most promising."""
    over = np.flatnonzero(children["is_over"])
    if len(over) == 0:
        return int(np.argmax(children["value"]))
    points = children["points"][over]
    over = over[points == points.max()]
    return int(over[np.argmax(children["value"][over])])


def _select(children: Array, width: int) -> Array:
    """Return the places of those *width* children that go on: the best, no position twice, no family too large."""
    running = np.flatnonzero(children["is_over"] == 0)
    scores = children["score"][running]
    # Most are never looked at: it is enough to rank some, unless too many of these are left out.
    for enough in (SPARE * width, len(running)):
        best = np.argpartition(-scores, enough - 1)[:enough] if enough < len(running) else np.arange(len(running))
        chosen = _sift(children, running[best[np.argsort(-scores[best], kind="stable")]])[:width]
        if len(chosen) == width or enough >= len(running):
            break
    return chosen


def _sift(children: Array, ranked: Array) -> Array:
    """Return the places of ranked children, without a position twice, and without those of a family too large."""
    _, first = np.unique(children["mark"][ranked], return_index=True)
    ranked = ranked[np.sort(first)]
    parents = children["parent"][ranked]
    by_family = np.argsort(parents, kind="stable")
    beginnings = np.searchsorted(parents[by_family], parents[by_family])
    older_siblings = np.empty(len(ranked), np.int64)
    older_siblings[by_family] = np.arange(len(ranked)) - beginnings
    return ranked[older_siblings < FAMILY]


def _moves_to(child: Any, way: list[Array]) -> tuple[int, ...]:
    """Return the moves that lead to *child*, whose parent is on the last level of *way*."""
    moves = []
    for level in reversed(way):
        moves.append(int(child.move))
        child = level[child.parent]
    return (*reversed([*moves, int(child.move)]),)

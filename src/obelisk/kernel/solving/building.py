"""Solve a whole game: the arrays that the compiled searches fill grow here, and people are told how far it is."""

from collections.abc import Callable

import numpy as np

from obelisk.errors import BrokenGame, CannotSolve
from obelisk.kernel.rules import Rules
from obelisk.kernel.solving import with_cycles, without_cycles
from obelisk.kernel.solving.hashing import NOBODY, put_all
from obelisk.kernel.solving.scores import DRAW
from obelisk.kernel.state import Array, State

Tell = Callable[[int, int | None, str], None]

STRETCH = 200_000
"""How many positions are worked on before people are told."""

SMALLEST_TABLE = 1 << 14
MOST_POSITIONS = 1 << 28


def build(solved: Rules, start: State, tell: Tell) -> tuple[Array, Array, int]:
    """Return the positions that a table must hold, their scores, and how many positions the game has."""
    return _depth_first(solved, start, tell) or _backwards(solved, start, tell)


def _depth_first(solved: Rules, start: State, tell: Tell) -> tuple[Array, Array, int] | None:
    """Solve a game without cycles; None if it turns out to have one."""
    path = np.zeros(64, solved.state.dtype)
    path[0] = start
    moves = solved.scratch(len(path))
    notes = np.zeros((len(path), without_cycles.COLUMNS), np.int64)
    keys = np.full(SMALLEST_TABLE, NOBODY, np.int64)
    scores = np.zeros(SMALLEST_TABLE, np.int16)
    counters = np.array([0, 1, 0])
    without_cycles.begin_search(path, moves, notes, keys, scores)
    while True:
        ended = without_cycles.search(path, moves, notes, keys, scores, counters, STRETCH)
        tell(int(counters[1]), None, solved.state.name)
        if ended == without_cycles.DONE:
            break
        if ended == without_cycles.HAS_CYCLE:
            return None
        if ended == without_cycles.NEEDS_DEPTH:
            if len(path) > solved.max_plies:
                raise BrokenGame("game/never-ends", solved.state.name, solved.max_plies)
            path, notes, known_moves = _twice(path), _twice(notes), moves
            moves = solved.scratch(len(path))
            moves[: len(known_moves)] = known_moves
        elif ended == without_cycles.NEEDS_ROOM:
            _check_size(solved, len(keys))
            is_noted = keys != NOBODY
            noted, known_scores = keys[is_noted], scores[is_noted]
            keys, scores = np.full(2 * len(keys), NOBODY, np.int64), np.zeros(2 * len(keys), np.int16)
            scores[put_all(noted, keys)] = known_scores
    return (*_to_keep(keys, scores, moves_twice=bool(counters[2])), int(counters[1]))


def _backwards(solved: Rules, start: State, tell: Tell) -> tuple[Array, Array, int]:
    """Solve a game with cycles."""
    scratch = np.zeros(2, solved.state.dtype)
    scratch[0] = start
    moves = solved.scratch()
    keys, indices = np.full(SMALLEST_TABLE, NOBODY, np.int64), np.zeros(SMALLEST_TABLE, np.int32)
    order, ends = np.zeros(SMALLEST_TABLE, np.int64), np.zeros(SMALLEST_TABLE, np.int16)
    first_edge = np.zeros(SMALLEST_TABLE + 1, np.int64)
    targets = np.zeros(SMALLEST_TABLE * 4, np.int32)
    counters = np.zeros(3, np.int64)
    with_cycles.note_start(scratch, keys, indices, order, counters)
    is_more = True
    while is_more:
        before = counters[with_cycles.EXPLORED]
        is_more = with_cycles.explore(
            scratch, moves, keys, indices, order, first_edge, targets, ends, counters, STRETCH
        )
        known = int(counters[with_cycles.KNOWN])
        tell(int(counters[with_cycles.EXPLORED]), known, solved.state.name)
        if counters[with_cycles.EXPLORED] - before < STRETCH and is_more:
            _check_size(solved, len(order))
            order, ends, first_edge, targets = (_twice(array) for array in (order, ends, first_edge, targets))
            keys, indices = np.full(2 * len(keys), NOBODY, np.int64), _twice(indices)
            indices[put_all(order[:known], keys)] = np.arange(known)
    known = int(counters[with_cycles.KNOWN])
    first_source = np.zeros(known + 1, np.int64)
    sources = np.zeros(int(counters[with_cycles.EDGES]), np.int32)
    scores = np.zeros(known, np.int16)
    with_cycles.turn_around(first_edge, targets, known, first_source, sources)
    with_cycles.spread_scores(first_edge, ends, first_source, sources, known, scores)
    return (*_to_keep(order[:known], scores, moves_twice=bool(np.any(sources & 1))), known)


def _to_keep(keys: Array, scores: Array, *, moves_twice: bool) -> tuple[Array, Array]:
    """Return the lost positions; with them the won ones, where a player may move twice running."""
    kept = (keys != NOBODY) & ((scores != DRAW) if moves_twice else (scores < DRAW))
    return keys[kept], scores[kept]


def _twice(array: Array) -> Array:
    return np.concatenate([array, np.zeros_like(array)])


def _check_size(solved: Rules, size: int) -> None:
    if 2 * size > MOST_POSITIONS:
        raise CannotSolve("solve/memory", game=solved.state.name, limit=MOST_POSITIONS)
